import { spawnSync } from 'node:child_process'
import { JOB_LABEL } from '../../engine/labels.js'
import { KINDS } from '../../engine/reap.js'

/** What has something in the engine, and has to leave nothing there. */
interface OpenJob {
  /** What its containers are labelled with. */
  readonly jobId: string
  /** Ends the engine's calls that are under way. */
  abort(): void
}

/** Signals that end a process without another word. */
const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** An engine that does not answer must not keep the process from ending. */
const CALL_MS = 10_000

const open = new Set<OpenJob>()

const docker = (args: readonly string[]): string =>
  spawnSync('docker', args, { encoding: 'utf8', timeout: CALL_MS, stdio: ['ignore', 'pipe', 'ignore'] })
    .stdout ?? ''

/** Removes what all open jobs have, before it returns: a process that exits waits for nothing else. */
const reapNow = (): void => {
  for (const { jobId, abort } of open) {
    abort()
    for (const { list, remove } of KINDS) {
      const listed = docker([...list, '--quiet', '--filter', `label=${JOB_LABEL}=${jobId}`])
      const ids = listed.split('\n').filter(id => id !== '')
      if (ids.length > 0) docker([...remove, ...ids])
    }
  }
  open.clear()
}

/** Where nobody else listens, the process is to end by the signal, as it would have without us. */
const onSignal = (name: NodeJS.Signals): void => {
  if (process.listenerCount(name) > 1) return
  reapNow()
  stopWatching()
  process.kill(process.pid, name)
}

const stopWatching = (): void => {
  process.off('exit', reapNow)
  for (const name of SIGNALS) process.off(name, onSignal)
}

/**
 * Removes what the job has in the engine also where the process ends in its midst: by `process.exit`, by
 * an error that nobody catches, or by a signal. Gives what ends the watch, which listens for nothing
 * while no job is open.
 */
export const reapOnExit = (job: OpenJob): (() => void) => {
  if (open.size === 0) {
    process.on('exit', reapNow)
    for (const name of SIGNALS) process.on(name, onSignal)
  }
  open.add(job)
  return () => {
    open.delete(job)
    if (open.size === 0) stopWatching()
  }
}
