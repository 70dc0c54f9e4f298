import type { Verdict } from '../contracts/verdict.js'
import { type Examination, examine, type ScoreInput } from './score.js'
import { recover } from './tolerant/recover.js'

export { diffFlags } from './diff-flags.js'
export { readExpectedTests } from './expected/expected-tests.js'
export { type ExplainedTest, explainTests } from './explained-tests.js'
export { DEFAULT_LIMITS, type ScoreLimits } from './limits.js'
export { type ReportFile, reportFromText } from './reports/report-file.js'
export { isReportPath, REPORT_PATH_GLOBS } from './reports/report-path.js'
export type { TestResults, TestStatus } from './reports/test-results.js'
export { type Examination, type ScoreInput, verdictWithoutReports } from './score.js'
export { type BaseStatus, TRANSITION_NAMES, type TransitionName } from './transitions.js'
export {
  type CollectorShape,
  type ComparerShape,
  type VerifierFiles,
  type VerifierShapes,
  verifierShapes
} from './verifier-shapes.js'
export { testsOutOfMemory, testsTimedOut, verifierStopped } from './verify-reasons.js'

/** The verdict on the reports of one run, and the results it rests on. */
export const examineReports = (input: ScoreInput): Examination => examine(input, recover)

/** The verdict on the reports of one run. */
export const scoreReports = (input: ScoreInput): Verdict => examineReports(input).verdict
