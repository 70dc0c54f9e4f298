import type { Phase } from '../../contracts/outcome.js'
import type { ProgressEvent, ProgressListener } from '../../contracts/progress.js'
import { progressLine } from '../cli/line-progress.js'
import { duration, ending, oneLine } from '../cli/progress-text.js'

/** What the log's groups are written to. */
export interface GroupLog {
  info: (text: string) => void
  /** An annotation, which the page of the workflow run shows. */
  warning: (text: string) => void
  startGroup: (title: string) => void
  endGroup: () => void
}

interface Parts {
  log: GroupLog
  /** What a phase left to read, such as the tests' output; '' for nothing. */
  outputOf: (trial: string, phase: Phase) => string
}

const key = (trial: string, phase: Phase): string => `${trial}\n${phase}`

/**
 * A plain line when a phase starts and a group, named by task and phase, when it has ended. Groups
 * of a log cannot nest or interleave, and several trials may run at a time, so a phase's lines are
 * kept until it ends.
 */
export const logGroups = ({ log, outputOf }: Parts): ProgressListener => {
  const details = new Map<string, string[]>()
  const phaseOfTask = new Map<string, string>()

  const keep = (event: { task?: string }, line: string): void => {
    const open = event.task === undefined ? undefined : details.get(phaseOfTask.get(event.task) ?? '')
    if (open === undefined) log.info(line)
    else open.push(line)
  }

  const closePhase = (event: ProgressEvent & { type: 'phase-finished' }): void => {
    const lines = details.get(key(event.trial, event.phase)) ?? []
    details.delete(key(event.trial, event.phase))
    log.startGroup(`${oneLine(event.task)} · ${event.phase} · ${duration(event.seconds)}`)
    for (const line of lines) log.info(line)
    const output = outputOf(event.trial, event.phase)
    log.info(output === '' ? '(nothing more to show)' : output)
    log.endGroup()
  }

  return event => {
    switch (event.type) {
      case 'phase-started':
        details.set(key(event.trial, event.phase), event.detail === undefined ? [] : [oneLine(event.detail)])
        phaseOfTask.set(event.task, key(event.trial, event.phase))
        log.info(`${oneLine(event.task)}: ${event.phase}`)
        break
      case 'phase-finished':
        closePhase(event)
        break
      case 'trial-finished':
        log.info(`${oneLine(event.task)}: ${ending(event.record)} (${duration(event.seconds)})`)
        break
      case 'warning':
        // Of the whole job, such as trials for which there was no money left: no trial will tell of it.
        if (event.task === undefined) log.warning(oneLine(event.message))
        else keep(event, `warning: ${oneLine(event.message)}`)
        break
      case 'notice':
        keep(event, `notice: ${oneLine(event.message)}`)
        break
      default: {
        const line = progressLine(event)
        if (line !== undefined) log.info(line)
      }
    }
  }
}
