import { z } from 'zod'
import { gradingsSchema, retrievalSchema } from './swe-polybench.js'

/** Why a reward is 0. What explains most comes first in a verdict. */
export const reasonCodeSchema = z.enum([
  // What the reports say.
  'no-report',
  'report-unreadable',
  'reports-too-large',
  'nothing-ran',
  'tests-not-compiled',
  'expected-lists-empty',
  'test-failed',
  'test-missing',
  'test-skipped',
  'wrong-category',
  'guard-test-failed',
  'regression',
  'nothing-fixed',
  'log-contradicts-itself',
  // How the verify phase ended.
  'tests-timed-out',
  'tests-out-of-memory',
  'verifier-stopped',
  'container-says-0',
  // What the agent handed over.
  'no-prediction',
  'empty-patch',
  'patch-too-large',
  'patch-does-not-apply',
  'not-a-work-tree',
  'disk-filled',
  // How the agent ended; the diff still decides.
  'agent-timed-out',
  'limit-reached',
  'agent-failed',
  'model-request-malformed'
])
export type ReasonCode = z.infer<typeof reasonCodeSchema>

/** A reason of a verdict: a sentence a person can act on, and what it concerns. */
export const reasonSchema = z.object({
  code: reasonCodeSchema,
  message: z.string(),
  tests: z.array(z.string()).optional(),
  paths: z.array(z.string()).optional()
})
export type Reason = z.infer<typeof reasonSchema>

/** What a reader should know of a trial without it changing the reward. */
export const flagCodeSchema = z.enum([
  // note: common in honest work
  'build-logic',
  'test-files',
  'passed-on-retry',
  'verifier-can-write-1',
  'clamped',
  'key-in-container',
  'secret-in-diff',
  'model-requests-failed',
  'limit-reached',
  // suspect: `rateUnflagged` counts these as 0
  'patch-touches-tests',
  'test-runner-changed',
  'names-test-runner',
  'wrapper-or-init-script',
  'test-framework-config',
  'test-library-class',
  'test-support-module',
  'report-shaped-path',
  'names-verifier-files',
  'container-differs',
  'contradicting-results',
  'report-older-than-run',
  'history-open'
])
export type FlagCode = z.infer<typeof flagCodeSchema>

export const flagSchema = z.object({
  code: flagCodeSchema,
  level: z.enum(['note', 'suspect']),
  message: z.string(),
  tests: z.array(z.string()).optional(),
  paths: z.array(z.string()).optional()
})
export type Flag = z.infer<typeof flagSchema>

export const rewardSchema = z.union([z.literal(0), z.literal(1)])
export type Reward = z.infer<typeof rewardSchema>

const transitionCountSchema = z.object({
  expected: z.number().int().nonnegative(),
  passed: z.number().int().nonnegative(),
  /** Of those that did not pass, how many no report names: they did not run. Left out where none. */
  absent: z.number().int().positive().optional()
})

export const transitionsSchema = z.object({
  f2p: transitionCountSchema,
  p2p: transitionCountSchema,
  s2p: transitionCountSchema,
  n2p: transitionCountSchema
})
export type Transitions = z.infer<typeof transitionsSchema>

/**
 * Which records the verdict rests on; each kind of dataset names its own: `junit` the Kotlin Benchmark,
 * `log` SWE-PolyBench, whose tests are told from what they print, `container` other Harbor tasks.
 */
export const evidenceSchema = z.enum(['junit', 'log', 'container'])

/** Where two of the verdicts differ: which file, and why. */
export const disputeSchema = z.object({ path: z.string().optional(), cause: z.string() })
export type Dispute = z.infer<typeof disputeSchema>

/** `verifier/report.json`. Reward 1 comes only from this run's own reports, parsed on the host. */
export const verdictSchema = z.object({
  reward: rewardSchema,
  resolved: z.boolean(),
  evidence: evidenceSchema,
  reasons: z.array(reasonSchema),
  transitions: transitionsSchema,
  tests: z.object({
    passed: z.number().int().nonnegative(),
    failed: z.number().int().nonnegative(),
    skipped: z.number().int().nonnegative()
  }),
  /** The verdict when each report file is parsed for itself and recoverable damage is recovered. */
  tolerant: z.object({ reward: rewardSchema }),
  /** What test.sh itself wrote; null where it wrote nothing that can be read as 0 or 1. */
  container: z.object({ reward: rewardSchema.nullable() }),
  disputed: z.boolean(),
  disputes: z.array(disputeSchema),
  flags: z.array(flagSchema),
  /** Only of `log`: each way to grade it, of which `official` gives the reward. */
  gradings: gradingsSchema.optional(),
  retrieval: retrievalSchema.optional()
})
export type Verdict = z.infer<typeof verdictSchema>
