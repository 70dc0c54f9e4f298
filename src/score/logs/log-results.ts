/** The tests that a log names as passed and as failed, in its order; a test that it names twice is there twice. */
export interface LogResults {
  readonly passed: readonly string[]
  readonly failed: readonly string[]
}

/** What a parser makes of a log; null where it has nothing to say of it, which counts as no logs at all. */
export type LogReading = LogResults | null

/** Tests were looked for and none was found, which counts as logs that name none. */
export const NO_TESTS: LogResults = { passed: [], failed: [] }
