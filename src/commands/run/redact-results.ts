import type { Fault } from '../../contracts/outcome.js'
import type { ProgressEvent, ProgressListener } from '../../contracts/progress.js'
import type { Rewards, TrialRecord } from '../../contracts/rewards.js'
import { createRedactor } from '../../trial/redact.js'
import type { RunOptions } from './run-options.js'

/** Replaces secrets in one text. */
export type Redact = (text: string) => string

/** What replaces these values, in every form in which they are looked for. */
export const redactFor = (secrets: readonly string[]): Redact => {
  if (secrets.length === 0) return text => text
  const redactor = createRedactor(secrets)
  return text => redactor.whole(Buffer.from(text)).toString('utf8')
}

const redactFault = (fault: Fault | null, redact: Redact): Fault | null =>
  fault === null ? null : { ...fault, message: redact(fault.message) }

/** A sentence about a trial, and the names from its reports or its diff that it concerns. */
interface Finding {
  message: string
  tests?: string[] | undefined
  paths?: string[] | undefined
}

const redactFinding = <F extends Finding>(finding: F, redact: Redact): F => ({
  ...finding,
  message: redact(finding.message),
  ...(finding.tests && { tests: finding.tests.map(redact) }),
  ...(finding.paths && { paths: finding.paths.map(redact) })
})

/**
 * A record in which whatever an agent, a task or a program has said is redacted. Its names, codes and
 * numbers are left: they are ours, and a secret that is a common word must not change them.
 */
const redactRecord = (record: TrialRecord, redact: Redact): TrialRecord => ({
  ...record,
  version: record.version === null ? null : redact(record.version),
  fault: redactFault(record.fault, redact),
  reasons: record.reasons.map(reason => redactFinding(reason, redact)),
  flags: record.flags.map(flag => redactFinding(flag, redact)),
  ...(record.secondVerdict && {
    secondVerdict: {
      ...record.secondVerdict,
      reasons: record.secondVerdict.reasons.map(reason => redactFinding(reason, redact))
    }
  })
})

/** The results of a job with each of its records redacted, and the names of tests that were flaky. */
export const redactRewards = (rewards: Rewards, redact: Redact): Rewards => ({
  ...rewards,
  trials: rewards.trials.map(record => redactRecord(record, redact)),
  ...(rewards.flakes && { flakes: rewards.flakes.map(flake => ({ ...flake, test: redact(flake.test) })) })
})

const redactEvent = (event: ProgressEvent, redact: Redact): ProgressEvent => {
  switch (event.type) {
    case 'notice':
    case 'warning':
      return { ...event, message: redact(event.message) }
    case 'trial-finished':
      return { ...event, record: redactRecord(event.record, redact) }
    case 'phase-started':
      return event.detail === undefined ? event : { ...event, detail: redact(event.detail) }
    default:
      return event
  }
}

/** A listener to which no secret is told. */
export const redactedListener =
  (listener: ProgressListener, redact: Redact): ProgressListener =>
  event =>
    listener(redactEvent(event, redact))

/** An error as it may be told: the same, with its message and its stack redacted. */
export const redactError = (thrown: unknown, redact: Redact): unknown => {
  if (!(thrown instanceof Error)) return typeof thrown === 'string' ? redact(thrown) : thrown
  thrown.message = redact(thrown.message)
  if (thrown.stack !== undefined) thrown.stack = redact(thrown.stack)
  return thrown
}

/** The options as they are stored; says so where a secret stands in what the user wrote. */
export const redactOptions = (
  options: RunOptions,
  redact: Redact,
  listener: ProgressListener
): RunOptions => {
  const redacted = {
    agentCommand: options.agentCommand === undefined ? undefined : redact(options.agentCommand),
    agentInstall: options.agentInstall === undefined ? undefined : redact(options.agentInstall),
    agentVariables: options.agentVariables.map(redact)
  }
  const flags = {
    '--agent-command': redacted.agentCommand !== options.agentCommand,
    '--agent-install': redacted.agentInstall !== options.agentInstall,
    '--agent-variable': redacted.agentVariables.some((text, index) => text !== options.agentVariables[index])
  }
  for (const [flag, holdsSecret] of Object.entries(flags)) {
    if (!holdsSecret) continue
    listener({
      type: 'warning',
      message: `${flag} holds the value of a secret. It is stored without it, so \`--resume\` cannot run it again; name the variable by \`--agent-env\` and write \`$NAME\` there instead.`
    })
  }
  return { ...options, ...redacted }
}
