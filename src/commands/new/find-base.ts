import { UserError } from '../../contracts/errors.js'
import type { Bases } from '../../image/bases.js'
import { type BaseRecipe, baseName } from '../../image/manifest.js'
import { didYouMean, nearestNames } from '../../text/nearest-names.js'
import { quote } from '../../text/quote.js'

/**
 * The one base that the manifest has of a repository, `<owner>_<repo>`.
 * @throws UserError where it has none or several, and one has to be named
 */
export const onlyBaseOf = (repository: string, { dir, recipes }: Bases): BaseRecipe => {
  const wanted = repository.toLowerCase()
  const found = recipes.filter(({ repo }) => repo.toLowerCase() === wanted)
  const [only] = found
  if (only !== undefined && found.length === 1) return only
  const names = (found.length > 0 ? found : recipes).map(baseName).join(', ')
  throw new UserError(
    names === ''
      ? `\`--base\` is missing, and ${quote(dir)} has no manifest of bases. Name its folder with \`--bases\`.`
      : `\`--base\` is missing, and ${quote(`${dir}/manifest`)} has ${found.length === 0 ? 'no base' : 'several'} of ${repository}. Name one: ${names}.`
  )
}

/**
 * The base of the manifest that is meant by `<repo>:<tag>`.
 * @throws UserError for one that it does not have
 */
export const findBase = (name: string, { dir, recipes }: Bases): BaseRecipe => {
  const wanted = name.replace(/^kotlin-bench\//, '').toLowerCase()
  const found = recipes.find(recipe => baseName(recipe).toLowerCase() === wanted)
  if (found) return found
  const names = recipes.map(baseName)
  const [near] = nearestNames(wanted, names)
  const meant = didYouMean(near)
  throw new UserError(
    names.length === 0
      ? `${quote(`--base ${name}`)}: ${quote(dir)} has no manifest of bases. Name its folder with \`--bases\`.`
      : `${quote(`--base ${name}`)} is not in ${quote(`${dir}/manifest`)}.${meant} It has: ${names.join(', ')}.`
  )
}
