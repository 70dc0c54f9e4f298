import { describe, expect, test } from '@jest/globals'
import type { PatchStep } from '../../../src/contracts/swe-polybench.js'
import { isDoubtful, rowVerdict } from '../../../src/trial/rows/row-verdict.js'
import { limits } from '../trials.js'
import { listRun, simpleRun, sweRow } from './row-runs.js'

const PATCH = 'diff --git a/calc.py b/calc.py\n--- a/calc.py\n+++ b/calc.py\n@@ -1 +1 @@\n-a\n+b\n'
const NOT_APPLIED: PatchStep = { patch: 'model', rung: null, halfApplied: false, said: '' }

type Trial = Parameters<typeof rowVerdict>[0]

const verdict = (overrides: Partial<Trial> = {}) =>
  rowVerdict({
    row: sweRow(),
    runs: { official: listRun() },
    patch: Buffer.from(PATCH),
    retrieval: null,
    agent: {},
    agentRun: { exitCode: 0, timedOut: false },
    limitReached: null,
    account: null,
    history: 'clean',
    limits: limits(),
    ...overrides
  })

const codes = (overrides: Partial<Trial>) => verdict(overrides).reasons.map(({ code }) => code)

describe('the verdict on a row', () => {
  test('rests on its log', () => {
    expect(verdict()).toMatchObject({ reward: 0, evidence: 'log', container: { reward: null } })
    const resolved = listRun({
      resolved: true,
      allF2pPassed: true,
      passedTests: ['t:None:sub'],
      failedTests: []
    })
    expect(verdict({ runs: { official: resolved } })).toMatchObject({ reward: 1, reasons: [] })
  })

  test('is that of the first grading there is of official, strict and simple', () => {
    const simple = simpleRun({ passed: true, reason: null })
    expect(verdict({ runs: { simple } }).reward).toBe(1)
    expect(verdict({ runs: { simple, strict: listRun() } }).reward).toBe(0)
  })

  test('says of an empty change that it is empty, and not that it does not apply', () => {
    const official = listRun({ patchApplied: false, withLogs: false, failedTests: [] }, null)
    expect(codes({ patch: Buffer.from('\n'), runs: { official } })).toEqual(['empty-patch'])
    expect(codes({ runs: { official } })).toEqual(['patch-does-not-apply'])
  })

  test('names memory and a cut log first, which may explain what is missing', () => {
    expect(codes({ runs: { official: listRun({}, { outOfMemory: true, truncated: true }) } })).toEqual([
      'tests-out-of-memory',
      'reports-too-large',
      'test-failed'
    ])
  })

  test('adds how the agent ended', () => {
    expect(codes({ agentRun: { exitCode: 3, timedOut: false } })).toEqual(['test-failed', 'agent-failed'])
  })

  test('flags changes of the hidden tests and of what runs them', () => {
    const touches = PATCH.replaceAll('calc.py', 't.py') + PATCH.replaceAll('calc.py', 'conftest.py')
    expect(verdict({ patch: Buffer.from(touches) }).flags.map(({ code }) => code)).toEqual([
      'patch-touches-tests',
      'test-runner-changed'
    ])
  })
})

describe('a miss may be the doing of the row', () => {
  test('where its tests ran out of time or were killed for memory', () => {
    expect(isDoubtful({ official: listRun({}, { timedOut: true }) })).toBe(true)
    expect(isDoubtful({ official: listRun({}, { outOfMemory: true, exitCode: 137 }) })).toBe(true)
    expect(isDoubtful({ official: listRun({}, { outOfMemory: true, exitCode: 1 }) })).toBe(false)
  })

  test('where its hidden tests did not go in, but not where the change did not', () => {
    expect(isDoubtful({ official: listRun({ steps: [{ ...NOT_APPLIED, patch: 'test' }] }, null) })).toBe(true)
    expect(isDoubtful({ official: listRun({ steps: [NOT_APPLIED] }, null) })).toBe(false)
  })

  test('where the grading that gives the reward says so, and no other', () => {
    const strict = listRun({}, { timedOut: true })
    expect(isDoubtful({ official: listRun(), strict })).toBe(false)
    expect(isDoubtful({ strict })).toBe(true)
    expect(isDoubtful({})).toBe(false)
  })
})
