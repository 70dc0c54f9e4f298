import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { resultLines } from '../../../src/commands/bench/result-lines.js'
import { appendResults } from '../../../src/commands/bench/results-file.js'
import { benchCompare } from '../../../src/commands/bench-compare.js'
import { UserError } from '../../../src/contracts/errors.js'
import { rowRewards, rowTrials } from '../../report/rows/row-trials.js'
import { resultLine } from './result-lines.js'

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'kotlin-bench-compare-'))

const compare = async (files: readonly string[]) => {
  const notices: string[] = []
  return { ...(await benchCompare(files, { notice: message => notices.push(message) })), notices }
}

describe('bench compare', () => {
  it('compares what runs have appended', async () => {
    const date = new Date('2026-11-30T20:00:00Z')
    const files = await appendResults(newFolder(), resultLines(rowRewards(rowTrials()), date))
    const { comparison, text, notices } = await compare(files)
    expect(notices).toEqual([])
    expect(
      comparison.lines.map(({ agent, language, instances, errors, gradings: { official } }) => [
        ...[agent, language, instances, errors],
        `${official.resolved}/${official.graded}`
      ])
    ).toEqual([
      ['codex', 'java', 1, 0, '1/1'],
      ['codex', 'python', 3, 1, '1/2'],
      ['codex', null, 4, 1, '2/3'],
      ['claude-code', 'java', 1, 0, '1/1'],
      ['claude-code', 'python', 3, 1, '2/2'],
      ['claude-code', null, 4, 1, '3/3']
    ])
    expect(text).toMatch(/^codex openai\/gpt-5 +all +4 +1 +2\/3, 66\.7%/m)
  })

  it('reads a file that is named twice once', async () => {
    const [file = ''] = await appendResults(newFolder(), [resultLine()])
    expect((await compare([file, file])).comparison.notes).toEqual([])
  })

  it('leaves a line out that was torn, and says so', async () => {
    const path = join(newFolder(), 'a.jsonl')
    writeFileSync(path, `${JSON.stringify(resultLine())}\n{"schema": "kotl\n`)
    const { comparison, notices } = await compare([path])
    expect(comparison.lines).toHaveLength(1)
    expect(notices).toEqual([`${path}: 1 line left out that cannot be read, first line 2.`])
  })

  it('takes no file that is larger than a text may be', async () => {
    const path = join(newFolder(), 'a.jsonl')
    writeFileSync(path, `${JSON.stringify(resultLine())}\n`)
    truncateSync(path, 256 * 1024 ** 2 + 1)
    await expect(compare([path])).rejects.toThrow('cannot be read: it has more than 268435456 bytes')
  })

  it.each([
    ['nothing', 'none.jsonl', /cannot be read: .*swe-polybench-<model>-results\.jsonl/],
    ['something else', 'rows.csv', /has no result of a run/]
  ])('says of %s what to name instead', async (_, name, message) => {
    const folder = newFolder()
    writeFileSync(join(folder, 'rows.csv'), 'instance_id\n')
    const comparing = compare([join(folder, name)])
    await expect(comparing).rejects.toThrow(UserError)
    await expect(comparing).rejects.toThrow(message)
  })
})
