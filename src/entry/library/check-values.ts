import { nearestNames } from '../../text/nearest-names.js'

const quoted = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))

/**
 * The value as one of a list.
 * @throws RangeError that names the valid values
 */
export const oneOf = <Value extends string>(name: string, value: Value, valid: readonly Value[]): Value => {
  if (valid.includes(value)) return value
  throw new RangeError(`${name} is ${quoted(value)}; it has to be one of ${valid.join(', ')}.`)
}

/** @throws RangeError for anything but a whole number, 1 or more */
export const wholeFromOne = (name: string, value: number): number => {
  if (Number.isSafeInteger(value) && value >= 1) return value
  throw new RangeError(`${name} is ${quoted(value)}; it has to be a whole number, 1 or more.`)
}

/** @throws RangeError for anything but a number above 0 */
export const aboveZero = (name: string, value: number): number => {
  if (Number.isFinite(value) && value > 0) return value
  throw new RangeError(`${name} is ${quoted(value)}; it has to be a number above 0.`)
}

/** What a value of an options object may be. */
type Kind = 'string' | 'number' | 'boolean' | 'function' | 'list' | 'string or null' | 'signal'

const isOf = (kind: Kind, value: unknown): boolean => {
  switch (kind) {
    case 'list':
      return Array.isArray(value)
    case 'signal':
      return value instanceof AbortSignal
    case 'string or null':
      return value === null || typeof value === 'string'
    default:
      return typeof value === kind
  }
}

const SAID: Readonly<Record<Kind, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  function: 'a function',
  list: 'a list',
  'string or null': 'a text or null',
  signal: 'an AbortSignal'
}

/**
 * Asks whether a value is an object of options of some kinds and no others: whoever calls from JavaScript
 * is not held to the types.
 * @throws TypeError that names the option, and what it has to be or what is near it
 */
export const checkOptions = (of: string, options: unknown, kinds: Readonly<Record<string, Kind>>): void => {
  if (typeof options !== 'object' || options === null)
    throw new TypeError(`${of} takes an object of options, and not ${quoted(options)}.`)
  for (const [name, value] of Object.entries(options)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (kind === undefined) {
      const [near] = nearestNames(name, Object.keys(kinds), { count: 1 })
      const hint = near === undefined ? `It has ${Object.keys(kinds).join(', ')}` : `The nearest is ${near}`
      throw new TypeError(`${of} has no option ${name}. ${hint}.`)
    }
    if (value !== undefined && !isOf(kind, value))
      throw new TypeError(`${of}: ${name} is ${quoted(value)}; it has to be ${SAID[kind]}.`)
  }
}

/**
 * Asks whether an object has methods.
 * @throws TypeError that names the first that it lacks
 */
export const checkMethods = (of: string, value: unknown, methods: readonly string[]): void => {
  const has = (method: string) =>
    typeof value === 'object' && value !== null && typeof Reflect.get(value, method) === 'function'
  const missing = methods.find(method => !has(method))
  if (missing !== undefined) throw new TypeError(`${of} has no ${missing}().`)
}
