import { nearestNames } from '../../text/nearest-names.js'
import { parseJson } from '../../text/parse-json.js'
import { quoted } from '../predictions-parse.js'
import type { Names } from './field-names.js'
import { parsePythonList } from './python-list.js'
import type { FieldProblem } from './row-problem.js'

/** A record as it was read, by the names of its own fields. */
export type RawFields = Readonly<Record<string, unknown>>

const EXCERPT_BEFORE = 20
const EXCERPT = 60

const kindOf = (value: unknown): string => {
  if (value instanceof Uint8Array) return 'bytes that are not UTF-8'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

const isMissing = (value: unknown): value is null | undefined => value === undefined || value === null

const excerpt = (text: string, at: number): string => {
  const start = Math.max(0, at - EXCERPT_BEFORE)
  return quoted(text.slice(start, start + EXCERPT))
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string')

/** Reads the fields of one record and gathers all that is wrong with them. */
export class FieldReader {
  readonly problems: FieldProblem[] = []
  readonly #record: RawFields

  constructor(record: RawFields) {
    this.#record = record
  }

  /** A text; missing is `''`. */
  optionalText(field: string): string {
    return this.#textOf(field) ?? ''
  }

  /** A text that has to be there. */
  text(field: string): string {
    return this.#needed(field) ?? ''
  }

  /** A text that has to be there and match. */
  match(field: string, pattern: RegExp, valid: string): string {
    const text = this.#needed(field) ?? ''
    if (text !== '' && !pattern.test(text)) this.#refuse(field, `${quoted(text)} is not ${valid}`)
    return text
  }

  optionalMatch(field: string, pattern: RegExp, valid: string): string {
    const text = this.optionalText(field)
    if (text !== '' && !pattern.test(text)) this.#refuse(field, `${quoted(text)} is not ${valid}`)
    return text
  }

  /** A text that has to be there and that `find` knows, under the first of the names that the record has. */
  mapped<Value>(names: Names, find: (text: string) => Value | undefined, valid: readonly string[]) {
    const field = this.#present(names)
    const text = this.#needed(field)
    const value = text === undefined ? undefined : find(text)
    if (text !== undefined && value === undefined)
      this.#refuse(field, `${quoted(text)} is not one of ${valid.join(', ')}`)
    return value
  }

  optionalChoice<Value extends string>(field: string, values: readonly Value[]): Value | undefined {
    const text = this.optionalText(field)
    if (text === '') return undefined
    const value = values.find(one => one === text)
    if (value !== undefined) return value
    const [near] = nearestNames(text, values, { count: 1 })
    const hint = near === undefined ? '' : `; the nearest is ${near}`
    this.#refuse(field, `${quoted(text)} is not one of ${values.join(', ')}${hint}`)
    return undefined
  }

  /** A list of texts: as it is, or as a text in JSON or as a Python literal. Missing and empty are `[]`. */
  list(names: Names): string[] {
    const field = this.#present(names)
    const value = this.#record[field]
    if (isMissing(value)) return []
    if (isTexts(value)) return value
    if (typeof value !== 'string') {
      this.#refuse(
        field,
        `is ${kindOf(value)}${Array.isArray(value) ? ' of more than texts' : ' and no list'}`
      )
      return []
    }
    if (value.trim() === '') return []
    // `repr()` escapes so that what JSON takes as well says the same there.
    const json = parseJson(value)
    if (isTexts(json)) return json
    const parsed = parsePythonList(value)
    if (parsed.ok) return [...parsed.items]
    this.#refuse(
      field,
      `is no list of texts, neither in JSON nor in Python: ${parsed.message}, at character ${parsed.at + 1}: ${excerpt(value, parsed.at)}`
    )
    return []
  }

  /** Undefined where it is no text, which is then told. */
  #textOf(field: string): string | undefined {
    const value = this.#record[field] ?? ''
    if (typeof value === 'string') return value
    this.#refuse(field, `is ${kindOf(value)} and not a text`)
    return undefined
  }

  /** Undefined where it is no text or none is there, which is then told. */
  #needed(field: string): string | undefined {
    const text = this.#textOf(field)
    if (text === undefined || text.trim() !== '') return text
    this.#refuse(field, isMissing(this.#record[field]) ? 'is missing' : 'is empty')
    return undefined
  }

  #present([first, ...others]: Names): string {
    const has = (name: string) => !isMissing(this.#record[name]) && this.#record[name] !== ''
    return [first, ...others].find(has) ?? first
  }

  #refuse(field: string, message: string): void {
    this.problems.push({ field, message })
  }
}
