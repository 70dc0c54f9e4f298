import type { CommanderError } from 'commander'
import { UserError } from '../../contracts/errors.js'
import { didYouMean, nearestNames } from '../../text/nearest-names.js'
import { quote } from '../../text/quote.js'
import { verbs } from '../cli/verbs.js'
import { flagsOf, namesOf, type OptionRow, options, type Verb } from '../options.js'
import { harborCommand, harborFlag } from './harbor-words.js'
import { otherWay } from './other-ways.js'
import { usageOf } from './usage.js'

/** The long name, or the letter of a short flag, without dashes and value. */
const flagName = (flag: string): string => flag.replace(/^-+/, '').replace(/=.*$/s, '')

/** Whether a row is what a flag means, typed `--long` or as a letter with perhaps a value at it. */
const isMeant = (row: OptionRow, flag: string): boolean =>
  flag.startsWith('--') ? namesOf(row).includes(flagName(flag)) : row.short === flag[1]

/** A flag that the verb does not have: another verb's, Harbor's, or near one of its own. */
export const unknownFlag = (flag: string, verb: Verb): UserError => {
  if (flagsOf(verb).some(row => row.type === 'switch' && !row.isBare && isMeant(row, flag))) {
    return new UserError(
      `\`kotlin-bench ${verb}\`: \`${flag.replace(/=.*$/s, '')}\` takes no value; write it alone.`
    )
  }
  const elsewhere = (options as readonly OptionRow[]).find(row => row.only !== 'input' && isMeant(row, flag))
  const near = nearestNames(flagName(flag), flagsOf(verb).flatMap(namesOf))[0]
  const hint =
    // Elsewhere a flag by this name is another thing: what it is in Harbor is more likely meant by `run`.
    (verb === 'run' ? harborFlag(flag) : undefined) ??
    otherWay(flag, verb) ??
    (elsewhere !== undefined
      ? ` ${flag.startsWith('--') ? 'It' : `\`-${elsewhere.short}\`, \`--${elsewhere.name}\`,`} belongs to ${elsewhere.verbs.map(one => `\`${one}\``).join(', ')}.`
      : didYouMean(near && `--${near}`))
  return new UserError(
    `\`kotlin-bench ${verb}\` has no flag ${quote(flag)}.${hint} ` +
      `\`kotlin-bench ${verb} --help\` lists its flags.`
  )
}

/** What was meant by a flag in the place of a verb: one of the two that stand alone, or a verb that follows. */
const flagForVerb = (flag: string, rest: readonly string[]): string => {
  const alone = flag === '-v' ? 'version' : nearestNames(flagName(flag), ['help', 'version'], { count: 1 })[0]
  if (alone !== undefined) return didYouMean(`--${alone}`)
  const verb = verbs.find(one => rest.includes(one))
  return ` The command comes first, then its flags${verb === undefined ? '' : `: \`kotlin-bench ${verb} …\``}.`
}

/** No verb is called that; it may be one of Harbor's, or near one of ours. */
export const unknownVerb = (typed: string, rest: readonly string[]): UserError => {
  const near = typed === 'version' ? '--version' : nearestNames(typed, verbs)[0]
  const hint = typed.startsWith('-') ? flagForVerb(typed, rest) : (harborCommand(typed) ?? didYouMean(near))
  return new UserError(`There is no command ${quote(typed)}.${hint} The commands are: ${verbs.join(', ')}.`)
}

/** Commander's own complaint, told in our form. */
export const translate = (error: CommanderError, verb: Verb): UserError => {
  const flag = /unknown option '(.*)'/s.exec(error.message)?.[1]
  if (flag !== undefined) return unknownFlag(flag, verb)
  const unfilled = /option '(?:-\w, )?(--[\w-]+) <.*' argument missing/s.exec(error.message)?.[1]
  if (unfilled !== undefined) {
    const row = flagsOf(verb).find(one => isMeant(one, unfilled))
    const { values } = row ?? {}
    const valid = values
      ? ` It is ${values.length > 1 ? 'one of ' : ''}${values.map(quote).join(', ')}.`
      : row
        ? ` It is written \`${usageOf(row)}\`.`
        : ''
    return new UserError(
      `\`kotlin-bench ${verb}\`: \`${unfilled}\` has no value.${valid} \`kotlin-bench ${verb} --help\` says what it takes.`
    )
  }
  const sentence = error.message.replace(/^error: /, '')
  return new UserError(`\`kotlin-bench ${verb}\`: ${sentence}. \`kotlin-bench ${verb} --help\` says how.`)
}
