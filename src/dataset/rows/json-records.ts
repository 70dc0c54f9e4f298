import { isUtf8 } from 'node:buffer'
import { errorMessage } from '../../contracts/errors.js'
import { JsonScanner } from './json-scanner.js'
import { brokenRecord, MAX_RECORD_BYTES, type RawRecord, tooLongRecord } from './raw-record.js'

type Place = Pick<RawRecord, 'row' | 'line'>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The record that the text of one JSON value says. */
export const jsonRecord = (bytes: Buffer, place: Place): RawRecord => {
  if (!isUtf8(bytes)) return brokenRecord(place, 'is not UTF-8')
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return isObject(value)
      ? { ...place, fields: value, problems: [] }
      : brokenRecord(place, 'is no JSON object')
  } catch (error) {
    return brokenRecord(place, `is no JSON: ${errorMessage(error)}`)
  }
}

/** The records of a JSON array, or of one object or several over as many lines as they like. */
export async function* jsonRecords(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawRecord> {
  const scanner = new JsonScanner()
  let row = 0
  for await (const chunk of chunks) {
    for (const value of scanner.push(chunk)) yield jsonRecord(value, { row: ++row, line: null })
    if (scanner.pendingBytes > MAX_RECORD_BYTES) {
      yield tooLongRecord({ row: row + 1, line: null }, 'for want of a closing quote or brace')
      return
    }
  }
  const mistake = scanner.mistakeAtEnd
  if (mistake !== null) yield brokenRecord({ row: row + 1, line: null }, mistake)
}
