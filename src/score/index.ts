export { diffFlags } from './diff-flags.js'
export { type ExplainedTest, explainTests } from './explain.js'
export { DEFAULT_LIMITS, type ScoreLimits } from './limits.js'
export { readExpectedTests } from './read-expected.js'
export { type ReportFile, reportFromText } from './report-file.js'
export { isReportPath, REPORT_PATH_GLOBS } from './report-path.js'
export {
  type Examination,
  examineReports,
  type ScoreInput,
  scoreReports,
  verdictWithoutReports
} from './score.js'
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
