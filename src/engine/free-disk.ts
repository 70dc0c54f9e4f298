import { statfs } from 'node:fs/promises'
import { FaultError } from '../contracts/errors.js'
import type { EngineHost } from './limits.js'

const MIB = 1024 * 1024

/** What has to be free before something starts, in bytes: a build writes whole layers, a trial its build output. */
const DISK_NEEDED = { build: 2048 * MIB, trial: 512 * MIB, running: 64 * MIB } as const

/** Bytes that are free where the engine keeps its data; undefined where that is not on this machine. */
const freeDisk = async ({ rootDir }: Pick<EngineHost, 'rootDir'>): Promise<number | undefined> => {
  try {
    const stats = await statfs(rootDir)
    return stats.bavail * stats.bsize
  } catch {
    return undefined
  }
}

/**
 * Makes sure that something can start.
 * @throws FaultError `infrastructure` that says how much is free and how to make room
 */
export const requireDisk = async (
  host: Pick<EngineHost, 'rootDir'>,
  need: keyof typeof DISK_NEEDED
): Promise<void> => {
  const free = await freeDisk(host)
  if (free === undefined || free >= DISK_NEEDED[need]) return
  throw new FaultError(
    'infrastructure',
    'disk-full',
    `Only ${Math.floor(free / MIB)} MiB are free in ${host.rootDir}; a ${need} needs ${DISK_NEEDED[need] / MIB} MiB. Remove images (\`docker image prune\`) or run with \`--prune-images\`.`
  )
}
