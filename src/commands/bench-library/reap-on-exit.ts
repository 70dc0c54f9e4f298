import { spawnSync } from 'node:child_process'
import { onExit } from 'signal-exit'
import { JOB_LABEL } from '../../engine/labels.js'
import { KINDS } from '../../engine/reap.js'

/** An engine that does not answer must not keep the process from ending. */
const CALL_MS = 10_000

const docker = (args: readonly string[]): string =>
  spawnSync('docker', args, { encoding: 'utf8', timeout: CALL_MS, stdio: ['ignore', 'pipe', 'ignore'] })
    .stdout ?? ''

/** Removes what the job has before it returns: a process that exits waits for nothing else. */
const reapNow = (jobId: string): void => {
  for (const { list, remove } of KINDS) {
    const listed = docker([...list, '--quiet', '--filter', `label=${JOB_LABEL}=${jobId}`])
    const ids = listed.split('\n').filter(id => id !== '')
    if (ids.length > 0) docker([...remove, ...ids])
  }
}

/**
 * Removes what a job has in the engine also where the process ends in its midst: by `process.exit`, by an
 * error that nobody catches, or by a signal that nobody else listens for, which ends it afterwards as it
 * would have without us. Gives what ends the watch; where no job is watched, nothing is listened for.
 * @param abort ends the engine's calls that are under way
 */
export const reapOnExit = (jobId: string, abort: () => void): (() => void) =>
  onExit(() => {
    abort()
    reapNow(jobId)
  })
