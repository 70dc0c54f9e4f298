// Plans jobs of the real dataset's shape and prints how close they come to what no plan can beat, and
// how long planning takes.
import type { Plan } from '../../src/contracts/plan.js'
import type { KnownDuration, PlanAgent, PlanTask } from '../../src/plan/estimate-seconds.js'
import { makePlan } from '../../src/plan/make-plan.js'
import { seededRandom } from '../../src/text/seeded-random.js'

const WORST_RATIO = 1.05
const LONGEST_PLANNING_SEC = 2

/** Base images of the nine repositories, with the number of tasks of 106 on each. */
const TASKS_PER_BASE = [21, 14, 11, 9, 8, 7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]

interface Shape {
  readonly name: string
  readonly tasks: number
  readonly agents: number
  readonly attempts: number
  readonly shards?: number
  /** Of the logarithm of a trial's seconds: the larger, the heavier the tail. */
  readonly spread: number
}

const SHAPES: readonly Shape[] = [
  { name: 'real', tasks: 106, agents: 1, attempts: 1, spread: 0.6 },
  { name: 'real, heavy tail', tasks: 106, agents: 1, attempts: 1, spread: 1 },
  { name: 'real on 8', tasks: 106, agents: 1, attempts: 1, shards: 8, spread: 1 },
  { name: 'real on 20', tasks: 106, agents: 1, attempts: 1, shards: 20, spread: 0.6 },
  { name: 'real on 20, heavy tail', tasks: 106, agents: 1, attempts: 1, shards: 20, spread: 1 },
  { name: 'real, 4 attempts', tasks: 106, agents: 1, attempts: 4, spread: 0.6 },
  { name: 'real, 4 attempts on 40', tasks: 106, agents: 1, attempts: 4, shards: 40, spread: 1 },
  { name: 'real, 3 agents', tasks: 106, agents: 3, attempts: 1, spread: 0.8 },
  { name: 'real, 3 agents on 30', tasks: 106, agents: 3, attempts: 1, shards: 30, spread: 0.8 },
  { name: '10,000 trials', tasks: 10_000, agents: 1, attempts: 1, spread: 1 },
  { name: '10,000 trials on 100', tasks: 2_500, agents: 1, attempts: 4, shards: 100, spread: 1 },
  { name: '10,000 trials, 4 agents', tasks: 2_500, agents: 4, attempts: 1, shards: 256, spread: 1 }
]

const baseOf = (index: number, tasks: number): string => {
  let place = (index * 106) / tasks
  const base = TASKS_PER_BASE.findIndex(count => {
    place -= count
    return place < 0
  })
  return `kotlin-bench/base-${base}`
}

const tasksOf = ({ tasks }: Shape): PlanTask[] =>
  Array.from({ length: tasks }, (_, index) => ({
    name: `task-${String(index).padStart(5, '0')}`,
    base: baseOf(index, tasks),
    limits: { agentSec: 1800, verifySec: 900 }
  }))

/** Log-normal around six minutes, as trials of coding agents are: most are short, a few run into their limit. */
const durationsOf = (shape: Shape, agents: readonly PlanAgent[], seed: number): KnownDuration[] => {
  const random = seededRandom(seed)
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return tasksOf(shape).flatMap(({ name }) =>
    agents.map(agent => ({
      ...agent,
      task: name,
      seconds: Math.min(2700, Math.max(30, 360 * Math.exp(shape.spread * normal())))
    }))
  )
}

/**
 * What no plan can beat: the longest trial, and where every agent has shards of its own, an even share of
 * its trials on the best number of them.
 */
const boundOf = ({ shards }: Plan, known: readonly KnownDuration[]): number => {
  const longest = Math.max(...known.map(duration => duration.seconds))
  const totals = new Map<string, number>()
  for (const { agent, seconds } of shards) totals.set(agent, (totals.get(agent) ?? 0) + seconds)
  const shares = [...totals.values()].map(total => ({ total, shards: 1 }))
  const share = (one: { total: number; shards: number }): number => one.total / one.shards
  const most = () => shares.reduce((best, one) => (share(one) > share(best) ? one : best))
  for (let left = shards.length - shares.length; left > 0; left--) most().shards += 1
  return Math.max(longest, share(most()))
}

const ratioOf = (plan: Plan, known: readonly KnownDuration[]): number =>
  Math.max(...plan.shards.map(({ seconds }) => seconds)) / boundOf(plan, known)

const pullsOf = (plan: Plan, tasks: readonly PlanTask[]): number => {
  const bases = new Map(tasks.map(({ name, base }) => [name, base]))
  return plan.shards.reduce(
    (sum, { trials }) => sum + new Set(trials.map(({ task }) => bases.get(task))).size,
    0
  )
}

let isMissed = false
for (const shape of SHAPES) {
  const agents = Array.from({ length: shape.agents }, (_, index) => ({
    agent: `agent-${index}`,
    model: null,
    asksModel: true
  }))
  const tasks = tasksOf(shape)
  let [worst, slowest, shards, pulls] = [0, 0, 0, 0]
  for (let seed = 1; seed <= 5; seed++) {
    const known = durationsOf(shape, agents, seed)
    const begun = performance.now()
    const plan = makePlan({
      ...{ toolVersion: '0', job: 'bench', tasks, agents, attempts: shape.attempts, known },
      dataset: { source: 'bench', commit: null, pinned: null },
      shards: shape.shards,
      maxCostUsd: undefined
    })
    slowest = Math.max(slowest, (performance.now() - begun) / 1000)
    worst = Math.max(worst, ratioOf(plan, known))
    shards = plan.shards.length
    pulls = pullsOf(plan, tasks)
  }
  isMissed ||= worst > WORST_RATIO || slowest > LONGEST_PLANNING_SEC
  console.log(
    `${shape.name}: ${shards} shards, longest ${worst.toFixed(4)} of the bound, ${pulls} pulls of bases, ${slowest.toFixed(3)} s`
  )
}
if (isMissed) process.exitCode = 1
