import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { PUBLISHED_IMAGES } from '../../../src/contracts/swe-polybench.js'
import { readFlags } from '../../../src/entry/read-options/read-flags.js'
import { readInputs } from '../../../src/entry/read-options/read-inputs.js'
import { readValues } from '../../../src/entry/read-options/read-values.js'
import { rowHandling, rowsChoice } from '../../../src/entry/read-options/rows-choice.js'
import { toPlanOptions } from '../../../src/entry/read-options/to-plan-options.js'
import { toRunOptions } from '../../../src/entry/read-options/to-run-options.js'

const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-rows-'))
writeFileSync(join(folder, 'rows.csv'), 'instance_id\n')

const typed = (...args: string[]) => {
  const request = readFlags(args)
  if (request.kind !== 'verb') throw new Error('expected a verb')
  return readValues(request.raws, folder)
}
const given = (inputs: Record<string, string>) =>
  readValues(
    readInputs(Object.fromEntries(Object.entries(inputs).map(([name, text]) => [`INPUT_${name}`, text]))),
    folder
  )

const flags = { place: 'flags', folder } as const
const inputs = { place: 'inputs', folder } as const

describe('which rows are wanted', () => {
  it('is none where the dataset is a folder of tasks', () => {
    expect(rowsChoice(typed('run', '-d', 'owner/repo@v1'), flags)).toBeUndefined()
  })

  it('is the same on the command line and in a workflow', () => {
    const options = ['--split', 'pb500', '--language', 'java', '--hints', '--published-images', 'none']
    const rows = {
      file: join(folder, 'rows.csv'),
      split: 'pb500',
      language: 'java',
      hints: true,
      repoPath: undefined,
      publishedImages: null
    }
    const bench = typed('bench', 'swe-polybench', '--dataset', 'rows.csv', ...options)
    expect(rowsChoice(bench, flags)).toEqual(rows)
    const plan = typed('run', '--benchmark', 'swe-polybench', '-d', 'rows.csv', ...options)
    expect(rowsChoice(plan, flags)).toEqual(rows)
    const workflow = given({
      ...{ benchmark: 'swe-polybench', dataset: 'rows.csv', split: 'pb500', language: 'java' },
      ...{ hints: 'true', 'published-images': 'none' }
    })
    expect(rowsChoice(workflow, inputs)).toEqual(rows)
    expect(toRunOptions(workflow, 'inputs', { environment: {}, folder })).toMatchObject({
      rows,
      dataset: undefined
    })
  })

  it('is an empty benchmark without a file', () => {
    expect(rowsChoice(typed('bench', 'swe-polybench'), flags)).toMatchObject({ file: null, hints: false })
    const plan = toPlanOptions(given({ command: 'plan', benchmark: 'swe-polybench' }), 'inputs', {
      folder,
      outFolder: '/out'
    })
    expect(plan).toMatchObject({ rows: { file: null }, out: '/out/plan.json' })
  })

  it('takes published images from where they are, unless told', () => {
    expect(rowsChoice(typed('bench', 'swe-polybench'), flags)?.publishedImages).toMatch(/^ghcr\.io\/.+\.$/)
  })

  it.each([
    [['--split', 'pb50'], /`--split` is `pb50`; it has to be one of `pb500`, `verified`, `full`/],
    [['--language', 'kotlin'], /one of `java`, `javascript`, `typescript`, `python`/]
  ])('names the valid values instead of %j', (args, message) => {
    expect(() => typed('bench', 'swe-polybench', ...args)).toThrow(message)
  })

  it('names a file that is not there, and a folder', () => {
    expect(() => rowsChoice(typed('bench', 'swe-polybench', '-d', 'row.csv'), flags)).toThrow(
      '`--dataset` is `row.csv`, and nothing is there. Name the file of rows: CSV as published, JSON, or JSON Lines, each also compressed by gzip.'
    )
    expect(() => rowsChoice(given({ benchmark: 'swe-polybench', dataset: '.' }), inputs)).toThrow(
      'input `dataset` is `.`, which is a folder.'
    )
  })

  it('refuses what cannot be done with rows', () => {
    expect(() => rowsChoice(typed('bench', 'swe-polybench', '--verifier-mode', 'shared'), flags)).toThrow(
      /`--verifier-mode` is `shared`; rows .* it has to be `fresh`/
    )
    expect(() => rowsChoice(given({ benchmark: 'swe-polybench', 'changed-since': 'main' }), inputs)).toThrow(
      /input `changed-since` is `main`; it is about folders of tasks/
    )
  })

  it('refuses what only rows have where there are none', () => {
    expect(() => rowsChoice(typed('run', '--split', 'pb500'), flags)).toThrow(
      '`--split` is of rows, and the dataset is a folder of tasks. Leave it out, or say `--benchmark swe-polybench`.'
    )
    expect(() => rowsChoice(given({ hints: 'true' }), inputs)).toThrow(/^input `hints` is of rows/)
  })

  it.each([
    [['--grading', 'strict'], '`--grading` is of rows'],
    [['--grading', 'official', '--grading', 'simple'], '`--grading` is of rows'],
    [['--published-images', 'none'], '`--published-images` is of rows'],
    [['--data-dir', 'elsewhere'], '`--data-dir` is of rows']
  ])('refuses %j where there are none', (args, message) => {
    expect(() => rowsChoice(typed('run', ...args), flags)).toThrow(message)
  })

  it('takes the defaults of what only rows have, which a runner fills in', () => {
    const defaults = { grading: 'official,strict,simple', hints: 'false', 'data-dir': 'data' }
    expect(rowsChoice(given({ ...defaults, 'published-images': PUBLISHED_IMAGES }), inputs)).toBeUndefined()
  })

  it('leaves a shard its plan’s rows, and takes how they are run', () => {
    const values = typed('run', '--plan', 'plan.json', '--shard', '1', '--repo-path', 'clones')
    expect(toRunOptions(values, 'flags', { environment: {}, folder })).toMatchObject({
      rows: undefined,
      ofRows: { repoPath: join(folder, 'clones') }
    })
  })
})

describe('how rows are graded', () => {
  const gradings = (...args: string[]) => rowHandling(typed('bench', 'swe-polybench', ...args)).gradings

  it('is in every way, unless some are named', () => {
    expect(gradings()).toEqual(['official', 'strict', 'simple'])
    expect(gradings('--grading', 'simple,strict')).toEqual(['strict', 'simple'])
    expect(gradings('--grading', 'simple', '--grading', 'official, simple')).toEqual(['official', 'simple'])
  })

  it('is in no other way', () => {
    expect(() => gradings('--grading', 'official,lenient')).toThrow(
      '`grading` is `lenient`; it has to be of `official`, `strict`, `simple`. Correct it, or leave it out for all of them.'
    )
    expect(() => gradings('--grading', ',')).toThrow('`grading` names none')
  })
})
