import type { ImageAction, ProgressEvent, ProgressListener } from '../../contracts/progress.js'
import { plural } from '../../text/plural.js'
import { duration, ending, oneLine, runEnding } from './progress-text.js'

const DONE = {
  build: 'built',
  pull: 'pulled',
  push: 'pushed',
  restore: 'restored',
  save: 'saved'
} as const satisfies Record<ImageAction, string>

/** The line for an event, or undefined for one that is too small to tell of. */
export const progressLine = (event: ProgressEvent): string | undefined => {
  switch (event.type) {
    case 'job-started':
      return `job ${oneLine(event.job)}: ${plural(event.trials, 'trial')}`
    case 'phase-finished':
      return `${oneLine(event.task)}  ${event.phase}  ${duration(event.seconds)}`
    case 'trial-finished':
      return `${oneLine(event.task)}  ${ending(event.record)}`
    case 'task-run-finished':
      return `${oneLine(event.task)}  ${oneLine(event.trial)}  ${runEnding(event)}  ${duration(event.seconds)}`
    case 'image-finished':
      return `image ${oneLine(event.image)}  ${event.failed ? 'not ' : ''}${DONE[event.action]}  ${duration(event.seconds)}`
    case 'notice':
    case 'warning': {
      const about = event.task === undefined ? '' : `${oneLine(event.task)}  `
      return `${about}${event.type}: ${oneLine(event.message)}`
    }
    default:
      return undefined
  }
}

/** A quiet line for each phase that ends: for logs and pipes. */
export const lineProgress =
  (write: (text: string) => void): ProgressListener =>
  event => {
    const line = progressLine(event)
    if (line !== undefined) write(`${line}\n`)
  }
