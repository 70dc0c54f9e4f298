import { describe, expect, test } from '@jest/globals'
import type { Rewards } from '../../../src/contracts/rewards.js'
import { compareResults } from '../../../src/report/compare/index.js'
import { renderChange } from '../../../src/report/terminal/change.js'
import { HOSTILE, rewardsOf, trial, unresolved } from '../trials.js'

const names = ['a', 'b', 'c', 'd', 'e', 'f']

const lines = (now: Rewards, before: Rewards): string[] =>
  renderChange(
    compareResults(now, { rewards: before, source: 'jobs/old', url: null }, { alpha: 0.05 })
  ).split('\n')

describe('the change for a terminal', () => {
  const all = rewardsOf(names.map(task => trial({ task })))
  const none = rewardsOf(names.map(task => unresolved({ task })))

  test('says rates, interval, test and what was lost', () => {
    expect(lines(none, all)).toEqual([
      `Against jobs/old, job ${all.job}:`,
      'oracle: 100.0% before, 0.0% now on 6 tasks, -100.0 points (95% interval -100.0 to -44.8), 0 up, 6 down, p = 0.031: worse'.replaceAll(
        /-(?=\d)/g,
        '−'
      ),
      '  newly lost (6): a, b, c, d, e, f'
    ])
  })

  test('says that nothing can be told where nothing differs', () => {
    expect(lines(all, all)[1]).toBe(
      'oracle: 100.0% before, 100.0% now on 6 tasks, 0.0 points (95% interval −39.0 to +39.0), 0 up, 0 down: too few tasks differ to tell'
    )
  })

  test('says with whom another agent is compared, and what has no match', () => {
    const nop = rewardsOf(names.map(task => unresolved({ task, agent: 'nop' })))
    expect(lines(nop, all)[1]).toMatch(/^nop \(before: oracle\): /)
    const apart = rewardsOf([trial({ task: 'elsewhere' })])
    expect(lines(apart, all)[1]).toBe('oracle: no task was scored on both sides')
  })

  test('has a line for each thing whatever names are like', () => {
    const lost = HOSTILE.map(task => trial({ task, name: task }))
    const now = lost.map(record => unresolved({ task: record.task, name: record.task }))
    for (const line of lines(rewardsOf(now), rewardsOf(lost))) {
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Cs}]/u)
    }
  })
})
