import type { AgentRun } from '../agent/agent.js'
import { type ExpectedTests, expectedTestsSchema } from '../contracts/expected-tests.js'
import type { GatewayAccount } from '../contracts/gateway.js'
import type { Limits } from '../contracts/rewards.js'
import type { Reason, Reward, Verdict } from '../contracts/verdict.js'
import type { LimitReached } from '../network/sandbox.js'
import { containerDiffers, type ReportFile, scoreReports, verdictWithoutReports } from '../score/index.js'
import type { AgentSecrets } from './agent-secrets.js'
import type { History } from './prepare-image.js'
import type { TestMaterial } from './test-material.js'
import { trialFlags } from './trial-flags.js'
import {
  cutShort,
  processOutOfMemory,
  type VerifyEnd,
  type VerifyEnds,
  verifierStopped
} from './verify-end.js'

const NOTHING_EXPECTED = expectedTestsSchema.parse({})

interface Scored {
  end: VerifyEnd
  /** Why its reports are not scored, where they are not. */
  cut: Reason | undefined
  files: readonly ReportFile[]
  material: TestMaterial
  limits: Limits
}

const byReports = async (scored: Scored, expected: ExpectedTests): Promise<Verdict> => {
  const { end, cut, files, material, limits } = scored
  const { containerReward } = end
  if (cut) return verdictWithoutReports({ reasons: [cut], expected, containerReward })
  const verdict = await scoreReports({
    expected,
    files,
    shapes: material.shapes,
    containerReward,
    buildLog: end.log
  })
  const explained: Reason[] = []
  if (verdict.reward === 0 && end.outOfMemory) explained.push(processOutOfMemory(limits.memoryMb))
  if (files.length === 0 && end.exitCode !== 0) explained.push(verifierStopped(end.exitCode))
  return { ...verdict, reasons: [...explained, ...verdict.reasons] }
}

const noContainerReward: Reason = {
  code: 'verifier-stopped',
  message: 'test.sh wrote no reward that is 0 or 1 to /logs/verifier.'
}

const containerSaysZero: Reason = {
  code: 'container-says-0',
  message: 'test.sh in the container wrote 0; the end of test-stdout.txt shows why.'
}

/** The reward as test.sh wrote it, which nothing here can confirm. */
const byContainer = async (scored: Scored): Promise<Verdict> => {
  const { end, cut, material } = scored
  const reports = await byReports(scored, material.expected ?? NOTHING_EXPECTED)
  const reward: Reward = cut ? 0 : (end.containerReward ?? 0)
  const known = cut ? [cut] : material.expected ? reports.reasons : []
  const unknown = end.containerReward === null ? noContainerReward : containerSaysZero
  const { disputes } = material.expected ? containerDiffers(reports.reward, reward) : { disputes: [] }
  return {
    ...reports,
    reward,
    resolved: reward === 1,
    evidence: 'container',
    reasons: reward === 1 ? [] : known.length > 0 ? known : [unknown],
    disputed: disputes.length > 0,
    disputes,
    flags: material.expected ? reports.flags : []
  }
}

const SHARED_DIFFERS =
  'files outside the work tree, ignored files or replaced programs of the agent take part there and not in a fresh container'

/** With both verifier modes, the fresh container decides, and each difference is named. */
const withShared = (verdict: Verdict, shared: VerifyEnd, limits: Limits): Verdict => {
  const cut = cutShort(shared, limits)
  const reward = cut ? 0 : (shared.containerReward ?? 0)
  if (reward === verdict.reward) return verdict
  const cause = `in the agent's own container test.sh gives ${reward}${cut ? ` (${cut.code})` : ''}, in a fresh one the verdict is ${verdict.reward}: ${SHARED_DIFFERS}`
  return { ...verdict, disputed: true, disputes: [...verdict.disputes, { cause }] }
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

/** Why the reward is 0, with what is known of the agent's end and its diff. */
const withAgentsPart = (
  reasons: readonly Reason[],
  agentReason: readonly Reason[],
  leftNothing: boolean
): Reason[] =>
  // An agent that ended badly and left nothing explains it all; one that left work only adds to it.
  leftNothing ? [...agentReason, EMPTY_PATCH, ...reasons] : [...reasons, ...agentReason]

/** The verdict of a trial, with what is known of its image, of the agent's phase and of its diff. */
export const scoreTrial = async (request: {
  material: TestMaterial
  /** What the verifier mode that decides left in `verifier/junit/`. */
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
}): Promise<Verdict> => {
  const { material, files, ends, patch, limits } = request
  const end = ends.fresh ?? ends.shared
  if (!end) throw new Error('a trial is scored that was not verified')
  const scored: Scored = { end, cut: cutShort(end, limits), files, material, limits }
  const decided = await (ends.fresh && material.expected
    ? byReports(scored, material.expected)
    : byContainer(scored))
  const verdict = ends.fresh && ends.shared ? withShared(decided, ends.shared, limits) : decided

  const leftNothing = ends.fresh !== undefined && patch.length === 0
  const agentReason = badEnd(request.agentRun, limits, request.limitReached)
  return {
    ...verdict,
    reasons: verdict.resolved ? [] : withAgentsPart(verdict.reasons, agentReason, leftNothing),
    flags: [...verdict.flags, ...trialFlags({ ...request, testPatch: material.testPatch })]
  }
}

/** The verdict where the agent's change could not even be handed over. */
export const verdictOfRefused = (material: TestMaterial, reason: Reason): Verdict =>
  verdictWithoutReports({ reasons: [reason], expected: material.expected ?? NOTHING_EXPECTED })
