import type { ProgressEvent, ProgressListener } from '../../contracts/progress.js'
import { progressLine } from './line-progress.js'
import { duration, oneLine } from './progress-text.js'

/** Something to listen with, and to be ended before anything else is printed. */
export interface Progress {
  listener: ProgressListener
  end: () => void
}

interface Activity {
  label: string
  since: number
}

interface Terminal {
  write: (text: string) => void
  /** Width in columns, asked for at each redraw. */
  columns: () => number
  now?: () => number
}

/** Runs of several tasks bear the same names. */
const trialKey = ({ task, trial }: { task: string; trial: string }): string => `${task}\n${trial}`

const CLEAR_LINE = '\r\u001b[2K'

const isTrialEnd = ({ type }: ProgressEvent): boolean =>
  type === 'trial-finished' || type === 'task-run-finished'

/** What goes on above the status line for good: how trials end, and what went wrong. */
const isLasting = (event: ProgressEvent): boolean =>
  ['job-started', 'image-finished', 'notice', 'warning'].includes(event.type) || isTrialEnd(event)

/** One status line, redrawn each second, below the lines that stay. */
export const liveProgress = ({ write, columns, now = Date.now }: Terminal): Progress => {
  const active = new Map<string, Activity>()
  let total = 0
  let done = 0

  const status = (): string => {
    const parts = [...active.values()].map(
      ({ label, since }) => `${label} ${duration((now() - since) / 1000)}`
    )
    // Runs without the classes that are flaky come on top of those that were announced.
    const counter = total === 0 || done > total ? [] : [`[${done}/${total}]`]
    return [...counter, parts.join(' | ')].join(' ')
  }
  const redraw = (): void =>
    write(`${CLEAR_LINE}${[...status()].slice(0, Math.max(10, columns() - 1)).join('')}`)

  const note = (event: ProgressEvent): void => {
    if (event.type === 'job-started') total = event.trials
    if (isTrialEnd(event)) done += 1
    if (event.type === 'phase-started') {
      active.set(trialKey(event), { label: `${oneLine(event.task)} ${event.phase}`, since: now() })
    }
    if (event.type === 'phase-finished') active.delete(trialKey(event))
    if (event.type === 'image-started') {
      active.set(event.image, { label: `${event.action} ${oneLine(event.image)}`, since: now() })
    }
    if (event.type === 'image-finished') active.delete(event.image)
  }

  const timer = setInterval(redraw, 1000)
  timer.unref()
  return {
    listener: event => {
      note(event)
      const line = isLasting(event) ? progressLine(event) : undefined
      if (line !== undefined) write(`${CLEAR_LINE}${line}\n`)
      redraw()
    },
    end: () => {
      clearInterval(timer)
      write(CLEAR_LINE)
    }
  }
}
