import { type Change, hasLookalikes } from '../../engine/changes.js'
import type { Container } from '../../engine/container.js'
import { foldersAbove } from '../../engine/paths.js'
import { tooLarge } from '../unresolved.js'

/** No honest work has names like these, so many there need not be. */
const MAX_QUESTIONS = 1000

type Found = 'nothing' | 'folder' | 'file'

/** What stands at a path, without reading it; a link is a file. */
export const lookAt = async (agent: Container, path: string): Promise<Found> => {
  const read = await agent.copyOut(path, { maxBytes: 0, maxEntries: 1, linksOut: 'keep', stopAtFolder: true })
  return read === undefined ? 'nothing' : read.stopped ? 'folder' : 'file'
}

/**
 * The engine's list without deletions that are none. What is listed as added or changed is found or
 * not found when it is copied; what is listed as deleted would be taken at its word, so where the list
 * may hold names that only look like entries, the container itself is asked.
 */
export const withoutLookalikes = async (
  agent: Container,
  changes: readonly Change[],
  root: string
): Promise<readonly Change[]> => {
  if (!hasLookalikes(changes)) return changes
  const holding = new Set([root, ...foldersAbove(root)])
  const isOurs = (path: string) => holding.has(path) || path.startsWith(root === '/' ? '/' : `${root}/`)
  const madeAnew = new Set(
    changes.filter(change => change.kind !== 'deleted').flatMap(change => foldersAbove(change.path))
  )
  const asked = changes.filter(change => change.kind === 'deleted' && isOurs(change.path))
  if (asked.length > MAX_QUESTIONS)
    throw tooLarge(`more than ${MAX_QUESTIONS} deletions among ambiguous names`)
  const refuted = new Set<Change>()
  for (const change of asked) {
    const found = await lookAt(agent, change.path)
    // A folder that was deleted and made anew is listed as deleted, with what is in it now.
    const isAnew = found === 'folder' && madeAnew.has(change.path) && !holding.has(change.path)
    if (found !== 'nothing' && !isAnew) refuted.add(change)
  }
  return changes.filter(change => !refuted.has(change))
}
