import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { sampleRows } from '../../scripts/lib/sample-rows.js'
import type { SweRow } from '../../src/contracts/swe-polybench.js'
import { readRows } from '../../src/dataset/rows/read-rows.js'
import { shippedParsers } from '../retrieval/support.js'

const SAMPLES = join(import.meta.dirname, '../../samples/swe-polybench')
const ROWS = join(SAMPLES, 'rows.csv')

const parsers = await shippedParsers()

const rows = async (): Promise<SweRow[]> => {
  const read: SweRow[] = []
  for await (const one of readRows(ROWS)) {
    if (!one.ok) throw new Error(JSON.stringify(one.problems))
    read.push(one.row)
  }
  return read
}

describe('the sample rows of SWE-PolyBench', () => {
  test('are what the repositories beside them make, on any machine', () => {
    expect(sampleRows(SAMPLES, parsers)).toBe(readFileSync(ROWS, 'utf8'))
  })

  test('are two of each language, of every type of task', async () => {
    const languages = (await rows()).map(({ language }) => language)
    expect(languages.sort()).toEqual([
      ...['java', 'java', 'javascript', 'javascript'],
      ...['python', 'python', 'typescript', 'typescript']
    ])
    expect(new Set((await rows()).map(({ task_type }) => task_type))).toEqual(
      new Set(['bug_fix', 'feature', 'refactor'])
    )
  })

  test('name tests that the fix makes pass, and nodes that it changes', async () => {
    for (const row of await rows()) {
      expect(row.F2P).not.toEqual([])
      expect(row.F2P.filter(name => row.P2P.includes(name))).toEqual([])
      expect(row.cst_nodes).not.toEqual([])
      expect(row.modified_files.filter(path => /(^|\/)tests?\//.test(path))).toEqual([])
    }
  })
})
