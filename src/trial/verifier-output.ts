import { posix } from 'node:path'
import type { Reward } from '../contracts/verdict.js'
import type { Container } from '../engine/container.js'
import { DEFAULT_LIMITS, isReportPath } from '../score/index.js'
import type { TrialFolder } from './trial-folder.js'

/** What the verify phase left behind, read from its killed container. */
export interface VerifierOutput {
  /** What test.sh itself wrote; null where it is not there or neither 0 nor 1. */
  containerReward: Reward | null
  /** Why the reports cannot be scored, as a sentence, where a limit was met while copying them. */
  unusable: string | undefined
}

/** Of one folder of reports. */
const MAX_ENTRIES = 100_000
const LOG_BYTES = 64 * 1024 * 1024

/** What to copy of a container, and where to. */
interface CopyRequest {
  /** Where the tests ran, killed. */
  container: Container
  /** The work tree. */
  root: string
  folder: TrialFolder
  /** Folder within the trial's, `verifier` or the like. */
  into: string
}

/** `/logs/verifier/reward.json` first, then `reward.txt`, as Harbor reads them. */
const parseReward = (files: ReadonlyMap<string, Buffer>): Reward | null => {
  const json = files.get('reward.json')
  const text = files.get('reward.txt')
  const value = json
    ? rewardOfJson(json.toString('utf8'))
    : Number((text?.toString('utf8') ?? '').trim() || Number.NaN)
  return value === 0 || value === 1 ? value : null
}

const rewardOfJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'reward' in value ? value.reward : undefined
  } catch {
    return undefined
  }
}

const copyLogs = async (container: Container, folder: TrialFolder, into: string): Promise<Reward | null> => {
  const read = await container.copyOut('/logs/verifier', {
    maxBytes: LOG_BYTES,
    maxEntries: 1000,
    linksOut: 'drop',
    rename: name => name.replace(/^verifier\/?/, '') || undefined
  })
  const files = new Map<string, Buffer>()
  for (const entry of read?.entries ?? []) if (entry.type === 'file') files.set(entry.path, entry.content)
  for (const [path, content] of files) {
    if (path === 'reward.txt' || path === 'reward.json')
      folder.write(`${into}/${path.replace('.', '.container.')}`, content)
    else folder.write(`${into}/logs/${path}`, content)
  }
  for (const dropped of read?.dropped ?? [])
    folder.log(`left in /logs/verifier: ${JSON.stringify(dropped.path)} (${dropped.cause})`)
  return parseReward(files)
}

/** Copies reports to `<into>/junit/` by their paths in the work tree; says why they are unusable, where they are. */
const copyReports = async (
  { container, root, folder, into }: CopyRequest,
  reports: readonly string[]
): Promise<string | undefined> => {
  let left: number = DEFAULT_LIMITS.totalBytes
  for (const dir of new Set(reports.map(path => posix.dirname(path)))) {
    const base = posix.basename(dir)
    const read = await container.copyOut(posix.join(root, dir), {
      maxBytes: left,
      maxEntries: MAX_ENTRIES,
      linksOut: 'drop',
      rename: name => {
        const path = posix.join(dir, name === base ? '' : name.slice(base.length + 1))
        // Only files directly in the folder: those below come with a folder of their own.
        return posix.dirname(path) === dir && isReportPath(path) ? path : undefined
      }
    })
    if (!read) continue
    if (read.overflow) return `The reports are larger than ${DEFAULT_LIMITS.totalBytes} bytes in all.`
    for (const dropped of read.dropped)
      folder.log(`report left out: ${JSON.stringify(dropped.path)} (${dropped.cause})`)
    for (const entry of read.entries) {
      if (entry.type !== 'file') continue
      left -= entry.content.length
      try {
        folder.write(`${into}/junit/${entry.path}`, entry.content)
      } catch (error) {
        return `The report ${JSON.stringify(entry.path)} cannot be stored: ${String(error)}.`
      }
    }
  }
  return undefined
}

/**
 * Copies the reports that this run wrote, and test.sh's own reward beside them. Which files were written
 * is asked of the engine; the container is killed, so nothing changes them any more.
 */
export const copyVerifierOutput = async (request: CopyRequest): Promise<VerifierOutput> => {
  const { container, root, folder, into } = request
  const [{ changes, truncated }, containerReward] = await Promise.all([
    container.changes(),
    copyLogs(container, folder, into)
  ])
  if (truncated) return { containerReward, unusable: 'The tests changed more files than can be listed.' }
  const prefix = root === '/' ? '/' : `${root}/`
  const reports = changes
    .filter(change => change.kind !== 'deleted' && change.path.startsWith(prefix))
    .map(change => change.path.slice(prefix.length))
    .filter(isReportPath)
  return { containerReward, unusable: await copyReports(request, reports) }
}
