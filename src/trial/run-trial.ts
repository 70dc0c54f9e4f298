import { join } from 'node:path'
import type { AgentRun } from '../agent/agent.js'
import { errorMessage, FaultError } from '../contracts/errors.js'
import type { Fault, Phase } from '../contracts/outcome.js'
import type { PlannedTrial } from '../contracts/plan.js'
import type { TrialRecord } from '../contracts/rewards.js'
import type { Verdict } from '../contracts/verdict.js'
import { type Container, startContainer } from '../engine/container.js'
import { clampLimits } from '../engine/limits.js'
import type { TaskImage } from '../image/images.js'
import type { NetworkPolicy, Task } from '../task/task.js'
import { takeEvidence } from './evidence.js'
import { type HandOver, handOver } from './hand-over/hand-over.js'
import { HandOverRefused } from './hand-over/refused.js'
import { type ImageFacts, readImageFacts } from './image-facts.js'
import { PhaseClock, type TimedPhase } from './phase-clock.js'
import { trialRecord, trialResult } from './record.js'
import { reportTree } from './report-tree.js'
import { scoreTrial, type VerifyEnd, verdictOfRefused } from './score-trial.js'
import { tail } from './tail.js'
import type { TestMaterial } from './test-material.js'
import type { TrialContext } from './trial-context.js'
import { openTrialFolder, type TrialFolder } from './trial-folder.js'

/** What is known of a trial so far; results are written from it whether it ends in a verdict or a fault. */
export interface TrialState {
  planned: PlannedTrial
  task: Task
  clock: PhaseClock
  phase: Phase
  material: TestMaterial | undefined
  image: TaskImage | undefined
  facts: ImageFacts | undefined
  limits: TrialRecord['limits']
  agentRun: AgentRun | undefined
  handOver: HandOver | undefined
  verdict: Verdict | undefined
  fault: Fault | undefined
}

const TIMED: Readonly<Record<Phase, TimedPhase | undefined>> = {
  environment: 'environment_setup',
  agent: 'agent_execution',
  verify: 'verifier',
  score: undefined
}

/** As much of the tests' output as is looked at for what went wrong. */
const LOG_TAIL_BYTES = 1024 * 1024

/** A day: longer than any trial, short enough that a forgotten machine cleans itself. */
const CONTAINER_LIFE_SEC = 24 * 3600

const networkOf = (policy: NetworkPolicy): 'bridge' | 'none' =>
  policy.networkMode === 'public' ? 'bridge' : 'none'

const milliseconds = (seconds: number | null, multiplier: number): number | undefined =>
  seconds === null ? undefined : seconds * multiplier * 1000

const scaled = (seconds: number | null, multiplier: number): number | null =>
  seconds === null ? null : seconds * multiplier

/** The steps of one trial, in order; each takes what it needs from those before. */
const attempt = async (state: TrialState, context: TrialContext, folder: TrialFolder): Promise<void> => {
  const { task, planned, clock } = state
  const { docker, signal, multipliers } = context
  const started: Container[] = []

  const inPhase = async <Result>(phase: Phase, action: () => Promise<Result>): Promise<Result> => {
    state.phase = phase
    signal.throwIfAborted()
    const timed = TIMED[phase]
    const begin = Date.now()
    context.listener({ type: 'phase-started', trial: planned.name, task: planned.task, phase })
    folder.log(`${phase} started`)
    if (timed) clock.start(timed)
    try {
      return await action()
    } finally {
      if (timed) clock.finish(timed)
      const seconds = (Date.now() - begin) / 1000
      folder.log(`${phase} finished after ${seconds.toFixed(1)} s`)
      context.listener({ type: 'phase-finished', trial: planned.name, task: planned.task, phase, seconds })
    }
  }

  const start = async (
    role: 'agent' | 'verifier',
    { image, material, policy }: { image: TaskImage; material: TestMaterial; policy: NetworkPolicy }
  ): Promise<Container> => {
    signal.throwIfAborted()
    const container = await startContainer(docker, {
      image: image.id,
      job: context.id,
      role,
      expiresAt: Date.now() / 1000 + CONTAINER_LIFE_SEC,
      network: networkOf(policy),
      cpus: state.limits.cpus,
      memoryMb: state.limits.memoryMb,
      env: material.env.environment
    })
    started.push(container)
    return container
  }

  const factsOf = (image: TaskImage, pristine: Container, workdir: string): Promise<ImageFacts> => {
    const known = context.facts.get(image.id)
    if (known) return known
    const asked = readImageFacts(pristine, workdir, signal)
    context.facts.set(image.id, asked)
    asked.catch(() => context.facts.delete(image.id))
    return asked
  }

  try {
    const environment = await inPhase('environment', async () => {
      const material = await context.readTestMaterial(task)
      state.material = material
      const image = await context.images.task(task, {
        timeoutMs: milliseconds(task.environment.buildTimeoutSec, multipliers.environment)
      })
      state.image = image
      const workdir = task.environment.workdir ?? image.workdir
      const agent = await start('agent', { image, material, policy: task.agent })
      const facts = await factsOf(image, agent, workdir)
      state.facts = facts
      return { material, image, workdir, agent, facts }
    })
    const { material, image, workdir, agent, facts } = environment

    await inPhase('agent', async () => {
      state.agentRun = await context.agent.run({
        task,
        container: agent,
        workdir,
        env: material.env,
        timeoutMs: milliseconds(task.agent.timeoutSec, multipliers.agent),
        signal,
        log: name => folder.output(`agent/${name}`)
      })
      if (state.agentRun.exitCode) folder.write('agent/exit-code.txt', `${state.agentRun.exitCode}\n`)
    })

    const end = await inPhase('verify', async (): Promise<VerifyEnd> => {
      const [verifier] = await Promise.all([
        start('verifier', { image, material, policy: task.verifier }),
        agent.kill()
      ])
      state.handOver = await handOver({
        facts,
        changes: await agent.changes(),
        agent,
        verifier,
        tests: material.tests,
        testPaths: material.testPaths,
        signal
      })
      folder.write('artifacts/model.patch', state.handOver.patch)
      // Nothing of it is needed any more; the tests can have its memory.
      void agent.remove()
      const log = tail(LOG_TAIL_BYTES)
      const write = folder.output('verifier/test-stdout.txt')
      const result = await verifier.exec({
        command: ['sh', '-c', 'exec /tests/test.sh 2>&1'],
        workdir,
        user: task.verifier.user,
        env: material.env.verifier,
        timeoutMs: milliseconds(task.verifier.timeoutSec, multipliers.verifier),
        signal,
        maxBytes: 0,
        onOutput: chunk => {
          write(chunk)
          log.add(chunk)
        }
      })
      await verifier.kill()
      folder.log(
        `test.sh ended with exit code ${result.exitCode}${result.timedOut ? ', at its time limit' : ''}`
      )
      return {
        ...(await takeEvidence({ verifier, root: facts.root, folder })),
        exitCode: result.exitCode,
        timedOut: result.timedOut,
        timeoutSec: state.limits.timeoutsSec.verify,
        outOfMemory: result.exitCode !== 0 && (await verifier.outOfMemory()),
        log: log.text()
      }
    })

    await inPhase('score', async () => {
      state.verdict = scoreTrial({
        material,
        files: reportTree(join(folder.dir, 'verifier/junit')),
        end,
        patch: state.handOver?.patch.toString('utf8') ?? '',
        agentTimedOut: state.agentRun?.timedOut ?? false,
        limits: state.limits
      })
    })
  } finally {
    await Promise.all(started.map(container => container.remove()))
  }
}

const toFault = (thrown: unknown, phase: Phase): Fault =>
  thrown instanceof FaultError
    ? { kind: thrown.kind, code: thrown.code, message: thrown.message, phase }
    : {
        kind: 'infrastructure',
        code: 'internal',
        message: `A fault of kotlin-bench itself: ${errorMessage(thrown)}. Please report it with trial.log.`,
        phase
      }

const writeResults = (state: TrialState, context: TrialContext, folder: TrialFolder): TrialRecord => {
  const { verdict, material } = state
  if (verdict) {
    // Beside the reports, so that the trial's folder alone is enough to score and explain it.
    folder.writeJson('verifier/expected_tests.json', material?.expected)
    folder.writeJson('verifier/report.json', verdict)
    folder.write('verifier/reward.txt', `${verdict.reward}\n`)
  }
  const record = trialRecord(state, context)
  folder.writeJson('result.json', trialResult(state, context, record))
  return record
}

/**
 * Runs one attempt of the agent on a task: environment, agent, verify, score. Gives its record and
 * writes its folder, whatever happens; only an abort of the whole job is thrown.
 */
export const runTrial = async (
  planned: PlannedTrial,
  task: Task,
  context: TrialContext
): Promise<TrialRecord> => {
  const folder = openTrialFolder(join(context.jobDir, planned.name))
  const clamped = clampLimits(task.environment, context.host)
  const { multipliers } = context
  const state: TrialState = {
    planned,
    task,
    clock: new PhaseClock(),
    phase: 'environment',
    material: undefined,
    image: undefined,
    facts: undefined,
    limits: {
      ...clamped,
      timeoutsSec: {
        environment: scaled(task.environment.buildTimeoutSec, multipliers.environment),
        agent: scaled(task.agent.timeoutSec, multipliers.agent),
        verify: scaled(task.verifier.timeoutSec, multipliers.verifier)
      }
    },
    agentRun: undefined,
    handOver: undefined,
    verdict: undefined,
    fault: undefined
  }
  folder.writeJson('config.json', {
    trial: planned,
    task: { name: task.name, dir: task.dir },
    agent: context.agent.name,
    multipliers
  })
  try {
    await attempt(state, context, folder)
  } catch (thrown) {
    if (context.signal.aborted) throw thrown
    if (thrown instanceof HandOverRefused && state.material)
      state.verdict = verdictOfRefused(state.material, thrown.reason)
    else state.fault = toFault(thrown, state.phase)
    folder.log(errorMessage(thrown))
  } finally {
    if (context.signal.aborted) folder.close()
  }
  const record = writeResults(state, context, folder)
  folder.close()
  return record
}
