import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Agent } from '../../../src/agent/agent.js'
import type { Phase } from '../../../src/contracts/outcome.js'
import type { ProgressEvent } from '../../../src/contracts/progress.js'
import type { TrialRecord } from '../../../src/contracts/rewards.js'
import { readTask } from '../../../src/dataset/read-task.js'
import type { Docker } from '../../../src/engine/docker.js'
import { runTrial } from '../../../src/trial/run-trial.js'
import { newFolder, type TinyDataset } from '../support/tiny.js'
import { newTrialContext } from '../support/trial-context.js'

/** A trial into which something breaks. */
export interface Injection {
  on: TinyDataset
  task: string
  agent: Agent
  /** By default the machine's own engine. */
  docker?: Docker
  /** What happens when a phase starts, each time it does; `tried` counts from 1. */
  at?: Partial<Record<Phase, (tried: number, id: string) => void>>
  /** What happens when an image starts to be built. */
  atBuild?: (tried: number) => void
  /** What happens before the trial is tried again. */
  beforeRetry?: () => void
  maxRetries?: number
}

export interface Injected {
  record: TrialRecord
  /** What `trial.log` says of each try, in order. */
  logs: string[]
}

let count = 0

/** Runs the trial, and gives its record whether it ends in a verdict or in a fault. */
export const inject = async (injection: Injection): Promise<Injected> => {
  const { on, task: name, agent, at, atBuild, beforeRetry, docker } = injection
  const task = await readTask(join(on.tasks, name))
  if (!task.ok) throw new Error(task.fault.message)
  const jobDir = newFolder()
  count += 1
  const id = `injected-${process.pid}-${count}`
  let tried = 0
  const listener = (event: ProgressEvent): void => {
    if (event.type === 'phase-started') {
      if (event.phase === 'environment') tried += 1
      at?.[event.phase]?.(tried, id)
    }
    if (event.type === 'image-started') atBuild?.(tried)
    if (event.type === 'notice' && /Trying again/.test(event.message)) beforeRetry?.()
  }
  const { context, end } = await newTrialContext(on, agent, {
    ...(docker && { docker }),
    jobName: 'injected',
    jobId: id,
    jobDir,
    listener,
    maxRetries: injection.maxRetries ?? 1
  })
  const planned = { task: name, agent: agent.name, model: null, attempt: 1, name: `${name}__injected` }
  const record = await runTrial(planned, task.task, context)
  await end()
  const dir = join(jobDir, planned.name)
  const tries = join(dir, 'tries')
  const earlier = existsSync(tries) ? readdirSync(tries).sort() : []
  const logs = [...earlier.map(aside => join(tries, aside)), dir].map(folder =>
    readFileSync(join(folder, 'trial.log'), 'utf8')
  )
  return { record, logs }
}

/** What tests and agents make that wait for their end. */
export const MARK = '/waits-for-its-end'

/** Ends a container of the trial from outside, once what runs in it has made its mark. */
export const killContainer = async (id: string, role: 'agent' | 'verifier'): Promise<void> => {
  const filters = [`label=io.kotlin-bench.job=${id}`, `label=io.kotlin-bench.role=${role}`]
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(100)) {
    const listed = spawnSync('docker', ['ps', '--quiet', ...filters.flatMap(filter => ['--filter', filter])])
    const [container = ''] = listed.stdout.toString().split('\n')
    if (spawnSync('docker', ['exec', container, 'test', '-e', MARK]).status !== 0) continue
    spawnSync('docker', ['kill', container])
    return
  }
}

/** Solves the tiny task, after what `first` does on the host or, in each try, in the container. */
export const solver = (
  first: { onHost?: () => void | Promise<void>; shell?: string | (() => string) } = {}
): Agent => ({
  name: 'solver',
  version: null,
  model: null,
  needs: [],
  async run({ container, workdir, timeoutMs, signal, log }) {
    const before = typeof first.shell === 'function' ? first.shell() : (first.shell ?? ':')
    const script = `${before}\nsed -i s/helo/hello/ greet.sh`
    const running = container.exec({
      command: ['sh', '-c', script],
      workdir,
      timeoutMs,
      signal,
      onOutput: log('solver.txt')
    })
    await first.onHost?.()
    const { exitCode, timedOut } = await running
    return { exitCode, timedOut }
  }
})
