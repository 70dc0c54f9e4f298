import { z } from 'zod'
import { parseJson } from '../../text/parse-json.js'
import type { EventReader, Said } from './declaration.js'

/** Where an agent prints nothing that we read: whether it cost anything is not known. */
export const NOTHING_SAID: Said = { usage: null, costUsd: null, errors: [] }

/** A count of tokens in what an agent prints; anything else there counts nothing. */
export const count = z.number().nonnegative().catch(0)

/** US dollars in what an agent prints. */
export const dollars = z.number().nonnegative().nullable().catch(null)

const MAX_ERRORS = 5
const MAX_ERROR_LENGTH = 500

/** Adds a message to those an agent told of; the first few say why it ended. */
export const withError = (errors: readonly string[], message: string | undefined): readonly string[] =>
  message === undefined || errors.length >= MAX_ERRORS || errors.includes(message)
    ? errors
    : [...errors, message.slice(0, MAX_ERROR_LENGTH)]

/** Reads events of which each that fits `schema` moves what was said before on. */
export const foldEvents = <Event>(
  schema: z.ZodType<Event>,
  next: (said: Said, event: Event) => Said
): EventReader => {
  let said = NOTHING_SAID
  return {
    take(event) {
      const parsed = schema.safeParse(event)
      if (parsed.success) said = next(said, parsed.data)
    },
    said: () => said
  }
}

/** The sum of what two answers used. */
export const addUsage = (
  one: Said['usage'],
  other: NonNullable<Said['usage']>
): NonNullable<Said['usage']> => ({
  input: (one?.input ?? 0) + other.input,
  cached: (one?.cached ?? 0) + other.cached,
  output: (one?.output ?? 0) + other.output
})

/** What a reader makes of a file with a JSON value a line; it may have been cut short. */
export const readLines = (text: string, reader: EventReader): Said => {
  for (const line of text.split('\n')) if (line.startsWith('{')) reader.take(parseJson(line))
  return reader.said()
}
