/** Source sets of tests, folders of tests, and classes named as tests are. */
const TESTS: readonly RegExp[] = [
  /(?:^|\/)src\/(?:[^/]*[tT]est|test[A-Z][^/]*|[^/]*TestFixtures|testFixtures|it|e2e)\//,
  /(?:^|\/)(?:test|tests|testing|testData|test-data|androidTest|integrationTest|functionalTest|e2e)\//,
  /(?:^|\/)[^/]*(?:Test|Tests|TestCase|Spec|IT)\.(?:kt|kts|java|groovy)$/
]

/** A module of test support, such as `ktlint-test` or `core_test-utils`. */
const TEST_MODULE = /(?:^|\/)(?:[^/]*[-_.])?(?:test|tests|testing|test-?utils?|testUtils?)(?:[-_.][^/]*)?\//

const PRODUCT = /(?:^|\/)src\/(?:main|[a-z]\w*Main)\//

/** No file has a longer path; patterns such as these take quadratic time on some that are. */
export const LONGEST_PATH = 4_096

/** A path that only tests use. */
export const isTestPath = (path: string): boolean =>
  path.length <= LONGEST_PATH && !PRODUCT.test(path) && TESTS.some(pattern => pattern.test(path))

/** A path that tests or their support modules use. */
export const isTestSupportPath = (path: string): boolean =>
  isTestPath(path) || (path.length <= LONGEST_PATH && TEST_MODULE.test(path))
