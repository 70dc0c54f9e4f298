import type { RowLanguage, SimpleGrading } from '../../contracts/swe-polybench.js'
import type { Container } from '../../engine/container.js'
import { runnerFilesOf, testsSeen } from '../../score/index.js'
import type { GradingRequest } from './grading-request.js'
import { type GradingRun, stepsText } from './grading-run.js'
import { isPrepared, prepareCleanly } from './prepare-cleanly.js'
import { runTests, type TestsEnd } from './run-tests.js'
import { surefireSummaries } from './surefire.js'

const NPM_TEST = ['npm', 'test', '--silent']

const RUNNERS: Readonly<Record<RowLanguage, readonly string[]>> = {
  python: ['pytest', '-x'],
  javascript: NPM_TEST,
  typescript: NPM_TEST,
  java: ['mvn', '-q', 'test']
}

const reasonOf = ({ exitCode, timedOut }: TestsEnd, testsRun: number): SimpleGrading['reason'] => {
  if (timedOut) return 'tests-timed-out'
  if (testsRun === 0) return 'nothing-ran'
  return exitCode === 0 ? null : 'test-failed'
}

const countTests = async (container: Container, request: GradingRequest, tests: TestsEnd) => {
  const { language } = request.row
  const seen = testsSeen(language, tests.output)
  if (language !== 'java') return seen
  return Math.max(seen, testsSeen(language, await surefireSummaries(container, request.workdir)))
}

/**
 * Grades a change by what the language's own runner says: it passes where the runner ends with 0 and was
 * seen to run a test.
 * @param container fresh from the row's image; killed once tests have run
 * @throws FaultError `infrastructure` where the engine fails or something outside ended the container
 */
export const gradeSimply = async (
  container: Container,
  request: GradingRequest
): Promise<GradingRun<SimpleGrading>> => {
  const steps = await prepareCleanly(container, request)
  if (!isPrepared(steps)) {
    const reason = 'patch-does-not-apply'
    return {
      grading: {
        passed: false,
        exitCode: null,
        testsRun: 0,
        timedOut: false,
        reason,
        runnerFiles: [],
        seconds: 0
      },
      steps,
      output: stepsText(steps),
      tests: null
    }
  }
  const runnerFiles = runnerFilesOf({ patch: request.patch.toString() })
  const tests = await runTests(container, request, RUNNERS[request.row.language])
  const testsRun = await countTests(container, request, tests)
  const reason = reasonOf(tests, testsRun)
  const { exitCode, timedOut, seconds, output } = tests
  const grading = { passed: reason === null, exitCode, testsRun, timedOut, reason, runnerFiles, seconds }
  return { grading, steps, output, tests }
}
