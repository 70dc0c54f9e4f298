import type { Trajectory, TrajectoryStep } from '../../contracts/gateway/trajectory.js'
import type { TrialRecord } from '../../contracts/rewards.js'
import type { Flag, Reason } from '../../contracts/verdict.js'
import type { Excerpt, TrialDetails } from './input.js'
import type { Finding, ShownExcerpt, TrialPage } from './page-data.js'
import { ALL, EXTENTS, type Extent, LEAST } from './trial-extents.js'
import { shownName } from './trial-rows.js'

/** Cuts text, of which there may be much, without counting its code points. */
const cut = (text: string, length: number): string => {
  if (text.length <= length) return text
  const splits = /[\ud800-\udbff]/.test(text.charAt(length - 1))
  return `${text.slice(0, splits ? length - 1 : length)}…`
}

const findingOf = (found: Reason | Flag, extent: Extent): Finding => {
  const items = [...(found.tests ?? []), ...(found.paths ?? [])]
  return {
    code: found.code,
    level: 'level' in found ? found.level : null,
    message: cut(found.message, extent.message),
    items: items.slice(0, extent.items).map(item => shownName(item, 400)),
    more: Math.max(0, items.length - extent.items)
  }
}

/** The start of a patch, cut at the end of a line where there is one. */
const start = ({ text, bytes }: Excerpt, length: number): ShownExcerpt => {
  if (text.length <= length) return { text, bytes, isCut: Buffer.byteLength(text) < bytes }
  const end = text.lastIndexOf('\n', length)
  return { text: text.slice(0, end > 0 ? end + 1 : length), bytes, isCut: true }
}

/** The end of a log, cut at the start of a line where there is one. */
const end = ({ text, bytes }: Excerpt, length: number): ShownExcerpt => {
  if (text.length <= length) return { text, bytes, isCut: Buffer.byteLength(text) < bytes }
  const from = text.length - length
  const line = text.indexOf('\n', from)
  return { text: text.slice(line >= 0 && line < text.length - 1 ? line + 1 : from), bytes, isCut: true }
}

const stepOf = (step: TrajectoryStep, length: number): TrajectoryStep => ({
  ...step,
  request: {
    ...step.request,
    first: step.request.first === null ? null : cut(step.request.first, length),
    last: step.request.last === null ? null : cut(step.request.last, length)
  },
  answer: {
    ...step.answer,
    text: cut(step.answer.text, length),
    calls: step.answer.calls.map(call => ({
      name: shownName(call.name),
      arguments: cut(call.arguments, length)
    }))
  }
})

/** The first steps, which say what was asked, and most of the last ones, which say how it ended. */
const trajectoryOf = (trajectory: Trajectory | null, { steps, stepText }: Extent): Trajectory | null => {
  if (trajectory === null || trajectory.steps.length === 0 || steps === 0) return null
  const all = trajectory.steps
  const first = Math.ceil(steps / 4)
  const kept = all.length <= steps ? all : [...all.slice(0, first), ...all.slice(first - steps)]
  return {
    steps: kept.map(step => stepOf(step, stepText)),
    dropped: trajectory.dropped + all.length - kept.length
  }
}

const emptyDetails: TrialDetails = {
  verdict: null,
  patch: null,
  failures: [],
  logs: [],
  trajectory: null,
  folder: null,
  files: []
}

const pageWithin = (trial: TrialRecord, details: TrialDetails, extent: Extent): TrialPage => {
  const { verdict, patch, failures, logs, trajectory, folder, files } = details
  const findings = (found: readonly (Reason | Flag)[]): Finding[] =>
    found.slice(0, 50).map(one => findingOf(one, extent))
  return {
    version: trial.version,
    shard: trial.shard,
    fault: trial.fault && { ...trial.fault, message: cut(trial.fault.message, extent.message) },
    evidence: trial.evidence,
    reward: trial.reward,
    tolerant: trial.tolerant,
    ...(verdict === null ? {} : { container: verdict.container.reward }),
    disputes: (verdict?.disputes ?? []).slice(0, 20).map(({ path, cause }) => ({
      ...(path === undefined ? {} : { path: shownName(path, 400) }),
      cause: cut(cause, extent.message)
    })),
    reasons: findings(trial.reasons),
    flags: findings(trial.flags),
    second: trial.secondVerdict
      ? { reward: trial.secondVerdict.reward, reasons: findings(trial.secondVerdict.reasons) }
      : null,
    transitions: trial.transitions,
    tests: verdict?.tests ?? null,
    tokens: trial.tokens,
    seconds: trial.seconds,
    startedAt: trial.startedAt ?? null,
    finishedAt: trial.finishedAt ?? null,
    limits: trial.limits,
    images: { task: trial.images.task, base: trial.images.base },
    patch: patch === null || extent.patch === 0 ? null : start(patch, extent.patch),
    failures: failures.slice(0, extent.failures).map(({ test, message }) => ({
      test: shownName(test, 400),
      message: cut(message, extent.failureMessage)
    })),
    failuresMore: Math.max(0, failures.length - extent.failures),
    logs:
      extent.log === 0 ? [] : logs.map(log => ({ path: shownName(log.path, 400), ...end(log, extent.log) })),
    trajectory: trajectoryOf(trajectory, extent),
    folder,
    files: files.slice(0, extent.files),
    isShortened: extent !== ALL
  }
}

/** What the view of a trial shows, as JSON, and whether it is less than what was read. */
export interface PackedTrial {
  readonly json: string
  readonly isShortened: boolean
}

/** Characters that are in the JSON in any case. */
const atLeast = ({ patch, logs, failures }: TrialDetails, extent: Extent): number =>
  Math.min(patch?.text.length ?? 0, extent.patch) +
  logs.reduce((sum, { text }) => sum + Math.min(text.length, extent.log), 0) +
  failures
    .slice(0, extent.failures)
    .reduce((sum, { message }) => sum + Math.min(message.length, extent.failureMessage), 0)

/** The most of a trial that fits into so many characters of JSON; the least there is where none does. */
export const packTrial = (
  trial: TrialRecord,
  details: TrialDetails | null,
  maxLength: number
): PackedTrial => {
  const known = details ?? emptyDetails
  let json = ''
  for (const extent of EXTENTS) {
    // Cut texts lose up to a line each, so this only spares attempts that cannot succeed.
    if (extent !== LEAST && atLeast(known, extent) > 1.5 * maxLength) continue
    json = JSON.stringify(pageWithin(trial, known, extent))
    if (json.length <= maxLength) return { json, isShortened: extent !== ALL }
  }
  return { json, isShortened: true }
}
