import type { ExpectedTests, StageResult } from '../contracts/expected-tests.js'

const stage = ({ passed_tests, failed_tests, skipped_tests }: StageResult) => ({
  passed_count: passed_tests.length,
  failed_count: failed_tests.length,
  skipped_count: skipped_tests.length,
  passed_tests,
  failed_tests,
  skipped_tests
})

/** `tests/expected_tests.json`: the lists in the order they have, and the counts that go with them. */
export const expectedTestsText = (expected: ExpectedTests): string =>
  `${JSON.stringify(
    {
      f2p_tests: expected.f2p_tests,
      p2p_tests: expected.p2p_tests,
      s2p_tests: expected.s2p_tests,
      n2p_tests: expected.n2p_tests,
      run_result: stage(expected.run_result),
      test_patch_result: stage(expected.test_patch_result)
    },
    null,
    2
  )}\n`
