import { createReadStream } from 'node:fs'
import type { RowLanguage, RowSplit, SweRow } from '../../contracts/swe-polybench.js'
import { jsonLines } from './json-lines.js'
import { idOf, languageOf, parseInstance } from './parse-instance.js'
import type { RawRecord } from './raw-record.js'
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

/** Whether a record says of itself that it is not asked for; one that says nothing readable is kept. */
const isOther = ({ fields }: RawRecord, { split, language }: RowsWanted): boolean => {
  if (split !== undefined && typeof fields.split === 'string' && fields.split.trim() !== '')
    if (fields.split.trim().toLowerCase() !== split) return true
  if (language === undefined || typeof fields.language !== 'string') return false
  const own = languageOf(fields.language)
  return own !== undefined && own !== language
}

/**
 * Reads the rows of a file one by one, in its order: those asked for, and every record that is broken.
 * Nothing is kept, so a file may be larger than memory.
 *
 * @throws what opening the file throws, such as ENOENT
 */
export async function* readRows(path: string, wanted: RowsWanted = {}): AsyncGenerator<ReadRow> {
  const rowOfId = new Map<string, number>()
  const chunks = createReadStream(path, { signal: wanted.signal })
  for await (const record of jsonLines(chunks)) {
    if (record.problems.length === 0 && isOther(record, wanted)) continue
    const number = record.row
    if (record.problems.length > 0) {
      yield { ok: false, number, problems: located(record, record.problems) }
      continue
    }
    const parsed = parseInstance(record.fields)
    if (!parsed.ok) {
      yield { ok: false, number, problems: located(record, parsed.problems) }
      continue
    }
    // Images have the id in small letters, so two that differ in case alone would share one.
    const key = parsed.row.instance_id.toLowerCase()
    const first = rowOfId.get(key)
    if (first === undefined) {
      rowOfId.set(key, number)
      yield { ok: true, number, row: parsed.row }
    } else {
      const message = `stands in row ${first} already`
      yield { ok: false, number, problems: located(record, [{ field: 'instance_id', message }]) }
    }
  }
}
