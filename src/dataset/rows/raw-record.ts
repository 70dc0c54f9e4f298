import { MIB } from '../read-file.js'
import type { RawFields } from './field-reader.js'
import type { FieldProblem } from './row-problem.js'

/**
 * The largest of the published rows has a few million bytes. What is parsed of a record may take fifty times
 * its bytes of memory, as JSON that is nothing but brackets does.
 */
export const MAX_RECORD_BYTES = 16 * MIB

/** One record of a file before anything is made of it. */
export interface RawRecord {
  /** From 1, a header not counted. */
  readonly row: number
  /** The line that it begins at, from 1; null where lines say nothing. */
  readonly line: number | null
  readonly fields: RawFields
  /** What the reading of the file found wrong with it. */
  readonly problems: readonly FieldProblem[]
}

type Place = Pick<RawRecord, 'row' | 'line'>

/** A record that could not be read at all. */
export const brokenRecord = (place: Place, message: string): RawRecord => ({
  ...place,
  fields: {},
  problems: [{ field: null, message }]
})

/** A record whose end is nowhere near, `perhaps` for the reason given; the reading ends with it. */
export const tooLongRecord = (place: Place, perhaps: string): RawRecord =>
  brokenRecord(
    place,
    `has more than the ${MAX_RECORD_BYTES / MIB} MiB that a record may have, perhaps ${perhaps}; nothing after it was read`
  )
