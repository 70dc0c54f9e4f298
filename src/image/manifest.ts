import { UserError } from '../contracts/errors.js'
import { quote } from '../text/quote.js'

/** One base as `bases/manifest` names it. */
export interface BaseRecipe {
  /** `<owner>_<repo>` as written. */
  repo: string
  tag: string
  /** Relative to the folder of the manifest. */
  dockerfile: string
  /** The local name, lower case: `kotlin-bench/<repo>:<tag>`. */
  image: string
}

/** What a base is called where only bases are spoken of: `<owner>_<repo>:<tag>`, as the manifest has it. */
export const baseName = ({ repo, tag }: Pick<BaseRecipe, 'repo' | 'tag'>): string => `${repo}:${tag}`

/** The name that tasks' FROM lines use for a base. */
export const baseImageName = (repo: string, tag: string): string =>
  `kotlin-bench/${repo.toLowerCase()}:${tag}`

/** What the engine takes as the last part of an image's name, in small letters, and as its tag. */
const REPO = /^[A-Za-z0-9]+(?:(?:\.|_{1,2}|-+)[A-Za-z0-9]+)*$/
const TAG = /^\w[\w.-]{0,127}$/

const isInside = (path: string): boolean => !path.startsWith('/') && !path.split('/').includes('..')

/**
 * Reads `bases/manifest`: a line a base, `repo tag dockerfile`, blanks between, `#` to the end of the
 * line is a comment.
 * @throws UserError that names the line
 */
export const parseManifest = (text: string, path: string): BaseRecipe[] => {
  const recipes: BaseRecipe[] = []
  const images = new Set<string>()
  text.split(/\r?\n/).forEach((line, index) => {
    const words = line.split('#', 1).join().trim().split(/\s+/).filter(Boolean)
    if (words.length === 0) return
    const [repo, tag, dockerfile] = words
    if (words.length !== 3 || !repo || !tag || !dockerfile || !isInside(dockerfile)) {
      throw new UserError(
        `${path}:${index + 1}: ${quote(line.trim())} is no base. A line is \`repo tag dockerfile\`, the dockerfile relative to the manifest's folder and inside it.`
      )
    }
    if (!REPO.test(repo) || !TAG.test(tag)) {
      throw new UserError(
        `${path}:${index + 1}: ${quote(`${repo}:${tag}`)} is no name of an image. Letters, digits, \`.\`, \`_\` and \`-\` make one, such as \`ktlint base-17\`.`
      )
    }
    const image = baseImageName(repo, tag)
    if (images.has(image)) {
      throw new UserError(`${path}:${index + 1}: the base ${image} is named twice. Remove one of the lines.`)
    }
    images.add(image)
    recipes.push({ repo, tag, dockerfile, image })
  })
  return recipes
}
