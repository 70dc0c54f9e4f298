import { describe, expect, test } from '@jest/globals'
import { type Gate, gateResultSchema } from '../../src/contracts/gate.js'
import type { Rewards, TrialRecord } from '../../src/contracts/rewards.js'
import { compareResults } from '../../src/report/compare/index.js'
import { alphaOf, gateLines, judge, resultExitCode } from '../../src/report/gate.js'
import { gateText, parseGate } from '../../src/report/parse-gate.js'
import { error, plannedOf, rewardsOf, trial, unresolved } from './trials.js'

const gate = (text: string): Gate => {
  const parsed = parseGate(text)
  if (!parsed.ok) throw new Error(parsed.why)
  return parsed.gate
}

/** So many resolved and then unresolved tasks. */
const scored = (resolved: number, missed: number, overrides: Partial<TrialRecord> = {}): TrialRecord[] =>
  Array.from({ length: resolved + missed }, (_, index) =>
    (index < resolved ? trial : unresolved)({ task: `task-${index}`, ...overrides })
  )

const judgeText = (text: string, rewards: Rewards, baseline?: Rewards) => {
  const gates = text.split(',').map(gate)
  const comparison =
    baseline === undefined
      ? null
      : compareResults(rewards, { rewards: baseline, source: 'a file', url: null }, { alpha: alphaOf(gates) })
  const result = judge(gates, { rewards, comparison })
  expect(gateResultSchema.parse(result)).toEqual(result)
  return { ...result, sentences: result.checks.map(({ sentence }) => sentence) }
}

const badTask = rewardsOf([trial(), error({ task: 'b' })])
const flag = { code: 'history-open', level: 'suspect', message: 'open' } as const

describe('a gate in text', () => {
  test.each<[string, Gate]>([
    ['never', { kind: 'never' }],
    ['error', { kind: 'error' }],
    ['flagged', { kind: 'flagged' }],
    ['below=0.4', { kind: 'below', rate: 0.4 }],
    ['below=40%', { kind: 'below', rate: 0.4 }],
    ['below=1', { kind: 'below', rate: 1 }],
    ['regression', { kind: 'regression', alpha: 0.05 }],
    ['regression=.01', { kind: 'regression', alpha: 0.01 }],
    ['lost=3', { kind: 'lost', tasks: 3 }],
    ['cost=12.50', { kind: 'cost', usd: 12.5 }],
    ['cost=$0', { kind: 'cost', usd: 0 }],
    ['Error', { kind: 'error' }],
    ['Regression', { kind: 'regression', alpha: 0.05 }],
    ['BELOW = 40%', { kind: 'below', rate: 0.4 }]
  ])('%s', (text, expected) => {
    expect(parseGate(text)).toEqual({ ok: true, gate: expected })
    expect(parseGate(gateText(expected))).toEqual({ ok: true, gate: expected })
  })

  test.each([
    ['below', '`below` needs a rate from 0 to 1, such as `below=0.4` or `below=40%`'],
    ['below=40', '`below` needs a rate from 0 to 1, such as `below=0.4` or `below=40%`'],
    ['below=-1', '`below` needs a rate from 0 to 1, such as `below=0.4` or `below=40%`'],
    ['regression=0', '`regression` takes a level between 0 and 1, such as `regression=0.01`'],
    ['regression=1', '`regression` takes a level between 0 and 1, such as `regression=0.01`'],
    ['lost=0', '`lost` needs a number of tasks from 1, such as `lost=2`'],
    ['lost=1.5', '`lost` needs a number of tasks from 1, such as `lost=2`'],
    ['cost=1e3', '`cost` needs US dollars, such as `cost=12.50`']
  ])('%s is refused with what would be valid', (text, why) => {
    expect(parseGate(text)).toEqual({ ok: false, why })
  })

  test.each([
    ['', undefined],
    ['unresolved', undefined],
    ['constructor=1', undefined],
    ['error=1', 'error'],
    ['eror', 'error'],
    ['blow=0.3', 'below=0.3'],
    ['Resolved<50%', 'below=50%'],
    ['cost>$5', 'cost=$5']
  ])('%j is none, and meant may be %j', (text, near) => {
    expect(parseGate(text)).toEqual({
      ok: false,
      why: 'it has to be one of `never`, `error`, `below=R`, `regression[=alpha]`, `lost=N`, `flagged`, `cost=USD`',
      near
    })
  })
})

describe('a gate judges', () => {
  const lost = rewardsOf(scored(2, 8))
  const strong = rewardsOf(scored(10, 0))

  test.each<[string, string, Rewards, Rewards | undefined, boolean, string]>([
    [
      'a fault of a task',
      'error',
      badTask,
      undefined,
      false,
      '1 trial without a verdict through a fault of the task; see the faults by cause.'
    ],
    [
      'unresolved trials as no error',
      'error',
      lost,
      undefined,
      true,
      'No trial is without a verdict through a fault of its task.'
    ],
    ['a low rate', 'below=0.5', lost, undefined, false, 'The rate is below 50.0%: oracle has 20.0%.'],
    ['a rate that is just enough', 'below=0.2', lost, undefined, true, 'The rate is not below 20.0%.'],
    [
      'no rate as too low',
      'below=0',
      rewardsOf([error()]),
      undefined,
      false,
      'The rate is below 0.0%: oracle has no rate, since no trial of it has a verdict.'
    ],
    [
      'an empty plan as good',
      'below=0.5',
      rewardsOf([]),
      undefined,
      true,
      'Nothing was planned, so there is no rate to be too low.'
    ],
    [
      'suspect flags',
      'flagged',
      rewardsOf([trial({ flags: [flag] })]),
      undefined,
      false,
      '1 trial with suspect flags.'
    ],
    [
      'notes as no suspicion',
      'flagged',
      rewardsOf([trial({ flags: [{ ...flag, code: 'clamped', level: 'note' }] })]),
      undefined,
      true,
      'No trial has a suspect flag.'
    ],
    [
      'cost',
      'cost=1',
      rewardsOf([trial({ costUsd: 1.5 })]),
      undefined,
      false,
      'The model cost $1.50, more than $1.00.'
    ],
    [
      'cost, and says of what it knows none',
      'cost=2',
      rewardsOf([trial({ costUsd: 1.5 }), trial({ task: 'b', tokens: { input: 1, cached: 0, output: 1 } })]),
      undefined,
      true,
      'Whether the model cost more than $2.00 is not judged: it cost $1.50, without 1 trial of unknown price; name the prices with `--prices` when trials are run.'
    ],
    [
      'no cost where no model was asked',
      'cost=0',
      rewardsOf([trial()]),
      undefined,
      true,
      'No model was asked, so nothing was spent.'
    ],
    [
      'a regression',
      'regression',
      lost,
      strong,
      false,
      'Worse than the baseline: oracle fell from 100.0% to 20.0% over 10 tasks (8 down, 0 up, p = 0.0078).'
    ],
    [
      'a regression at a level',
      'regression=0.001',
      lost,
      strong,
      true,
      'No regression is shown, but too few tasks differ to tell for oracle.'
    ],
    [
      'what is better as no regression',
      'regression',
      strong,
      lost,
      true,
      'No agent is worse than the baseline at the level of 0.05.'
    ],
    [
      'lost tasks',
      'lost=8',
      lost,
      strong,
      false,
      'Tasks that the baseline solved are lost: oracle lost 8 tasks (task-2, task-3, task-4, task-5, task-6 and 3 more).'
    ],
    ['fewer lost tasks', 'lost=9', lost, strong, true, "Fewer than 9 tasks of the baseline's are lost."]
  ])('%s', (_, text, rewards, baseline, passed, sentence) => {
    expect(judgeText(text, rewards, baseline)).toMatchObject({ passed, sentences: [sentence] })
  })

  test('without a baseline nothing that needs one, and says so', () => {
    expect(judgeText('regression,lost=1', lost)).toEqual({
      passed: true,
      sentences: [
        'Whether an agent got worse is not judged: there is no earlier result to compare with. The first run of a workflow has none; `baseline` names another.',
        'Whether tasks are lost is not judged: there is no earlier result to compare with. The first run of a workflow has none; `baseline` names another.'
      ],
      checks: [
        { gate: 'regression=0.05', outcome: 'not-judged', sentence: expect.any(String) },
        { gate: 'lost=1', outcome: 'not-judged', sentence: expect.any(String) }
      ]
    })
    const elsewhere = rewardsOf([trial({ task: 'another' })])
    expect(judgeText('lost=1', lost, elsewhere).sentences).toEqual([
      'Whether tasks are lost is not judged: no task was scored both here and in the baseline.'
    ])
  })

  test('several, of which one is enough to fail, and tells that one first', () => {
    const { passed, checks } = judgeText('error,below=0.9,flagged', lost)
    expect(passed).toBe(false)
    expect(checks.map(({ gate, outcome }) => `${gate} ${outcome}`)).toEqual([
      'below=0.9 failed',
      'error passed',
      'flagged passed'
    ])
  })

  test('each agent for itself, so that a good one does not hide a bad one', () => {
    const rewards = rewardsOf([...scored(9, 1), ...scored(1, 9, { agent: 'codex', model: 'p/m' })])
    expect(judgeText('below=0.5', rewards).sentences).toEqual([
      'The rate is below 50.0%: codex p/m has 10.0%.'
    ])
  })
})

describe('the exit code', () => {
  const code = (text: string, rewards: Rewards) => resultExitCode(rewards, judgeText(text, rewards))
  const outside = error({
    task: 'c',
    fault: { kind: 'infrastructure', code: 'disk-full', message: '', phase: 'environment' }
  })

  test('is 1 where a gate fails and 0 where none does', () => {
    expect(code('error', badTask)).toBe(1)
    expect(code('never', badTask)).toBe(0)
    expect(code('error', rewardsOf([unresolved()]))).toBe(0)
    expect(code('below=0.5', rewardsOf([unresolved()]))).toBe(1)
  })

  test('is 3 where something outside kept a trial from its verdict, whatever the gate says', () => {
    const rewards = rewardsOf([unresolved(), outside])
    expect(code('below=0.5', rewards)).toBe(3)
    expect(code('never', rewards)).toBe(3)
    const planned = [trial(), trial({ task: 'b' })].map(plannedOf)
    expect(code('never', rewardsOf([trial()], { planned }))).toBe(3)
  })
})

test('what failed and what could not be judged is told in lines', () => {
  const result = judgeText('below=0.5,regression,error', rewardsOf([unresolved()]))
  expect(gateLines(result)).toEqual([
    'Failed by --fail-on below=0.5: The rate is below 50.0%: oracle has 0.0%.',
    '--fail-on regression=0.05: Whether an agent got worse is not judged: there is no earlier result to compare with. The first run of a workflow has none; `baseline` names another.'
  ])
})
