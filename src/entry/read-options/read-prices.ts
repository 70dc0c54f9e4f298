import { readFileSync, statSync } from 'node:fs'
import { errorMessage, UserError } from '../../contracts/errors.js'
import { type PriceTable, priceTableSchema } from '../../contracts/gateway/prices.js'
import { quote } from '../../text/quote.js'

/** Far above a table of every model there is. */
const MAX_BYTES = 4 * 1024 * 1024
const SHAPE =
  'A file of prices holds US dollars for a million tokens by model: `{"<model>": {"input": 3, "output": 15, "cached": 0.3}}`.'

const wrong = (path: string, what: string): UserError =>
  new UserError(`${quote(`--prices ${path}`)} ${what}. ${SHAPE} Correct it, or leave the option out.`)

const readText = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) throw wrong(path, 'does not exist')
  if (!found.isFile()) throw wrong(path, 'is no file')
  if (found.size > MAX_BYTES) throw wrong(path, 'is larger than 4 MiB')
  return readFileSync(path, 'utf8')
}

const parseJson = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw wrong(path, `is no JSON (${errorMessage(error)})`)
  }
}

const valueAt = (table: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], table)

/** What is wrong at a place of the table, and how it is written. */
const mistakeAt = (table: unknown, path: readonly PropertyKey[]): string => {
  if (path.length === 0) return 'is no table of models'
  const place = quote(path.map(String).join(' > '))
  const value = valueAt(table, path)
  if (path.length === 1) return `has ${quote(JSON.stringify(value))} at ${place}, where prices have to be`
  if (value === undefined) return `lacks ${place}`
  return `has ${quote(JSON.stringify(value))} at ${place}; a price is a number of 0 or more without quotes, such as \`3\``
}

/**
 * The table of a `--prices` file.
 * @throws UserError that names the place of the first thing that is wrong
 */
export const readPrices = (path: string): PriceTable => {
  const parsed = parseJson(path, readText(path))
  const table = priceTableSchema.safeParse(parsed)
  if (table.success) return table.data
  throw wrong(path, mistakeAt(parsed, table.error.issues[0]?.path ?? []))
}
