const quoted = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))

/**
 * The value as one of a list.
 * @throws RangeError that names the valid values
 */
export const oneOf = <Value extends string>(name: string, value: Value, valid: readonly Value[]): Value => {
  if (valid.includes(value)) return value
  throw new RangeError(`${name} is ${quoted(value)}; it has to be one of ${valid.join(', ')}.`)
}

/** @throws RangeError for anything but a whole number of 1 or more */
export const wholeFromOne = (name: string, value: number): number => {
  if (Number.isSafeInteger(value) && value >= 1) return value
  throw new RangeError(`${name} is ${quoted(value)}; it has to be a whole number of 1 or more.`)
}

/** @throws RangeError for anything but a number above 0 */
export const aboveZero = (name: string, value: number): number => {
  if (Number.isFinite(value) && value > 0) return value
  throw new RangeError(`${name} is ${quoted(value)}; it has to be a number above 0.`)
}
