import type { ListGrading, SimpleGrading, SweRow } from '../../../src/contracts/swe-polybench.js'
import type { GradingRun } from '../../../src/trial/rows/grading-run.js'
import type { TestsEnd } from '../../../src/trial/rows/run-tests.js'

/** A row whose test `t:None:sub` has to pass. */
export const sweRow = (overrides: Partial<SweRow> = {}): SweRow => ({
  instance_id: 'calc__calc-1',
  repo: 'calc/calc',
  base_commit: '0'.repeat(40),
  problem_statement: 'There is no subtraction.',
  language: 'python',
  task_type: 'feature',
  patch: '',
  test_patch: 'diff --git a/t.py b/t.py\n--- a/t.py\n+++ b/t.py\n@@ -1 +1 @@\n-a\n+b\n',
  modified_files: [],
  cst_nodes: [],
  hints_text: '',
  Dockerfile: '',
  F2P: ['t:None:sub'],
  P2P: [],
  test_command: 'pytest',
  log_parser: 'PythonPyUnit',
  ...overrides
})

export const testsEnd = (overrides: Partial<TestsEnd> = {}): TestsEnd => ({
  stdout: '',
  stderr: '',
  output: '',
  exitCode: 1,
  timedOut: false,
  truncated: false,
  outOfMemory: false,
  seconds: 1,
  ...overrides
})

/** A grading by lists in which the test failed. */
export const listRun = (
  grading: Partial<ListGrading> = {},
  tests: Partial<TestsEnd> | null = {}
): GradingRun<ListGrading> => {
  const whole: ListGrading = {
    patchApplied: true,
    steps: [],
    withLogs: true,
    allF2pPassed: false,
    noP2pFailed: true,
    allP2pPassed: true,
    resolved: false,
    passedTests: [],
    failedTests: ['t:None:sub'],
    exitCode: 1,
    timedOut: false,
    seconds: 1,
    ...grading
  }
  return { grading: whole, steps: whole.steps, output: '', tests: tests && testsEnd(tests) }
}

export const simpleRun = (grading: Partial<SimpleGrading> = {}): GradingRun<SimpleGrading> => ({
  grading: {
    passed: false,
    exitCode: 1,
    testsRun: 1,
    timedOut: false,
    reason: 'test-failed',
    runnerFiles: [],
    seconds: 1,
    ...grading
  },
  steps: [],
  output: '',
  tests: testsEnd()
})
