import { join } from 'node:path'
import type { FaultCode } from '../contracts/fault-codes.js'
import type { PlannedTrial } from '../contracts/plan.js'
import type { TrialRecord } from '../contracts/rewards.js'
import { secretsOf } from './agent-secrets.js'
import { trialConfig, trialResult } from './harbor/harbor-result.js'
import { NO_USAGE } from './model-use.js'
import { PhaseClock } from './phase-clock.js'
import { type RecordContext, type RecordedTrial, trialRecord } from './record.js'
import { createRedactor } from './redact.js'
import type { TrialContext } from './trial-context.js'
import { openTrialFolder } from './trial-folder.js'

/** A task that cannot be read, and why. */
export interface BrokenTask {
  /** Absolute path of its folder. */
  dir: string
  code: FaultCode
  message: string
}

const NO_LIMITS: TrialRecord['limits'] = {
  cpus: null,
  memoryMb: null,
  clamped: [],
  timeoutsSec: { environment: null, agent: null, verify: null }
}

/** Gives the record and writes the folder of a trial whose task cannot even be read. */
export const recordOfBrokenTask = (
  planned: PlannedTrial,
  { dir, code, message }: BrokenTask,
  context: RecordContext & Pick<TrialContext, 'verifierMode' | 'multipliers'>
): TrialRecord => {
  const trial: RecordedTrial = {
    planned,
    task: null,
    taskDir: dir,
    tryNumber: 1,
    clock: new PhaseClock(),
    networks: {},
    usedBefore: NO_USAGE,
    limits: NO_LIMITS,
    fault: { kind: 'task', phase: 'environment', code, message }
  }
  const folder = openTrialFolder(join(context.jobDir, planned.name), createRedactor(secretsOf(context.agent)))
  folder.writeJson('config.json', trialConfig(trial, context))
  folder.log(message)
  const record = trialRecord(trial, context)
  folder.writeJson('result.json', trialResult(trial, context, record))
  folder.close()
  return record
}
