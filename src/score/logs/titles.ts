import { z } from 'zod'

/** A value as Python's `str` writes it, which is what ids are made of: `None` for null. */
const asPythonText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}

/** A key of a report that must be there, of any type, as the part of an id. */
export const titleSchema = z
  .unknown()
  .refine(value => value !== undefined)
  .transform(asPythonText)
