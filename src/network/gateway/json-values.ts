/** Looks into JSON of others, of which any part may be missing or of another type. */

export type Json = Readonly<Record<string, unknown>>

/** Whether a value is a JSON object, and no list. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object at the end of the keys. */
export const objectAt = (value: unknown, ...keys: string[]): Json | undefined => {
  let at: unknown = value
  for (const key of keys) at = isObject(at) ? at[key] : undefined
  return isObject(at) ? at : undefined
}

/** The list under a key; an empty one where there is none. */
export const listAt = (value: unknown, key: string): readonly unknown[] => {
  const list = isObject(value) ? value[key] : undefined
  return Array.isArray(list) ? list : []
}

/** The string under a key. */
export const textAt = (value: unknown, key: string): string | undefined => {
  const text = isObject(value) ? value[key] : undefined
  return typeof text === 'string' ? text : undefined
}

/** A count: a finite number that is not negative. */
export const countAt = (value: unknown, ...keys: string[]): number | undefined => {
  const last = keys.at(-1)!
  const count = objectAt(value, ...keys.slice(0, -1))?.[last]
  return typeof count === 'number' && Number.isFinite(count) && count >= 0 ? count : undefined
}
