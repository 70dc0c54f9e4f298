import { UserError } from '../../contracts/errors.js'
import { ROW_LANGUAGES, ROW_SPLITS, type RowLanguage, type RowSplit } from '../../contracts/swe-polybench.js'
import { nearestNames } from '../../text/nearest-names.js'
import { languageOf } from './parse-instance.js'

const unknown = (label: string, given: string, valid: readonly string[]): UserError => {
  const [near] = nearestNames(given, valid, { count: 1 })
  const hint = near === undefined ? '' : ` Did you mean ${near}?`
  return new UserError(`${label} ${JSON.stringify(given)} is not one of ${valid.join(', ')}.${hint}`)
}

/**
 * A split by its name. `label` is what the user gave it by.
 *
 * @throws UserError for any other text
 */
export const readSplit = (given: string, label = '--split'): RowSplit => {
  const split = ROW_SPLITS.find(one => one === given.trim().toLowerCase())
  if (split === undefined) throw unknown(label, given, ROW_SPLITS)
  return split
}

/**
 * A language by its name, in any case. `label` is what the user gave it by.
 *
 * @throws UserError for any other text
 */
export const readLanguage = (given: string, label = '--language'): RowLanguage => {
  const language = languageOf(given)
  if (language === undefined) throw unknown(label, given, ROW_LANGUAGES)
  return language
}
