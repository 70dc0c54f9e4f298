import type { Fault } from '../../contracts/outcome.js'
import type { ProgressEvent } from '../../contracts/progress.js'
import type { TrialRecord } from '../../contracts/rewards.js'
import { withoutTerminalCodes } from '../../text/terminal-codes.js'

/** Text from a task or an agent on one line: what could move the cursor or forge a line is gone. */
export const oneLine = (text: string): string =>
  withoutTerminalCodes(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()

/** `9 s`, `2 min 05 s`, `1 h 02 min`. */
export const duration = (seconds: number): string => {
  const whole = Math.round(seconds)
  const two = (value: number): string => String(value).padStart(2, '0')
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${two(whole % 60)} s`
  return `${Math.floor(whole / 3600)} h ${two(Math.floor((whole % 3600) / 60))} min`
}

const faultText = ({ kind, message }: Fault): string => `error (${kind}): ${oneLine(message)}`

/** What a run of a task's tests came to; it has no outcome, since it is what outcomes are held against. */
export const runEnding = ({
  fault,
  tests
}: Pick<ProgressEvent & { type: 'task-run-finished' }, 'fault' | 'tests'>): string => {
  if (fault !== null) return faultText(fault)
  const { passed = 0, failed = 0, skipped = 0 } = tests ?? {}
  if (passed + failed + skipped === 0) return 'no test ran'
  return `tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** How a trial ended, in a few words: its outcome, and the fault or first reason. */
export const ending = (record: TrialRecord): string => {
  if (record.fault !== null) return faultText(record.fault)
  const reason = record.reasons[0]
  return reason === undefined ? record.outcome : `${record.outcome}: ${oneLine(reason.message)}`
}
