import type { AgentRun } from '../agent/agent.js'
import type { ExpectedTests } from '../contracts/expected-tests.js'
import type { GatewayAccount } from '../contracts/gateway.js'
import type { Limits } from '../contracts/rewards.js'
import type { Dispute, Flag, Reason, Reward, Verdict } from '../contracts/verdict.js'
import type { LimitReached } from '../network/sandbox.js'
import {
  diffFlags,
  type ReportFile,
  scoreReports,
  testsOutOfMemory,
  testsTimedOut,
  verdictWithoutReports,
  verifierStopped
} from '../score/index.js'
import { type AgentSecrets, secretsOf } from './agent-secrets.js'
import { modelFlags } from './model-use.js'
import type { History } from './prepare-image.js'
import { createRedactor } from './redact.js'
import type { TestMaterial } from './test-material.js'
import type { Evidence } from './verifier-output.js'

/** How the verify phase ended, with what it left behind. */
export interface VerifyEnd extends Evidence {
  exitCode: number
  timedOut: boolean
  timeoutSec: number | null
  /** The kernel ended a process of it for want of memory. */
  outOfMemory: boolean
  /** The end of what test.sh printed. */
  log: string
}

/** The ends of the ways that a trial was verified; one at least. */
export interface VerifyEnds {
  fresh?: VerifyEnd
  shared?: VerifyEnd
}

/** Exit code of a process that was ended by SIGKILL. */
const KILLED = 137

const NOTHING_EXPECTED: ExpectedTests = {
  f2p_tests: [],
  p2p_tests: [],
  s2p_tests: [],
  n2p_tests: [],
  run_result: { passed_tests: [], failed_tests: [], skipped_tests: [] },
  test_patch_result: { passed_tests: [], failed_tests: [], skipped_tests: [] }
}

const wasKilledForMemory = (end: VerifyEnd): boolean => end.outOfMemory && end.exitCode === KILLED

/** Whether the tests came to an end that is theirs, not that of a limit. */
export const endedByItself = (end: VerifyEnd): boolean => !end.timedOut && !wasKilledForMemory(end)

/** Why the phase was cut short, where it was: partial reports are not scored. */
const cutShort = (end: VerifyEnd, limits: Limits): Reason | undefined => {
  if (end.timedOut) return testsTimedOut(end.timeoutSec ?? 0)
  if (wasKilledForMemory(end)) return testsOutOfMemory(limits.memoryMb)
  if (end.unusable !== undefined) {
    return { code: 'reports-too-large', message: `The reports were not scored: ${end.unusable}.` }
  }
  return undefined
}

interface Scored {
  end: VerifyEnd
  material: TestMaterial
  limits: Limits
}

const byReports = (
  { end, material, limits }: Scored,
  expected: ExpectedTests,
  files: readonly ReportFile[]
): Verdict => {
  const { containerReward } = end
  const cut = cutShort(end, limits)
  if (cut) return verdictWithoutReports({ reasons: [cut], expected, containerReward })
  const verdict = scoreReports({
    expected,
    files,
    shapes: material.shapes,
    containerReward,
    buildLog: end.log
  })
  const explained: Reason[] = []
  if (verdict.reward === 0 && end.outOfMemory) explained.push(testsOutOfMemory(limits.memoryMb))
  if (files.length === 0 && end.exitCode !== 0) explained.push(verifierStopped(end.exitCode))
  return { ...verdict, reasons: [...explained, ...verdict.reasons] }
}

/** The reward as test.sh wrote it, which nothing here can confirm. */
const byContainer = ({ end, material, limits }: Scored, files: readonly ReportFile[]): Verdict => {
  const expected = material.expected ?? NOTHING_EXPECTED
  const reports = byReports({ end, material, limits }, expected, files)
  const cut = cutShort(end, limits)
  const reward: Reward = cut ? 0 : (end.containerReward ?? 0)
  const without: Reason[] =
    end.containerReward === null
      ? [{ code: 'verifier-stopped', message: 'test.sh wrote no reward that is 0 or 1 to /logs/verifier.' }]
      : [
          {
            code: 'container-says-0',
            message: 'test.sh in the container wrote 0; the end of test-stdout.txt shows why.'
          }
        ]
  const reasons = cut ? [cut] : reward === 1 ? [] : material.expected ? reports.reasons : without
  const disagrees = material.expected !== null && reports.reward !== reward
  const disputes: Dispute[] = disagrees
    ? [{ cause: `test.sh in the container wrote ${reward}, the reports give ${reports.reward}` }]
    : []
  return {
    ...reports,
    ...{ reward, resolved: reward === 1, evidence: 'container', disputed: disagrees, disputes },
    reasons: reward === 0 && reasons.length === 0 ? without : reasons,
    flags: material.expected ? reports.flags : []
  }
}

const SHARED_DIFFERS =
  'files outside the work tree, ignored files or replaced programs of the agent take part there and not in a fresh container'

/** With both ways, the fresh one decides, and each difference is named. */
const withShared = (verdict: Verdict, shared: VerifyEnd, limits: Limits): Verdict => {
  const cut = cutShort(shared, limits)
  const reward = cut ? 0 : (shared.containerReward ?? 0)
  if (reward === verdict.reward) return verdict
  const cause = `in the agent's own container test.sh gives ${reward}${cut ? ` (${cut.code})` : ''}, in a fresh one the verdict is ${verdict.reward}: ${SHARED_DIFFERS}`
  return { ...verdict, disputed: true, disputes: [...verdict.disputes, { cause }] }
}

const clampedFlag = (limits: Limits): Flag[] =>
  limits.clamped.length === 0
    ? []
    : [
        {
          code: 'clamped',
          level: 'note',
          message: `This host has less than the task asks for (${limits.clamped.join(', ')}); slow or memory-hungry tests may fail here and pass elsewhere.`
        }
      ]

const historyFlag = (history: History): Flag[] =>
  history === 'open'
    ? [
        {
          code: 'history-open',
          level: 'suspect',
          message: 'The task image holds history that HEAD does not reach; the fix may be read from it.'
        }
      ]
    : []

const secretFlags = ({ secrets = [], providers = [] }: AgentSecrets, patch: Buffer): Flag[] => {
  const all = secretsOf({ secrets, providers })
  const inContainer: Flag = {
    code: 'key-in-container',
    level: 'note',
    message: "The agent's container held secrets of the user in its environment (--agent-env)."
  }
  const inDiff: Flag = {
    code: 'secret-in-diff',
    level: 'note',
    message:
      'The change holds a secret of the user; it is replaced in model.patch, the tests got the true one.'
  }
  return [...(secrets.length > 0 ? [inContainer] : []), ...(createRedactor(all).finds(patch) ? [inDiff] : [])]
}

const usd = (amount: number): string => `$${amount.toFixed(2)}`

const LIMITS: Readonly<Record<LimitReached['name'], (limit: LimitReached) => string>> = {
  maxTokens: ({ limit, reached }) => `it used ${reached} tokens, and --max-tokens is ${limit}`,
  maxCostUsd: ({ limit, reached }) =>
    `its model requests cost ${usd(reached)}, and --max-cost had left ${usd(limit)} for it`
}

const EMPTY_PATCH: Reason = { code: 'empty-patch', message: 'The agent left no change in the work tree.' }

/** How the agent ended, where that was badly; what it had changed until then was verified all the same. */
const badEnd = (
  run: Pick<AgentRun, 'exitCode' | 'timedOut'> | undefined,
  limits: Limits,
  limitReached: LimitReached | null
): Reason[] => {
  if (limitReached) {
    return [
      {
        code: 'limit-reached',
        message: `The agent was ended: ${LIMITS[limitReached.name](limitReached)}; what it had changed until then was verified.`
      }
    ]
  }
  if (run?.timedOut) {
    return [
      {
        code: 'agent-timed-out',
        message: `The agent was stopped at its limit of ${limits.timeoutsSec.agent} s; what it had changed until then was verified.`
      }
    ]
  }
  if (!run?.exitCode) return []
  return [
    {
      code: 'agent-failed',
      message: `The agent ended with exit code ${run.exitCode}; what it had changed until then was verified. Its output is in agent/.`
    }
  ]
}

/** The verdict of a trial, with what is known of its image, of the agent's phase and of its diff. */
export const scoreTrial = (request: {
  material: TestMaterial
  /** What the way that decides left in `verifier/junit/`. */
  files: readonly ReportFile[]
  ends: VerifyEnds
  patch: Buffer
  agent: AgentSecrets
  /** What its model requests passed, where they were ended for it. */
  limitReached: LimitReached | null
  /** Of its model requests, where the gateway served some. */
  account: GatewayAccount | null
  agentRun: Pick<AgentRun, 'exitCode' | 'timedOut'> | undefined
  history: History
  limits: Limits
}): Verdict => {
  const { material, ends, patch, limits } = request
  const end = ends.fresh ?? ends.shared
  if (!end) throw new Error('a trial is scored that was not verified')
  const scored: Scored = { end, material, limits }
  const decided =
    ends.fresh && material.expected
      ? byReports(scored, material.expected, request.files)
      : byContainer(scored, request.files)
  const verdict = ends.fresh && ends.shared ? withShared(decided, ends.shared, limits) : decided

  const leftNothing = ends.fresh !== undefined && patch.length === 0
  const agentReason = badEnd(request.agentRun, limits, request.limitReached)
  // An agent that ended badly and left nothing explains it all; one that left work only adds to it.
  const first = [...(leftNothing ? agentReason : []), ...(leftNothing ? [EMPTY_PATCH] : [])]
  const last = leftNothing ? [] : agentReason
  const reasons = verdict.resolved ? [] : [...first, ...verdict.reasons, ...last]
  return {
    ...verdict,
    reasons,
    flags: [
      ...verdict.flags,
      ...historyFlag(request.history),
      ...diffFlags({ patch: patch.toString('utf8'), testPatch: material.testPatch }),
      ...secretFlags(request.agent, patch),
      ...modelFlags(request.account),
      ...clampedFlag(limits)
    ]
  }
}

/** The verdict where the agent's change could not even be handed over. */
export const verdictOfRefused = (material: TestMaterial, reason: Reason): Verdict =>
  verdictWithoutReports({ reasons: [reason], expected: material.expected ?? NOTHING_EXPECTED })
