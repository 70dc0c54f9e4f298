import { beforeAll, describe, expect, test } from '@jest/globals'
import {
  buildSharedLayers,
  predictionsOf,
  runSampleRows,
  SAMPLE_ROWS,
  type SampleRow,
  type SampleRun
} from './support/sample-rows.js'

const MINUTES = 60_000

/** The whole of it; else each language once in each grading, and what is expected to fail where it differs. */
const EVERY = process.env.KOTLIN_BENCH_EVERY_ROW === '1'
const rowsOf = (...some: readonly SampleRow[]): readonly SampleRow[] => (EVERY ? SAMPLE_ROWS : some)

beforeAll(buildSharedLayers, 20 * MINUTES)

/** What each grading makes of a row: official, strict, simple. */
const gradingsOf = (run: SampleRun): Record<string, string> =>
  Object.fromEntries(
    run.rows.map(row => {
      const { official, strict, simple } = run.of(row).row?.gradings ?? {}
      return [row, `${official} ${strict} ${simple}`]
    })
  )

const everyRow = ({ rows }: SampleRun, value: string, others: Partial<Record<SampleRow, string>> = {}) =>
  Object.fromEntries(rows.map(row => [row, others[row] ?? value]))

const codesOf = (run: SampleRun, row: SampleRow): string[] => run.of(row).reasons.map(({ code }) => code)
const flagsOf = (run: SampleRun, row: SampleRow): string[] => run.of(row).flags.map(({ code }) => code)

const expectPerfect = (run: SampleRun): void => {
  const trials = run.rows.length
  expect(run.rewards.summary).toMatchObject({ trials, resolved: trials, disputed: 0, flagged: 0 })
  for (const row of run.rows) {
    expect(run.of(row)).toMatchObject({ outcome: 'resolved', reward: 1, reasons: [], flags: [] })
    const perfect = { recall: 1, precision: 1, f1: 1 }
    expect(run.of(row).row?.retrieval?.corrected).toEqual({ file: perfect, node: perfect })
  }
}

describe('the sample rows of SWE-PolyBench, in pytest, mocha, jest and Maven', () => {
  const inEveryWay = rowsOf('loanslip-11', 'sluice-10', 'stitchcount-13', 'tidetable-12')

  test(
    'are resolved by their gold patches, in every way',
    async () => {
      const run = await runSampleRows('gold', inEveryWay, ['-a', 'oracle'])
      expect(gradingsOf(run)).toEqual(everyRow(run, '1 1 1'))
      expectPerfect(run)
      expect(run.of('loanslip-11')).toMatchObject({
        transitions: { f2p: { expected: 3, passed: 3 }, p2p: { expected: 22, passed: 22 } },
        row: { language: 'typescript', taskType: 'bug_fix' }
      })
      const result = JSON.parse(run.read('swe-polybench/kotlin-bench__tidetable-12_result.json'))
      expect(result).toMatchObject({ resolved: true, with_logs: true, failed_tests: [] })
      expect(result.passed_tests).toHaveLength(24)
    },
    20 * MINUTES
  )

  const inOneWay = SAMPLE_ROWS.filter(row => !inEveryWay.includes(row))
  const testOthers = inOneWay.length > 0 ? test : test.skip
  testOthers(
    'are resolved by their gold patches, the others officially',
    async () => {
      const run = await runSampleRows('others', inOneWay, ['-a', 'oracle', '--grading', 'official'])
      for (const row of run.rows) expect(run.of(row).row?.gradings).toEqual({ official: 1 })
      expectPerfect(run)
    },
    20 * MINUTES
  )

  test(
    'are none of them resolved by an empty patch',
    async () => {
      const run = await runSampleRows('empty', rowsOf('stitchcount-9', 'tidetable-15'), ['-a', 'nop'])
      expect(gradingsOf(run)).toEqual(everyRow(run, '0 0 0'))
      const trials = run.rows.length
      expect(run.rewards.summary).toMatchObject({ trials, resolved: 0, unresolved: trials })
      for (const row of run.rows) expect(codesOf(run, row)).toEqual(['empty-patch'])
    },
    20 * MINUTES
  )

  test(
    'are none of them resolved by a change that is near, but wrong',
    async () => {
      const wrong = ['-a', 'patch', '--predictions', predictionsOf('wrong')]
      const run = await runSampleRows('wrong', rowsOf('loanslip-7', 'sluice-10'), wrong)
      expect(gradingsOf(run)).toEqual(everyRow(run, '0 0 0'))
      for (const row of run.rows) expect([row, flagsOf(run, row)]).toEqual([row, []])
      expect(run.of('loanslip-7').reasons).toMatchObject([
        {
          code: 'test-failed',
          tests: ['/app/test/loan.test.ts->Loan.renew adds two weeks to the day it was due']
        }
      ])
      // The class that the hidden tests need is there, and some of them pass.
      expect(run.of('sluice-10').transitions?.f2p).toEqual({ expected: 19, passed: 15 })
    },
    20 * MINUTES
  )

  test(
    'are none of them resolved strictly by a change of their tests, which is flagged',
    async () => {
      const edits = ['-a', 'patch', '--predictions', predictionsOf('edited-tests')]
      const run = await runSampleRows('edited', rowsOf('loanslip-11', 'sluice-6', 'tidetable-12'), edits)
      expect(gradingsOf(run)).toEqual(
        everyRow(run, '0 0 0', {
          // What the issue asks for was written into the tests: officially the model's patch comes last.
          'loanslip-7': '1 0 0',
          'tidetable-12': '1 0 0',
          // The package's test script leaves the hidden tests out.
          'loanslip-11': '0 0 1'
        })
      )
      for (const row of run.rows) expect(flagsOf(run, row)).toContain('patch-touches-tests')
      expect(flagsOf(run, 'loanslip-11')).toContain('test-runner-changed')
      const fooled = EVERY ? 2 : 1
      expect(run.rewards.summary).toMatchObject({
        ...{ resolved: fooled, disputed: fooled, flagged: run.rows.length, rateUnflagged: 0 }
      })

      const expected: Partial<Record<SampleRow, string[]>> = {
        // Tests of its own where the hidden ones go: nothing more is run, officially.
        'sluice-10': ['patch-does-not-apply'],
        'stitchcount-13': ['patch-does-not-apply'],
        'stitchcount-9': ['patch-does-not-apply'],
        'loanslip-11': ['patch-does-not-apply'],
        // In the second rung, with fuzz: switched off, and beside the hidden ones.
        'sluice-6': ['test-missing'],
        'tidetable-15': ['test-failed'],
        'loanslip-7': [],
        'tidetable-12': []
      }
      for (const row of run.rows) expect([row, codesOf(run, row)]).toEqual([row, expected[row]])
    },
    20 * MINUTES
  )
})
