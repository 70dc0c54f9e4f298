import { readFileSync, statSync } from 'node:fs'
import { errorMessage, UserError } from '../../contracts/errors.js'
import { type PriceTable, priceTableSchema } from '../../contracts/gateway.js'
import { quote } from './quote.js'

/** Far above a table of every model there is. */
const MAX_BYTES = 4 * 1024 * 1024
const SHAPE =
  'It holds US dollars for a million tokens by model: `{"<model>": {"input": 3, "output": 15, "cached": 0.3}}`.'

const wrong = (path: string, what: string): UserError =>
  new UserError(`\`--prices\` ${quote(path)}: ${what}. ${SHAPE} Correct it, or leave the option out.`)

const readText = (path: string): string => {
  try {
    if (statSync(path).size > MAX_BYTES) throw new Error('is larger than 4 MiB')
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw wrong(path, errorMessage(error))
  }
}

const parseJson = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw wrong(path, `is no JSON: ${errorMessage(error)}`)
  }
}

/**
 * The table of a `--prices` file.
 * @throws UserError that names the place of the first thing that is wrong
 */
export const readPrices = (path: string): PriceTable => {
  const table = priceTableSchema.safeParse(parseJson(path, readText(path)))
  if (table.success) return table.data
  const issue = table.error.issues[0]
  const place =
    issue === undefined || issue.path.length === 0 ? '' : `at ${issue.path.map(String).join(' > ')}: `
  throw wrong(path, `${place}${issue?.message ?? 'is no table'}`)
}
