import type { Verdict } from '../contracts/verdict.js'
import { recover } from './recover.js'
import { type Examination, examine, type ScoreInput } from './score.js'

export { diffFlags } from './diff-flags.js'
export { type ExplainedTest, explainTests } from './explain.js'
export { DEFAULT_LIMITS, type ScoreLimits } from './limits.js'
export { readExpectedTests } from './read-expected.js'
export { type ReportFile, reportFromText } from './report-file.js'
export { isReportPath, REPORT_PATH_GLOBS } from './report-path.js'
export { type Examination, type ScoreInput, verdictWithoutReports } from './score.js'
export {
  type CollectorShape,
  type ComparerShape,
  type VerifierFiles,
  type VerifierShapes,
  verifierShapes
} from './shapes.js'
export type { TestResults, TestStatus } from './test-results.js'
export { type BaseStatus, TRANSITION_NAMES, type TransitionName } from './transitions.js'
export { testsOutOfMemory, testsTimedOut, verifierStopped } from './verify-reasons.js'

/** The verdict on the reports of one run, and the results it rests on. */
export const examineReports = (input: ScoreInput): Examination => examine(input, recover)

/** The verdict on the reports of one run. */
export const scoreReports = (input: ScoreInput): Verdict => examineReports(input).verdict
