import { join } from 'node:path'
import type { RunContext, RunOptions, RunResult } from '../../../src/commands/run/run-options.js'
import { run } from '../../../src/commands/run.js'
import type { ProgressEvent } from '../../../src/contracts/progress.js'
import { GATEWAY_PROGRAM } from './gateway-program.js'
import { newFolder } from './tiny.js'

/** The options of `run` with the defaults of the command line. */
export const runOptions = (overrides: Partial<RunOptions> & { path: string }): RunOptions => ({
  dataset: undefined,
  bases: undefined,
  include: [],
  exclude: [],
  repository: [],
  limit: undefined,
  sample: undefined,
  changedSince: undefined,
  agent: 'oracle',
  predictions: undefined,
  agentCommand: undefined,
  agentEnv: [],
  agentVariables: [],
  model: undefined,
  providers: [],
  agentInstall: undefined,
  agentHosts: { allow: [], deny: [] },
  preflight: false,
  maxCostUsd: undefined,
  maxTokens: undefined,
  prices: {},
  caBundle: undefined,
  registries: [],
  push: false,
  pullOnly: false,
  rebuild: false,
  expectImages: undefined,
  attempts: 1,
  concurrency: 1,
  jobsDir: newFolder(),
  jobName: 'job',
  multipliers: { environment: 1, agent: 1, verifier: 1 },
  verifierMode: 'fresh',
  ofRows: {
    gradings: ['official', 'strict', 'simple'],
    repoPath: undefined,
    publishedImages: null,
    dataDir: newFolder()
  },
  seal: 'auto',
  controls: 'never',
  maxRetries: 0,
  deadlineMinutes: undefined,
  seed: 1,
  pruneImages: false,
  plan: undefined,
  shard: undefined,
  resume: undefined,
  failOn: [{ kind: 'error' }],
  ...overrides
})

/** Runs a job in this process; what it told its listener comes along. */
export const runJob = async (
  options: RunOptions,
  environment: Readonly<Record<string, string>> = {},
  context: Partial<Pick<RunContext, 'registryAccess' | 'cache' | 'gatewayProgram'>> = {}
): Promise<RunResult & { events: ProgressEvent[]; dirOf: (task: string) => string }> => {
  const events: ProgressEvent[] = []
  const result = await run(options, {
    listener: event => events.push(event),
    signal: new AbortController().signal,
    toolVersion: '0.0.0',
    environment,
    gatewayProgram: GATEWAY_PROGRAM,
    ...context
  })
  const dirOf = (task: string) => {
    const trial = result.rewards.trials.find(one => one.task === task)
    if (!trial) throw new Error(`${task} has no trial`)
    return join(result.jobDir, trial.name)
  }
  return { ...result, events, dirOf }
}
