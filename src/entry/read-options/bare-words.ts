import { UserError } from '../../contracts/errors.js'
import { didYouMean, nearestNames } from '../../text/nearest-names.js'
import { quote } from '../../text/quote.js'
import { verbs } from '../cli/verbs.js'
import { flagsOf, namesOf, type Verb } from '../options.js'
import type { RawOption } from './read-values.js'
import { usageOf } from './usage.js'

/** What a word that is not taken follows: a switch, whose value it would be, or a long flag with one hyphen, misspelt. */
const before = (excess: string, verb: Verb, typed: readonly string[]): string => {
  const flag = typed[typed.indexOf(excess) - 1] ?? ''
  if (flagsOf(verb).some(row => row.type === 'switch' && `--${row.name}` === flag))
    return ` \`${flag}\` takes no value; write it alone.`
  const [, name] = /^-([a-z][a-z-]{2,})$/i.exec(flag) ?? []
  const near = name && nearestNames(name, flagsOf(verb).flatMap(namesOf), { count: 1 })[0]
  return didYouMean(near && `--${near}`)
}

/** A first bare word that is near the rest of a longer verb, and no value of this one, as `bench compar`. */
const refuseMistypedVerb = (verb: Verb, [first]: readonly string[], values: readonly string[]): void => {
  if (first === undefined || values.includes(first.toLowerCase())) return
  const longer = verbs.filter(one => one.startsWith(`${verb} `))
  const [near] = nearestNames(`${verb} ${first}`, longer, { count: 1 })
  if (near === undefined) return
  throw new UserError(
    `There is no command ${quote(`${verb} ${first}`)}.${didYouMean(near)} \`kotlin-bench ${near} --help\` says what it takes.`
  )
}

/**
 * The bare words of a command line: the one that the verb takes, or its list, and none too many.
 * @param typed all that was typed behind the verb
 */
export const takeBareWords = (
  verb: Verb,
  { words, typed, raws }: { words: readonly string[]; typed: readonly string[]; raws: Map<string, RawOption> }
): void => {
  const row = flagsOf(verb).find(one => one.isBare)
  refuseMistypedVerb(verb, words, row?.values ?? [])
  const taken = row === undefined ? 0 : row.type === 'list' ? words.length : 1
  if (row !== undefined && words.length > 0) {
    raws.set(row.name, { label: `\`${usageOf(row)}\``, texts: words.slice(0, taken) })
  }
  const excess = words[taken]
  if (excess === undefined) return
  const example = flagsOf(verb).find(one => !one.isBare)
  const such = example === undefined ? '' : `, such as \`${usageOf(example)}\``
  throw new UserError(
    `\`kotlin-bench ${verb}\` has no place for ${quote(excess)}; everything ` +
      `${row === undefined ? '' : `but \`${usageOf(row)}\` `}is a flag${such}.${before(excess, verb, typed)} ` +
      `\`kotlin-bench ${verb} --help\` lists them.`
  )
}
