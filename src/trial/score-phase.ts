import { join } from 'node:path'
import { type ExpectedTests, expectedTestsSchema } from '../contracts/expected-tests.js'
import type { Limits } from '../contracts/rewards.js'
import type { Reason, Reward, Verdict } from '../contracts/verdict.js'
import { containerDiffers, type ReportFile, scoreReports, verdictWithoutReports } from '../score/index.js'
import { limitFlags, withAgentsPart } from './agent-end.js'
import { agentReasons, type BesideTests, besideTests } from './beside-tests.js'
import { reportTree } from './list-report-files.js'
import type { Environment } from './phases.js'
import { scoreRow } from './rows/score-row.js'
import { requireSound } from './soundness.js'
import type { TestMaterial } from './test-material.js'
import { trialFlags } from './trial-flags.js'
import type { Try } from './try.js'
import {
  cutShort,
  endedByItself,
  processOutOfMemory,
  type VerifyEnd,
  type VerifyEnds,
  verifierStopped
} from './verify-end.js'

const NOTHING_EXPECTED = expectedTestsSchema.parse({})

/** One run of the tests. */
interface Scored {
  end: VerifyEnd
  files: readonly ReportFile[]
  material: TestMaterial
  limits: Limits
}

/** The verdict by the reports of one run of the tests, and by nothing else. */
export const byReports = async (scored: Scored, expected: ExpectedTests): Promise<Verdict> => {
  const { end, files, material, limits } = scored
  const { containerReward } = end
  const cut = cutShort(end, limits)
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
  const { end, material, limits } = scored
  const cut = cutShort(end, limits)
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

/** The verdict of a trial, with what is known of its image, of the agent's phase and of its diff. */
export const scoreTrial = async (
  request: BesideTests & {
    material: TestMaterial
    /** What the verifier mode that decides left in `verifier/junit/`. */
    files: readonly ReportFile[]
    ends: VerifyEnds
    patch: Buffer
  }
): Promise<Verdict> => {
  const { material, files, ends, patch, limits } = request
  const end = ends.fresh ?? ends.shared
  if (!end) throw new Error('a trial is scored that was not verified')
  const scored: Scored = { end, files, material, limits }
  const decided = await (ends.fresh && material.expected
    ? byReports(scored, material.expected)
    : byContainer(scored))
  const verdict = ends.fresh && ends.shared ? withShared(decided, ends.shared, limits) : decided

  const leftNothing = ends.fresh !== undefined && patch.length === 0
  return {
    ...verdict,
    reasons: verdict.resolved ? [] : withAgentsPart(verdict.reasons, agentReasons(request), leftNothing),
    flags: [
      ...verdict.flags,
      ...trialFlags({ ...request, testPatch: material.testPatch }),
      ...limitFlags(request.limitReached)
    ]
  }
}

/** Scores what the verify phase left; the verdict stands in the trial's state. */
export const scorePhase = async (tried: Try, environment: Environment, ends: VerifyEnds): Promise<void> => {
  const { state, context, folder } = tried
  const { image, material } = environment
  if (material.row && ends.row) {
    state.verdict = await scoreRow(tried, environment, { row: material.row, ends: ends.row })
    return
  }
  const end = ends.fresh ?? ends.shared
  if (end && !endedByItself(end)) await requireSound(state, context, image)
  state.verdict = await scoreTrial({
    material,
    files: reportTree(join(folder.dir, 'verifier/junit')),
    ends,
    patch: state.handOver?.patch ?? Buffer.alloc(0),
    ...besideTests(tried, environment)
  })
}

/** The verdict where there is no change of the agent to verify. */
export const verdictOfUnresolved = (material: TestMaterial, reason: Reason): Verdict =>
  verdictWithoutReports({ reasons: [reason], expected: material.expected ?? NOTHING_EXPECTED })
