/** What `@jest/globals` is to unit tests: the names that the runner has put among the globals. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis
