import { execFileSync } from 'node:child_process'
import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import {
  type DatasetChoice,
  type DatasetContext,
  openDataset,
  selectFrom
} from '../../../../src/commands/shared/dataset/open-dataset.js'
import { readTestMaterial } from '../../../../src/commands/shared/jobs/read-test-material.js'
import type { RowsChoice } from '../../../../src/commands/shared/rows/rows-choice.js'
import { UserError } from '../../../../src/contracts/errors.js'
import type { SweRow } from '../../../../src/contracts/swe-polybench.js'
import { folderWith } from '../../../dataset/temporary-dataset.js'
import { sampleRow } from '../../../making/swe-polybench/sample-row.js'

const rowOf = (name: string, overrides: Partial<SweRow> = {}): SweRow =>
  sampleRow({ instance_id: `acme__${name}`, repo: `acme/${name.replace(/-\d+$/, '')}`, ...overrides })

const ROWS = [rowOf('larder-2'), rowOf('larder-1'), rowOf('pantry-1', { language: 'java' })]

const fileOf = async (rows: readonly unknown[]): Promise<string> => {
  const file = join(await folderWith(), 'rows.jsonl')
  await writeFile(file, rows.map(row => `${JSON.stringify(row)}\n`).join(''))
  return file
}

const choiceOf = (file: string | null, overrides: Partial<RowsChoice> = {}): RowsChoice => ({
  ...{
    file,
    split: undefined,
    language: undefined,
    hints: false,
    repoPath: undefined,
    publishedImages: null
  },
  ...overrides
})

const ALL: Omit<DatasetChoice, 'path' | 'dataset' | 'rows' | 'bases'> = {
  ...{ include: [], exclude: [], repository: [], limit: undefined, sample: undefined, seed: 1 },
  changedSince: undefined
}

/** What is opened and selected of rows, with what was warned of. */
const opened = async (
  rows: RowsChoice,
  { select = {}, cacheDir }: { select?: Partial<typeof ALL>; cacheDir?: string } = {}
) => {
  const warnings: string[] = []
  const context: DatasetContext & { cacheDir: string } = {
    environment: {},
    cacheDir: cacheDir ?? (await folderWith()),
    listener: event => event.type === 'warning' && warnings.push(event.message),
    signal: new AbortController().signal
  }
  const dataset = await openDataset({ path: '/nowhere', dataset: undefined, rows, bases: undefined }, context)
  const selected = await selectFrom(dataset, { ...ALL, ...select }, context)
  return { dataset, selected, warnings, cacheDir: context.cacheDir }
}

const namesIn = (entries: readonly { readonly name: string }[]): string[] => entries.map(({ name }) => name)

describe('a file of rows', () => {
  test('is a dataset of tasks by name, known by the file’s name and SHA-256', async () => {
    const { dataset, selected } = await opened(choiceOf(await fileOf(ROWS)))
    expect(namesIn(selected)).toEqual(['acme__larder-1', 'acme__larder-2', 'acme__pantry-1'])
    expect(dataset.loaded.dataset).toEqual({
      source: 'rows.jsonl',
      commit: expect.stringMatching(/^[0-9a-f]{64}$/)
    })
    expect(dataset.pinned).toBeUndefined()
  })

  test.each<[string, Partial<RowsChoice>, Partial<typeof ALL>, string[]]>([
    ['a language', { language: 'java' }, {}, ['acme__pantry-1']],
    ['names', {}, { include: ['*larder*'], exclude: ['*-2'] }, ['acme__larder-1']],
    ['a repository', {}, { repository: ['acme/pantry'] }, ['acme__pantry-1']],
    ['a number', {}, { limit: 2 }, ['acme__larder-1', 'acme__larder-2']],
    ['a sample', {}, { sample: 1, seed: 4 }, [expect.stringMatching(/^acme__/) as unknown as string]]
  ])('is selected from by %s', async (_, rows, select, expected) => {
    const { selected } = await opened(choiceOf(await fileOf(ROWS), rows), { select })
    expect(namesIn(selected)).toEqual(expected)
  })

  test('tells of what is no row, and goes on', async () => {
    const bad = { ...rowOf('cellar-1'), instance_id: '../../etc' }
    const { selected, warnings, dataset } = await opened(choiceOf(await fileOf([bad, ...ROWS])))
    expect(selected).toHaveLength(3)
    expect(warnings).toEqual([
      expect.stringMatching(new RegExp(`^${dataset.loaded.tasksDir} row 1 \\(.*instance_id: `))
    ])
  })

  test('counts problems where there are many', async () => {
    const { warnings } = await opened(choiceOf(await fileOf([...Array(30).fill({}), ...ROWS])))
    expect(warnings).toHaveLength(21)
    expect(warnings.at(-1)).toMatch(/ has \d+ more problems in rows/)
  })

  test('that is none is an empty benchmark', async () => {
    const { selected, dataset } = await opened(choiceOf(null), { select: { include: ['*larder*'] } })
    expect(selected).toEqual([])
    expect(dataset.loaded.dataset.commit).toBeNull()
  })

  test('of which the language leaves nothing is an empty benchmark', async () => {
    const { selected } = await opened(choiceOf(await fileOf(ROWS), { language: 'typescript' }))
    expect(selected).toEqual([])
  })

  test('that is not there is the user’s mistake', async () => {
    const opening = opened(choiceOf('/nowhere/rows.csv'))
    await expect(opening).rejects.toThrow(UserError)
    await expect(opening).rejects.toThrow('`--dataset /nowhere/rows.csv` cannot be read')
  })

  test('has to be one, and no folder, pipe or device', async () => {
    const folder = await folderWith()
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    for (const [path, what] of [
      [folder, 'it is a folder'],
      [pipe, 'it is a pipe or a device'],
      ['/dev/zero', 'it is a pipe or a device']
    ] as const) {
      const opening = opened(choiceOf(path))
      await expect(opening).rejects.toThrow(UserError)
      await expect(opening).rejects.toThrow(`\`--dataset ${path}\` cannot be read: ${what}`)
    }
  })

  test('has no history to select by', async () => {
    const file = await fileOf(ROWS)
    await expect(opened(choiceOf(file), { select: { changedSince: 'main' } })).rejects.toThrow(
      /^`--changed-since main` goes by the history/
    )
  })
})

describe('the folders of rows', () => {
  test('are written for what is wanted alone, with the row for its trials', async () => {
    const { dataset, selected, cacheDir } = await opened(choiceOf(await fileOf(ROWS)), {
      select: { include: ['acme__larder-1'] }
    })
    await expect(stat(join(cacheDir, 'rows'))).rejects.toThrow('ENOENT')
    await dataset.rows?.write(selected)
    expect(await readdir(join(cacheDir, 'rows'))).toHaveLength(1)
    const [entry] = selected
    if (!entry?.ok) throw new Error('it can run')
    const { row, testPaths, env } = await readTestMaterial(entry.task)
    expect(row).toEqual(ROWS[1])
    expect({ testPaths, env }).toMatchObject({ testPaths: ['test_larder.py'], env: { verifier: {} } })
    expect((await stat(join(entry.dir, 'tests/test.sh'))).mode & 0o111).toBe(0o111)
  })

  test('are made again where somebody has changed one', async () => {
    const file = await fileOf(ROWS)
    const { dataset, selected } = await opened(choiceOf(file))
    await dataset.rows?.write(selected)
    const path = join(selected[0]?.dir ?? '', 'instruction.md')
    const before = await readFile(path, 'utf8')
    await appendFile(path, 'The answer is 42.\n')
    await dataset.rows?.write(selected)
    expect(await readFile(path, 'utf8')).toBe(before)
  })

  test('are others with hints, so that no run changes those of another', async () => {
    const file = await fileOf(ROWS)
    const cacheDir = await folderWith()
    const without = await opened(choiceOf(file), { cacheDir })
    const withHints = await opened(choiceOf(file, { hints: true }), { cacheDir })
    expect(without.selected[0]?.dir).not.toBe(withHints.selected[0]?.dir)
  })

  test('are whole when two runs write them at the same time', async () => {
    const file = await fileOf(ROWS)
    const cacheDir = await folderWith()
    const runs = await Promise.all(Array.from({ length: 4 }, () => opened(choiceOf(file), { cacheDir })))
    await Promise.all(runs.map(({ dataset, selected }) => dataset.rows?.write(selected)))
    for (const { dir } of runs[0]?.selected ?? [])
      expect((await readdir(dir)).sort()).toEqual([
        ...['environment', 'instruction.md', 'solution', 'swe-polybench.json', 'task.toml', 'tests']
      ])
    expect((await readdir(join(cacheDir, 'rows'))).every(name => /^[0-9a-f]{24}$/.test(name))).toBe(true)
  })

  test('are not those of a file that has changed meanwhile', async () => {
    const file = await fileOf(ROWS)
    const { dataset, selected } = await opened(choiceOf(file))
    await writeFile(file, `${JSON.stringify(rowOf('larder-1', { patch: '' }))}\n`)
    await expect(dataset.rows?.write(selected)).rejects.toThrow(/was changed while it was read/)
  })

  test('that cannot be written are the user’s to make room for', async () => {
    const cacheDir = await folderWith({ rows: 'a file in the way' })
    const { dataset, selected } = await opened(choiceOf(await fileOf(ROWS)), { cacheDir })
    await expect(dataset.rows?.write(selected)).rejects.toThrow(/cannot be written to .*XDG_CACHE_HOME/)
  })
})
