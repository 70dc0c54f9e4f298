import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { FaultError } from '../contracts/errors.js'
import type { Phase } from '../contracts/outcome.js'
import { type Container, startContainer } from '../engine/container.js'
import { requireDisk } from '../engine/free-disk.js'
import type { NetworkPolicy } from '../task/task.js'
import { buriedTooDeep, filledTheDisk, HandOverRefused } from './hand-over/refused.js'
import type { TimedPhase } from './phase-clock.js'
import { type PreparedImage, prepareImage } from './prepare-image.js'
import { reportTree } from './report-tree.js'
import { endedByItself, scoreTrial, type VerifyEnds, verdictOfRefused } from './score-trial.js'
import type { TestMaterial } from './test-material.js'
import type { TrialContext } from './trial-context.js'
import type { TrialFolder } from './trial-folder.js'
import type { TrialState } from './trial-state.js'
import { goneFault, type VerifyRequest, verifyFresh, verifyShared } from './verify.js'

const TIMED: Readonly<Record<Phase, TimedPhase | undefined>> = {
  environment: 'environment_setup',
  agent: 'agent_execution',
  verify: 'verifier',
  score: undefined
}

/** A day: longer than any trial, short enough that a forgotten machine cleans itself. */
const CONTAINER_LIFE_SEC = 24 * 3600

/** A phase that may reach only some hosts reaches none as long as nothing filters for it. */
const networkOf = (policy: NetworkPolicy): 'bridge' | 'none' =>
  policy.networkMode === 'public' ? 'bridge' : 'none'

const milliseconds = (seconds: number | null): number | undefined =>
  seconds === null ? undefined : seconds * 1000

/** @throws FaultError `task` where the task's own controls fail on this image and machine */
const requireSound = async (
  state: TrialState,
  context: TrialContext,
  image: PreparedImage
): Promise<void> => {
  const fault = await context.controls?.check(state.task, image)
  if (fault) throw new FaultError(fault.kind, fault.code, fault.message)
}

/** What the phases of one try share. */
interface Try {
  state: TrialState
  context: TrialContext
  folder: TrialFolder
  start(spec: {
    role: string
    image: string
    policy?: NetworkPolicy
    env?: Readonly<Record<string, string>>
  }): Promise<Container>
}

interface Environment {
  material: TestMaterial
  image: PreparedImage
  agent: Container
  /**
   * The container for the tests; null where they run in the agent's. It starts while the agent works:
   * nothing runs in it until then, and nobody waits for it.
   */
  fresh: Promise<Container> | null
}

const environmentPhase = async ({ state, context, start }: Try): Promise<Environment> => {
  const { task } = state
  await requireDisk(context.host, 'trial')
  const material = await context.readTestMaterial(task)
  state.material = material
  for (const need of context.agent.needs) {
    if (existsSync(join(task.dir, need))) continue
    throw new FaultError(
      'task',
      'task-file-missing',
      `${join(task.dir, need)} is missing, which the agent ${context.agent.name} needs. Add it, or run another agent on this task.`
    )
  }
  const refusal = context.agent.refuses?.(task)
  if (refusal) throw new HandOverRefused(refusal)
  const built = await context.images.task(task, {
    timeoutMs: milliseconds(state.limits.timeoutsSec.environment)
  })
  const workdir = task.environment.workdir ?? built.workdir
  const slot = `${built.id} ${workdir}`
  let prepared = context.prepared.get(slot)
  if (!prepared) {
    prepared = prepareImage(built, workdir, { ...context, start: image => start({ role: 'image', image }) })
    context.prepared.set(slot, prepared)
    // Another trial may meet a working engine again.
    prepared.catch(() => context.prepared.delete(slot))
  }
  const image = { ...(await prepared), name: built.name }
  state.image = image
  if (image.facts === null && context.verifierMode !== 'shared') {
    throw new FaultError(
      'task',
      'no-work-tree',
      `${workdir} in the task image is no git work tree, so the agent's change cannot be told from what the image ships. Run it with --verifier-mode shared.`
    )
  }
  if (context.controls?.when === 'before-agent') await requireSound(state, context, image)
  const common = { image: image.runId, env: material.env.environment }
  const agent = await start({ ...common, role: 'agent', policy: task.agent })
  const fresh =
    context.verifierMode === 'shared' ? null : start({ ...common, role: 'verifier', policy: task.verifier })
  // Where it could not be started, the verify phase says so.
  fresh?.catch(() => {})
  return { material, image, agent, fresh }
}

const agentPhase = async (
  { state, context, folder }: Try,
  { agent, image, material }: Environment
): Promise<void> => {
  const run = await context.agent.run({
    task: state.task,
    container: agent,
    workdir: image.workdir,
    env: material.env,
    model: null,
    installed: null,
    timeoutMs: milliseconds(state.limits.timeoutsSec.agent),
    signal: context.signal,
    log: name => folder.output(`agent/${name}`)
  })
  state.agentRun = run
  if (run.exitCode) folder.write('agent/exit-code.txt', `${run.exitCode}\n`)
  if (run.ended) throw new HandOverRefused(run.ended)
}

/** Ends the agent for good, so that nothing of it runs while its work is looked at. */
const endAgent = async (agent: Container): Promise<void> => {
  const wasRunning = await agent.kill()
  if (!wasRunning && !(await agent.outOfMemory())) throw goneFault('agent')
}

const verifyPhase = async (
  tried: Try,
  { agent, image, material, fresh }: Environment
): Promise<VerifyEnds> => {
  const { state, context, folder } = tried
  const request: VerifyRequest = { state, image, material, agent, folder, signal: context.signal }
  if (fresh === null || image.facts === null) {
    await endAgent(agent)
    return { shared: await verifyShared(request, 'verifier') }
  }
  const [verifier] = await Promise.all([fresh, endAgent(agent)])
  const { end } = await verifyFresh(verifier, { ...request, facts: image.facts })
  if (context.verifierMode === 'fresh') return { fresh: end }
  return { fresh: end, shared: await verifyShared(request, 'verifier-shared') }
}

const scorePhase = async (
  { state, context, folder }: Try,
  { image, material }: Environment,
  ends: VerifyEnds
): Promise<void> => {
  const end = ends.fresh ?? ends.shared
  if (end && !endedByItself(end)) await requireSound(state, context, image)
  state.verdict = scoreTrial({
    material,
    files: reportTree(join(folder.dir, 'verifier/junit')),
    ends,
    patch: state.handOver?.patch ?? Buffer.alloc(0),
    secrets: context.agent.secrets ?? [],
    agentRun: state.agentRun,
    history: image.history,
    limits: state.limits
  })
}

/** More than any honest build leaves in its containers. */
const FILLED_BYTES = 8 * 1024 * 1024 * 1024

/**
 * Some faults of the engine are the doing of what ran in its containers: an agent that cannot solve a
 * task must not get rid of the trial by filling the disk, or by a file that the engine cannot name.
 */
const blame = async (thrown: unknown, containers: readonly Container[]): Promise<unknown> => {
  if (!(thrown instanceof FaultError)) return thrown
  if (thrown.code === 'path-too-long') return buriedTooDeep()
  if (thrown.code !== 'disk-full') return thrown
  const sizes = await Promise.all(containers.map(container => container.bytesWritten().catch(() => 0)))
  const bytes = sizes.reduce((one, other) => one + other, 0)
  return bytes > FILLED_BYTES ? filledTheDisk(bytes) : thrown
}

/**
 * Tries a trial once: environment, agent, verify, score, each taking what it needs from those before.
 * What comes of it stands in `state`.
 * @throws whatever ended it early
 */
export const attempt = async (
  state: TrialState,
  context: TrialContext,
  folder: TrialFolder
): Promise<void> => {
  const { planned, clock } = state
  const started: Container[] = []
  const starting: Array<Promise<Container>> = []
  let removed: Promise<unknown> = Promise.resolve()

  const inPhase = async <Result>(phase: Phase, action: () => Promise<Result>): Promise<Result> => {
    context.signal.throwIfAborted()
    state.phase = phase
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

  const tried: Try = {
    state,
    context,
    folder,
    start: ({ role, image, policy, env = {} }) => {
      context.signal.throwIfAborted()
      const container = startContainer(context.docker, {
        image,
        job: context.id,
        role,
        expiresAt: Date.now() / 1000 + CONTAINER_LIFE_SEC,
        network: policy === undefined ? 'none' : networkOf(policy),
        cpus: state.limits.cpus,
        memoryMb: state.limits.memoryMb,
        env
      })
      starting.push(container)
      container.then(
        one => started.push(one),
        () => {}
      )
      return container
    }
  }

  try {
    const environment = await inPhase('environment', () => environmentPhase(tried))
    await inPhase('agent', () => agentPhase(tried, environment))
    const ends = await inPhase('verify', () => verifyPhase(tried, environment))
    await inPhase('score', () => scorePhase(tried, environment, ends))
  } catch (thrown) {
    const cause = started.length === 0 ? thrown : await blame(thrown, started)
    if (!(cause instanceof HandOverRefused) || !state.material) throw cause
    state.verdict = verdictOfRefused(state.material, cause.reason)
  } finally {
    await Promise.allSettled(starting)
    removed = Promise.all(started.map(container => container.remove()))
    context.inBackground(removed)
  }
  if (state.verdict?.reward === 0) {
    // What the trial itself wrote is gone then, so a disk that is still full is nobody's but the host's.
    await removed
    await requireDisk(context.host, 'running')
  }
}
