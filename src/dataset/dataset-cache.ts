import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FaultError } from '../contracts/errors.js'
import { quote } from '../text/quote.js'
import { moveAway } from './drafts.js'
import { git } from './git.js'

/** What a folder in the cache holds: these folders of a repository, as they are at a commit. */
export interface CacheKey {
  readonly url: string
  /** What people call the repository. */
  readonly repository: string
  readonly commit: string
  /** The dataset's folder in the repository. */
  readonly path: string
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Where a dataset stands in the cache (absolute), once it is whole. */
export const cachedFolder = (cacheDir: string, { url, repository, commit, path }: CacheKey): string => {
  const readable = repository.replaceAll(/[^A-Za-z0-9.-]+/g, '_').slice(-60)
  const folder = path === '' ? commit : `${commit}-${digest(path)}`
  return join(cacheDir, 'datasets', `${readable}-${digest(url)}`, folder)
}

/** Whether every file is as the commit has it, with none beside them. */
const isClean = async (folder: string): Promise<boolean> => {
  const { ok, stdout } = await git(['status', '--porcelain', '--ignored', '--untracked-files=all'], {
    dir: folder
  })
  return ok && stdout === ''
}

/**
 * Whether a folder of the cache can be used as it is. One in which somebody has changed files is
 * restored from its own repository; one that is no repository of that commit is removed.
 *
 * @throws FaultError where it can neither be restored nor removed
 */
export const isWhole = async (folder: string, commit: string): Promise<boolean> => {
  if ((await stat(folder).catch(() => null)) === null) return false
  const head = await git(['rev-parse', '--verify', 'HEAD^{commit}'], { dir: folder })
  const top = await git(['rev-parse', '--show-cdup'], { dir: folder })
  if (!head.ok || head.stdout !== commit || top.stdout !== '') {
    await moveAway(folder)
    return false
  }
  if (await isClean(folder)) return true
  await git(['reset', '--hard', '--quiet', commit], { dir: folder })
  await git(['clean', '-ffdxq'], { dir: folder })
  if (await isClean(folder)) return true
  throw new FaultError(
    'infrastructure',
    'dataset-cache',
    `The fetched dataset in ${quote(folder)} was changed and cannot be restored. Remove that folder; it is then fetched again.`
  )
}
