import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UserError } from '../contracts/errors.js'
import { quote } from '../text/quote.js'
import { repositoryOfRemote } from './git-source.js'

/** What `--dataset` names: a folder of a git repository at a ref. */
export interface DatasetReference {
  /** As typed. */
  readonly text: string
  /** What git fetches from; never with a password. */
  readonly url: string
  /** What people and results call the repository: `owner/repo`, or the path of a local one. */
  readonly repository: string
  /** What stands before `@ref` where the same repository is named again, from any folder. */
  readonly written: string
  /** Branch, tag or commit; null for whatever the repository's HEAD is. */
  readonly ref: string | null
  /** The dataset's folder, with forward slashes and none at its ends; empty for the top. */
  readonly path: string
}

export interface ReferenceContext {
  /** Where `owner/repo` lives: `GITHUB_SERVER_URL`, or the GitHub site. */
  readonly serverUrl: string
  /** What a relative path of a local repository begins at. Absolute. */
  readonly folder: string
  readonly isFolder: (path: string) => boolean
}

const SCHEMES = new Set(['https:', 'http:', 'ssh:', 'file:'])

const mistake = (text: string, why: string): UserError =>
  new UserError(
    `${quote(`--dataset ${text}`)} ${why} It takes \`owner/repo@ref\`, with \`:folder\` after it where the dataset is not at the top; in place of \`owner/repo\` also a URL (https, ssh or file) or the path of a local repository, such as \`./repo\`.`
  )

const AT_AND_FOLDER = /^(?:@([^:]*))?(?::(.*))?$/s

/** Of git's rules for a ref's name those that a slip breaks; `..` and `:` would also mean something else. */
const isRef = (ref: string): boolean => /^[^-\s~^:?*[\\][^\s~^:?*[\\]*$/.test(ref) && !ref.includes('..')

const checkRef = (text: string, ref: string | undefined): string | null => {
  if (ref === undefined) return null
  if (isRef(ref)) return ref
  throw mistake(text, `has ${JSON.stringify(ref)} for a ref, which is no branch, tag or commit.`)
}

const checkPath = (text: string, path: string | undefined): string => {
  const trimmed = (path ?? '').replace(/^\/+|\/+$/g, '')
  const isClean = trimmed.split('/').every(part => part !== '' && part !== '.' && part !== '..')
  if (trimmed === '' || (isClean && !/\p{Cc}/u.test(trimmed))) return trimmed
  throw mistake(text, `has ${JSON.stringify(path)} for a folder, which is none within the repository.`)
}

const split = (
  text: string,
  rest: string,
  repository: Pick<DatasetReference, 'url' | 'repository'>
): DatasetReference => {
  const found = AT_AND_FOLDER.exec(rest)
  if (found === null) throw mistake(text, 'cannot be read.')
  return {
    text,
    ...repository,
    written: text.slice(0, text.length - rest.length),
    ref: checkRef(text, found[1]),
    path: checkPath(text, found[2])
  }
}

const fromUrl = (text: string): DatasetReference => {
  const [, start = '', way = '', rest = ''] =
    /^([a-z][a-z0-9+.-]*:\/\/[^/]*)(\/[^@:]*)(.*)$/is.exec(text) ?? []
  const address = start + way
  if (!URL.canParse(address)) throw mistake(text.replace(/\/\/[^/]*@/, '//'), 'is no URL of a repository.')
  const url = new URL(address)
  if (url.password !== '') {
    const without = text.replace(/\/\/[^/]*@/, '//')
    throw mistake(
      without,
      'had a password in its URL, where logs and other programs can read it. Take it out, and give it as input `dataset-token`, or to a credential helper of git.'
    )
  }
  if (!SCHEMES.has(url.protocol)) throw mistake(text, `has the scheme ${url.protocol}, which is not used.`)
  return split(text, rest, { url: address, repository: repositoryOfRemote(address) ?? address })
}

/** The longest beginning that is a folder, since `@` and `:` may also stand in its name. */
const fromPath = (text: string, { folder, isFolder }: ReferenceContext): DatasetReference => {
  const ends = [...text.matchAll(/[@:]|$/g)].map(({ index }) => index).reverse()
  const end = ends.find(index => isFolder(resolve(folder, text.slice(0, index))))
  if (end === undefined) {
    const first = resolve(folder, text.slice(0, ends.at(-1)))
    throw mistake(text, `names a local repository, and there is no folder ${first}.`)
  }
  const path = resolve(folder, text.slice(0, end))
  const url = pathToFileURL(path).href
  return { ...split(text, text.slice(end), { url, repository: path }), written: path }
}

const SCP = /^(\w[\w.-]*@[\w.-]+:(?!\/\/)[^@:]+)(.*)$/s
const SHORT = /^(\w[\w.-]*\/[\w.-]+)((?:@|:).*)?$/s

/**
 * Reads what `--dataset` was given.
 * @throws UserError with the forms that are taken
 */
export const parseReference = (text: string, context: ReferenceContext): DatasetReference => {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return fromUrl(text)
  if (/^[./]/.test(text)) return fromPath(text, context)
  const [, address, rest = ''] = SCP.exec(text) ?? []
  if (address !== undefined) {
    return split(text, rest, { url: address, repository: repositoryOfRemote(address) ?? address })
  }
  const [, short, after = ''] = SHORT.exec(text) ?? []
  if (short === undefined) throw mistake(text, 'names no repository.')
  const repository = short.replace(/\.git$/, '')
  return split(text, after, { url: `${context.serverUrl.replace(/\/+$/, '')}/${repository}.git`, repository })
}

/** The same dataset, at a commit. */
export const pinnedText = ({ written, path }: DatasetReference, commit: string): string =>
  `${written}@${commit}${path === '' ? '' : `:${path}`}`
