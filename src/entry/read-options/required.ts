import { UserError } from '../../contracts/errors.js'
import { flagsOf, type OptionValues, type Verb } from '../options.js'
import { usageOf } from './usage.js'

/** An option that a verb cannot do without. */
export const required = (
  value: string | undefined,
  { verb, name }: { verb: Verb; name: keyof OptionValues }
): string => {
  if (value !== undefined) return value
  const row = flagsOf(verb).find(one => one.name === name)
  const usage = row === undefined ? name : usageOf(row)
  const sentence = row === undefined ? '' : ` ${row.sentence.replace(' Required.', '')}`
  throw new UserError(`\`kotlin-bench ${verb}\` needs \`${usage}\`:${sentence}`)
}
