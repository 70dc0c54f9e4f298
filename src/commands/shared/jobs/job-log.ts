import type { ProgressEvent, ProgressListener } from '../../../contracts/progress.js'
import type { JobFolder } from './job-folder.js'

const logLine = (event: ProgressEvent): string | undefined => {
  switch (event.type) {
    case 'notice':
    case 'warning':
      return `${event.type}${event.task === undefined ? '' : ` (${event.task})`}: ${event.message}`
    case 'image-finished':
      return `image ${event.image}: ${event.action} ${event.failed ? 'failed after' : 'in'} ${event.seconds.toFixed(1)} s`
    case 'trial-finished':
      return `${event.trial}: ${event.record.outcome} after ${event.seconds.toFixed(1)} s`
    default:
      return undefined
  }
}

/** Passes events on, and keeps those in `job.log` that somebody may look for later. */
export const logged = (folder: JobFolder, listener: ProgressListener): ProgressListener => {
  return event => {
    const line = logLine(event)
    if (line !== undefined) folder.log(line)
    listener(event)
  }
}
