/** Who tries the tasks. */
export interface PlanAgent {
  readonly agent: string
  readonly model: string | null
  /** One that asks none needs next to no time before the tests. */
  readonly asksModel: boolean
}

/** A task, as far as a plan is about it. */
export interface PlanTask {
  readonly name: string
  /** The image that its own is built on; null where that is not known. */
  readonly base: string | null
  /** What its phases may take; null for a task that cannot run. */
  readonly limits: { readonly agentSec: number; readonly verifySec: number } | null
}

/** How long a trial took, images not counted. */
export interface KnownDuration extends PlanAgent {
  readonly task: string
  readonly seconds: number
}

/** Containers are started, changes copied, reports read. */
export const OVERHEAD_SEC = 20
/** The record of a task that cannot run is written at once. */
const BROKEN_SEC = 1

const median = (values: readonly number[]): number | undefined => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? sorted[middle]
    : sorted.length === 0
      ? undefined
      : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const mediansBy = (
  known: readonly KnownDuration[],
  keyOf: (duration: KnownDuration) => string
): ReadonlyMap<string, number> => {
  const groups = new Map<string, number[]>()
  for (const duration of known) {
    const group = groups.get(keyOf(duration)) ?? []
    group.push(duration.seconds)
    groups.set(keyOf(duration), group)
  }
  return new Map([...groups].map(([key, values]) => [key, median(values)!]))
}

const pairKey = ({ agent, model }: PlanAgent): string => JSON.stringify([agent, model])
const kindKey = ({ asksModel }: PlanAgent): string => String(asksModel)

const limitOf = ({ limits }: PlanTask, { asksModel }: PlanAgent): number =>
  limits === null ? BROKEN_SEC : (asksModel ? limits.agentSec : 0) + limits.verifySec + OVERHEAD_SEC

/**
 * How long a trial is expected to take. The median of this agent and model on this task counts, else of
 * agents of its kind on it. Of a task that nobody tried it is the limit, by as much as the others kept
 * below theirs.
 */
export const secondsEstimator = (
  tasks: readonly PlanTask[],
  known: readonly KnownDuration[]
): ((task: PlanTask, agent: PlanAgent) => number) => {
  const usable = known.filter(({ seconds }) => Number.isFinite(seconds) && seconds > 0)
  const byPair = mediansBy(usable, one => JSON.stringify([pairKey(one), one.task]))
  const byKind = mediansBy(usable, one => JSON.stringify([kindKey(one), one.task]))
  const byName = new Map(tasks.map(task => [task.name, task]))
  const ratios = usable.flatMap(one => {
    const task = byName.get(one.task)
    return task === undefined || task.limits === null
      ? []
      : [{ ...one, seconds: one.seconds / limitOf(task, one) }]
  })
  const ratioByPair = mediansBy(ratios, pairKey)
  const ratioByKind = mediansBy(ratios, kindKey)
  return (task, agent) => {
    if (task.limits === null) return BROKEN_SEC
    const taken =
      byPair.get(JSON.stringify([pairKey(agent), task.name])) ??
      byKind.get(JSON.stringify([kindKey(agent), task.name]))
    if (taken !== undefined) return taken
    const ratio = ratioByPair.get(pairKey(agent)) ?? ratioByKind.get(kindKey(agent)) ?? 1
    return limitOf(task, agent) * ratio
  }
}
