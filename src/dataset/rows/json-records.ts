import { isUtf8 } from 'node:buffer'
import { errorMessage } from '../../contracts/errors.js'
import { brokenRecord, type RawRecord } from './raw-record.js'

type Place = Pick<RawRecord, 'row' | 'line'>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The record that a JSON text says. */
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
