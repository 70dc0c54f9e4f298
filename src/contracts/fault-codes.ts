import { modelFaultCodeSchema } from './model-fault.js'
import type { FaultKind } from './outcome.js'

/**
 * What can have happened where a trial, or a command, came to nothing: short stable words that results are
 * grouped by, by whose fault it usually is. Results of other versions may bear others, so their schema takes any.
 */
export const FAULT_CODES = {
  infrastructure: [
    // The engine and its machine.
    'engine-missing',
    'engine-unreachable',
    'engine-denied',
    'engine-failed',
    'engine-timeout',
    'engine-network',
    'container-gone',
    'copy-failed',
    'disk-full',
    'host-out-of-memory',
    'path-too-long',
    'certificates-not-placed',
    // Images, and where they come from.
    'image-missing',
    'image-not-pulled',
    'registry-limited',
    'registry-unavailable',
    'network',
    'certificate-untrusted',
    'builder-too-old',
    'no-builder',
    'gateway-image-failed',
    // Networks of phases.
    'network-gone',
    'network-pool-exhausted',
    'sandbox-leaks',
    'sandbox-unsupported',
    'gateway-failed',
    'gateway-gone',
    // Agents and changes.
    'agent-install-failed',
    'agent-install-unrunnable',
    'broken-build-failed',
    'checkout-failed',
    'hand-over-differs',
    'hand-over-failed',
    'patch-failed',
    'controls-failed',
    // Datasets.
    'dataset-cache',
    'dataset-certificate',
    'dataset-limited',
    'dataset-unreachable',
    'git-missing',
    // GitHub.
    'artifacts-unavailable',
    'plan-not-uploaded',
    'no-check-report',
    'comment-refused',
    'github-absent',
    'github-conflict',
    'github-denied',
    'github-invalid',
    'github-limited',
    'github-login',
    'github-unreachable',
    // A fault of kotlin-bench itself.
    'internal'
  ],
  model: modelFaultCodeSchema.options,
  task: [
    // Its files.
    'task-toml-invalid',
    'task-compose-invalid',
    'task-file-missing',
    'task-file-refused',
    'task-unsupported',
    'instruction-missing',
    'expected-tests-invalid',
    'env-missing',
    'tree-too-large',
    'tree-unreadable',
    // Its images.
    'base-missing',
    'dockerfile-missing',
    'image-build-failed',
    'image-build-timed-out',
    'image-unreadable',
    'workdir-missing',
    'no-work-tree',
    'seal-failed',
    // What it is worth.
    'agent-cannot-run',
    'gold-fails',
    'nop-passes',
    'no-main-source',
    'stage-without-result',
    'tests-not-excluded',
    // Rows of another benchmark.
    'row-invalid',
    'row-incomplete',
    'no-log-parser',
    'base-commit-missing',
    // What a pull request's checks say of it.
    'check-report-invalid'
  ]
} as const satisfies Readonly<Record<FaultKind, readonly string[]>>

/** Of one kind, or of any: a code never stands under two. */
export type FaultCode<Kind extends FaultKind = FaultKind> = (typeof FAULT_CODES)[Kind][number]
