import type { TrialRecord } from '../../contracts/rewards.js'

/** Text from a task or an agent on one line: what could move the cursor or forge a line is gone. */
export const oneLine = (text: string): string =>
  text
    .replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '')
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

/** How a trial ended, in a few words: its outcome, and the fault or first reason. */
export const ending = (record: TrialRecord): string => {
  if (record.fault !== null) return `error (${record.fault.kind}): ${oneLine(record.fault.message)}`
  const reason = record.reasons[0]
  return reason === undefined ? record.outcome : `${record.outcome}: ${oneLine(reason.message)}`
}
