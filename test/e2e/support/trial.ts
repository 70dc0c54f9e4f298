import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Agent } from '../../../src/agent/agent.js'
import type { ProgressEvent } from '../../../src/contracts/progress.js'
import type { TrialRecord } from '../../../src/contracts/rewards.js'
import { readTask } from '../../../src/dataset/read-task.js'
import { planTrials } from '../../../src/plan/plan-trials.js'
import { runTrial } from '../../../src/trial/run-trial.js'
import type { TrialContext } from '../../../src/trial/trial-context.js'
import type { TinyDataset } from './tiny.js'
import { newTrialContext } from './trial-context.js'

/** An agent that is a shell script, run in its container's work tree; what fails in it fails the test. */
export const scripted = (
  script: string,
  { user, mayFail = false }: { user?: string; mayFail?: boolean } = {}
): Agent => ({
  name: 'scripted',
  version: null,
  model: null,
  needs: [],
  async run({ container, workdir, timeoutMs, signal, log }) {
    const { exitCode, timedOut, stderr } = await container.exec({
      command: ['sh', '-euc', script],
      workdir,
      user: user ?? null,
      timeoutMs,
      signal,
      onOutput: log('scripted.txt')
    })
    if (exitCode !== 0 && !timedOut && !mayFail)
      throw new Error(`the script ended with ${exitCode}: ${stderr}`)
    return { exitCode, timedOut }
  }
})

export interface FinishedTrial {
  record: TrialRecord
  /** The trial's folder. */
  dir: string
  patch: string
  /** `result.json`. */
  result: { kotlin_bench: { dropped: unknown[]; notHandedOver: { outside: string[]; ignored: string[] } } }
  /** A file of the trial's folder. */
  read: (path: string) => Buffer
  events: ProgressEvent[]
}

/**
 * Runs one trial of an agent, which no command has to know by name, on a task of a tiny dataset.
 * @throws Error where it ends without a verdict
 */
export const trialOf = async (
  dataset: TinyDataset,
  name: string,
  agent: Agent,
  overrides: Partial<TrialContext> = {}
): Promise<FinishedTrial> => {
  const task = await readTask(join(dataset.tasks, name))
  if (!task.ok) throw new Error(task.fault.message)
  const events: ProgressEvent[] = []
  const { context, end } = await newTrialContext(dataset, agent, {
    listener: event => events.push(event),
    ...overrides
  })
  const [planned] = planTrials({ tasks: [name], agent: agent.name, model: null, attempts: 1, job: 'e2e' })
  const record = await runTrial(planned!, task.task, context)
  await end()
  if (record.fault) throw new Error(`${record.fault.code}: ${record.fault.message}`)
  const dir = join(context.jobDir, planned!.name)
  const read = (path: string) => readFileSync(join(dir, path))
  const textOf = (path: string) => {
    try {
      return read(path).toString('utf8')
    } catch {
      return ''
    }
  }
  return {
    record,
    dir,
    patch: textOf('artifacts/model.patch'),
    result: JSON.parse(textOf('result.json')) as FinishedTrial['result'],
    read,
    events
  }
}
