import { join } from 'node:path'
import type { RunContext, RunOptions, RunResult } from '../../../src/commands/run/run-options.js'
import { run } from '../../../src/commands/run.js'
import type { ProgressEvent } from '../../../src/contracts/progress.js'
import { runOptions as defaults } from '../../commands/run-options.js'
import { GATEWAY_PROGRAM } from './gateway-program.js'
import { newFolder } from './tiny.js'

/** Options of `run`, with folders of their own for what it writes. */
export const runOptions = (overrides: Partial<RunOptions> & { path: string }): RunOptions => {
  const options = defaults({ jobsDir: newFolder(), ...overrides })
  return { ...options, ofRows: overrides.ofRows ?? { ...options.ofRows, dataDir: newFolder() } }
}

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
