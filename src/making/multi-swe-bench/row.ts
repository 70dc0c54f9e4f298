import { z } from 'zod'
import type { StageResult } from '../../contracts/expected-tests.js'

/** A field of a row that is wrong. */
export interface RowProblem {
  /** Such as `base.sha`; null for the row as a whole. */
  readonly field: string | null
  /** Goes on after the field: `is missing`. */
  readonly message: string
}

/** Other benchmarks that were brought into this format say the same in other words. */
const STATUS_WORDS = {
  PASS: 'passed',
  PASSED: 'passed',
  XFAIL: 'passed',
  FAIL: 'failed',
  FAILED: 'failed',
  ERROR: 'failed',
  SKIP: 'skipped',
  SKIPPED: 'skipped',
  NONE: 'none'
} as const
export type RowStatus = (typeof STATUS_WORDS)[keyof typeof STATUS_WORDS]

const needs = (what: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is missing' : `is not ${what}`)
})

/** GitHub's own: they stand in scripts and in names of images. */
const repositoryName = z.string(needs('a text')).regex(/^(?!\.+$)[\w.-]{1,100}$/, 'is no name on GitHub')
const owner = z.string(needs('a text')).regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/, 'is no name on GitHub')
const number = z.union(
  [
    z.number().int().nonnegative(),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
  ],
  needs("a pull request's number")
)
const text = z.string(needs('a text'))
const optionalText = text.nullish().transform(value => value ?? '')

const ids = z.array(text, needs('a list of tests'))
const status = z
  .enum(Object.keys(STATUS_WORDS) as [keyof typeof STATUS_WORDS], needs('PASS, FAIL, SKIP or NONE'))
  .transform(word => STATUS_WORDS[word])
const testRuns = z.object({ run: status, test: status, fix: status }, needs('a table of run, test and fix'))
export type TestRuns = z.infer<typeof testRuns>

/** A list of ids, or a map from each to what became of it in the three runs. */
const tests = z
  .union([ids, z.record(z.string(), testRuns)], needs('a list of tests, or a map from each to its runs'))
  .transform(value =>
    Array.isArray(value)
      ? { ids: value, runs: null }
      : { ids: Object.keys(value).sort(), runs: value as Readonly<Record<string, TestRuns>> }
  )

const count = z.number(needs('a count')).int('is not a count')
const result = z.object(
  {
    passed_count: count,
    failed_count: count,
    skipped_count: count,
    passed_tests: ids,
    failed_tests: ids,
    skipped_tests: ids
  },
  needs('a result of a run')
)
export type RowResult = StageResult & z.infer<typeof result>

const patch = text.refine(value => value.trim() !== '', 'is empty')

const rowSchema = z.object({
  org: owner,
  repo: repositoryName,
  number,
  title: text,
  body: optionalText,
  base: z.object(
    { sha: text.regex(/^[0-9a-f]{40}$/i, 'is no sha of a commit, which has 40 hexadecimal digits') },
    needs('a table')
  ),
  resolved_issues: z
    .array(
      z.object({ number, title: optionalText, body: optionalText }, needs('an issue')),
      needs('a list of issues')
    )
    .nullish()
    .transform(value => value ?? []),
  fix_patch: patch,
  test_patch: patch,
  f2p_tests: tests,
  p2p_tests: tests,
  s2p_tests: tests,
  n2p_tests: tests,
  run_result: result,
  test_patch_result: result,
  /** Left out where a dataset keeps only what a scorer needs. */
  fix_patch_result: result.nullish().transform(value => value ?? null)
})

/** A row of a Multi-SWE-bench dataset, as far as a task is made of it. */
export type Row = z.infer<typeof rowSchema>

/** The lists of a row that say what has to pass, as it names them. */
export const LISTS = ['f2p_tests', 'p2p_tests', 's2p_tests', 'n2p_tests'] as const
export type ListName = (typeof LISTS)[number]

export type ReadRow =
  | { readonly ok: true; readonly row: Row }
  | { readonly ok: false; readonly problems: readonly RowProblem[] }

const MOST_PROBLEMS = 10

/** Reads a line of a file of rows; what is wrong is told by field. */
export const readRow = (line: string): ReadRow => {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { ok: false, problems: [{ field: null, message: 'is no JSON' }] }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, problems: [{ field: null, message: 'is no JSON object' }] }
  }
  const parsed = rowSchema.safeParse(value)
  if (parsed.success) return { ok: true, row: parsed.data }
  const problems = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) }
}
