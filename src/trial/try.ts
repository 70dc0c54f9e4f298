import type { Phase } from '../contracts/outcome.js'
import { type Container, startContainer } from '../engine/container.js'
import { expiresAfter, TRIAL_LIFE_SEC } from '../engine/labels.js'
import type { OpenOptions, Sandbox, SandboxEnd, SandboxSpec } from '../network/sandbox.js'
import type { TimedPhase } from './phase-clock.js'
import type { StartSpec } from './phases.js'
import type { TrialContext } from './trial-context.js'
import type { TrialFolder } from './trial-folder.js'
import type { TrialState } from './trial-state.js'

/** One try at a trial: what its phases share, and what has to go when it ends. */
export interface Try {
  state: TrialState
  context: TrialContext
  folder: TrialFolder
  startContainer(spec: StartSpec): Promise<Container>
  /** What comes of the network stands in the trial's state once it is closed or changed; closing it twice is once. */
  openSandbox(spec: SandboxSpec, options?: OpenOptions): Promise<Sandbox>
  inPhase<Result>(phase: Phase, action: () => Promise<Result>): Promise<Result>
  /** Everything that was started. */
  containers(): readonly Container[]
  /** Removes everything that was started, also what is still starting, and closes what was opened. */
  end(): Promise<void>
}

const TIMED: Readonly<Record<Phase, TimedPhase | undefined>> = {
  environment: 'environment_setup',
  agent: 'agent_execution',
  verify: 'verifier',
  score: undefined
}

const keep = (state: TrialState, role: string, end: SandboxEnd): void => {
  state.networks[role] = end.network
  if (end.account !== null) state.account = end.account
  if (end.trajectory !== null) state.trajectory = end.trajectory
}

/** The sandbox, with what comes of it kept in the state. */
const recorded = (state: TrialState, spec: SandboxSpec, sandbox: Sandbox): Sandbox => {
  let { role } = spec
  return {
    // What it says of itself changes with its phase.
    get network() {
      return sandbox.network
    },
    get env() {
      return sandbox.env
    },
    get model() {
      return sandbox.model
    },
    get probe() {
      return sandbox.probe
    },
    onLimit: sandbox.onLimit,
    onGone: sandbox.onGone,
    fault: sandbox.fault,
    account: sandbox.account,
    async changeTo(next) {
      const end = await sandbox.changeTo(next)
      keep(state, role, end)
      role = next.role
      return end
    },
    async close() {
      const end = await sandbox.close()
      keep(state, role, end)
      return end
    }
  }
}

/** Begins a try. */
export const newTry = (state: TrialState, context: TrialContext, folder: TrialFolder): Try => {
  const { planned, clock } = state
  const started: Container[] = []
  const opened: Sandbox[] = []
  const starting: Array<Promise<unknown>> = []

  const kept = <Thing>(making: Promise<Thing>, list: Thing[]): Promise<Thing> => {
    starting.push(making)
    making.then(
      one => list.push(one),
      () => {}
    )
    return making
  }

  return {
    state,
    context,
    folder,
    startContainer: spec => {
      context.signal.throwIfAborted()
      const container = startContainer(context.docker, {
        env: {},
        ...spec,
        jobId: context.jobId,
        expiresAt: expiresAfter(TRIAL_LIFE_SEC),
        cpus: state.limits.cpus,
        memoryMb: state.limits.memoryMb
      })
      return kept(container, started)
    },
    openSandbox: (spec, options) => {
      context.signal.throwIfAborted()
      const opening = context.sandboxes.open(spec, options)
      return kept(
        opening.then(sandbox => recorded(state, spec, sandbox)),
        opened
      )
    },
    async inPhase(phase, action) {
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
    },
    containers: () => started,
    async end() {
      await Promise.allSettled(starting)
      await Promise.all(started.map(container => container.remove()))
      await Promise.all(opened.map(sandbox => sandbox.close()))
    }
  }
}
