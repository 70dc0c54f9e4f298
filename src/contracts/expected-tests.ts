import { z } from 'zod'

/**
 * Test ids by status, from one stage of building the dataset. Its counts are left out, since the lists
 * decide and nothing reads them.
 */
export const stageResultSchema = z.object({
  passed_tests: z.array(z.string()).default([]),
  failed_tests: z.array(z.string()).default([]),
  skipped_tests: z.array(z.string()).default([])
})
export type StageResult = z.infer<typeof stageResultSchema>

/**
 * `tests/expected_tests.json` of a task: which tests must pass after the fix, by the transition they
 * make (fail, pass, skipped, none to pass), and how the stages without the fix went.
 */
export const expectedTestsSchema = z.object({
  f2p_tests: z.array(z.string()).default([]),
  p2p_tests: z.array(z.string()).default([]),
  s2p_tests: z.array(z.string()).default([]),
  n2p_tests: z.array(z.string()).default([]),
  run_result: stageResultSchema.prefault({}),
  test_patch_result: stageResultSchema.prefault({})
})
export type ExpectedTests = z.infer<typeof expectedTestsSchema>

/** Its lists of tests that must pass, one a transition. */
export const EXPECTED_LISTS = ['f2p_tests', 'p2p_tests', 's2p_tests', 'n2p_tests'] as const
/** Its results of the stages without the fix. */
export const EXPECTED_RESULTS = ['run_result', 'test_patch_result'] as const
