import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Agent } from '../../../src/agent/agent.js'
import { readTestMaterial } from '../../../src/commands/read-test-material.js'
import type { ProgressEvent } from '../../../src/contracts/progress.js'
import type { TrialRecord } from '../../../src/contracts/rewards.js'
import { readTask } from '../../../src/dataset/read-task.js'
import { createDocker } from '../../../src/engine/docker.js'
import { engineHost } from '../../../src/engine/limits.js'
import { loadBases } from '../../../src/image/bases.js'
import { createImages } from '../../../src/image/images.js'
import { planTrials } from '../../../src/plan/plan-trials.js'
import { runTrial } from '../../../src/trial/run-trial.js'
import type { TrialContext } from '../../../src/trial/trial-context.js'
import { newFolder, type TinyDataset } from './tiny.js'

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
  const docker = createDocker()
  const host = await engineHost(docker)
  const jobDir = newFolder()
  const events: ProgressEvent[] = []
  const listener = (event: ProgressEvent) => events.push(event)
  const { signal } = new AbortController()
  const background: Array<Promise<unknown>> = []
  const context: TrialContext = {
    docker,
    images: createImages({
      docker,
      bases: await loadBases(join(dataset.dir, 'bases')),
      host,
      logDir: join(jobDir, 'images'),
      listener,
      signal
    }),
    host,
    agent,
    job: 'e2e',
    id: `e2e-${process.pid}`,
    jobDir,
    shard: 1,
    multipliers: { environment: 1, agent: 1, verifier: 1 },
    listener,
    signal,
    readTestMaterial,
    verifierMode: 'fresh',
    seal: 'never',
    maxRetries: 0,
    cache: { read: async () => undefined, write: async () => {} },
    controls: null,
    inBackground: work => background.push(work),
    prepared: new Map(),
    ...overrides
  }
  const [planned] = planTrials({ tasks: [name], agent: agent.name, model: null, attempts: 1, job: 'e2e' })
  const record = await runTrial(planned!, task.task, context)
  await Promise.allSettled(background)
  if (record.fault) throw new Error(`${record.fault.code}: ${record.fault.message}`)
  const dir = join(jobDir, planned!.name)
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
