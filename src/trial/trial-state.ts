import type { AgentRun } from '../agent/agent.js'
import type { GatewayAccount } from '../contracts/gateway/account.js'
import type { Trajectory } from '../contracts/gateway/trajectory.js'
import type { NetworkRecord } from '../contracts/network.js'
import type { Fault, Phase } from '../contracts/outcome.js'
import type { PlannedTrial } from '../contracts/plan.js'
import type { Limits } from '../contracts/rewards.js'
import type { Verdict } from '../contracts/verdict.js'
import { clampLimits } from '../engine/limits.js'
import type { LimitReached } from '../network/sandbox.js'
import type { Task } from '../task/task.js'
import type { AgentEnd } from './agent-end.js'
import type { HandOver } from './hand-over/hand-over.js'
import { NO_USAGE, type Usage } from './model-use.js'
import { PhaseClock } from './phase-clock.js'
import type { PreparedImage } from './prepared-image.js'
import type { TestMaterial } from './test-material.js'
import type { TrialContext } from './trial-context.js'

/** What is known of a trial so far; results are written from it whether it ends in a verdict or a fault. */
export interface TrialState {
  readonly planned: PlannedTrial
  readonly task: Task
  /** Absolute path of the task's folder. */
  readonly taskDir: string
  readonly limits: Limits
  /** Counted from 1; above it the infrastructure failed before. */
  readonly tryNumber: number
  /** What the tries before this one used of the model. */
  readonly usedBefore: Usage
  readonly clock: PhaseClock
  phase: Phase
  material?: TestMaterial
  image?: PreparedImage
  /** As installed, where the declaration of the agent pins none. */
  agentVersion?: string
  agentRun?: AgentRun & Pick<AgentEnd, 'lastLine'>
  /** Of the agent's model requests, where the gateway served some. */
  account?: GatewayAccount | null
  trajectory?: Trajectory
  limitReached?: LimitReached
  /** By role, `agent` or `verifier`: what the phase could reach, and what it reached. */
  networks: Record<string, NetworkRecord>
  handOver?: HandOver
  verdict?: Verdict
  /** Of the same change, in another fresh container; the first stands. */
  secondVerdict?: Verdict
  fault?: Fault
}

const scaled = (seconds: number | null, multiplier: number): number | null =>
  seconds === null ? null : seconds * multiplier

/** A trial before its first phase. */
export const newTrialState = (
  planned: PlannedTrial,
  task: Task,
  context: Pick<TrialContext, 'host' | 'multipliers'> & { tryNumber: number; usedBefore?: Usage }
): TrialState => ({
  planned,
  task,
  taskDir: task.dir,
  tryNumber: context.tryNumber,
  usedBefore: context.usedBefore ?? NO_USAGE,
  clock: new PhaseClock(),
  phase: 'environment',
  networks: {},
  limits: {
    ...clampLimits(task.environment, context.host),
    timeoutsSec: {
      environment: scaled(task.environment.buildTimeoutSec, context.multipliers.environment),
      agent: scaled(task.agent.timeoutSec, context.multipliers.agent),
      verify: scaled(task.verifier.timeoutSec, context.multipliers.verifier)
    }
  }
})
