import { z } from 'zod'

/**
 * The readings that the Harbor format allows beyond TOML's own types (its loader is lenient in the
 * same ways): `"2"` and `2.0` are 2, `"yes"` is true. Each field carries the sentence that says what
 * is valid; it becomes the end of the message when the value is not.
 */

const NUMBER_TEXT = /^[+-]?\d+(?:_\d+)*(?:\.\d*)?(?:[eE][+-]?\d+)?$/

const toNumber = (value: unknown): unknown => {
  if (typeof value === 'bigint') return Number(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' && NUMBER_TEXT.test(value.trim()))
    return Number(value.trim().replaceAll('_', ''))
  return value
}

const TRUE_WORDS = new Set(['1', 't', 'true', 'y', 'yes', 'on'])
const FALSE_WORDS = new Set(['0', 'f', 'false', 'n', 'no', 'off'])

const toBoolean = (value: unknown): unknown => {
  const word = typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : ''
  if (TRUE_WORDS.has(word)) return true
  return FALSE_WORDS.has(word) ? false : value
}

/** A whole number of at least `min`; of at least 1 where nothing is said. */
export const wholeNumber = (valid: string, { min = 1 }: { readonly min?: number } = {}) =>
  z.preprocess(toNumber, z.number({ error: valid }).int({ error: valid }).min(min, { error: valid }))

/** Seconds, positive and finite. */
export const secondsNumber = (valid = 'a number of seconds above 0, such as 900') =>
  z.preprocess(toNumber, z.number({ error: valid }).positive({ error: valid }))

/** Any finite number. */
export const anyNumber = (valid: string) => z.preprocess(toNumber, z.number({ error: valid }))

/** True or false, also as a word or a number. */
export const truth = () => z.preprocess(toBoolean, z.boolean({ error: 'true or false' }))

/** No argument or environment variable can hold a NUL. */
const WITHOUT_NUL = /^[^\0]*$/
const ENV_NAME = /^[A-Za-z_][A-Za-z0-9_.-]*$/

/** Any text that can become an argument or a variable. */
export const text = (valid = 'a string') =>
  z.string({ error: valid }).regex(WITHOUT_NUL, { error: `${valid}, without NUL` })

/** Text that is not empty. */
export const filledText = (valid = 'a string that is not empty') => text(valid).min(1, { error: valid })

/** An image that the engine can be asked for; never something that it would read as an option. */
export const imageReference = () => {
  const valid = 'an image such as owner/name:tag or owner/name@sha256:…'
  return text(valid).regex(/^[A-Za-z0-9][A-Za-z0-9._:/@+-]*$/, { error: valid })
}

/** A list of such texts. */
export const textList = () => z.array(text(), { error: 'a list of strings' })

/** Environment variables: a table whose values are all strings. */
export const envTable = () =>
  z.record(
    z.string().regex(ENV_NAME, { error: 'names of letters, digits and underscores' }),
    text('a string (quote numbers)'),
    {
      error: issue =>
        issue.code === 'invalid_key' ? 'names of letters, digits and underscores' : 'a table of strings'
    }
  )

/** A user of the container, by name or number; kept as text. */
export const userName = () =>
  z.preprocess(
    value => (typeof value === 'number' && Number.isInteger(value) && value >= 0 ? String(value) : value),
    filledText('a user name or a user id')
  )

/** One of a closed set of words, in any case. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.preprocess(
    value => (typeof value === 'string' ? value.toLowerCase() : value),
    z.enum(words, { error: `one of ${words.map(word => `"${word}"`).join(', ')}` })
  )
