import { describe, expect, it } from '@jest/globals'
import type { ListGrading, SimpleGrading } from '../../../src/contracts/swe-polybench.js'
import { verdictSchema } from '../../../src/contracts/verdict.js'
import {
  gradeLists,
  type ListRule,
  type LogReading,
  type LogVerdictInput,
  logVerdict
} from '../../../src/score/index.js'

const ROW = { F2P: ['fixed'], P2P: ['kept', 'other'] }
const ALL = { passed: ['fixed', 'kept', 'other'], failed: [] }

const listGrading = (
  rule: ListRule,
  reading: LogReading,
  over: Partial<ListGrading> = {},
  row = ROW
): ListGrading => ({
  ...gradeLists({ rule, row, reading, timedOut: over.timedOut ?? false }),
  patchApplied: true,
  steps: [],
  exitCode: 0,
  timedOut: false,
  seconds: 1,
  ...over
})

const simpleGrading = (over: Partial<SimpleGrading> = {}): SimpleGrading => ({
  passed: true,
  exitCode: 0,
  testsRun: 3,
  timedOut: false,
  reason: null,
  runnerFiles: [],
  seconds: 1,
  ...over
})

const verdictOn = (gradings: LogVerdictInput['gradings'], over: Partial<LogVerdictInput> = {}) =>
  verdictSchema.parse(logVerdict({ row: ROW, gradings, ...over }))

const reasonsOn = (grading: ListGrading, row = ROW) => verdictOn({ official: grading }, { row }).reasons

describe('the verdict on a row', () => {
  it('is what the official grading says, with the counts of its lists', () => {
    const gradings = {
      official: listGrading('official', { passed: ['fixed', 'kept', 'more'], failed: ['unrelated'] }),
      simple: simpleGrading({ passed: false, reason: 'test-failed' })
    }
    expect(verdictOn(gradings)).toMatchObject({
      reward: 1,
      resolved: true,
      evidence: 'log',
      reasons: [],
      transitions: { f2p: { expected: 1, passed: 1 }, p2p: { expected: 2, passed: 1 } },
      tests: { passed: 3, failed: 1, skipped: 0 },
      tolerant: { reward: 1 },
      container: { reward: null },
      disputed: false,
      gradings
    })
  })

  it('is what strict says where official did not run, and then what simple says', () => {
    const strict = listGrading('strict', { passed: ['fixed'], failed: [] })
    expect(verdictOn({ strict, simple: simpleGrading() })).toMatchObject({ reward: 0 })
    expect(verdictOn({ simple: simpleGrading() })).toMatchObject({
      reward: 1,
      tests: { passed: 3, failed: 0 },
      transitions: { f2p: { expected: 1, passed: 0 } }
    })
  })

  it('is 0 where nothing ran, by the reason of the trial', () => {
    const reasons = [{ code: 'empty-patch' as const, message: 'The agent changed nothing.' }]
    expect(verdictOn({}, { reasons })).toMatchObject({ reward: 0, reasons, disputed: false })
  })

  it('puts reasons of the trial before those of the log, and none where the reward is 1', () => {
    const reasons = [{ code: 'tests-out-of-memory' as const, message: 'Out of memory.' }]
    const official = listGrading('official', { passed: ['kept'], failed: ['fixed'] })
    expect(verdictOn({ official }, { reasons }).reasons.map(({ code }) => code)).toEqual([
      'tests-out-of-memory',
      'test-failed'
    ])
    expect(verdictOn({ official: listGrading('official', ALL) }, { reasons }).reasons).toEqual([])
  })

  it('keeps flags and retrieval as they are given', () => {
    const flags = [{ code: 'patch-touches-tests' as const, level: 'suspect' as const, message: 'x' }]
    const score = { recall: 1, precision: 1, f1: 1 }
    const retrieval = { official: { file: score, node: null }, corrected: { file: score, node: score } }
    expect(verdictOn({}, { flags, retrieval })).toMatchObject({ flags, retrieval })
  })
})

describe('the reasons of a row', () => {
  it('name tests of F2P that failed or are missing, and of P2P that failed, the most first', () => {
    const row = { F2P: ['a', 'b', 'c'], P2P: ['p', 'q', 'a'] }
    const grading = listGrading('official', { passed: ['q'], failed: ['a', 'p'] }, {}, row)
    expect(reasonsOn(grading, row)).toMatchObject([
      { code: 'test-missing', tests: ['b', 'c'] },
      { code: 'test-failed', tests: ['a'] },
      { code: 'regression', tests: ['p'] }
    ])
  })

  it('name tests of P2P that did not run for strict alone', () => {
    const reading = { passed: ['kept'], failed: ['fixed'] }
    expect(reasonsOn(listGrading('official', reading))).toMatchObject([{ code: 'test-failed' }])
    expect(verdictOn({ strict: listGrading('strict', reading) }).reasons).toMatchObject([
      { code: 'test-failed', tests: ['fixed'] },
      { code: 'test-missing', tests: ['other'] }
    ])
  })

  it('say which patch does not apply, and what was said of it', () => {
    const steps = [
      { patch: 'test' as const, rung: 'git-apply' as const, halfApplied: false, said: '' },
      { patch: 'model' as const, rung: null, halfApplied: true, said: 'error: a.py: does not exist' }
    ]
    const [reason] = reasonsOn(listGrading('official', null, { patchApplied: false, steps }))
    expect(reason?.code).toBe('patch-does-not-apply')
    expect(reason?.message).toContain("agent's patch")
    expect(reason?.message).toContain('error: a.py: does not exist')
  })

  it('say that time ran out, that no test is named, and that there is nothing to expect', () => {
    const empty = { passed: [], failed: [] }
    const codeOf = (grading: ListGrading) => reasonsOn(grading).map(({ code }) => code)
    expect(codeOf(listGrading('official', empty, { timedOut: true }))).toEqual(['tests-timed-out'])
    expect(codeOf(listGrading('official', empty))).toEqual(['nothing-ran'])
    expect(codeOf(listGrading('official', null))).toEqual(['nothing-ran'])
    const row = { F2P: [], P2P: ['kept'] }
    const strict = listGrading('strict', { passed: ['kept'], failed: [] }, {}, row)
    expect(verdictOn({ strict }, { row }).reasons).toMatchObject([{ code: 'expected-lists-empty' }])
  })

  it.each(['nothing-ran', 'test-failed', 'tests-timed-out', 'patch-does-not-apply'] as const)(
    'are what the simple grading gives: %s',
    reason => {
      const simple = simpleGrading({ passed: false, exitCode: 1, reason })
      expect(verdictOn({ simple })).toMatchObject({ reward: 0, reasons: [{ code: reason }] })
    }
  )
})

describe('a dispute of official and strict', () => {
  const causeOf = (official: ListGrading, strict: ListGrading, row = ROW) => {
    const { disputed, disputes } = verdictOn({ official, strict }, { row })
    expect(disputed).toBe(true)
    return disputes[0]?.cause
  }
  const halfApplied = {
    steps: [{ patch: 'model' as const, rung: 'patch-fuzz' as const, halfApplied: true, said: '' }]
  }

  it('is none where they agree', () => {
    const gradings = { official: listGrading('official', ALL), strict: listGrading('strict', ALL) }
    expect(verdictOn(gradings)).toMatchObject({ disputed: false, disputes: [] })
  })

  it('names tests that did not run, failed, or did both', () => {
    const official = listGrading('official', ALL)
    expect(causeOf(official, listGrading('strict', { passed: ['fixed'], failed: [] }))).toBe(
      'official says 1, strict 0: 2 tests expected to pass did not run'
    )
    expect(causeOf(official, listGrading('strict', { passed: ['kept', 'other'], failed: ['fixed'] }))).toBe(
      'official says 1, strict 0: 1 test failed once the hidden tests went in last'
    )
    expect(causeOf(official, listGrading('strict', { ...ALL, failed: ['fixed'] }))).toBe(
      'official says 1, strict 0: 1 test both passed and failed'
    )
  })

  it('names a patch that went in half, or not at all', () => {
    const official = listGrading('official', ALL, halfApplied)
    expect(causeOf(official, listGrading('strict', null, { patchApplied: false }))).toBe(
      'official says 1, strict 0: officially a patch went in on top of what an earlier try had left; a patch does not apply to a clean tree'
    )
    const failed = listGrading('official', null, { patchApplied: false })
    expect(causeOf(failed, listGrading('strict', ALL))).toBe(
      'official says 0, strict 1: a patch does not apply in the official order'
    )
  })

  it('names lists that expect nothing', () => {
    const row = { F2P: [], P2P: [] }
    const none = { passed: ['x'], failed: [] }
    expect(causeOf(listGrading('official', none, {}, row), listGrading('strict', none, {}, row), row)).toBe(
      'official says 1, strict 0: F2P is empty, which is officially all passed'
    )
  })

  it('names a run that was stopped, and hidden tests that were changed', () => {
    const stopped = { passed: [], failed: [] }
    expect(causeOf(listGrading('official', ALL), listGrading('strict', stopped, { timedOut: true }))).toBe(
      'official says 1, strict 0: only the strict run ran out of time'
    )
    expect(causeOf(listGrading('official', stopped, { timedOut: true }), listGrading('strict', ALL))).toBe(
      'official says 0, strict 1: only the official run ran out of time'
    )
    const failing = listGrading('official', { passed: [], failed: ['fixed'] })
    expect(causeOf(failing, listGrading('strict', ALL))).toBe(
      "official says 0, strict 1: tests failed where the agent's patch went in over the hidden tests"
    )
  })
})
