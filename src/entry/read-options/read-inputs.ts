import { UserError } from '../../contracts/errors.js'
import { didYouMean, nearestNames } from '../../text/nearest-names.js'
import { quote } from '../../text/quote.js'
import { type ActionCommand, inputRows, namesOf, type OptionRow, type Verb } from '../options.js'
import { refusePlanned } from './planned-options.js'
import type { RawOption, RawOptions } from './read-values.js'

const PREFIX = 'INPUT_'

type Environment = Readonly<Record<string, string | undefined>>

const unknown = (name: string): UserError => {
  const known = inputRows().flatMap(namesOf)
  const hint = didYouMean(nearestNames(name, known)[0])
  return new UserError(
    `There is no input ${quote(name)}.${hint} Correct or remove it in the step's \`with\`; the inputs are: ` +
      `${inputRows()
        .map(row => row.name)
        .join(', ')}.`
  )
}

/** The values of input `command` that an input belongs to. */
const commandsOf = (row: OptionRow): readonly (Verb | ActionCommand)[] =>
  [...row.verbs, ...(row.commands ?? [])].filter(isCommand)

/** A plan takes what its shards and their report do as well, so that a wrong value is told before they run. */
const belongs = (row: OptionRow, verb: Verb | ActionCommand): boolean =>
  commandsOf(row).some(one => one === verb || (verb === 'plan' && (one === 'run' || one === 'report')))

const misplaced = (row: OptionRow, verb: string): UserError =>
  new UserError(
    `Input \`${row.name}\` does not belong to \`command: ${verb}\`, only to ${commandsOf(row)
      .map(one => `\`${one}\``)
      .join(', ')}. Remove it, or change \`command\`.`
  )

const textsOf = (row: OptionRow, value: string): readonly string[] =>
  row.type === 'list' || row.type === 'hosts' ? value.split(/\r?\n/) : [value]

/**
 * The action's inputs as the runner hands them over: one variable each, declared or not. What is
 * empty was not given; what nobody knows is the user's mistake, as is an input of another command.
 */
export const readInputs = (environment: Environment): RawOptions => {
  const raws = new Map<string, RawOption>()
  for (const [variable, value] of Object.entries(environment)) {
    if (!variable.startsWith(PREFIX) || value === undefined || value.trim() === '') continue
    const name = variable.slice(PREFIX.length).toLowerCase()
    const row = inputRows().find(one => namesOf(one).includes(name))
    if (row === undefined) throw unknown(name)
    const before = raws.get(row.name)?.texts ?? []
    raws.set(row.name, { label: `Input \`${name}\``, texts: [...before, ...textsOf(row, value)] })
  }
  const verb = raws.get('command')?.texts[0]?.trim() ?? 'run'
  for (const row of inputRows()) {
    const given = raws.get(row.name)?.texts.join('\n').trim()
    // The runner fills in action.yml's defaults, so only another value was surely typed by someone.
    if (given === undefined || given === row.default || row.name === 'command') continue
    if (isCommand(verb) && !belongs(row, verb)) throw misplaced(row, verb)
  }
  if (verb === 'run') refusePlanned(raws)
  return raws
}

const isCommand = (text: string): text is Verb | ActionCommand =>
  inputRows().some(row => row.name === 'command' && row.values?.includes(text))
