import { describe, expect, it } from '@jest/globals'
import { gradingsText } from '../../src/commands/gradings-text.js'
import { verdictText } from '../../src/commands/verdict-text.js'
import type { ListGrading, SimpleGrading } from '../../src/contracts/swe-polybench.js'
import { verdictSchema } from '../../src/contracts/verdict.js'
import { logVerdict } from '../../src/score/index.js'

const LIST: ListGrading = {
  patchApplied: true,
  steps: [
    { patch: 'test', rung: 'git-apply', halfApplied: false, said: '' },
    { patch: 'model', rung: 'patch-fuzz', halfApplied: true, said: '' }
  ],
  withLogs: true,
  allF2pPassed: true,
  noP2pFailed: true,
  allP2pPassed: true,
  resolved: true,
  passedTests: ['fixed', 'kept', 'kept'],
  failedTests: ['kept'],
  exitCode: 1,
  timedOut: false,
  seconds: 1
}

const SIMPLE: SimpleGrading = {
  passed: false,
  exitCode: 1,
  testsRun: 10,
  timedOut: false,
  reason: 'test-failed',
  runnerFiles: [],
  seconds: 1
}

const UNFIT: ListGrading = {
  ...LIST,
  patchApplied: false,
  steps: [{ patch: 'model', rung: null, halfApplied: false, said: 'no' }],
  withLogs: false,
  resolved: false,
  passedTests: [],
  failedTests: [],
  exitCode: null
}

describe('the gradings of a row at a terminal', () => {
  it('are a line each: how the patches went in, how many tests passed and failed, the exit code', () => {
    expect(gradingsText({ official: LIST, strict: UNFIT, simple: SIMPLE }).split('\n')).toEqual([
      'grading   reward  passed  failed  exit code  how',
      "official       1       2       1          1  hidden tests by git-apply, agent's by patch-fuzz, on what an earlier way left",
      "strict         0       0       0          -  agent's did not apply",
      'simple         0       -       -          1  10 tests run (test-failed)'
    ])
  })

  it('says of one that took too long that it did', () => {
    expect(gradingsText({ official: { ...LIST, steps: [], timedOut: true } })).toContain('timeout')
  })

  it('are nothing where there is none', () => {
    expect(gradingsText()).toBe('')
    expect(gradingsText({})).toBe('')
  })

  it('stand in the verdict, whose dispute speaks of no report files', () => {
    const gradings = { official: LIST, strict: { ...LIST, resolved: false, allP2pPassed: false } }
    const row = { F2P: ['fixed'], P2P: ['kept', 'lost'] }
    const text = verdictText(verdictSchema.parse(logVerdict({ row, gradings })))
    expect(text).toContain(`\n\n${gradingsText(gradings)}\n\n`)
    expect(text).toContain('\nDisputed:\n- ')
    expect(text).not.toContain('each file for itself')
  })
})
