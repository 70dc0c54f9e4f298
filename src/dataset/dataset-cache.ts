import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorMessage, FaultError } from '../contracts/errors.js'
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

const DRAFT = '.draft-'
const ABANDONED_MS = 24 * 3600_000

/** Removes what runs that were killed have left half done; a younger one may still be at work. */
const removeAbandoned = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(DRAFT)) continue
    const path = join(folder, name)
    const stats = await stat(path).catch(() => null)
    if (stats !== null && Date.now() - stats.mtimeMs > ABANDONED_MS)
      await rm(path, { recursive: true, force: true })
  }
}

/** Takes a folder of the cache away at once, whoever is at work beside us. */
export const moveAway = async (folder: string): Promise<void> => {
  const draft = join(dirname(folder), `${DRAFT}${randomBytes(6).toString('hex')}`)
  await rename(folder, draft)
  await rm(draft, { recursive: true, force: true })
}

const isTaken = (error: unknown): boolean =>
  ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')

const FULL = ['ENOSPC', 'EDQUOT']

/** What became of work in a folder (absolute), where that was the folder's own fault. */
const folderFault = (folder: string, error: unknown): unknown => {
  const { code = '', path = '' } = (error ?? {}) as NodeJS.ErrnoException
  const isFull = FULL.includes(code)
  // A folder that cannot be made is named by the one above it.
  const isOfFolder = path !== '' && (path.startsWith(folder) || folder.startsWith(path))
  if (!isFull && !isOfFolder) return error
  const message = `${folder} cannot be written: ${errorMessage(error)}`
  return new FaultError('infrastructure', isFull ? 'disk-full' : 'dataset-cache', message, { cause: error })
}

/**
 * Works in a new folder within `parent` (both absolute), which is there no longer afterwards.
 * @throws FaultError `infrastructure` where the folder cannot be written; what the work throws
 */
export const inDraft = async <T>(parent: string, work: (draft: string) => Promise<T>): Promise<T> => {
  const draft = join(parent, `${DRAFT}${randomBytes(6).toString('hex')}`)
  try {
    // What is private elsewhere is not for the other users of this machine.
    await mkdir(parent, { recursive: true, mode: 0o700 })
    await removeAbandoned(parent)
    await mkdir(draft)
  } catch (error) {
    throw folderFault(parent, error)
  }
  try {
    return await work(draft)
  } catch (error) {
    throw folderFault(parent, error)
  } finally {
    // A call that was ended may write its last file meanwhile.
    await rm(draft, { recursive: true, force: true, maxRetries: 3 })
  }
}

/**
 * Has a folder made elsewhere and gives it its name when it is whole, so that what was cut short is
 * never taken for a dataset. Where another run was quicker, its folder stays.
 */
export const fillFolder = (folder: string, make: (draft: string) => Promise<void>): Promise<void> =>
  inDraft(dirname(folder), async draft => {
    await make(draft)
    await rename(draft, folder).catch(error => {
      if (!isTaken(error)) throw error
    })
  })

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
    `The fetched dataset in ${folder} was changed and cannot be restored. Remove that folder; it is then fetched again.`
  )
}
