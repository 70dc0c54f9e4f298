import { CHANGE_LIMITS } from '../../contracts/change-limits.js'
import { FaultError } from '../../contracts/errors.js'
import type { Change } from '../../engine/changes.js'
import type { Container } from '../../engine/container.js'
import { foldersAbove, isBelowAny, nulList, splitNul } from '../../engine/paths.js'
import { below } from '../../engine/read-tree.js'
import { type DroppedEntry, fileEntry, type TreeEntry } from '../../engine/tar.js'
import { isReportPath } from '../../score/index.js'
import { runScript } from '../container-script.js'
import type { ImageFacts } from '../image-facts.js'
import { notAWorkTree, tooLarge } from '../unresolved.js'
import { lookAt, withoutLookalikes } from './ambiguous-changes.js'
import { askImage, NO_ANSWER } from './ask-image.js'
import { type CollectedFiles, collectFiles } from './collect-files.js'
import { APPLY_SCRIPT, REPORT_WORDS, STAGING } from './git-scripts.js'
import { protects } from './protected-paths.js'
import { copyUnits, workTreeChanges } from './work-tree-changes.js'

/** How many names of a list are kept in a result. */
const NAMED_PATHS = 100

/** A path of the agent's change that does not reach the verifier, and why. */
export interface DroppedPath {
  path: string
  cause: 'test-path' | 'report-path' | 'submodule' | DroppedEntry['cause']
}

/** The agent's change as it was handed over. */
export interface HandOver {
  /** As it was taken from the agent's container, for another fresh container. */
  change: TakenChange
  /** The whole difference between the tree as shipped and as the agent left it. */
  patch: Buffer
  /** What of it the verifier did not get. */
  dropped: DroppedPath[]
  /** Changed outside the work tree, or left out by the image's ignore rules; the first ones by name. */
  notHandedOver: { outside: string[]; ignored: string[] }
}

/** Where a change is to be applied. */
export interface ApplyRequest {
  facts: ImageFacts
  /** Fresh from the same image. */
  verifier: Container
  /** The task's `tests/` folder. */
  tests: readonly TreeEntry[]
  /** Paths that test.patch touches. */
  testPaths: readonly string[]
  signal: AbortSignal
}

export interface HandOverRequest extends ApplyRequest {
  changes: { changes: readonly Change[]; truncated: boolean }
  /** The agent's container, killed. Nothing in it is executed. */
  agent: Container
  /** Absolute paths of what we wrote into it outside the work tree. */
  writtenByUs?: readonly string[]
}

/** The agent's change file by file: what to make the two trees from. */
export interface TakenChange {
  entries: CollectedFiles['entries']
  /** Files of the image that the change touches. */
  shipped: string[]
  /** Of those, the ones that are gone. */
  gone: string[]
  /** Of those, the ones that are folders now. */
  turned: string[]
  dropped: DroppedPath[]
  notHandedOver: HandOver['notHandedOver']
}

const takeChange = async (request: HandOverRequest): Promise<TakenChange> => {
  const { facts, verifier, signal } = request
  const { root } = facts
  if (request.changes.truncated) throw tooLarge('the list of changed paths alone is too long')
  const listed = await withoutLookalikes(request.agent, request.changes.changes, root)
  const changes = workTreeChanges(listed, root)
  if (changes.treeDeleted) throw notAWorkTree(root)
  for (const folder of changes.perhapsReplaced)
    if ((await lookAt(request.agent, folder)) !== 'folder') throw notAWorkTree(root)

  const isInSubmodule = isBelowAny(facts.submodules)
  const leaves = changes.leaves.filter(leaf => !isInSubmodule(leaf.path))
  const deleted = changes.deleted.filter(path => !isInSubmodule(path))
  const paths = [...leaves.map(leaf => leaf.path), ...deleted]
  const folders = [...changes.folders.keys()]
  const answer = paths.length === 0 ? NO_ANSWER : await askImage({ verifier, facts, paths, folders, signal })

  const units = copyUnits({ leaves, folders: changes.folders }, path => !answer.isIgnored(path))
  const { entries, dropped } = await collectFiles({ agent: request.agent, root, units })
  const asked = new Set(paths)
  const unasked = [...entries.keys()].filter(path => !asked.has(path))
  const more =
    unasked.length === 0
      ? NO_ANSWER
      : await askImage({ verifier, facts, paths: unasked, folders: [], signal })
  for (const path of unasked) if (more.isIgnored(path)) entries.delete(path)

  const isFolderNow = new Set([...entries.keys()].flatMap(foldersAbove))
  const goneFolders = deleted.filter(path => !answer.isIgnored(path))
  const isBelowGone = isBelowAny(goneFolders)
  const isGone = (path: string) =>
    !entries.has(path) &&
    !isFolderNow.has(path) &&
    (goneFolders.includes(path) ||
      isBelowGone(path) ||
      foldersAbove(path).some(folder => entries.has(folder)))
  const known = [...new Set([...answer.shipped, ...more.shipped])]
  const gone = known.filter(isGone)
  const turned = known.filter(path => isFolderNow.has(path))
  return {
    entries,
    shipped: [...gone, ...turned, ...known.filter(path => entries.has(path))],
    gone,
    turned,
    dropped: [
      ...dropped,
      ...[...changes.leaves.map(leaf => leaf.path), ...changes.deleted]
        .filter(isInSubmodule)
        .map(path => ({ path, cause: 'submodule' as const }))
    ],
    notHandedOver: {
      outside: changes.outside.filter(path => !request.writtenByUs?.includes(path)).slice(0, NAMED_PATHS),
      ignored: paths.filter(answer.isIgnored).slice(0, NAMED_PATHS)
    }
  }
}

/**
 * Takes what the agent changed in the work tree, and nothing else, into the fresh container.
 *
 * What counts is the difference of the files, by the image's ignore rules: the agent's commits, index
 * and configuration have no effect. The task's own test files and report-shaped paths stay as shipped.
 * Afterwards `/tests` holds the task's tests, and no report is left in the tree.
 * @throws Unresolved where the change itself cannot be verified
 * @throws FaultError where the engine fails, or the container does not hold the change afterwards
 */
export const handOver = async (request: HandOverRequest): Promise<HandOver> =>
  applyChange(await takeChange(request), request)

/**
 * Puts a change into a fresh container once more, as `handOver` has put it into the first.
 * @throws what `handOver` throws
 */
export const applyChange = async (change: TakenChange, request: ApplyRequest): Promise<HandOver> => {
  const isTestPath = protects(request.testPaths)
  const causeToDrop = (path: string): DroppedPath['cause'] | undefined =>
    isTestPath(path) ? 'test-path' : isReportPath(path) ? 'report-path' : undefined
  const written = [...change.entries.keys()]
  const isApplied = (path: string) => causeToDrop(path) === undefined

  const lists = {
    shipped: change.shipped,
    turned: change.turned.filter(isApplied),
    deleted: change.gone.filter(isApplied),
    written: written.filter(isApplied)
  }
  const staging = STAGING.slice(1)
  await request.verifier.copyIn([
    { path: staging, type: 'directory' },
    ...below(`${staging}/b`, [...change.entries.values()]),
    ...Object.entries(lists).map(([name, paths]) => fileEntry(`${staging}/lists/${name}`, nulList(paths))),
    ...below(`${staging}/tests`, request.tests)
  ])
  const { words, rest } = await runScript(request.verifier, {
    script: APPLY_SCRIPT,
    args: [request.facts.root, ...REPORT_WORDS],
    signal: request.signal
  })
  const wrongEnd = Number(words[2])
  const wrong = splitNul(rest.subarray(0, wrongEnd))
  if (wrong.length > 0) {
    throw new FaultError(
      'infrastructure',
      'hand-over-differs',
      `After the hand-over the fresh container does not hold the agent's change at ${wrong.slice(0, 5).join(', ')}. This is a fault of kotlin-bench: please report it.`
    )
  }
  const patch = rest.subarray(wrongEnd)
  if (patch.length > CHANGE_LIMITS.patchBytes) {
    throw tooLarge(`its patch is larger than ${CHANGE_LIMITS.patchBytes} bytes`)
  }
  const notApplied = [...written, ...change.gone].flatMap(path => {
    const cause = causeToDrop(path)
    return cause === undefined ? [] : [{ path, cause }]
  })
  return {
    change,
    patch,
    dropped: [...change.dropped, ...notApplied],
    notHandedOver: change.notHandedOver
  }
}
