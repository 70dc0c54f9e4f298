import type { ExpectedTests } from '../../../src/contracts/expected-tests.js'
import { expectedTestsSchema } from '../../../src/contracts/expected-tests.js'
import type { Verdict } from '../../../src/contracts/verdict.js'
import {
  type ReportFile,
  reportFromText,
  type ScoreInput,
  scoreReports,
  verifierShapes
} from '../../../src/score/index.js'

export const DATASET_SHAPES = verifierShapes({})

export const PLATFORM_SHAPES = verifierShapes({
  comparer: String.raw`SUFFIX = re.compile(r"\[(?:desktop|jvm)\]$")`
})

/** An expected_tests.json from the parts that matter. */
export const expecting = (parts: Partial<Record<string, unknown>>): ExpectedTests =>
  expectedTestsSchema.parse(parts)

/** One test that has to go from absent to passed: the least a task can expect. */
export const EXPECTS_A_B = expecting({ n2p_tests: ['a.b'] })

/** A report where Gradle writes it, one for each text. */
export const reports = (...texts: (string | Uint8Array)[]): ReportFile[] =>
  texts.map((text, index) => reportFromText(`build/test-results/test/TEST-${index}.xml`, text))

/** A report of one suite around the given test cases. */
export const suite = (cases: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite>\n${cases}\n</testsuite>\n`

/** The verdict on report texts, with defaults for all but what a test is about. */
export const verdictOn = (
  texts: readonly (string | Uint8Array)[],
  expected: ExpectedTests = EXPECTS_A_B,
  input: Partial<ScoreInput> = {}
): Promise<Verdict> =>
  scoreReports({
    expected,
    files: reports(...texts),
    shapes: DATASET_SHAPES,
    containerReward: null,
    ...input
  })
