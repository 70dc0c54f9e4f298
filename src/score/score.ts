import type { ExpectedTests } from '../contracts/expected-tests.js'
import type { Dispute, Flag, Reason, Reward, Verdict } from '../contracts/verdict.js'
import { DEFAULT_LIMITS, excessOf, type ScoreLimits } from './limits.js'
import { type FileReading, type MergedReading, readFile, readMerged, united } from './read-reports.js'
import { noReport, reasonsOf, reportsTooLarge, reportUnreadable } from './reasons.js'
import { isWhole, type Recovery, recover } from './recover.js'
import type { ReportFile } from './report-file.js'
import { collectedFiles } from './report-path.js'
import {
  containerDiffers,
  contradictions,
  olderReports,
  passedOnRetry,
  verifierCanWriteOne
} from './result-flags.js'
import type { VerifierShapes } from './shapes.js'
import { TestResults, TooManyTests } from './test-results.js'
import { type Comparison, comparisonOf, isResolved, transitionCounts } from './transitions.js'

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

/** The verdict on the reports of one run. */
export const scoreReports = (input: ScoreInput): Verdict => examineReports(input).verdict

/** The verdict on the reports of one run, and the results it rests on. */
export const examineReports = (input: ScoreInput): Examination => {
  const limits = { ...DEFAULT_LIMITS, ...input.limits }
  const files = collectedFiles(input.files, input.shapes.collector)
  const excess = excessOf(files, limits)
  if (excess) return withoutResults(input, limits, reportsTooLarge(excess.message, excess.paths))
  if (files.length === 0) return withoutResults(input, limits, noReport)
  try {
    return examine(input, files, limits)
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

const examine = (input: ScoreInput, files: readonly ReportFile[], limits: ScoreLimits): Examination => {
  const options = { shape: input.shapes.comparer, limits }
  const readings = files.map(file => readFile(file, options))
  const merged = mergedOrRefused(readings, options)
  const comparison = comparisonOf(input.expected, merged.results.statuses)
  const reasons =
    merged.malformation === null
      ? reasonsOf(comparison, { buildLog: input.buildLog ?? '', paths: files.map(file => file.path) })
      : [reportUnreadable(merged.malformation, spoilers(readings))]
  const reward: Reward = merged.malformation === null && isResolved(comparison) ? 1 : 0
  const tolerance = tolerate(readings, options)
  const tolerant: Reward = isResolved(comparisonOf(input.expected, tolerance.results.statuses)) ? 1 : 0
  const disputes = [
    ...(tolerant === reward ? [] : tolerance.disputes),
    ...containerDisputes(reward, input.containerReward)
  ]
  const verdict: Verdict = {
    reward,
    resolved: reward === 1,
    evidence: 'junit',
    reasons,
    transitions: transitionCounts(comparison),
    tests: countsOf(merged.results),
    tolerant: { reward: tolerant },
    container: { reward: input.containerReward },
    disputed: disputes.length > 0,
    disputes,
    flags: [
      ...containerDiffers(reward, input.containerReward),
      ...contradictions(merged.results, comparison),
      ...(input.age ? olderReports(files, input.age.runStartedMs) : []),
      ...passedOnRetry(merged.results),
      ...shapeFlags(input.shapes)
    ]
  }
  return { verdict, results: merged.results, comparison }
}

/** A path with a line feed becomes two names in the collector's list of files, which then fails. */
const mergedOrRefused = (
  readings: readonly FileReading[],
  options: Parameters<typeof readMerged>[1]
): MergedReading =>
  readings.some(({ file }) => file.path.includes('\n'))
    ? { results: new TestResults(options.limits.tests), malformation: 'a line feed in the name of a report' }
    : readMerged(readings, options)

/** The files that do not parse for themselves, or whose names the collector cannot take. */
const spoilers = (readings: readonly FileReading[]): string[] =>
  readings
    .filter(({ malformation, file }) => malformation !== null || file.path.includes('\n'))
    .map(({ file }) => file.path)

interface Tolerance {
  readonly results: TestResults
  /** Why the tolerant verdict may differ from the reference's. */
  readonly disputes: Dispute[]
}

/** Each file read for itself; only those that the strict reading does not exhaust are read again. */
const tolerate = (readings: readonly FileReading[], options: Parameters<typeof recover>[1]): Tolerance => {
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
    transitions: transitionCounts(comparisonOf(input.expected, new Map())),
    tests: { passed: 0, failed: 0, skipped: 0 },
    tolerant: { reward: 0 },
    container: { reward: container },
    disputed: disputes.length > 0,
    disputes,
    flags: [...containerDiffers(0, container), ...(input.flags ?? [])]
  }
}
