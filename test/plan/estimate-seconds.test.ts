import { describe, expect, test } from '@jest/globals'
import {
  type KnownDuration,
  OVERHEAD_SEC,
  type PlanAgent,
  type PlanTask,
  secondsEstimator
} from '../../src/plan/estimate-seconds.js'

const codex: PlanAgent = { agent: 'codex', model: 'openai/a', asksModel: true }
const aider: PlanAgent = { agent: 'aider', model: null, asksModel: true }
const oracle: PlanAgent = { agent: 'oracle', model: null, asksModel: false }

const task = (name: string, limits = { agentSec: 1000, verifySec: 500 - OVERHEAD_SEC }): PlanTask => ({
  name,
  base: null,
  limits
})
const [alpha, beta] = [task('alpha'), task('beta')]

const took = (agent: PlanAgent, on: PlanTask, ...seconds: number[]): KnownDuration[] =>
  seconds.map(value => ({ ...agent, task: on.name, seconds: value }))

describe('how long a trial is expected to take', () => {
  test('is its limit where nothing is known; an agent that asks no model has only the tests', () => {
    const secondsOf = secondsEstimator([alpha], [])
    expect(secondsOf(alpha, codex)).toBe(1500)
    expect(secondsOf(alpha, oracle)).toBe(500)
  })

  test('is the median of the same agent and model on the task', () => {
    const known = [...took(codex, alpha, 10, 30, 20), ...took(aider, alpha, 900)]
    expect(secondsEstimator([alpha], known)(alpha, codex)).toBe(20)
    expect(secondsEstimator([alpha], took(codex, alpha, 10, 20))(alpha, codex)).toBe(15)
  })

  test('is else that of other agents that ask a model, not of one that asks none', () => {
    const known = [...took(oracle, alpha, 5), ...took(aider, alpha, 100)]
    expect(secondsEstimator([alpha], known)(alpha, codex)).toBe(100)
  })

  test('is the limit by as much as others kept below theirs, where nobody tried the task', () => {
    const secondsOf = secondsEstimator([alpha, beta], took(codex, alpha, 150))
    expect(secondsOf(beta, codex)).toBeCloseTo(150)
    expect(secondsOf(beta, aider)).toBeCloseTo(150)
    expect(secondsOf(beta, oracle)).toBe(500)
  })

  test('is next to nothing for a task that cannot run', () => {
    const broken = { name: 'broken', base: null, limits: null }
    expect(secondsEstimator([broken], took(codex, alpha, 10))(broken, codex)).toBe(1)
  })

  test('takes no senseless duration over', () => {
    const known = took(codex, alpha, Number.NaN, 0, -1, Number.POSITIVE_INFINITY)
    expect(secondsEstimator([alpha], known)(alpha, codex)).toBe(1500)
  })
})
