import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorMessage, FaultError } from '../contracts/errors.js'
import { formatOwner, ownerIsGone, ownerIsRunning, parseOwner, thisOwner } from '../engine/labels.js'
import { makeFolders } from './make-folders.js'

const DRAFT = '.draft-'
/** A file beside a draft that says whose it is: the draft itself becomes what is kept. */
const OWNER = '.owner'
/** After so long one goes that names nobody, or whose process is another machine's. */
const ABANDONED_MS = 24 * 3600_000

/** A draft's name in a folder (absolute), under which nothing is yet but whose it is. */
const newDraft = async (parent: string): Promise<string> => {
  const draft = join(parent, `${DRAFT}${randomBytes(6).toString('hex')}`)
  await writeFile(`${draft}${OWNER}`, formatOwner(await thisOwner()))
  return draft
}

const removeDraft = async (draft: string): Promise<void> => {
  // A call that was ended may write its last file meanwhile.
  await rm(draft, { recursive: true, force: true, maxRetries: 3 })
  await rm(`${draft}${OWNER}`, { force: true })
}

const isAbandoned = async (draft: string): Promise<boolean> => {
  const ownerFile = `${draft}${OWNER}`
  const owner = parseOwner(await readFile(ownerFile, 'utf8').catch(() => ''))
  if (owner && (await ownerIsGone(owner))) return true
  // What was moved there is as old as it was before.
  if (owner && (await ownerIsRunning(owner))) return false
  const stats = await stat(draft).catch(() => stat(ownerFile).catch(() => null))
  return stats !== null && Date.now() - stats.mtimeMs > ABANDONED_MS
}

/** Removes what runs that were killed have left half done in a folder (absolute); one at work keeps its own. */
export const removeAbandoned = async (folder: string): Promise<void> => {
  const names = (await readdir(folder)).filter(name => name.startsWith(DRAFT))
  const drafts = new Set(names.map(name => join(folder, name.replace(/\.owner$/, ''))))
  for (const draft of drafts) if (await isAbandoned(draft)) await removeDraft(draft)
}

/** Takes a folder of the cache away at once, whoever is at work beside us. */
export const moveAway = async (folder: string): Promise<void> => {
  const draft = await newDraft(dirname(folder))
  try {
    await rename(folder, draft)
  } finally {
    await removeDraft(draft)
  }
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
  let draft: string
  try {
    // What is private elsewhere is not for the other users of this machine.
    await makeFolders(parent, 0o700)
    await removeAbandoned(parent)
    draft = await newDraft(parent)
    await mkdir(draft)
  } catch (error) {
    throw folderFault(parent, error)
  }
  try {
    return await work(draft)
  } catch (error) {
    throw folderFault(parent, error)
  } finally {
    await removeDraft(draft)
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
