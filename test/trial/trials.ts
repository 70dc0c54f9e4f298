import { GATEWAY_ACCOUNT_SCHEMA, type GatewayAccount } from '../../src/contracts/gateway/account.js'
import type { Limits } from '../../src/contracts/rewards.js'
import { emptyCounts } from '../../src/network/gateway/models/model-counts.js'
import { verifierShapes } from '../../src/score/verifier-shapes.js'
import type { TestMaterial } from '../../src/trial/test-material.js'
import type { VerifyEnd } from '../../src/trial/verify-end.js'

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
  row: null,
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

/** What a gateway has counted: nothing, but for what is given. */
export const gatewayAccount = (
  total: Partial<GatewayAccount['total']> = {},
  overrides: Partial<GatewayAccount> = {}
): GatewayAccount => ({
  schema: GATEWAY_ACCOUNT_SCHEMA,
  status: 'ok',
  limit: null,
  total: {
    ...emptyCounts(),
    costUsd: 0,
    ...total
  },
  models: [],
  unpriced: [],
  otherRequests: 0,
  refused: {},
  firstFailure: null,
  lastFailure: null,
  failuresInARow: 0,
  hosts: [],
  otherHosts: { requests: 0, refused: 0 },
  ...overrides
})
