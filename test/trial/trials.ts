import type { Limits } from '../../src/contracts/rewards.js'
import { verifierShapes } from '../../src/score/shapes.js'
import type { VerifyEnd } from '../../src/trial/score-trial.js'
import type { TestMaterial } from '../../src/trial/test-material.js'

export const limits = (overrides: Partial<Limits> = {}): Limits => ({
  cpus: 1,
  memoryMb: 512,
  clamped: [],
  timeoutsSec: { environment: 600, agent: 60, verify: 90 },
  ...overrides
})

/** A task whose one test `tiny.spelling` has to pass. */
export const material = (overrides: Partial<TestMaterial> = {}): TestMaterial => ({
  tests: [],
  testPaths: [],
  testPatch: '',
  expected: {
    f2p_tests: ['tiny.spelling'],
    p2p_tests: [],
    s2p_tests: [],
    n2p_tests: [],
    run_result: { passed_tests: [], failed_tests: [], skipped_tests: [] },
    test_patch_result: { passed_tests: [], failed_tests: ['tiny.spelling'], skipped_tests: [] }
  },
  shapes: verifierShapes({}),
  env: { environment: {}, solution: {}, verifier: {} },
  ...overrides
})

export const verifyEnd = (overrides: Partial<VerifyEnd> = {}): VerifyEnd => ({
  containerReward: 1,
  unusable: undefined,
  exitCode: 0,
  timedOut: false,
  timeoutSec: 90,
  outOfMemory: false,
  log: '',
  ...overrides
})
