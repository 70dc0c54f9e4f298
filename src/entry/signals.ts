import type { ProgressListener } from '../contracts/progress.js'
import { type StopSignal, signalCodes } from './exit-code.js'

/** How long a second signal waits for what still can be removed. */
const LAST_CHANCE_MS = 2_000

export interface Interruption {
  signal: AbortSignal
  watchJobs: ProgressListener
}

interface Parts {
  /** Removes what these jobs started; called once, when a second signal comes. */
  reap: (jobs: readonly string[]) => Promise<void>
  say: (message: string) => void
  exit: (code: number) => void
}

/**
 * The first signal aborts the run, which then takes down what it started. A second one gives that
 * two seconds at most, a third one none.
 */
export const listenForSignals = ({ reap, say, exit }: Parts): Interruption => {
  const controller = new AbortController()
  const jobs = new Set<string>()
  let count = 0

  const onSignal = (name: StopSignal): void => {
    count += 1
    if (count === 1) {
      say(`${name}: stopping and removing what was started. Once more to leave at once.`)
      controller.abort(name)
      return
    }
    const code = signalCodes[controller.signal.reason as StopSignal]
    if (count > 2 || jobs.size === 0) {
      exit(code)
      return
    }
    setTimeout(() => exit(code), LAST_CHANCE_MS).unref()
    reap([...jobs]).then(
      () => exit(code),
      () => exit(code)
    )
  }

  for (const name of Object.keys(signalCodes) as StopSignal[]) process.on(name, onSignal)
  return {
    signal: controller.signal,
    watchJobs: event => {
      if (event.type === 'job-started') jobs.add(event.id)
    }
  }
}
