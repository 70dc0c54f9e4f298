import { resolve } from 'node:path'
import { UserError } from '../../contracts/errors.js'
import { parseAllowedHost } from '../../task/network-rules.js'
import { didYouMean, nearestNames } from '../../text/nearest-names.js'
import { quote } from '../../text/quote.js'
import { type OptionRow, type OptionValues, options } from '../options.js'

/** What was typed for one option: every text that was given, and the name to call it by in messages. */
export interface RawOption {
  label: string
  texts: readonly string[]
}

/** What was typed, by the option's own name. */
export type RawOptions = ReadonlyMap<string, RawOption>

const listed = (values: readonly string[]): string => values.map(value => `\`${value}\``).join(', ')

const wrong = (row: OptionRow, label: string, value: string, valid: string): UserError => {
  const otherwise = row.default === undefined ? 'leave it out' : `leave it out for \`${row.default}\``
  const step = row.sentence.endsWith(' Required.') ? 'Correct it.' : `Correct it, or ${otherwise}.`
  const near = didYouMean(nearestNames(value, row.values ?? [], { count: 1 })[0])
  return new UserError(`${label} is ${quote(value)}; it has to be ${valid}.${near} ${step}`)
}

/** What a number counts, by the word that stands for it in help. */
const UNITS: Readonly<Record<string, string>> = { minutes: ' of minutes', usd: ' of US dollars' }

const unitOf = ({ placeholder = '' }: OptionRow): string => UNITS[placeholder] ?? ''

const MOST_COUNTED = 999_999_999
const LARGEST_FACTOR = 1e6

const readCount = (row: OptionRow, label: string, text: string, least: 0 | 1): number => {
  const isWhole = /^[0-9]+$/.test(text)
  const count = Number(text)
  if (isWhole && count >= least && count <= MOST_COUNTED) return count
  const most = isWhole && count > MOST_COUNTED ? ` and ${MOST_COUNTED} at most` : ''
  throw wrong(row, label, text, `a whole number${unitOf(row)}, ${least} or more${most}`)
}

const readFactor = (row: OptionRow, label: string, text: string): number => {
  const isDecimal = /^[0-9]*\.?[0-9]+$/.test(text)
  const value = Number(text)
  if (isDecimal && value > 0 && value <= LARGEST_FACTOR) return value
  const most = isDecimal && value > LARGEST_FACTOR ? ` and ${LARGEST_FACTOR} at most` : ''
  throw wrong(row, label, text, `a number${unitOf(row)} above 0${most}, such as \`1.5\``)
}

const readSwitch = (row: OptionRow, label: string, text: string): boolean => {
  if (/^(true|True|TRUE)$/.test(text)) return true
  if (/^(false|False|FALSE)$/.test(text)) return false
  throw wrong(row, label, text, '`true` or `false`')
}

const readChoice = (row: OptionRow, label: string, text: string): string => {
  const wanted = text.toLowerCase()
  const value = row.values?.find(one => one.toLowerCase() === wanted)
  if (value !== undefined) return value
  const { values = [] } = row
  throw wrong(row, label, text, `${values.length > 1 ? 'one of ' : ''}${listed(values)}`)
}

const readText = (row: OptionRow, label: string, text: string): string => {
  if (row.pattern !== undefined && !row.pattern.regex.test(text)) {
    throw wrong(row, label, text, row.pattern.says)
  }
  return text
}

/** A host rule as it is compared: lower-cased, without a trailing dot. */
const readHost = (label: string, text: string): string => {
  const host = parseAllowedHost(text)
  if (host.ok) return host.text
  throw new UserError(
    `${label} is ${quote(text)}, which ${host.why}. A host is a name (\`example.com\`, not its subdomains), ` +
      '`*.example.com` (only its subdomains), an address, or a CIDR block. Correct it, or leave it out.'
  )
}

const readOne = (row: OptionRow, label: string, text: string, folder: string): unknown => {
  switch (row.type) {
    case 'count':
      return readCount(row, label, text, 1)
    case 'whole':
      return readCount(row, label, text, 0)
    case 'factor':
      return readFactor(row, label, text)
    case 'switch':
      return readSwitch(row, label, text)
    case 'choice':
      return readChoice(row, label, text)
    case 'path':
      return resolve(folder, text)
    case 'job':
      return /[\\/]/.test(text) || text === '.' ? resolve(folder, text) : text
    default:
      return readText(row, label, text)
  }
}

/**
 * Validates what was typed and fills in defaults. An empty text is absent; of a single-valued option
 * that was given twice the last one counts.
 */
export const readValues = (raws: RawOptions, folder: string): OptionValues => {
  const read = (row: OptionRow): unknown => {
    const raw = raws.get(row.name)
    const texts = (raw?.texts ?? []).map(text => text.trim()).filter(text => text !== '')
    if (row.type === 'list') {
      const given = texts.length === 0 && row.default !== undefined ? [row.default] : texts
      return given.map(text => readText(row, raw?.label ?? row.name, text))
    }
    if (row.type === 'hosts') return [...new Set(texts.map(text => readHost(raw?.label ?? row.name, text)))]
    const text = texts.at(-1) ?? row.default
    return text === undefined ? undefined : readOne(row, raw?.label ?? row.name, text, folder)
  }
  return Object.fromEntries(options.map(row => [row.name, read(row)])) as OptionValues
}
