import { dirname, join } from 'node:path'
import { inconsistencies } from '../making/multi-swe-bench/consistency.js'
import { type RowProblem, readRow } from '../making/multi-swe-bench/row.js'
import { rowRepository, rowTask, rowTaskName } from '../making/multi-swe-bench/row-task.js'
import type { BuildTool } from '../making/new-task.js'
import { taskFiles } from '../making/task-files.js'
import { type JsonLine, jsonLines } from './import/json-lines.js'
import { type RowBases, readRowBases } from './import/row-bases.js'
import { TaskExists, writeTask } from './shared/files/write-task.js'

export interface ImportOptions {
  /** A file of rows, one in JSON a line. Absolute. */
  rows: string
  /** The folder of tasks to write to. Absolute. */
  out: string
  /** `<owner>_<repo>:<tag>`, one for each repository of the rows. */
  base: readonly string[]
  /** Folder with the manifest of the bases; default: `bases` beside `out`. Absolute. */
  bases: string | undefined
  buildTool: BuildTool
}

/** What became of a row. */
export type ImportedRow =
  | {
      readonly ok: true
      readonly line: number
      readonly task: string
      /** The base that it builds on, where nobody named that. */
      readonly unnamedBase?: string
    }
  | { readonly ok: false; readonly line: number; readonly problems: readonly RowProblem[] }

export interface ImportContext {
  /** Hears of each row as soon as it is known. */
  told: (row: ImportedRow) => void
  /** Hears a sentence about a base that nobody named. */
  notice: (message: string) => void
  signal: AbortSignal
}

const wrong = (field: string | null, message: string): RowProblem[] => [{ field, message }]

const importRow = async (
  text: string,
  bases: RowBases,
  { out, buildTool }: ImportOptions
): Promise<{ task: string; unnamedBase?: string } | { problems: readonly RowProblem[] }> => {
  const read = readRow(text)
  if (!read.ok) return read
  const { row } = read
  const problems = inconsistencies(row)
  if (problems.length > 0) return { problems }
  const repository = rowRepository(row)
  const baseImage = bases.named.get(repository) ?? bases.only.get(repository)
  if (baseImage === undefined) {
    const advice = `give \`--base ${repository}:<tag>\``
    return { problems: wrong('repo', `is ${row.org}/${row.repo}, and no base of it was named: ${advice}`) }
  }
  const task = rowTaskName(row)
  try {
    await writeTask(out, task, taskFiles(rowTask(row, { baseImage, buildTool })))
  } catch (error) {
    if (!(error instanceof TaskExists)) throw error
    return { problems: wrong('number', `makes ${task}, but ${error.message}`) }
  }
  return bases.named.has(repository) ? { task } : { task, unnamedBase: baseImage }
}

const importLine = async (
  { number, text }: JsonLine,
  bases: RowBases,
  options: ImportOptions
): Promise<ImportedRow> => {
  if (text === null) return { ok: false, line: number, problems: wrong(null, 'is longer than 64 MiB') }
  const result = await importRow(text, bases, options)
  return 'task' in result ? { ok: true, line: number, ...result } : { ok: false, line: number, ...result }
}

/**
 * `import`: a task's folder for each row of a Multi-SWE-bench dataset. A row that is wrong makes none, and is
 * told of by its line and field; a task that is there already stays as it is.
 * @throws UserError where the file or a base is not there
 */
export const importRows = async (
  options: ImportOptions,
  { told, notice, signal }: ImportContext
): Promise<readonly ImportedRow[]> => {
  const bases = await readRowBases(options.base, options.bases ?? join(dirname(options.out), 'bases'))
  const rows: ImportedRow[] = []
  const taken = new Set<string>()
  for await (const line of jsonLines(options.rows)) {
    signal.throwIfAborted()
    const row = await importLine(line, bases, options)
    if (row.ok && row.unnamedBase !== undefined && !taken.has(row.unnamedBase)) {
      taken.add(row.unnamedBase)
      notice(
        `${row.unnamedBase} is taken, the only base of its repository in the manifest; \`--base\` names another.`
      )
    }
    told(row)
    rows.push(row)
  }
  return rows
}
