import type { Fault } from '../../contracts/outcome.js'
import type { ProgressEvent, ProgressListener } from '../../contracts/progress.js'
import type { Rewards, TrialRecord } from '../../contracts/rewards.js'
import { createRedactor } from '../../trial/redact.js'
import type { RunOptions } from './run-options.js'

/** Replaces secrets in one text. */
export type Mask = (text: string) => string

/** A mask for these values, in every form in which they are looked for. */
export const createMask = (secrets: readonly string[]): Mask => {
  if (secrets.length === 0) return text => text
  const redactor = createRedactor(secrets)
  return text => redactor.whole(Buffer.from(text)).toString('utf8')
}

const maskFault = (fault: Fault | null, mask: Mask): Fault | null =>
  fault === null ? null : { ...fault, message: mask(fault.message) }

/** A sentence about a trial, and the names from its reports or its diff that it concerns. */
interface Finding {
  message: string
  tests?: string[] | undefined
  paths?: string[] | undefined
}

const maskFinding = <F extends Finding>(finding: F, mask: Mask): F => ({
  ...finding,
  message: mask(finding.message),
  ...(finding.tests && { tests: finding.tests.map(mask) }),
  ...(finding.paths && { paths: finding.paths.map(mask) })
})

/**
 * A record in which whatever an agent, a task or a program has said is masked. Its names, codes and
 * numbers are left: they are ours, and a secret that is a common word must not change them.
 */
export const maskRecord = (record: TrialRecord, mask: Mask): TrialRecord => ({
  ...record,
  version: record.version === null ? null : mask(record.version),
  fault: maskFault(record.fault, mask),
  reasons: record.reasons.map(reason => maskFinding(reason, mask)),
  flags: record.flags.map(flag => maskFinding(flag, mask))
})

export const maskRewards = (rewards: Rewards, mask: Mask): Rewards => ({
  ...rewards,
  trials: rewards.trials.map(record => maskRecord(record, mask))
})

const maskEvent = (event: ProgressEvent, mask: Mask): ProgressEvent => {
  switch (event.type) {
    case 'notice':
    case 'warning':
      return { ...event, message: mask(event.message) }
    case 'trial-finished':
      return { ...event, record: maskRecord(event.record, mask) }
    case 'phase-started':
      return event.detail === undefined ? event : { ...event, detail: mask(event.detail) }
    default:
      return event
  }
}

/** A listener to which no secret is told. */
export const maskedListener =
  (listener: ProgressListener, mask: Mask): ProgressListener =>
  event =>
    listener(maskEvent(event, mask))

/** An error as it may be told: the same, with its message and its stack masked. */
export const maskError = (thrown: unknown, mask: Mask): unknown => {
  if (!(thrown instanceof Error)) return typeof thrown === 'string' ? mask(thrown) : thrown
  thrown.message = mask(thrown.message)
  if (thrown.stack !== undefined) thrown.stack = mask(thrown.stack)
  return thrown
}

/** The options as they are stored; says so where a secret stands in what the user wrote. */
export const maskOptions = (options: RunOptions, mask: Mask, listener: ProgressListener): RunOptions => {
  const masked = {
    agentCommand: options.agentCommand === undefined ? undefined : mask(options.agentCommand),
    agentInstall: options.agentInstall === undefined ? undefined : mask(options.agentInstall),
    agentVariables: options.agentVariables.map(mask)
  }
  const flags = {
    '--agent-command': masked.agentCommand !== options.agentCommand,
    '--agent-install': masked.agentInstall !== options.agentInstall,
    '--agent-variable': masked.agentVariables.some((text, index) => text !== options.agentVariables[index])
  }
  for (const [flag, holdsSecret] of Object.entries(flags)) {
    if (!holdsSecret) continue
    listener({
      type: 'warning',
      message: `${flag} holds the value of a secret. It is stored without it, so --resume cannot run it again; name the variable by --agent-env and write "$NAME" there instead.`
    })
  }
  return { ...options, ...masked }
}
