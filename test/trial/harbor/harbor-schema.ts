import { z } from 'zod'

/**
 * What Harbor's own readers (0.22 and later) want of a results folder, or else show nothing of it: the
 * fields that have no default, and the form of those that have one.
 */
const timing = z.object({ started_at: z.iso.datetime(), finished_at: z.iso.datetime().nullable() }).nullable()

export const harborTrialConfig = z.object({
  // Harbor refuses a task with both a path and a name.
  task: z.object({ path: z.string().min(1), name: z.undefined().optional(), source: z.string() }),
  trial_name: z.string().min(1),
  trials_dir: z.string().min(1),
  agent: z.object({ name: z.string(), model_name: z.string().nullable() }),
  environment: z.object({ type: z.literal('docker') }),
  job_id: z.uuid()
})

export const harborTrialResult = z.object({
  id: z.uuid(),
  task_name: z.string(),
  trial_name: z.string(),
  trial_uri: z.url({ protocol: /^file$/ }),
  task_id: z.object({ path: z.string() }),
  source: z.string(),
  task_checksum: z.hex(),
  config: harborTrialConfig,
  agent_info: z.object({
    name: z.string(),
    version: z.string(),
    model_info: z.object({ name: z.string(), provider: z.string().nullable() }).nullable()
  }),
  verifier_result: z.object({ rewards: z.record(z.string(), z.number()) }).nullable(),
  exception_info: z
    .object({
      exception_type: z.string(),
      exception_message: z.string(),
      exception_traceback: z.string(),
      occurred_at: z.iso.datetime()
    })
    .nullable(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  environment_setup: timing,
  agent_setup: timing,
  agent_execution: timing,
  verifier: timing
})

export const harborJobResult = z.object({
  id: z.uuid(),
  started_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  n_total_trials: z.int(),
  stats: z.object({
    n_completed_trials: z.int(),
    n_errored_trials: z.int(),
    n_running_trials: z.int(),
    n_pending_trials: z.int(),
    n_cancelled_trials: z.int(),
    n_retries: z.int(),
    evals: z.record(
      z.string(),
      z.object({
        n_trials: z.int(),
        n_errors: z.int(),
        metrics: z.array(z.record(z.string(), z.number())),
        pass_at_k: z.record(z.string().regex(/^\d+$/), z.number()),
        reward_stats: z.object({ reward: z.record(z.string(), z.array(z.string())) }),
        exception_stats: z.record(z.string(), z.array(z.string()))
      })
    )
  })
})
