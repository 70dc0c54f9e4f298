import type { Outcome } from '../contracts/outcome.js'
import type { TrialRecord } from '../contracts/rewards.js'
import { isShared } from '../image/image-ledger.js'
import type { Task } from '../task/task.js'
import { addUsage, usageOf } from './model-use.js'
import { rowGradingOf } from './rows/row-grading.js'
import { rowRecord } from './rows/row-record.js'
import type { TrialContext } from './trial-context.js'
import type { TrialState } from './trial-state.js'

/** What a record is written from; a task that cannot be read has nothing but a folder. */
export type RecordedTrial = Omit<TrialState, 'task' | 'phase'> & {
  task: Task | null
  /** Absolute path of the task's folder. */
  taskDir: string
}

export type RecordContext = Pick<
  TrialContext,
  'agent' | 'dataset' | 'jobDir' | 'ledger' | 'multipliers' | 'rowGrading' | 'shard'
>

/** A trial's outcome follows its verdict whenever there is one. */
const outcomeOf = ({ verdict }: RecordedTrial): Outcome =>
  verdict === undefined ? 'error' : verdict.resolved ? 'resolved' : 'unresolved'

/** The agent's version as it is pinned, else as its program has told; null where neither says. */
export const versionOf = ({ agentVersion }: RecordedTrial, { agent }: RecordContext): string | null =>
  agent.version ?? agentVersion ?? null

const secondOf = ({ secondVerdict }: RecordedTrial): Pick<TrialRecord, 'secondVerdict'> =>
  secondVerdict === undefined
    ? {}
    : { secondVerdict: { reward: secondVerdict.reward, reasons: secondVerdict.reasons } }

const imagesOf = ({ image }: RecordedTrial, { ledger }: RecordContext): TrialRecord['images'] => {
  const own = new Set([image?.name, image?.base?.name])
  const digests = ledger?.digests(name => own.has(name) || isShared(name))
  return { task: image?.id ?? null, base: image?.base?.id ?? null, ...(digests && { digests }) }
}

/** The trial as it stands in `rewards.json`. */
export const trialRecord = (state: RecordedTrial, context: RecordContext): TrialRecord => {
  const { planned, task, verdict, clock } = state
  return {
    task: planned.task,
    repository: task?.repository ?? null,
    agent: planned.agent,
    version: versionOf(state, context),
    model: planned.model,
    attempt: planned.attempt,
    shard: context.shard,
    name: planned.name,
    outcome: outcomeOf(state),
    fault: state.fault ?? null,
    evidence: verdict?.evidence ?? null,
    reward: verdict?.reward ?? null,
    tolerant: verdict?.tolerant.reward ?? null,
    disputed: verdict?.disputed ?? false,
    reasons: verdict?.reasons ?? [],
    flags: verdict?.flags ?? [],
    transitions: verdict?.transitions ?? null,
    ...addUsage(state.usedBefore, usageOf(state.account ?? null, state.agentRun)),
    seconds: {
      environment: clock.seconds('environment_setup'),
      agent: clock.seconds('agent_execution'),
      verify: clock.seconds('verifier')
    },
    startedAt: clock.startedAt.toISOString(),
    finishedAt: new Date().toISOString(),
    ...secondOf(state),
    ...rowRecord(state.material, verdict, rowGradingOf(context)),
    images: imagesOf(state, context),
    limits: state.limits
  }
}
