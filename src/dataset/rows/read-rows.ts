import { UserError } from '../../contracts/errors.js'
import type { RowLanguage, RowSplit, SweRow } from '../../contracts/swe-polybench.js'
import { quote } from '../../text/quote.js'
import { RefusedFile } from '../read-file.js'
import { csvRecords } from './csv-records.js'
import type { RawFields } from './field-reader.js'
import { jsonLines } from './json-lines.js'
import { jsonRecords } from './json-records.js'
import { CutOffFile, openRowsFile } from './open-rows-file.js'
import { idOf, languageOf, parseInstance } from './parse-instance.js'
import { brokenRecord, type RawRecord } from './raw-record.js'
import type { FieldProblem, RowProblem } from './row-problem.js'

export interface RowsWanted {
  /** Of records that say theirs; others are in whatever split their file is. Absent: all. */
  readonly split?: RowSplit | undefined
  /** Absent: all. */
  readonly language?: RowLanguage | undefined
  readonly signal?: AbortSignal | undefined
}

/** A row, or a record that is none with all that is wrong with it. */
export type ReadRow =
  | { readonly ok: true; readonly number: number; readonly row: SweRow }
  | { readonly ok: false; readonly number: number; readonly problems: readonly RowProblem[] }

const located = ({ row, line, fields }: RawRecord, problems: readonly FieldProblem[]): RowProblem[] =>
  problems.map(problem => ({ row, line, id: idOf(fields), ...problem }))

const lowered = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '')

/** Whether a record says of itself that it is not asked for; one that says nothing readable is kept. */
const isOther = (fields: RawFields, { split, language }: RowsWanted): boolean => {
  const own = { split: lowered(fields.split), language: lowered(fields.language) }
  if (split !== undefined && own.split !== '' && own.split !== split) return true
  const known = languageOf(own.language)
  return language !== undefined && known !== undefined && known !== language
}

const READERS = { csv: csvRecords, json: jsonRecords, 'json-lines': jsonLines } as const

/** The records of a file; where its packed data break off, a last one that says so. */
async function* recordsOf(path: string, signal: AbortSignal | undefined): AsyncGenerator<RawRecord> {
  let row = 0
  try {
    const { format, chunks } = await openRowsFile(path, signal)
    for await (const record of READERS[format](chunks)) {
      row = record.row
      yield record
    }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof RefusedFile)
      throw new UserError(
        `${quote(path)} cannot be used: ${error.message}. Rows come as CSV, JSON or JSON Lines, each as it is or packed with gzip.`
      )
    if (!(error instanceof CutOffFile)) throw error
    yield brokenRecord({ row: row + 1, line: null }, error.message)
  }
}

/** Finds an id that came before; images have it in small letters, so two that differ in case alone would share one. */
const duplicateFinder = () => {
  const rowOfId = new Map<string, number>()
  return (id: string, row: number): FieldProblem[] => {
    const key = id.toLowerCase()
    const first = rowOfId.get(key)
    if (first !== undefined) return [{ field: 'instance_id', message: `stands in row ${first} already` }]
    rowOfId.set(key, row)
    return []
  }
}

/**
 * Reads the rows of a file one by one, in its order: those asked for, and every record that is none. What a
 * file is its content says, not its name. Nothing is kept, so a file may be larger than memory.
 *
 * @throws UserError for a file that holds no rows; what the system says of one that cannot be opened, such
 * as ENOENT; the reason of `signal`
 */
export async function* readRows(path: string, wanted: RowsWanted = {}): AsyncGenerator<ReadRow> {
  const duplicates = duplicateFinder()
  for await (const record of recordsOf(path, wanted.signal)) {
    wanted.signal?.throwIfAborted()
    const { row: number, fields } = record
    if (record.problems.length > 0) {
      yield { ok: false, number, problems: located(record, record.problems) }
      continue
    }
    if (isOther(fields, wanted)) continue
    const parsed = parseInstance(fields)
    const problems = parsed.ok ? duplicates(parsed.row.instance_id, number) : parsed.problems
    if (parsed.ok && problems.length === 0) yield { ok: true, number, row: parsed.row }
    else yield { ok: false, number, problems: located(record, problems) }
  }
}
