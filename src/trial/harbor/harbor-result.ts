import { pathToFileURL } from 'node:url'
import type { TrialRecord } from '../../contracts/rewards.js'
import { type RecordContext, type RecordedTrial, versionOf } from '../record.js'
import type { TrialContext } from '../trial-context.js'
import { harborDataset, harborId, harborModel, harborMultipliers } from './harbor-names.js'
import { taskChecksum } from './task-checksum.js'

interface ExceptionInfo {
  exception_type: string
  exception_message: string
  exception_traceback: string
  occurred_at: string
}

/** What Harbor calls the faults of ours and the ends that it treats as exceptions. */
const exceptionOf = (state: RecordedTrial): ExceptionInfo | null => {
  const info = (exception_type: string, exception_message: string): ExceptionInfo => ({
    exception_type,
    exception_message,
    exception_traceback: '',
    occurred_at: new Date().toISOString()
  })
  if (state.fault) return info(`${state.fault.kind}-fault:${state.fault.code}`, state.fault.message)
  if (state.limitReached) {
    const { name, limit } = state.limitReached
    return info('AgentLimitReachedError', `Model requests passed ${name} of ${limit}`)
  }
  if (state.agentRun?.timedOut) {
    return info(
      'AgentTimeoutError',
      `Agent execution timed out after ${state.limits.timeoutsSec.agent} seconds`
    )
  }
  if (state.agentRun?.exitCode && state.planned.agent !== 'oracle') {
    return info('NonZeroAgentExitCodeError', `The agent ended with exit code ${state.agentRun.exitCode}`)
  }
  return null
}

type ConfigContext = Pick<TrialContext, 'dataset' | 'jobDir' | 'multipliers' | 'verifierMode'>

/** What a trial was started with, in Harbor's fields. */
const harborConfig = (
  { planned, taskDir }: Pick<RecordedTrial, 'planned' | 'taskDir'>,
  { dataset, jobDir, multipliers }: Pick<ConfigContext, 'dataset' | 'jobDir' | 'multipliers'>
): object => ({
  task: { path: taskDir, source: harborDataset(dataset.source) },
  trial_name: planned.name,
  trials_dir: jobDir,
  ...harborMultipliers(multipliers),
  agent: { name: planned.agent, model_name: planned.model },
  environment: { type: 'docker' },
  job_id: harborId(jobDir)
})

/** `config.json` of a trial: what it was started with, in Harbor's fields, and ours under `kotlin_bench`. */
export const trialConfig = (
  trial: Pick<RecordedTrial, 'planned' | 'taskDir'>,
  context: ConfigContext
): object => ({
  ...harborConfig(trial, context),
  kotlin_bench: {
    trial: trial.planned,
    verifierMode: context.verifierMode,
    multipliers: context.multipliers
  }
})

/** `result.json` of a trial: Harbor's fields, so that its users' tools read it, and ours under `kotlin_bench`. */
export const trialResult = (state: RecordedTrial, context: RecordContext, record: TrialRecord): object => {
  const { planned, task, clock, verdict } = state
  return {
    id: harborId(`${context.jobDir}/${planned.name}`),
    task_name: task?.declaredName ?? planned.task,
    trial_name: planned.name,
    trial_uri: pathToFileURL(`${context.jobDir}/${planned.name}`).href,
    task_id: { path: state.taskDir },
    source: harborDataset(context.dataset.source),
    task_checksum: taskChecksum(state.taskDir),
    config: harborConfig(state, context),
    agent_info: {
      name: planned.agent,
      version: versionOf(state, context) ?? 'unknown',
      model_info: harborModel(planned.model)
    },
    agent_result: state.agentRun
      ? {
          n_input_tokens: record.tokens?.input ?? null,
          n_cache_tokens: record.tokens?.cached ?? null,
          n_output_tokens: record.tokens?.output ?? null,
          cost_usd: record.costUsd,
          metadata: {
            exit_code: state.agentRun.exitCode,
            ...(state.agentRun.lastLine !== undefined && { last_line: state.agentRun.lastLine }),
            // As the agent says, which may differ from what the gateway has counted.
            ...(state.agentRun.usage ? { usage: state.agentRun.usage } : {}),
            ...(typeof state.agentRun.costUsd === 'number' ? { cost_usd: state.agentRun.costUsd } : {}),
            ...state.agentRun.notes
          }
        }
      : null,
    verifier_result: verdict ? { rewards: { reward: verdict.reward } } : null,
    exception_info: exceptionOf(state),
    started_at: clock.startedAt.toISOString(),
    finished_at: record.finishedAt,
    environment_setup: clock.times('environment_setup'),
    agent_setup: clock.times('agent_setup'),
    agent_execution: clock.times('agent_execution'),
    verifier: clock.times('verifier'),
    kotlin_bench: {
      ...record,
      dataset: context.dataset,
      image: state.image
        ? { name: state.image.name, id: state.image.id, key: state.image.key, base: state.image.base }
        : null,
      head: state.image?.facts?.head ?? null,
      history: state.image?.history ?? null,
      tries: state.tryNumber,
      network: state.networks,
      modelUse: state.account ? { ...state.account.total, unpriced: state.account.unpriced } : null,
      dropped: state.handOver?.dropped ?? [],
      notHandedOver: state.handOver?.notHandedOver ?? { outside: [], ignored: [] }
    }
  }
}
