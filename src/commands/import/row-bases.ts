import { UserError } from '../../contracts/errors.js'
import { loadBases } from '../../image/bases.js'
import { didYouMean, nearestNames } from '../../text/nearest-names.js'
import { quote } from '../../text/quote.js'

/** The base of a repository's rows, as `kotlin-bench/<repo>:<tag>`, by the repository's `<owner>_<repo>`. */
export interface RowBases {
  readonly named: ReadonlyMap<string, string>
  /** Those of the manifest that are the only one of their repository, which need no name. */
  readonly only: ReadonlyMap<string, string>
}

const NAME = /^(?:kotlin-bench\/)?([a-z0-9][\w.-]*):([\w][\w.-]{0,127})$/

/**
 * Reads the bases that were named, each `<repo>:<tag>`.
 * @throws UserError where none is named and each repository has several, for a name that is none, for two of one repository, and for one that
 *   the manifest in `folder` does not have
 */
export const readRowBases = async (names: readonly string[], folder: string): Promise<RowBases> => {
  const { recipes } = await loadBases(folder)
  const known = recipes.map(({ image }) => image)
  const only = new Map(
    recipes.flatMap(({ repo, image }) => {
      const isOnly = recipes.filter(other => other.repo.toLowerCase() === repo.toLowerCase()).length === 1
      return isOnly ? [[repo.toLowerCase(), image] as const] : []
    })
  )
  const valid = known.length > 0 ? ` ${folder}/manifest has ${known.join(', ')}.` : ''
  if (names.length === 0 && only.size === 0) {
    throw new UserError(
      `\`--base\` is missing: give the base of each repository, as \`<owner>_<repo>:<tag>\`.${valid}`
    )
  }
  const bases = new Map<string, string>()
  for (const name of names) {
    const [, repository, tag] = NAME.exec(name) ?? []
    if (repository === undefined || tag === undefined) {
      throw new UserError(`\`--base\` is ${quote(name)}; it has to be \`<owner>_<repo>:<tag>\`.${valid}`)
    }
    const image = `kotlin-bench/${repository}:${tag}`
    if (known.length > 0 && !known.includes(image)) {
      const [near] = nearestNames(image, known)
      const meant = didYouMean(near)
      throw new UserError(
        `${quote(`--base ${name}`)} is not in ${quote(`${folder}/manifest`)}.${meant}${valid}`
      )
    }
    const other = bases.get(repository)
    if (other !== undefined && other !== image) {
      throw new UserError(
        `\`--base\` names two bases of ${repository}: ${other} and ${image}. Part the rows into a file for each.`
      )
    }
    bases.set(repository, image)
  }
  return { named: bases, only }
}
