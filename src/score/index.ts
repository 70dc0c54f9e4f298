/*
 * The way from files to a verdict, one step a line:
 *  1. which files the task's collector takes       reports/report-layouts.ts, by its shape: verifier-shapes.ts
 *  2. what it copies of each                       reports/collected-bytes.ts, last-line.ts, utf8.ts
 *  3. what of that is well-formed                  xml/scanner.ts; once more without comments: reports/comment-retry.ts
 *  4. what a `testcase` element says               reports/test-case-reader.ts
 *  5. which test it is                             reports/test-id.ts
 *  6. all files together, the worst status first   reports/read-reports.ts, test-results.ts
 *  7. which transitions the tests made             transitions.ts, against what expected/expected-tests.ts reads
 *  8. the reward, and that of each file for itself score.ts, tolerant/read-tolerantly.ts
 *  9. why it is 0                                  report-reasons.ts, not-compiled.ts; test by test: explained-tests.ts
 * 10. what else a reader should know               result-flags.ts
 *
 * logs/ does the same for rows of SWE-PolyBench, from what their tests printed:
 *  1. the log as the official harness joins it      logs/harness-log.ts
 *  2. which parser reads it, and what it finds      logs/repository-parsers.ts, parse-log.ts
 *  3. what speaks against that in the whole log     logs/account/account-of.ts; for the strict grading
 *  4. the lists of the row against that             logs/grade-lists.ts
 *  5. the verdict on the gradings that ran          logs/log-verdict.ts, log-reasons.ts, official-against-strict.ts
 *  6. for the simple grading, tests seen to run     logs/tests-seen.ts
 */

export { readExpectedTests } from './expected/expected-tests.js'
export { type ExplainedTest, explainTests } from './explained-tests.js'
export { DEFAULT_LIMITS } from './limits.js'
export { accountOf } from './logs/account/account-of.js'
export {
  type ExpectedLists,
  gradeLists,
  type ListGradingInput,
  type ListResult,
  type ListRule
} from './logs/grade-lists.js'
export { harnessLog, type RunOutput } from './logs/harness-log.js'
export type { LogReading, LogResults } from './logs/log-results.js'
export {
  decidingGrading,
  gradingReward,
  type LogVerdictInput,
  logVerdict
} from './logs/log-verdict.js'
export { parseLog } from './logs/parse-log.js'
export { type ParserChoice, parserOf } from './logs/repository-parsers.js'
export { rowFlags } from './logs/row-flags.js'
export { runnerFilesOf } from './logs/runner-files.js'
export { testsSeen } from './logs/tests-seen.js'
export { reportsTooLarge } from './report-reasons.js'
export { type ReportFile, reportFromText } from './reports/report-file.js'
export { isReportPath, REPORT_PATH_GLOBS } from './reports/report-layouts.js'
export type { TestResults } from './reports/test-results.js'
export { containerDiffers } from './result-flags.js'
export { examineReports, type ScoreInput, scoreReports, verdictWithoutReports } from './score.js'
export { TRANSITION_NAMES } from './transitions.js'
export { VERIFIER_FILES, type VerifierShapes, verifierShapes } from './verifier-shapes.js'
