import { UserError } from '../../contracts/errors.js'
import { didYouMean } from '../../text/nearest-names.js'
import { quote } from '../../text/quote.js'
import { flagsOf, namesOf, type OptionRow, options, type Verb } from '../options.js'
import { unknownFlag } from './flag-mistakes.js'
import { usageOf } from './usage.js'

type Rows = readonly OptionRow[]

const ALL: Rows = options

const isTyped = (row: OptionRow): boolean => row.only !== 'input' && row.isBare !== true

/** The row that a word names as a flag, without a value at it. */
const rowOf = (word: string, rows: Rows): OptionRow | undefined =>
  rows.find(
    row =>
      namesOf(row).some(name => word === `--${name}`) || (row.short !== undefined && word === `-${row.short}`)
  )

/** A hyphen or two, or what editors and web pages make of them, before a name. */
const DASHED = /^([-\u2010-\u2015\u2212]+)([a-z][\w-]*)(?:=.*)?$/is

/** What was meant by a long flag without its two hyphens, or by a letter without its one. */
const meantFlag = (word: string): string | undefined => {
  const [, dashes, name = ''] = DASHED.exec(word) ?? []
  if (dashes === undefined || dashes === '--' || (dashes === '-' && name.length === 1)) return undefined
  const flag = name.length === 1 ? `-${name}` : `--${name.toLowerCase()}`
  return flag === '--help' || rowOf(flag, ALL.filter(isTyped)) ? flag : undefined
}

const badHyphens = (word: string, verb: Verb, rows: Rows): UserError | undefined => {
  const flag = meantFlag(word)
  if (flag === undefined) return undefined
  if (flag !== '--help' && rowOf(flag, rows) === undefined) return unknownFlag(flag, verb)
  const wanted = flag.startsWith('--') ? 'two hyphens, as long flags do' : 'a hyphen, as short flags do'
  return new UserError(
    `\`kotlin-bench ${verb}\`: ${quote(word.replace(/=.*$/s, ''))} does not begin with ${wanted}.${didYouMean(flag)}`
  )
}

/** A letter with its value after `=`, which would be the first character of it. */
const badEquals = (word: string, verb: Verb, rows: Rows): UserError | undefined => {
  const [, letter, value] = /^(-[a-z])=(.*)$/is.exec(word) ?? []
  if (letter === undefined || rowOf(letter, rows) === undefined) return undefined
  return new UserError(
    `\`kotlin-bench ${verb}\`: ${quote(word)} has \`=\` after a short flag, which takes none.${didYouMean(`${letter} ${value}`)}`
  )
}

const badValue = (
  flag: string,
  value: string,
  { verb, row, rows }: { verb: Verb; row: OptionRow; rows: Rows }
): UserError | undefined => {
  const why =
    value.trim() === ''
      ? 'is empty. Give it a value'
      : rowOf(value, rows)
        ? `has no value: the flag ${quote(value)} follows it. Give it one`
        : undefined
  return why === undefined
    ? undefined
    : new UserError(
        `\`kotlin-bench ${verb}\`: \`${flag}\` ${why}, as in \`${usageOf(row)}\`, or leave it out.`
      )
}

/**
 * Refuses what could be read and was surely not meant so: `-limit`, which would be `-l` with the value `imit`;
 * `-p=tasks`; a flag in the place of a value; an empty value, as of a variable that is not set.
 * @param words what follows the verb
 * @throws UserError that says how it is typed
 */
export const refuseSlips = (verb: Verb, words: readonly string[]): void => {
  const rows = flagsOf(verb).filter(isTyped)
  for (let index = 0; index < words.length && words[index] !== '--'; index++) {
    const word = words[index]!
    const slip = badHyphens(word, verb, rows) ?? badEquals(word, verb, rows)
    if (slip) throw slip
    const [flag, attached] = word.startsWith('--') ? word.split(/=(.*)/s, 2) : [word]
    const row = rowOf(flag!, rows)
    if (row === undefined || row.type === 'switch') continue
    const value = attached ?? words[index + 1]
    if (value === undefined) return
    const wrong = badValue(flag!, value, { verb, row, rows: attached === undefined ? rows : [] })
    if (wrong) throw wrong
    if (attached === undefined) index++
  }
}
