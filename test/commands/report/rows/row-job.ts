import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TrialRecord } from '../../../../src/contracts/rewards.js'
import type { ListGrading } from '../../../../src/contracts/swe-polybench.js'
import type { Verdict } from '../../../../src/contracts/verdict.js'
import { newFolder, writeJob, writeJson } from '../job-folders.js'

const listGrading = (resolved: boolean): ListGrading => ({
  patchApplied: true,
  steps: [],
  withLogs: true,
  allF2pPassed: resolved,
  noP2pFailed: true,
  allP2pPassed: true,
  resolved,
  passedTests: ['t/a.py:None:test_old'],
  failedTests: resolved ? [] : ['t/a.py:None:test_new'],
  exitCode: resolved ? 0 : 1,
  timedOut: false,
  seconds: 2
})

/** What a trial on a row comes to; `gradings` is empty where there was nothing to grade. */
export const rowVerdict = (resolved: boolean, { isGraded = true } = {}): Verdict => ({
  reward: resolved ? 1 : 0,
  resolved,
  evidence: 'log',
  reasons: [],
  transitions: {
    f2p: { expected: 1, passed: resolved ? 1 : 0 },
    p2p: { expected: 1, passed: 1 },
    s2p: { expected: 0, passed: 0 },
    n2p: { expected: 0, passed: 0 }
  },
  tests: { passed: 1, failed: resolved ? 0 : 1, skipped: 0 },
  tolerant: { reward: resolved ? 1 : 0 },
  container: { reward: null },
  disputed: false,
  disputes: [],
  flags: [],
  gradings: isGraded ? { official: listGrading(resolved) } : {}
})

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** The folder of a job on rows, with what each trial with a verdict leaves. */
export const writeRowJob = (trials: readonly TrialRecord[], dir = join(newFolder(), 'job')): string => {
  const gradings = ['official', 'strict', 'simple'] as const
  writeJob(dir, trials, {
    rows: { split: 'pb500', language: null, hints: false, gradings: [...gradings] }
  })
  for (const { name, outcome, row } of trials) {
    if (outcome === 'error') continue
    const isGraded = row?.gradings.official !== undefined
    writeJson(join(dir, name, 'verifier/report.json'), rowVerdict(outcome === 'resolved', { isGraded }))
    write(join(dir, name, 'artifacts/model.patch'), isGraded ? 'diff --git a/a b/a\n' : '')
    write(join(dir, name, 'agent/model-requests.json'), '{}')
    if (!isGraded) continue
    write(join(dir, name, 'verifier/official/stdout.txt'), '1 passed\n')
    write(join(dir, name, 'verifier/official/stderr.txt'), '+ pytest\n')
  }
  return dir
}
