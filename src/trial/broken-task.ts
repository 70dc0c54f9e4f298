import { join } from 'node:path'
import type { Fault } from '../contracts/outcome.js'
import type { PlannedTrial } from '../contracts/plan.js'
import type { TrialRecord } from '../contracts/rewards.js'
import { secretsOf } from './agent-secrets.js'
import { createRedactor } from './redact.js'
import type { TrialContext } from './trial-context.js'
import { openTrialFolder } from './trial-folder.js'

const NO_LIMITS: TrialRecord['limits'] = {
  cpus: null,
  memoryMb: null,
  clamped: [],
  timeoutsSec: { environment: null, agent: null, verify: null }
}

/** The record and the folder of a trial whose task cannot even be read. */
export const recordOfBrokenTask = (
  planned: PlannedTrial,
  broken: { code: string; message: string },
  context: Pick<TrialContext, 'agent' | 'dataset' | 'jobName' | 'jobDir' | 'shard'>
): TrialRecord => {
  const fault: Fault = { kind: 'task', phase: 'environment', ...broken }
  const record: TrialRecord = {
    ...{
      task: planned.task,
      agent: planned.agent,
      model: planned.model,
      attempt: planned.attempt,
      name: planned.name
    },
    repository: null,
    version: context.agent.version,
    shard: context.shard,
    outcome: 'error',
    fault,
    evidence: null,
    reward: null,
    tolerant: null,
    disputed: false,
    reasons: [],
    flags: [],
    transitions: null,
    tokens: null,
    costUsd: null,
    seconds: { environment: null, agent: null, verify: null },
    images: { task: null, base: null },
    limits: NO_LIMITS
  }
  const now = new Date().toISOString()
  const folder = openTrialFolder(join(context.jobDir, planned.name), createRedactor(secretsOf(context.agent)))
  folder.log(fault.message)
  folder.writeJson('result.json', {
    id: `${context.jobName}/${planned.name}`,
    task_name: planned.task,
    trial_name: planned.name,
    agent_info: { name: planned.agent, version: context.agent.version ?? 'unknown', model_info: null },
    agent_result: null,
    verifier_result: null,
    exception_info: {
      exception_type: `task-fault:${fault.code}`,
      exception_message: fault.message,
      exception_traceback: '',
      occurred_at: now
    },
    started_at: now,
    finished_at: now,
    kotlin_bench: { ...record, dataset: context.dataset }
  })
  folder.close()
  return record
}
