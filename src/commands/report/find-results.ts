import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { UserError } from '../../contracts/errors.js'
import type { ResultPart } from '../../report/merge/part.js'
import { quote } from '../../text/quote.js'
import { type Reading, readJobFolder, readRewards } from './read-job-folder.js'
import { attemptInName } from './run-attempt.js'
import type { StoredResults } from './stored-results.js'

/** A part of a report, and where its trials' folders are. */
export interface FoundPart extends ResultPart {
  /** Absolute path of the job's folder; null where only a `rewards.json` was given. */
  readonly jobDir: string | null
}

/** A folder of artifacts has jobs folders below it, and they have jobs. */
const MAX_DEPTH = 4
const MAX_FOLDERS = 20_000

const partOf = (
  results: StoredResults['results'],
  place: { readonly from: string; readonly jobDir: string | null; readonly names: readonly string[] }
): FoundPart => {
  const { from, jobDir, names } = place
  // The outermost: what is inside of an artifact cannot say that it is of a later attempt.
  const named = names.map(attemptInName).find(number => number !== undefined)
  return { ...results, from, jobDir, runAttempt: named ?? results.workflow?.runAttempt ?? 1 }
}

interface Walk extends Reading {
  folders: number
}

const searchFolder = async (dir: string, names: readonly string[], walk: Walk): Promise<FoundPart[]> => {
  walk.folders += 1
  if (walk.folders > MAX_FOLDERS) return []
  const entries = await readdir(dir, { withFileTypes: true })
  const files = new Set(entries.filter(entry => entry.isFile()).map(({ name }) => name))
  if (files.has('config.json') || files.has('rewards.json')) {
    const results = await readJobFolder(dir, walk)
    if (results !== undefined) return [partOf(results, { from: dir, jobDir: dir, names })]
  }
  if (names.length > MAX_DEPTH) return []
  const folders = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
  const parts: FoundPart[] = []
  for (const name of folders.sort()) {
    parts.push(...(await searchFolder(join(dir, name), [...names, name], walk)))
  }
  return parts
}

/**
 * The results below these paths: each a job's folder, a folder of such folders at any of a few levels, as
 * of artifacts, or a `rewards.json`. What cannot be read is told and left out.
 * @throws UserError where there is nothing at a path
 */
export const findResults = async (paths: readonly string[], reading: Reading): Promise<FoundPart[]> => {
  const walk: Walk = { ...reading, folders: 0 }
  const parts: FoundPart[] = []
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined)
    if (found === undefined) {
      throw new UserError(
        `There is nothing at ${quote(path)}. Give a job's folder, a folder of artifacts, or a \`rewards.json\`.`
      )
    }
    if (found.isDirectory()) {
      parts.push(...(await searchFolder(path, [basename(path)], walk)))
      continue
    }
    // A link that the user names is followed, unlike those in folders that others may have made.
    const results = await readRewards(await realpath(path), reading)
    if (results !== undefined) {
      const names = path.split(/[\\/]/)
      parts.push(partOf(results, { from: path, jobDir: null, names }))
    }
  }
  if (walk.folders > MAX_FOLDERS) reading.notice(`Only the first ${MAX_FOLDERS} folders were looked at.`)
  return parts
}
