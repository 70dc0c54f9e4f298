import type { z } from 'zod'
import { parseJson } from '../../text/parse-json.js'
import { readPart } from './read-part.js'

/** A file's JSON; null where there is none, it is larger than `maxBytes`, or is not as the schema says. */
export const readJsonPart = <Value>(
  path: string,
  { schema, maxBytes }: { readonly schema: z.ZodType<Value>; readonly maxBytes: number }
): Value | null => {
  const part = readPart(path, { from: 'start', maxBytes })
  if (part === null || part.bytes > maxBytes) return null
  return schema.safeParse(parseJson(part.text)).data ?? null
}
