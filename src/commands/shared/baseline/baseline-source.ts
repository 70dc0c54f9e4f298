import { resolve } from 'node:path'
import { UserError } from '../../../contracts/errors.js'
import { parseRepository, type Repository } from '../../../github/repository.js'
import { quote } from '../../../text/quote.js'

/** Where an earlier result is to be found, as `--baseline` names it. */
export type BaselineSource =
  | { kind: 'file'; path: string }
  /** Of this repository where none is named; `artifact` where a run has several reports. */
  | { kind: 'run'; repository: Repository | undefined; run: number; artifact: string | undefined }
  | { kind: 'branch'; repository: Repository | undefined; branch: string; path: string }

const FORMS =
  'a file, `run:ID`, or `branch:NAME` with `:PATH` after it where the file is not `rewards.json`; another repository is named as in `run:owner/repo/ID` and `branch:owner/repo@NAME`'

const wrong = (text: string, why: string): UserError =>
  new UserError(`\`--baseline\` is ${quote(text)}, ${why}. It has to be ${FORMS}.`)

const ADDRESS = /^https:\/\/[^/]+\/([^/]+\/[^/]+)\/actions\/runs\/(\d+)\/?(?:attempts\/\d+\/?)?$/

const readRun = (text: string, rest: string): BaselineSource => {
  const [, page, pageId] = ADDRESS.exec(rest) ?? []
  const [, named, id, artifact] = page
    ? [rest, page, pageId, undefined]
    : (/^(?:([^/]+\/[^/]+)\/)?(\d+)(?::(.+))?$/.exec(rest) ?? [])
  const repository = named === undefined ? undefined : parseRepository(named)
  const run = Number(id)
  if (!Number.isSafeInteger(run) || run < 1) throw wrong(text, 'whose run is no number of a workflow run')
  if (named !== undefined && repository === undefined) throw wrong(text, 'whose repository is none')
  return { kind: 'run', repository, run, artifact }
}

/** As git has it, and no more of that than is needed to tell a name from a mistake. */
const isBranch = (name: string): boolean =>
  /^[^\s:~^?*[\\\p{Cc}]+$/u.test(name) && !/\.\.|@\{|^[-/]|\/$/.test(name)

const readBranch = (text: string, rest: string): BaselineSource => {
  const [, names = '', path = 'rewards.json'] = /^([^:]*)(?::(.+))?$/s.exec(rest) ?? []
  const [, other = '', there] = /^([^/@]+\/[^/@]+)@(.+)$/.exec(names) ?? []
  const repository = there === undefined ? undefined : parseRepository(other)
  const branch = repository === undefined ? names : (there ?? '')
  if (!isBranch(branch)) throw wrong(text, 'whose branch is no name of one')
  if (path.split('/').some(part => part === '' || part === '.' || part === '..')) {
    throw wrong(text, 'whose path is no path within a branch')
  }
  return { kind: 'branch', repository, branch, path }
}

/**
 * Reads what `--baseline` says; paths start at `folder`.
 * @throws UserError for what names nothing
 */
export const parseBaseline = (text: string, folder: string): BaselineSource => {
  const [, kind, rest = ''] = /^(run|branch):(.*)$/s.exec(text) ?? []
  if (kind === 'run') return readRun(text, rest)
  if (kind === 'branch') return readBranch(text, rest)
  return { kind: 'file', path: resolve(folder, text) }
}
