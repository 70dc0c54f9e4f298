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

beforeAll(buildSharedLayers, 20 * MINUTES)

/** What each grading makes of a row: official, strict, simple. */
const gradingsOf = (run: SampleRun): Record<string, string> =>
  Object.fromEntries(
    SAMPLE_ROWS.map(row => {
      const { official, strict, simple } = run.of(row).row?.gradings ?? {}
      return [row, `${official} ${strict} ${simple}`]
    })
  )

const everyRow = (value: string): Record<string, string> =>
  Object.fromEntries(SAMPLE_ROWS.map(row => [row, value]))

const codesOf = (run: SampleRun, row: SampleRow): string[] => run.of(row).reasons.map(({ code }) => code)
const flagsOf = (run: SampleRun, row: SampleRow): string[] => run.of(row).flags.map(({ code }) => code)

describe('the sample rows of SWE-PolyBench, in pytest, mocha, jest and Maven', () => {
  test(
    'are all resolved by their gold patches',
    async () => {
      const run = await runSampleRows('gold', ['-a', 'oracle'])
      expect(gradingsOf(run)).toEqual(everyRow('1 1 1'))
      expect(run.rewards.summary).toMatchObject({ trials: 8, resolved: 8, disputed: 0, flagged: 0 })
      for (const row of SAMPLE_ROWS) {
        expect(run.of(row)).toMatchObject({ outcome: 'resolved', reward: 1, reasons: [], flags: [] })
        const perfect = { recall: 1, precision: 1, f1: 1 }
        expect(run.of(row).row?.retrieval?.corrected).toEqual({ file: perfect, node: perfect })
      }
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

  test(
    'are none of them resolved by an empty patch',
    async () => {
      const run = await runSampleRows('empty', ['-a', 'nop'])
      expect(gradingsOf(run)).toEqual(everyRow('0 0 0'))
      expect(run.rewards.summary).toMatchObject({ trials: 8, resolved: 0, unresolved: 8 })
      for (const row of SAMPLE_ROWS) expect(codesOf(run, row)).toEqual(['empty-patch'])
    },
    20 * MINUTES
  )

  test(
    'are none of them resolved by a change that is near, but wrong',
    async () => {
      const run = await runSampleRows('wrong', ['-a', 'patch', '--predictions', predictionsOf('wrong')])
      expect(gradingsOf(run)).toEqual(everyRow('0 0 0'))
      for (const row of SAMPLE_ROWS) expect([row, flagsOf(run, row)]).toEqual([row, []])
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
      const run = await runSampleRows('edited', edits)
      expect(gradingsOf(run)).toEqual({
        ...everyRow('0 0 0'),
        // What the issue asks for was written into the tests: officially the model's patch comes last.
        'loanslip-7': '1 0 0',
        'tidetable-12': '1 0 0',
        // The package's test script leaves the hidden tests out.
        'loanslip-11': '0 0 1'
      })
      for (const row of SAMPLE_ROWS) expect(flagsOf(run, row)).toContain('patch-touches-tests')
      expect(flagsOf(run, 'loanslip-11')).toContain('test-runner-changed')
      expect(run.rewards.summary).toMatchObject({ resolved: 2, disputed: 2, flagged: 8, rateUnflagged: 0 })

      // Tests of its own where the hidden ones go: nothing more is run, officially.
      for (const row of ['sluice-10', 'stitchcount-13', 'stitchcount-9', 'loanslip-11'] as const)
        expect([row, ...codesOf(run, row)]).toEqual([row, 'patch-does-not-apply'])
      // In the second rung, with fuzz: switched off, and beside the hidden ones.
      expect(codesOf(run, 'sluice-6')).toEqual(['test-missing'])
      expect(codesOf(run, 'tidetable-15')).toEqual(['test-failed'])
    },
    20 * MINUTES
  )
})
