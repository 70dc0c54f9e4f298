import { isUtf8 } from 'node:buffer'
import { RefusedFile } from '../read-file.js'
import { type CsvCell, CsvScanner, MAX_CELLS } from './csv-scanner.js'
import { FIELD_NAMES, NEEDED_FIELDS } from './field-names.js'
import { MAX_RECORD_BYTES, type RawRecord, tooLongRecord } from './raw-record.js'
import type { FieldProblem } from './row-problem.js'

const NAMED_COLUMNS = 40
const LONGEST_COLUMN = 60

const KNOWN = new Set(Object.values(FIELD_NAMES).flat())

/** Bytes that are not UTF-8 stay bytes, which no field takes. */
const textOf = ({ bytes, isQuoted }: CsvCell): string | Buffer => {
  if (!isUtf8(bytes)) return bytes
  const text = bytes.toString('utf8')
  return isQuoted ? text.replaceAll('""', '"') : text
}

const readHeader = (cells: readonly CsvCell[]): string[] => {
  if (cells.length > MAX_CELLS) throw new RefusedFile(`its first line has more than ${MAX_CELLS} columns`)
  const columns = cells.map(cell => cell.bytes.toString('utf8').trim())
  const missing = NEEDED_FIELDS.filter(field => !FIELD_NAMES[field].some(name => columns.includes(name)))
  if (missing.length === 0) return columns
  const shown = columns.slice(0, NAMED_COLUMNS).map(name => JSON.stringify(name.slice(0, LONGEST_COLUMN)))
  const more = columns.length > NAMED_COLUMNS ? ' and more' : ''
  const lacking = missing.map(field => FIELD_NAMES[field].join(' or ')).join(', ')
  if (missing.length < NEEDED_FIELDS.length)
    throw new RefusedFile(`it has no column ${lacking}; its columns are ${shown.join(', ')}${more}`)
  throw new RefusedFile(
    `it is neither JSON nor a CSV file of rows: its first line has no column ${lacking}, but ${shown.join(', ')}${more}`
  )
}

const isBlank = (cells: readonly CsvCell[]): boolean =>
  cells.length === 1 && cells[0]?.bytes.length === 0 && !cells[0].isQuoted

const recordOf = (columns: readonly string[], cells: readonly CsvCell[], row: number): RawRecord => {
  const fields: Record<string, string | Buffer> = {}
  const problems: FieldProblem[] = []
  for (const [index, cell] of cells.entries()) {
    const field = columns[index] ?? null
    if (cell.mistake !== null) problems.push({ field, message: cell.mistake })
    if (field !== null && KNOWN.has(field)) fields[field] = textOf(cell)
  }
  if (cells.length !== columns.length) {
    const count = cells.length > MAX_CELLS ? `more than ${MAX_CELLS}` : cells.length
    problems.push({ field: null, message: `has ${count} cells, but the header has ${columns.length}` })
  }
  return { row, line: null, fields, problems }
}

async function* recordsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly CsvCell[] | 'too long'> {
  const scanner = new CsvScanner()
  for await (const chunk of chunks) {
    yield* scanner.push(chunk)
    if (scanner.pendingBytes > MAX_RECORD_BYTES) {
      yield 'too long'
      return
    }
  }
  yield* scanner.end()
}

/**
 * The records of a CSV file whose first line names the columns; only columns that a row has a use for are read.
 *
 * @throws RefusedFile where the first line lacks columns that each row needs
 */
export async function* csvRecords(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawRecord> {
  let columns: string[] | null = null
  let row = 0
  for await (const cells of recordsOf(chunks)) {
    if (cells === 'too long') {
      yield tooLongRecord({ row: row + 1, line: null }, 'for want of a closing quote')
    } else if (columns === null) columns = readHeader(cells)
    else if (!isBlank(cells)) yield recordOf(columns, cells, ++row)
  }
}
