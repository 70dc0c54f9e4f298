import type { ExpectedTests } from '../contracts/expected-tests.js'
import type { Dispute, Flag, Reason, Reward, Verdict } from '../contracts/verdict.js'
import { DEFAULT_LIMITS, exceededLimit, type ScoreLimits } from './limits.js'
import { noReport, reasonsOf, reportsTooLarge, reportUnreadable } from './report-reasons.js'
import { withLastLineEnded } from './reports/last-line.js'
import {
  type MergedReading,
  type ReadOptions,
  readFile,
  readMerged,
  readSound
} from './reports/read-reports.js'
import type { ReportFile } from './reports/report-file.js'
import { collectedFiles } from './reports/report-layouts.js'
import { TestResults, TooManyTests } from './reports/test-results.js'
import {
  containerDiffers,
  contradictions,
  olderReports,
  passedOnRetry,
  verifierCanWriteOne
} from './result-flags.js'
import { readTolerantly, type TolerantReading } from './tolerant/read-tolerantly.js'
import { type Comparison, comparisonOf, isResolved, misses, transitionCounts } from './transitions.js'
import type { CollectorShape, VerifierShapes } from './verifier-shapes.js'

export interface ScoreInput {
  readonly expected: ExpectedTests
  /** All files below the work directory that may be reports; others are left out here. */
  readonly files: readonly ReportFile[]
  readonly shapes: VerifierShapes
  /** What test.sh wrote, where it can be read as 0 or 1. */
  readonly containerReward: Reward | null
  readonly limits?: Partial<ScoreLimits> | undefined
  /** What the build said, to tell tests that never compiled. */
  readonly buildLog?: string | undefined
  /** Given by `score` alone, whose reports nobody watched being made. */
  readonly unwatched?: true | undefined
}

/** A verdict and the reference's results that it rests on, for those who explain it. */
export interface Examination {
  readonly verdict: Verdict
  readonly results: TestResults
}

/** The verdict on the reports of one run, and the results it rests on. */
export const examineReports = async (input: ScoreInput): Promise<Examination> => {
  const limits = { ...DEFAULT_LIMITS, ...input.limits }
  const files = copiedFiles(input.files, input.shapes.collector)
  const unread = (reason: Reason): Examination => ({
    verdict: verdictWithoutReports({ ...input, reasons: [reason], flags: verifierCanWriteOne(input.shapes) }),
    results: new TestResults(limits.tests)
  })
  const exceeded = exceededLimit(files, limits)
  if (exceeded) return unread(reportsTooLarge(exceeded.message, exceeded.paths))
  if (files.length === 0) return unread(noReport)
  try {
    return judge(input, files, await readAll(files, { comparer: input.shapes.comparer, limits }))
  } catch (error) {
    if (!(error instanceof TooManyTests)) throw error
    return unread(reportsTooLarge(`The reports name ${error.message}.`, []))
  }
}

/** The verdict on the reports of one run. */
export const scoreReports = async (input: ScoreInput): Promise<Verdict> =>
  (await examineReports(input)).verdict

/** The files that the task's collector takes, as far as it copies them. */
const copiedFiles = (files: readonly ReportFile[], collector: CollectorShape): ReportFile[] => {
  const collected = collectedFiles(files, collector)
  return collector.keepsOpenLine ? collected.map(withLastLineEnded) : collected
}

interface Reading extends MergedReading {
  /** The files read each for itself; null where that says the same. */
  readonly tolerant: TolerantReading | null
}

const readAll = async (files: readonly ReportFile[], options: ReadOptions): Promise<Reading> => {
  const sound = readSound(files, options)
  if (sound) return { results: sound, malformation: null, unreadable: [], tolerant: null }
  const readings = files.map(file => readFile(file, options))
  return { ...readMerged(readings, options), tolerant: await readTolerantly(readings, options) }
}

const judge = (input: ScoreInput, files: readonly ReportFile[], reading: Reading): Examination => {
  const { results, malformation, unreadable, tolerant } = reading
  const comparison = comparisonOf(input.expected, results.statuses)
  const missed = misses(comparison)
  const reward = malformation === null ? rewardOf(comparison) : 0
  const tolerantReward = tolerant ? rewardOf(comparisonOf(input.expected, tolerant.results.statuses)) : reward
  const verdict = verdictOf({
    reward,
    reasons:
      malformation === null
        ? reasonsOf(comparison, missed, {
            buildLog: input.buildLog ?? '',
            paths: files.map(({ path }) => path)
          })
        : [reportUnreadable(malformation, unreadable)],
    transitions: transitionCounts(input.expected, missed),
    tests: results.counts,
    tolerantReward,
    containerReward: input.containerReward,
    disputes: tolerantReward === reward ? [] : (tolerant?.disputes ?? []),
    flags: [
      ...contradictions(results, comparison),
      ...(input.unwatched ? olderReports(files) : []),
      ...passedOnRetry(results),
      ...verifierCanWriteOne(input.shapes)
    ]
  })
  return { verdict, results }
}

const rewardOf = (comparison: Comparison): Reward => (isResolved(comparison) ? 1 : 0)

/**
 * The verdict where there is nothing to score: the agent handed over nothing that could be tested, or
 * the verify phase was killed, whose partial reports are not looked at. Always 0.
 */
export const verdictWithoutReports = (input: {
  readonly reasons: readonly Reason[]
  readonly expected: ExpectedTests
  readonly containerReward?: Reward | null
  readonly flags?: readonly Flag[]
}): Verdict =>
  verdictOf({
    reward: 0,
    reasons: input.reasons,
    transitions: transitionCounts(input.expected, misses(comparisonOf(input.expected, new Map()))),
    tests: { passed: 0, failed: 0, skipped: 0 },
    tolerantReward: 0,
    containerReward: input.containerReward ?? null,
    disputes: [],
    flags: input.flags ?? []
  })

interface VerdictParts extends Pick<Verdict, 'reward' | 'transitions' | 'tests'> {
  readonly reasons: readonly Reason[]
  readonly tolerantReward: Reward
  readonly containerReward: Reward | null
  /** Why the tolerant verdict differs, where it does. */
  readonly disputes: readonly Dispute[]
  readonly flags: readonly Flag[]
}

const verdictOf = (parts: VerdictParts): Verdict => {
  const { reward, transitions, tests, containerReward } = parts
  const differs = containerDiffers(reward, containerReward)
  const disputes = [...parts.disputes, ...differs.disputes]
  return {
    reward,
    resolved: reward === 1,
    evidence: 'junit',
    reasons: [...parts.reasons],
    transitions,
    tests,
    tolerant: { reward: parts.tolerantReward },
    container: { reward: containerReward },
    disputed: disputes.length > 0,
    disputes,
    flags: [...differs.flags, ...parts.flags]
  }
}
