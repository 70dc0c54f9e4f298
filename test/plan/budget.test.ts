import { expect, test } from '@jest/globals'
import { createBudget } from '../../src/plan/budget.js'

test('a budget counts trials that ended before, and of a running one the last amount seen', () => {
  const budget = createBudget(10, [
    { name: 'done', costUsd: 2 },
    { name: 'unpriced', costUsd: null }
  ])
  expect(budget.left()).toBe(8)
  budget.seen('running', 1)
  budget.seen('running', 3)
  budget.seen('other', 5)
  expect(budget.left()).toBe(0)
  budget.seen('running', 4)
  expect(budget.left()).toBe(-1)
})

test('without a limit nothing is counted down', () => {
  const budget = createBudget(undefined, [{ name: 'done', costUsd: 2 }])
  expect(budget.left()).toBeNull()
})
