import type { ExpectedTests } from '../contracts/expected-tests.js'
import type { Dispute, Flag, Reason, Reward, Verdict } from '../contracts/verdict.js'
import { DEFAULT_LIMITS, excessOf, type ScoreLimits } from './limits.js'
import { noReport, reasonsOf, reportsTooLarge, reportUnreadable } from './reasons.js'
import { withLastLineEnded } from './reports/last-line.js'
import {
  type FileReading,
  type MergedReading,
  type ReadOptions,
  readFile,
  readMerged,
  readSound,
  united
} from './reports/read-reports.js'
import type { ReportFile } from './reports/report-file.js'
import { collectedFiles } from './reports/report-path.js'
import { TestResults, TooManyTests } from './reports/test-results.js'
import {
  containerDiffers,
  contradictions,
  olderReports,
  passedOnRetry,
  verifierCanWriteOne
} from './result-flags.js'
import { isWhole, type Recover, type Recovery } from './tolerant/damage.js'
import { type Comparison, comparisonOf, isResolved, misses, transitionCounts } from './transitions.js'
import type { VerifierShapes } from './verifier-shapes.js'

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
  readonly age?: { readonly runStartedMs?: number | undefined } | undefined
}

/** A verdict with what it rests on, for those who explain it. */
export interface Examination {
  readonly verdict: Verdict
  /** The reference's results. */
  readonly results: TestResults
  readonly comparison: Comparison
}

/** The verdict on the reports of one run, and the results it rests on. */
export const examine = (input: ScoreInput, recover: Recover): Examination => {
  const limits = { ...DEFAULT_LIMITS, ...input.limits }
  const { collector } = input.shapes
  const collected = collectedFiles(input.files, collector)
  const files = collector.keepsOpenLine ? collected.map(withLastLineEnded) : collected
  const excess = excessOf(files, limits)
  if (excess) return withoutResults(input, limits, reportsTooLarge(excess.message, excess.paths))
  if (files.length === 0) return withoutResults(input, limits, noReport)
  try {
    return examineFiles({ input, files, limits, recover })
  } catch (error) {
    if (!(error instanceof TooManyTests)) throw error
    return withoutResults(input, limits, reportsTooLarge(`The reports name ${error.message}.`, []))
  }
}

const withoutResults = (input: ScoreInput, limits: ScoreLimits, reason: Reason): Examination => {
  const results = new TestResults(limits.tests)
  const verdict = verdictWithoutReports({
    reasons: [reason],
    expected: input.expected,
    containerReward: input.containerReward,
    flags: shapeFlags(input.shapes)
  })
  return { verdict, results, comparison: comparisonOf(input.expected, results.statuses) }
}

interface FilesToExamine {
  readonly input: ScoreInput
  readonly files: readonly ReportFile[]
  readonly limits: ScoreLimits
  readonly recover: Recover
}

const examineFiles = ({ input, files, limits, recover }: FilesToExamine): Examination => {
  const reading = readAll(files, { shape: input.shapes.comparer, limits }, recover)
  const { results, malformation } = reading
  const comparison = comparisonOf(input.expected, results.statuses)
  const missed = misses(comparison)
  const reasons =
    malformation === null
      ? reasonsOf(comparison, missed, { buildLog: input.buildLog ?? '', paths: files.map(file => file.path) })
      : [reportUnreadable(malformation, reading.spoilers)]
  const reward: Reward = reasons.length === 0 ? 1 : 0
  const tolerant = reading.tolerance ? rewardOf(input.expected, reading.tolerance.results) : reward
  const disputes = [
    ...(tolerant === reward ? [] : (reading.tolerance?.disputes ?? [])),
    ...containerDisputes(reward, input.containerReward)
  ]
  const verdict: Verdict = {
    reward,
    resolved: reward === 1,
    evidence: 'junit',
    reasons,
    transitions: transitionCounts(input.expected, missed),
    tests: countsOf(results),
    tolerant: { reward: tolerant },
    container: { reward: input.containerReward },
    disputed: disputes.length > 0,
    disputes,
    flags: [
      ...containerDiffers(reward, input.containerReward),
      ...contradictions(results, comparison),
      ...(input.age ? olderReports(files, input.age.runStartedMs) : []),
      ...passedOnRetry(results),
      ...shapeFlags(input.shapes)
    ]
  }
  return { verdict, results: results, comparison }
}

interface Reading extends MergedReading {
  /** The files that spoil the merged document; empty where it parses. */
  readonly spoilers: string[]
  /** The files read each for itself; null where that says the same. */
  readonly tolerance: Tolerance | null
}

interface Tolerance {
  readonly results: TestResults
  /** Why the tolerant verdict may differ from the reference's. */
  readonly disputes: Dispute[]
}

const readAll = (files: readonly ReportFile[], options: ReadOptions, recover: Recover): Reading => {
  const refused = files.filter(hasLineFeed)
  const sound = refused.length > 0 ? null : readSound(files, options)
  if (sound) return { results: sound, malformation: null, spoilers: [], tolerance: null }
  const readings = files.map(file => readFile(file, options))
  const tolerance = tolerate(readings, options, recover)
  if (refused.length > 0) {
    const results = new TestResults(options.limits.tests)
    return {
      results,
      malformation: 'a line feed in the name of a report',
      spoilers: refused.map(pathOf),
      tolerance
    }
  }
  const spoilers = readings
    .filter(({ malformation }) => malformation !== null)
    .map(({ file }) => pathOf(file))
  return { ...readMerged(readings, options), spoilers, tolerance }
}

/** A path with a line feed becomes two names in the collector's list of files, which then fails. */
const hasLineFeed = ({ path }: ReportFile): boolean => path.includes('\n')

const pathOf = ({ path }: ReportFile): string => path

/** Each file read for itself; only those that the strict reading does not exhaust are read again. */
const tolerate = (readings: readonly FileReading[], options: ReadOptions, recover: Recover): Tolerance => {
  const recoveries = readings.map((reading): Recovery & { path: string } => {
    const { path } = reading.file
    return isWhole(reading)
      ? { path, results: reading.results, causes: [] }
      : { path, ...recover(reading, options) }
  })
  const damaged = recoveries.filter(({ causes }) => causes.length > 0)
  return {
    results: united(
      recoveries.map(({ results }) => results),
      options.limits
    ),
    disputes:
      damaged.length > 0
        ? damaged.map(({ path, causes }) => ({ path, cause: causes.join('; ') }))
        : [{ cause: 'the reports differ when they are merged' }]
  }
}

const rewardOf = (expected: ExpectedTests, { statuses }: TestResults): Reward =>
  isResolved(comparisonOf(expected, statuses)) ? 1 : 0

const containerDisputes = (reward: Reward, container: Reward | null): Dispute[] =>
  container === null || container === reward
    ? []
    : [{ cause: `test.sh in the container wrote ${container}, the reports give ${reward}` }]

const shapeFlags = (shapes: VerifierShapes): Flag[] =>
  shapes.canWriteOneWithoutReport ? [verifierCanWriteOne] : []

const countsOf = ({ statuses }: TestResults): Verdict['tests'] => {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const status of statuses.values()) {
    if (status === 'PASS') counts.passed++
    else if (status === 'FAIL') counts.failed++
    else counts.skipped++
  }
  return counts
}

/**
 * The verdict where there is nothing to score: the agent handed over nothing that could be tested, or
 * the verify phase was killed, whose partial reports are not looked at. Always 0.
 */
export const verdictWithoutReports = (input: {
  readonly reasons: readonly Reason[]
  readonly expected: ExpectedTests
  readonly containerReward?: Reward | null
  readonly flags?: readonly Flag[]
}): Verdict => {
  const container = input.containerReward ?? null
  const disputes = containerDisputes(0, container)
  return {
    reward: 0,
    resolved: false,
    evidence: 'junit',
    reasons: [...input.reasons],
    transitions: transitionCounts(input.expected, misses(comparisonOf(input.expected, new Map()))),
    tests: { passed: 0, failed: 0, skipped: 0 },
    tolerant: { reward: 0 },
    container: { reward: container },
    disputed: disputes.length > 0,
    disputes,
    flags: [...containerDiffers(0, container), ...(input.flags ?? [])]
  }
}
