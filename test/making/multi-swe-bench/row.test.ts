import { describe, expect, it } from '@jest/globals'
import { inconsistencies } from '../../../src/making/multi-swe-bench/consistency.js'
import { readRow } from '../../../src/making/multi-swe-bench/row.js'
import { rowTask, rowTaskName } from '../../../src/making/multi-swe-bench/row-task.js'
import { taskFiles } from '../../../src/making/task-files.js'
import { SAMPLES, sampleFiles } from '../sample-input.js'
import { type RowJson, sampleRow } from './sample-row.js'

const LARDER = 'kotlin-bench_larder-14'

/** A row of a sample, changed. */
const rowWith = (change: (row: RowJson) => void): RowJson => {
  const row = structuredClone(sampleRow(LARDER))
  change(row)
  return row
}

const read = (row: unknown) => {
  const result = readRow(JSON.stringify(row))
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.row
}

/** What is wrong with a row: its fields, or how they go together. */
const problems = (row: unknown): string[] => {
  const result = readRow(typeof row === 'string' ? row : JSON.stringify(row))
  const found = result.ok ? inconsistencies(result.row) : result.problems
  return found.map(({ field, message }) => `${field}: ${message}`)
}

const LARDER_BASE = { baseImage: 'kotlin-bench/kotlin-bench_larder:base', buildTool: 'gradle' } as const

describe('a row that a sample could have been made of', () => {
  it.each(SAMPLES)('makes the files of %s again, but for what a row does not say', name => {
    const row = read(sampleRow(name))
    expect(inconsistencies(row)).toEqual([])
    expect(rowTaskName(row)).toBe(name)
    const buildTool = name.includes('lastbus') ? 'maven' : 'gradle'
    const made = taskFiles(
      rowTask(row, { baseImage: `kotlin-bench/kotlin-bench_${row.repo}:base`, buildTool })
    )
    const files = sampleFiles(name)
    for (const path of [
      ...['environment/seal_git_history.sh', 'environment/docker-compose.yaml', 'solution/solve.sh'],
      ...['solution/fix.patch', 'tests/test.patch', 'tests/expected_tests.json', 'tests/junit_compare.py']
    ]) {
      expect([path, made.get(path)]).toEqual([path, files.get(path)])
    }
    expect(made.get('task.toml')!.text).toContain(
      `issue_url = "https://github.com/kotlin-bench/${row.repo}/issues/`
    )
  })

  it('may have lists of tests, and no result of the fix', () => {
    const row = rowWith(one => {
      for (const list of ['f2p_tests', 'p2p_tests', 's2p_tests', 'n2p_tests'])
        one[list] = Object.keys(one[list] as object)
      Object.assign(one, { fix_patch_result: null })
    })
    expect(problems(row)).toEqual([])
  })

  it('asks what its issues ask, and what the change says of itself where it has none', () => {
    const instruction = (row: RowJson): string => rowTask(read(row), LARDER_BASE).instruction
    const two = rowWith(row => {
      row.resolved_issues = [
        { number: 1, title: 'First', body: 'a\r\nb' },
        { number: 2, title: 'Second', body: null }
      ]
    })
    expect(instruction(two)).toMatch(/^# First\n\nThe repository[^\n]*\n\na\nb\n\n## Second\n/)
    const none = rowWith(row => Object.assign(row, { resolved_issues: [], title: 'T', body: 'B' }))
    expect(instruction(none)).toMatch(/^# T\n\nThe repository[^\n]*\n\nB\n/)
    expect(rowTask(read(none), LARDER_BASE).change.issueUrl).toBeNull()
  })

  it('makes an image although tests fail in it', () => {
    const row = rowWith(({ run_result }) => {
      run_result.failed_tests = ['a.b']
      run_result.failed_count = 1
    })
    const prepare = taskFiles(rowTask(read(row), LARDER_BASE)).get('environment/prepare.sh')!.text
    expect(prepare).toMatch(/ \|\| true\n$/)
  })

  it('has patches that end with a line', () => {
    const row = rowWith(one => Object.assign(one, { fix_patch: one.fix_patch.trimEnd() }))
    expect(rowTask(read(row), LARDER_BASE).fixPatch).toMatch(/\S\n$/)
  })
})

describe('what is wrong with a row is told by field', () => {
  it.each<[string, string]>([
    ['{', 'null: is no JSON'],
    ['[]', 'null: is no JSON object'],
    ['3', 'null: is no JSON object']
  ])('%s', (line, problem) => expect(problems(line)).toEqual([problem]))

  it.each<[string, (row: RowJson) => void, string]>([
    ['no repository', row => delete (row as Partial<RowJson>).repo, 'repo: is missing'],
    ['a name that is a path', row => Object.assign(row, { repo: '../x' }), 'repo: is no name on GitHub'],
    ['an owner with a command', row => Object.assign(row, { org: 'a;b' }), 'org: is no name on GitHub'],
    [
      'a number that is none',
      row => Object.assign(row, { number: '7a' }),
      "number: is not a pull request's number"
    ],
    [
      'a sha that is a branch',
      row => Object.assign(row.base, { sha: 'main' }),
      'base.sha: is no sha of a commit'
    ],
    ['no base', row => delete (row as Partial<RowJson>).base, 'base: is missing'],
    ['no patch', row => Object.assign(row, { fix_patch: ' \n' }), 'fix_patch: is empty'],
    ['a patch that is a number', row => Object.assign(row, { test_patch: 3 }), 'test_patch: is not a text'],
    [
      'an issue that is a text',
      row => Object.assign(row, { resolved_issues: ['x'] }),
      'resolved_issues.0: is not an issue'
    ],
    ['no list', row => delete row.s2p_tests, 's2p_tests: is missing'],
    [
      'a status that nobody knows',
      row => Object.assign(row.f2p_tests as object, { x: { run: 'PASS', test: 'FAIL', fix: 'FINE' } }),
      'f2p_tests: is not a list of tests, or a map from each to its runs'
    ],
    [
      'a result without its counts',
      row => delete (row.run_result as Partial<RowJson['run_result']>).passed_count,
      'run_result.passed_count: is missing'
    ]
  ])('%s', (_, change, problem) => expect(problems(rowWith(change)).join('\n')).toContain(problem))

  it.each<[string, (row: RowJson) => void, string]>([
    [
      'a count that is not that of its list',
      row => {
        row.run_result.passed_count = 65
      },
      'run_result.passed_count: is 65, but passed_tests has 64'
    ],
    [
      'a test that passed and failed',
      row => {
        row.test_patch_result.failed_tests.push('larder.FractionTest.compares by value')
        row.test_patch_result.failed_count = 5
      },
      'test_patch_result: has as passed and as failed: "larder.FractionTest.compares by value"'
    ],
    [
      'a list that does not follow from the results',
      row =>
        Object.assign(row.f2p_tests as object, { 'new.Test': { run: 'NONE', test: 'NONE', fix: 'PASS' } }),
      'f2p_tests: has tests that are not failed in test_patch_result: "new.Test"'
    ],
    [
      'a test that the fix does not fix',
      row => {
        row.fix_patch_result.passed_tests = row.fix_patch_result.passed_tests.slice(1)
        row.fix_patch_result.passed_count -= 1
      },
      'f2p_tests: has tests that do not pass in fix_patch_result: "larder.RecipeTest.grows by half for half as many again"'
    ],
    [
      'a map that says something else than the results',
      row => {
        const [first] = Object.values(row.p2p_tests as Record<string, { run: string }>)
        first!.run = 'FAIL'
      },
      'p2p_tests: says of run something else than run_result: "larder.FractionTest.adds and subtracts"'
    ],
    [
      'a test in two lists',
      row => {
        row.n2p_tests = row.f2p_tests
      },
      'null: has tests twice in its lists: "larder.RecipeTest.grows by half for half as many again" and 3 more'
    ],
    [
      'no target',
      row => {
        row.f2p_tests = {}
      },
      'null: has no test in f2p_tests, s2p_tests or n2p_tests: nothing tells its fix'
    ]
  ])('%s', (_, change, problem) => expect(problems(rowWith(change))).toContain(problem))
})
