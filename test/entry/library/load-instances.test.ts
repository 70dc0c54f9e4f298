import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import type { SWEPolyBenchInstanceInput } from '../../../src/entry/library/instance.js'
import { type LeftOutRow, loadInstances, readInstances } from '../../../src/entry/library/load-instances.js'

const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-library-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const instance = (
  number: number,
  rest: Partial<SWEPolyBenchInstanceInput> = {}
): SWEPolyBenchInstanceInput => ({
  instance_id: `acme__larder-${number}`,
  repo: 'acme/larder',
  base_commit: '0123456789abcdef0123456789abcdef01234567',
  problem_statement: 'Jars are counted twice.',
  language: 'python',
  task_type: 'bug_fix',
  ...rest
})

const file = (name: string, records: readonly object[]): string => {
  const path = join(folder, name)
  writeFileSync(path, records.map(record => `${JSON.stringify(record)}\n`).join(''))
  return path
}

const load = async (wanted: Partial<Parameters<typeof loadInstances>[0]>) => {
  const leftOut: LeftOutRow[] = []
  const rows = await loadInstances(
    {
      ...{ datasetPath: undefined, seeded: [], split: undefined, language: undefined, limit: undefined },
      ...wanted
    },
    row => leftOut.push(row)
  )
  return { ids: rows.map(row => row.instance_id), leftOut }
}

describe('instances in code', () => {
  it('may leave out all but what they are and what they ask', () => {
    const [row] = readInstances([instance(1, { patch: '' })])
    expect(row).toMatchObject({ instance_id: 'acme__larder-1', patch: '', F2P: [], modified_files: [] })
  })

  it('are refused by number, with everything that is wrong with them', () => {
    const wrong = {
      ...instance(2),
      repo: 'larder',
      language: 'cobol'
    } as unknown as SWEPolyBenchInstanceInput
    expect(() => readInstances([instance(1), wrong])).toThrow(RangeError)
    expect(() => readInstances([instance(1), wrong])).toThrow(
      /^instances\[1\] is no instance of SWE-PolyBench: repo .*; language .*java, javascript, typescript, python/
    )
  })

  it('are told apart by their ids', () => {
    expect(() => readInstances([instance(1), instance(1)])).toThrow(
      "instances[1] is no instance of SWE-PolyBench: instance_id acme__larder-1 is another's as well."
    )
  })

  it.each([null, 'acme__larder-1'])('are no %j', given => {
    expect(() => readInstances([given as unknown as SWEPolyBenchInstanceInput])).toThrow('it is no object')
  })
})

describe('the instances that are wanted', () => {
  const rows = file('rows.jsonl', [
    instance(1),
    { ...instance(2), language: 'java', split: 'verified' },
    instance(3, { split: 'pb500' }),
    { instance_id: 'acme__larder-4' },
    instance(5)
  ])

  it('are none where none are named', async () => {
    expect(await load({})).toEqual({ ids: [], leftOut: [] })
  })

  it('are those of the file, without the records that are none, which are told', async () => {
    const { ids, leftOut } = await load({ datasetPath: rows })
    expect(ids).toEqual([1, 2, 3, 5].map(number => `acme__larder-${number}`))
    expect(leftOut).toContainEqual({
      ...{ row: 4, instance: 'acme__larder-4', field: 'repo' },
      message: expect.stringContaining('missing')
    })
  })

  it.each([
    [{ split: 'pb500' }, [1, 3, 5]],
    [{ language: 'java' }, [2]],
    [{ limit: 2 }, [1, 2]],
    [{ split: 'verified', language: 'python', limit: 1 }, [1]]
  ] as const)('are chosen by %j, in code and in the file alike', async (choice, numbers) => {
    const expected = numbers.map(number => `acme__larder-${number}`)
    expect((await load({ datasetPath: rows, ...choice })).ids).toEqual(expected)
    const seeded = readInstances([
      instance(1),
      instance(2, { language: 'java', split: 'verified' }),
      instance(3, { split: 'pb500' }),
      instance(5)
    ])
    expect((await load({ seeded, ...choice })).ids).toEqual(expected)
  })

  it('are those in code first; a record of the file with the same id is left out', async () => {
    const { ids, leftOut } = await load({
      datasetPath: rows,
      seeded: readInstances([instance(9), instance(1)])
    })
    expect(ids.slice(0, 3)).toEqual(['acme__larder-9', 'acme__larder-1', 'acme__larder-2'])
    expect(leftOut).toContainEqual({
      ...{ row: 1, instance: 'acme__larder-1', field: 'instance_id' },
      message: 'is among the instances given in code'
    })
  })

  it('pass on that the file is not there', async () => {
    const path = join(folder, 'nowhere.csv')
    await expect(load({ datasetPath: path })).rejects.toMatchObject({ code: 'ENOENT', path })
  })
})
