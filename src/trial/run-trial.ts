import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorMessage, FaultError } from '../contracts/errors.js'
import type { FaultCode } from '../contracts/fault-codes.js'
import type { Fault, Phase } from '../contracts/outcome.js'
import type { PlannedTrial } from '../contracts/plan.js'
import type { TrialRecord } from '../contracts/rewards.js'
import type { Task } from '../task/task.js'
import { secretsOf } from './agent-secrets.js'
import { trialConfig, trialResult } from './harbor/harbor-result.js'
import { addUsage, NO_USAGE, usageOf } from './model-use.js'
import { trialRecord } from './record.js'
import { createRedactor } from './redact.js'
import { runPhases } from './run-phases.js'
import type { TrialContext } from './trial-context.js'
import { openTrialFolder, type TrialFolder } from './trial-folder.js'
import { newTrialState, type TrialState } from './trial-state.js'

/** Faults of the infrastructure that stay however often one tries. */
const LASTING: ReadonlySet<string> = new Set<FaultCode>([
  'internal',
  'engine-missing',
  'engine-denied',
  'agent-install-unrunnable',
  'hand-over-differs',
  'certificate-untrusted',
  'builder-too-old',
  'sandbox-unsupported'
])

const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000

/** Milliseconds before the next try: doubling, and spread so that trials that failed together do not come back together. */
const pauseBefore = (tryNumber: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tryNumber - 1)) * (0.5 + random() / 2)

const toFault = (thrown: unknown, phase: Phase): Fault & { code: FaultCode } =>
  thrown instanceof FaultError
    ? { kind: thrown.kind, code: thrown.code, message: thrown.message, phase }
    : {
        kind: 'infrastructure',
        code: 'internal',
        message: `A fault of kotlin-bench itself: ${errorMessage(thrown)}. Please report it with trial.log.`,
        phase
      }

const mayTryAgain = ({ fault, tryNumber }: TrialState, maxRetries: number): boolean =>
  fault?.kind === 'infrastructure' && !LASTING.has(fault.code) && tryNumber <= maxRetries

const writeModelRequests = ({ account, trajectory }: TrialState, folder: TrialFolder): void => {
  if (account) folder.writeJson('agent/model-requests.json', { account, trajectory: trajectory ?? null })
}

const writeTrial = (state: TrialState, context: TrialContext, folder: TrialFolder): TrialRecord => {
  const { verdict, material } = state
  if (verdict) {
    // Beside the reports, so that the trial's folder alone is enough to score and explain it.
    if (material?.expected) folder.writeJson('verifier/expected_tests.json', material.expected)
    folder.writeJson('verifier/report.json', verdict)
    folder.write('verifier/reward.txt', `${verdict.reward}\n`)
  }
  const record = trialRecord(state, context)
  folder.writeJson('result.json', trialResult(state, context, record))
  return record
}

/**
 * Runs one attempt of the agent on a task: environment, agent, verify, score; again where the
 * infrastructure failed. Gives its record and writes its folder, whatever happens; only an abort of
 * the whole job is thrown.
 */
export const runTrial = async (
  planned: PlannedTrial,
  task: Task,
  context: TrialContext
): Promise<TrialRecord> => {
  const { signal } = context
  const redactor = createRedactor(secretsOf(context.agent))
  let usedBefore = NO_USAGE
  for (let tryNumber = 1; ; tryNumber++) {
    const folder = openTrialFolder(join(context.jobDir, planned.name), redactor)
    const state = newTrialState(planned, task, { ...context, tryNumber, usedBefore })
    folder.writeJson('config.json', trialConfig(state, context))
    try {
      await runPhases(state, context, folder)
    } catch (thrown) {
      if (signal.aborted) throw thrown
      state.fault = toFault(thrown, state.phase)
      delete state.verdict
      delete state.secondVerdict
      folder.log(state.fault.message)
      if (thrown instanceof Error && state.fault.code === 'internal') folder.log(thrown.stack ?? '')
    } finally {
      if (signal.aborted) folder.close()
    }
    writeModelRequests(state, folder)
    if (!mayTryAgain(state, context.maxRetries)) {
      const record = writeTrial(state, context, folder)
      folder.close()
      return record
    }
    if (state.fault?.code === 'image-missing') {
      // It was there when it was looked for: the next try has to look again, and build it if need be.
      context.images.forget()
      context.prepared.forget()
    }
    usedBefore = addUsage(usedBefore, usageOf(state.account ?? null, state.agentRun))
    context.modelUse.budget.seen(planned.name, usedBefore.costUsd ?? 0)
    const pause = pauseBefore(tryNumber)
    folder.log(`trying again in ${(pause / 1000).toFixed(1)} s`)
    folder.close()
    context.listener({
      type: 'notice',
      task: planned.task,
      message: `${state.fault?.message} Trying again in ${(pause / 1000).toFixed(0)} s (${tryNumber} of ${context.maxRetries}).`
    })
    await sleep(pause, undefined, { signal })
  }
}
