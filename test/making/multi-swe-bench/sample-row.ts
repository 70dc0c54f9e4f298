import { parse } from 'smol-toml'
import { sampleFiles } from '../sample-input.js'

interface Result {
  passed_count: number
  failed_count: number
  skipped_count: number
  passed_tests: string[]
  failed_tests: string[]
  skipped_tests: string[]
}

/** As a line of a Multi-SWE-bench file has it; tests are lists or maps. */
export interface RowJson {
  org: string
  repo: string
  number: number
  state: string
  title: string
  body: string | null
  base: { label: string; ref: string; sha: string }
  resolved_issues: { number: number; title: string; body: string | null }[]
  fix_patch: string
  test_patch: string
  fixed_tests: Record<string, unknown>
  f2p_tests: unknown
  p2p_tests: unknown
  s2p_tests: unknown
  n2p_tests: unknown
  run_result: Result
  test_patch_result: Result
  fix_patch_result: Result
  [more: string]: unknown
}

type Lists = Record<'f2p_tests' | 'p2p_tests' | 's2p_tests' | 'n2p_tests', string[]>

const WORDS = { passed_tests: 'PASS', failed_tests: 'FAIL', skipped_tests: 'SKIP' } as const

const statusIn = (result: Result, id: string): string => {
  const list = (Object.keys(WORDS) as (keyof typeof WORDS)[]).find(one => result[one].includes(id))
  return list === undefined ? 'NONE' : WORDS[list]
}

const resultOf = (passed: readonly string[]): Result => ({
  passed_count: passed.length,
  failed_count: 0,
  skipped_count: 0,
  passed_tests: [...passed],
  failed_tests: [],
  skipped_tests: []
})

/** A sample task as the row that it could have been made of, with its tests in maps. */
export const sampleRow = (name: string): RowJson => {
  const text = (path: string): string => sampleFiles(name).get(path)!.text
  const { metadata } = parse(text('task.toml')) as unknown as {
    metadata: { source: Record<string, string> }
  }
  const { source } = metadata
  const expected = JSON.parse(text('tests/expected_tests.json')) as Lists &
    Record<'run_result' | 'test_patch_result', Result>
  const { run_result, test_patch_result } = expected
  const [title = '', ...body] = text('instruction.md').split('\n')
  const fix_patch_result = resultOf([
    ...expected.f2p_tests,
    ...expected.p2p_tests,
    ...expected.s2p_tests,
    ...expected.n2p_tests
  ])
  const mapOf = (ids: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(
      ids.map(id => [
        id,
        { run: statusIn(run_result, id), test: statusIn(test_patch_result, id), fix: 'PASS' }
      ])
    )
  return {
    org: source.repository_owner!,
    repo: source.repository_name!,
    number: Number(source.code_change_id),
    state: 'closed',
    title: `Fix #${source.issue_url!.split('/').pop()}`,
    body: null,
    base: {
      label: `${source.repository_owner}:main`,
      ref: 'main',
      sha: /^git checkout --quiet (.*)$/m.exec(text('environment/prepare.sh'))![1]!
    },
    resolved_issues: [
      {
        number: Number(source.issue_url!.split('/').pop()),
        title: title.replace(/^# /, ''),
        body: body.join('\n').trim()
      }
    ],
    fix_patch: text('solution/fix.patch'),
    test_patch: text('tests/test.patch'),
    fixed_tests: mapOf([...expected.f2p_tests, ...expected.s2p_tests, ...expected.n2p_tests]),
    f2p_tests: mapOf(expected.f2p_tests),
    p2p_tests: mapOf(expected.p2p_tests),
    s2p_tests: mapOf(expected.s2p_tests),
    n2p_tests: mapOf(expected.n2p_tests),
    run_result,
    test_patch_result,
    fix_patch_result,
    tag: '',
    number_interval: '',
    lang: 'kotlin',
    hints: ''
  }
}
