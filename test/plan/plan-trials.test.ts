import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { plannedTrialSchema } from '../../src/contracts/plan.js'
import { type PlanRequest, planTrials } from '../../src/plan/plan-trials.js'

const request = (overrides: Partial<PlanRequest> = {}): PlanRequest => ({
  tasks: ['alpha-1', 'beta-2'],
  agent: 'oracle',
  model: null,
  attempts: 2,
  job: 'job-1',
  ...overrides
})

describe('a plan', () => {
  test('tries each task as often as asked before the next', () => {
    expect(planTrials(request()).map(({ task, attempt }) => `${task} ${attempt}`)).toEqual([
      'alpha-1 1',
      'alpha-1 2',
      'beta-2 1',
      'beta-2 2'
    ])
  })

  test('names are the same every time, and another job has others', () => {
    const names = planTrials(request()).map(({ name }) => name)
    expect(names[0]).toBe('alpha-1__yEJs6EN')
    expect(planTrials(request()).map(({ name }) => name)).toEqual(names)
    for (const other of [{ job: 'job-2' }, { agent: 'nop' }, { model: 'p/m' }]) {
      for (const { name } of planTrials(request(other))) expect(names).not.toContain(name)
    }
  })

  test('tasks that differ after their 32nd letter have distinct names', () => {
    const long = 'x'.repeat(40)
    const names = planTrials(request({ tasks: [`${long}1`, `${long}2`] })).map(({ name }) => name)
    expect(new Set(names).size).toBe(4)
    expect(names.every(name => name.startsWith(`${'x'.repeat(32)}__`))).toBe(true)
  })

  test('names are safe file names, distinct without case, whatever the task is called', () => {
    const name = fc.oneof(
      fc.string({ minLength: 1, unit: 'grapheme' }),
      fc.constantFrom('..', '-rf', '.git', 'a/b', 'a\nb', 'ä', '𝔘'.repeat(40), 'CON')
    )
    fc.assert(
      fc.property(fc.uniqueArray(name), fc.integer({ min: 1, max: 5 }), (tasks, attempts) => {
        const trials = planTrials(request({ tasks, attempts }))
        expect(trials).toHaveLength(tasks.length * attempts)
        for (const trial of trials) {
          expect(plannedTrialSchema.parse(trial)).toEqual(trial)
          expect(trial.name).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,31}__[A-Za-z0-9]{7}$/)
        }
        expect(new Set(trials.map(trial => trial.name.toLowerCase())).size).toBe(trials.length)
      })
    )
  })

  test('many trials stay distinct', () => {
    const trials = planTrials(request({ tasks: ['one'], attempts: 50_000 }))
    expect(new Set(trials.map(({ name }) => name.toLowerCase())).size).toBe(50_000)
  })
})
