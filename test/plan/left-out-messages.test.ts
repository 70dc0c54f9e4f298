import { describe, expect, test } from '@jest/globals'
import type { Obstacle } from '../../src/contracts/rewards.js'
import { type GoesOn, leftOutMessages } from '../../src/plan/left-out-messages.js'

const told = (goesOn: GoesOn, ...leftOut: Obstacle[]): string[] =>
  leftOutMessages(leftOut, {
    goesOn,
    planned: 5,
    deadlineMinutes: 30,
    maxCostUsd: 1,
    modelFault: { kind: 'model', code: 'model-unauthorized', message: '401\nlast lines', phase: 'agent' }
  })

describe('what is said of trials that were left out', () => {
  test('counts those of each cause', () => {
    const messages = told({ resume: 'job' }, 'deadline', 'max-cost', 'deadline')
    expect(messages).toEqual([
      expect.stringMatching(/^1 of 5 trials were not started: .*--max-cost 1 allows/),
      expect.stringMatching(/^2 of 5 trials were not started: .*--deadline 30/)
    ])
  })

  const obstacles: Obstacle[] = ['model', 'max-cost', 'deadline']

  test.each(obstacles)('names --resume at a command line: %s', obstacle => {
    expect(told({ resume: 'job' }, obstacle)).toEqual([expect.stringMatching(/--resume job\b/)])
  })

  test.each<[GoesOn, Obstacle, RegExp]>([
    ['shard', 'model', /Mend that, and re-run the failed jobs: only trials without a verdict/],
    ['shard', 'max-cost', /allows\. A re-run has the same max-cost: start the workflow anew with a higher/],
    ['shard', 'deadline', /Re-run the failed jobs: only trials without a verdict/],
    ['alone', 'model', /Mend that, and start the workflow anew/],
    ['alone', 'max-cost', /A re-run has the same max-cost: start the workflow anew with a higher/],
    ['alone', 'deadline', /A re-run has the same deadline: start the workflow anew/]
  ])('names no flag in a workflow, where there is no command line: %s, %s', (goesOn, obstacle, next) => {
    const [message = ''] = told(goesOn, obstacle)
    expect(message).toMatch(next)
    expect(message).not.toContain('--')
  })
})
