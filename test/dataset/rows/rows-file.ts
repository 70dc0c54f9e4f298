import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ReadRow, type RowsWanted, readRows } from '../../../src/dataset/rows/read-rows.js'
import { describeProblem } from '../../../src/dataset/rows/row-problem.js'

/** A record as adapters write it; `overrides` change it, and `undefined` leaves a field out. */
export const instance = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  instance_id: 'acme__larder-14',
  repo: 'acme/larder',
  base_commit: '0f3c9e2b7a6d5c4e3f2a1b0c9d8e7f6a5b4c3d2e',
  problem_statement: 'Jars are counted twice.',
  language: 'python',
  task_type: 'bug_fix',
  patch:
    'diff --git a/larder/jars.py b/larder/jars.py\n--- a/larder/jars.py\n+++ b/larder/jars.py\n@@ -1 +1 @@\n-n = 2\n+n = 1\n',
  test_patch: '',
  ...overrides
})

/** A file of its own that holds `content`. */
export const rowsFile = async (content: string | Buffer, name = 'rows'): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'rows-')), name)
  await writeFile(path, content)
  return path
}

export const linesOf = (records: readonly unknown[]): string =>
  records.map(record => `${JSON.stringify(record)}\n`).join('')

/** A CSV file whose columns are the fields of the first record. */
export const csvOf = (records: readonly Record<string, unknown>[], lineEnd = '\n'): string => {
  const columns = Object.keys(records[0] ?? {})
  const cell = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`
  return [columns, ...records.map(record => columns.map(column => record[column]))]
    .map(cells => cells.map(cell).join(',') + lineEnd)
    .join('')
}

/** What a file holds: ids of rows, and problems as people are told of them. */
export const readAll = async (path: string, wanted: RowsWanted = {}) => {
  const read: ReadRow[] = []
  for await (const one of readRows(path, wanted)) read.push(one)
  const rows = read.flatMap(one => (one.ok ? [one.row] : []))
  return {
    rows,
    ids: rows.map(row => row.instance_id),
    problems: read.flatMap(one => (one.ok ? [] : one.problems.map(describeProblem)))
  }
}

/** Bytes in pieces of these sizes, and what is left as the last one. */
export const inPieces = (bytes: Buffer, sizes: readonly number[]): Buffer[] => {
  const pieces: Buffer[] = []
  let from = 0
  for (const size of sizes) {
    pieces.push(bytes.subarray(from, from + size))
    from += size
  }
  return [...pieces, bytes.subarray(from)]
}
