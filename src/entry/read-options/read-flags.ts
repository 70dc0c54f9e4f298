import { Command, CommanderError, Option } from 'commander'
import { verbSentences, verbs } from '../cli/verbs.js'
import { flagsOf, namesOf, type OptionRow, type Verb } from '../options.js'
import { VERSION } from '../version.js'
import { takeBareWords } from './bare-words.js'
import { translate, unknownVerb } from './flag-mistakes.js'
import { refusePlanned } from './planned-options.js'
import type { RawOption, RawOptions } from './read-values.js'
import { refuseSlips } from './typed-flags.js'
import { usageOf } from './usage.js'

/** What the command line says: a verb with its flags, or text to print and nothing to do. */
export type Request =
  | { kind: 'verb'; verb: Verb; raws: RawOptions }
  | { kind: 'text'; text: string; isMistake: boolean }

const describe = (row: OptionRow): string => {
  const valid = row.values === undefined ? [] : [`one of ${row.values.join(', ')}`]
  const usual = row.default === undefined || row.type === 'switch' ? [] : [`default: ${row.default}`]
  const also = row.aliases === undefined ? [] : [`also ${row.aliases.map(name => `--${name}`).join(', ')}`]
  const details = [...valid, ...usual, ...also]
  return details.length === 0 ? row.sentence : `${row.sentence} (${details.join('; ')})`
}

/** The flags of a row: its own with the short form, then its other names, which help does not list. */
const flagsOfRow = (row: OptionRow, raws: Map<string, RawOption>): readonly Option[] =>
  namesOf(row).map((name, index) => {
    const short = index === 0 && row.short !== undefined ? `-${row.short}, ` : ''
    const value = row.type === 'switch' ? '' : ` <${row.placeholder ?? 'value'}>`
    const add = (text: string): void => {
      raws.set(row.name, { label: `\`--${name}\``, texts: [...(raws.get(row.name)?.texts ?? []), text] })
    }
    const option = new Option(`${short}--${name}${value}`, describe(row)).hideHelp(index > 0)
    if (row.type !== 'switch') return option.argParser(add)
    // Commander parses no value of a flag without one, but tells of it as an event.
    return option
  })

const addFlags = (command: Command, verb: Verb, raws: Map<string, RawOption>): void => {
  for (const row of flagsOf(verb)) {
    if (row.isBare) {
      const several = row.type === 'list' ? '...' : ''
      command.argument(`[${row.placeholder ?? row.name}${several}]`, row.sentence)
      continue
    }
    for (const option of flagsOfRow(row, raws)) {
      command.addOption(option)
      if (row.type === 'switch') {
        command.on(`option:${option.name()}`, () => {
          raws.set(row.name, { label: `\`--${option.name()}\``, texts: ['true'] })
        })
      }
    }
  }
}

const verbCommand = (verb: Verb, print: (text: string) => void): Command =>
  new Command(`kotlin-bench ${verb}`)
    .description(verbSentences[verb])
    // The longest flags leave a terminal of 80 columns less than commander takes for worth wrapping.
    .configureHelp({ minWidthToWrap: 20 })
    .helpOption('-h, --help', 'Show this help.')
    .showSuggestionAfterError(false)
    .allowExcessArguments(true)
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: () => {} })

const overview = (): string => {
  const width = Math.max(...verbs.map(verb => verb.length))
  const lines = verbs.map(verb => `  ${verb.padEnd(width)}  ${verbSentences[verb]}`)
  return [
    'Usage: kotlin-bench <command> [flags]',
    '',
    'Evaluates coding agents on Kotlin software-engineering tasks, and on those of SWE-PolyBench.',
    '',
    'Commands:',
    ...lines,
    '',
    '`kotlin-bench <command> --help` lists the flags of a command.',
    ''
  ].join('\n')
}

const readVerb = (verb: Verb, args: readonly string[]): Request => {
  const raws = new Map<string, RawOption>()
  let help = ''
  const command = verbCommand(verb, text => {
    help += text
  })
  addFlags(command, verb, raws)
  const bare = flagsOf(verb).find(one => one.isBare)
  if (bare !== undefined) command.usage(`[options] ${usageOf(bare)}`)
  refuseSlips(verb, args)
  try {
    command.parse([...args], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.code === 'commander.helpDisplayed') return { kind: 'text', text: help, isMistake: false }
    throw translate(error, verb)
  }
  takeBareWords(verb, { words: command.args, typed: args, raws })
  if (verb === 'run') refusePlanned(raws)
  return { kind: 'verb', verb, raws }
}

/** The verb that a command line begins with, of those of one word and of two the longest, and what follows it. */
const verbAt = (words: readonly string[]): { verb: Verb; rest: readonly string[] } | undefined => {
  const found = [2, 1].flatMap(count => verbs.filter(verb => verb === words.slice(0, count).join(' ')))
  const [verb] = found
  return verb === undefined ? undefined : { verb, rest: words.slice(verb.split(' ').length) }
}

/** Reads a command line (without node and script). Mistakes are thrown as `UserError`. */
export const readFlags = (args: readonly string[]): Request => {
  const [first, ...rest] = args
  if (first === undefined) return { kind: 'text', text: overview(), isMistake: true }
  if (first === '--help' || first === '-h' || first === 'help') {
    const about = verbAt(rest)
    if (first === 'help' && about !== undefined) return readVerb(about.verb, ['--help'])
    if (first === 'help' && rest[0] !== undefined) throw unknownVerb(rest[0], [])
    return { kind: 'text', text: overview(), isMistake: false }
  }
  if (first === '--version' || first === '-V') return { kind: 'text', text: `${VERSION}\n`, isMistake: false }
  const asked = verbAt(args)
  if (asked === undefined) throw unknownVerb(first, rest)
  return readVerb(asked.verb, asked.rest)
}
