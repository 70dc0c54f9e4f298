import type { Limits } from '../contracts/rewards.js'
import type { Flag, Reason, Verdict } from '../contracts/verdict.js'
import {
  diffFlags,
  type ReportFile,
  scoreReports,
  testsOutOfMemory,
  testsTimedOut,
  verdictWithoutReports,
  verifierStopped
} from '../score/index.js'
import type { Evidence } from './evidence.js'
import type { TestMaterial } from './test-material.js'

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

/** Exit code of a process that was ended by SIGKILL. */
const KILLED = 137

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

const byItsReports = (
  end: VerifyEnd,
  material: TestMaterial,
  files: readonly ReportFile[],
  limits: Limits
): Verdict => {
  const { expected } = material
  const { containerReward } = end
  const without = (reason: Reason) => verdictWithoutReports({ reasons: [reason], expected, containerReward })
  if (end.timedOut) return without(testsTimedOut(end.timeoutSec ?? 0))
  if (end.outOfMemory && end.exitCode === KILLED) return without(testsOutOfMemory(limits.memoryMb))
  if (end.unusable !== undefined) {
    return without({ code: 'reports-too-large', message: `The reports were not scored: ${end.unusable}.` })
  }
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

/** The verdict of a trial, with what is known of the agent's phase and of its diff. */
export const scoreTrial = (request: {
  material: TestMaterial
  files: readonly ReportFile[]
  end: VerifyEnd
  patch: string
  agentTimedOut: boolean
  limits: Limits
}): Verdict => {
  const { material, end, patch, limits } = request
  const verdict = byItsReports(end, material, request.files, limits)
  const reasons = [...verdict.reasons]
  if (!verdict.resolved && patch === '') {
    reasons.unshift({ code: 'empty-patch', message: 'The agent left no change in the work tree.' })
  }
  if (!verdict.resolved && request.agentTimedOut) {
    reasons.push({
      code: 'agent-timed-out',
      message: `The agent was stopped at its limit of ${limits.timeoutsSec.agent} s; what it had changed until then was verified.`
    })
  }
  return {
    ...verdict,
    reasons,
    flags: [...verdict.flags, ...diffFlags({ patch, testPatch: material.testPatch }), ...clampedFlag(limits)]
  }
}

/** The verdict where the agent's change could not even be handed over. */
export const verdictOfRefused = (material: TestMaterial, reason: Reason): Verdict =>
  verdictWithoutReports({ reasons: [reason], expected: material.expected })
