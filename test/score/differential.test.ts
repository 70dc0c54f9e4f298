import { afterAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { examineReports } from '../../src/score/index.js'
import { randomCases } from '../random-cases.js'
import { Reference } from '../reference/reference.js'
import { questions } from './differential/questions.js'

const CASES = randomCases(1_000)
const SEED = Number(process.env.KOTLIN_BENCH_DIFFERENTIAL_SEED ?? Date.now() % 2 ** 31)

const reference = new Reference()
afterAll(() => reference.close())

describe('the reference verdict', () => {
  it(`agrees with the Python reference on ${CASES} random trees (seed ${SEED})`, async () => {
    const tally = { ones: 0, unreadable: 0, disputed: 0 }
    const property = fc.asyncProperty(questions, async question => {
      const { verdict, results } = await examineReports({ ...question, containerReward: null })
      const answer = await reference.ask(question)
      const unreadable = verdict.reasons.some(
        ({ code }) => code === 'report-unreadable' || code === 'no-report'
      )
      tally.ones += answer.reward
      tally.unreadable += answer.statuses === null ? 1 : 0
      tally.disputed += verdict.disputed ? 1 : 0
      expect({ reward: verdict.reward, statuses: sorted(results.statuses) }).toEqual({
        reward: answer.reward,
        statuses: sorted(Object.entries(answer.statuses ?? {}))
      })
      if (answer.statuses === null)
        expect(unreadable || verdict.reasons[0]?.code === 'expected-lists-empty').toBe(true)
      expect(verdict.reasons.length === 0).toBe(verdict.reward === 1)
    })
    await fc.assert(property, { numRuns: CASES, seed: SEED, endOnFailure: false })
    console.log(
      `${CASES} cases, seed ${SEED}: ${tally.ones} rewards of 1, ${tally.unreadable} unreadable, ${tally.disputed} disputed`
    )
  })
})

const sorted = (entries: Iterable<readonly [string, string]>): [string, string][] =>
  [...entries]
    .map(([id, status]): [string, string] => [id, status])
    .sort(([one], [other]) => (one < other ? -1 : 1))
