import { posix } from 'node:path'
import pLimit from 'p-limit'
import { CHANGE_LIMITS } from '../../contracts/change-limits.js'
import type { Container } from '../../engine/container.js'
import type { DroppedEntry, TreeEntry } from '../../engine/tar.js'
import { tooLarge } from '../unresolved.js'
import type { CopyUnit } from './work-tree-changes.js'

export interface CollectedFiles {
  /** Files and links by their path in the work tree. */
  entries: Map<string, Exclude<TreeEntry, { type: 'directory' }>>
  dropped: DroppedEntry[]
}

const OVER = `more than ${CHANGE_LIMITS.bytes} bytes or ${CHANGE_LIMITS.files} files`

/** How many copies the engine makes at a time. */
const CONCURRENCY = 4

/** Copies changed files out of the killed container, as tars that are read here. */
export const collectFiles = async (request: {
  agent: Container
  root: string
  units: readonly CopyUnit[]
}): Promise<CollectedFiles> => {
  const entries: CollectedFiles['entries'] = new Map()
  const dropped: DroppedEntry[] = []
  let bytes = 0

  /** False where nothing is there under that name. */
  const copy = async ({ path, kind }: CopyUnit): Promise<boolean> => {
    const folder = posix.dirname(path)
    const read = await request.agent.copyOut(posix.join(request.root, path), {
      maxBytes: Math.max(0, CHANGE_LIMITS.bytes - bytes),
      maxEntries: CHANGE_LIMITS.files,
      linksOut: 'keep',
      // A folder that is listed as changed with nothing below was only touched: none of it is read.
      stopAtFolder: kind === 'changed',
      rename: name => {
        // The work tree itself comes under its folder's name, which is no part of a path in it.
        const renamed = path === '.' ? name.replace(/^[^/]*\/?/, '') : posix.join(folder, name)
        return renamed === '' || renamed.split('/').includes('.git') ? undefined : renamed
      }
    })
    if (!read) return false
    if (read.overflow) throw tooLarge(OVER)
    dropped.push(...read.dropped)
    for (const entry of read.entries) {
      if (entry.type === 'directory') continue
      if (entry.type === 'file') bytes += entry.content.length
      entries.set(entry.path, entry)
    }
    if (bytes > CHANGE_LIMITS.bytes || entries.size > CHANGE_LIMITS.files) throw tooLarge(OVER)
    return true
  }

  const limit = pLimit(CONCURRENCY)
  const missed = new Set<string>()
  await Promise.all(
    request.units.map(unit =>
      limit(async () => {
        if (!(await copy(unit))) missed.add(posix.dirname(unit.path))
      })
    )
  )
  // A name with a line break can look like other names in the engine's list. What is not there under
  // its listed name is found in its folder.
  for (const folder of missed) await copy({ path: folder, kind: 'added' })
  return { entries, dropped }
}
