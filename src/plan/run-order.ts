import type { PlannedTrial } from '../contracts/plan.js'
import { seededRandom } from '../text/seeded-random.js'

/**
 * The trials in the order to run them where not all may get their turn: tasks in a random order by the
 * seed, so that those that are left out are no selection; attempts on a task stay together.
 */
export const runOrder = (planned: readonly PlannedTrial[], seed: number): PlannedTrial[] => {
  const random = seededRandom(seed)
  const tasks = [...new Set(planned.map(trial => trial.task))]
  for (let last = tasks.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[tasks[last], tasks[other]] = [tasks[other]!, tasks[last]!]
  }
  const place = new Map(tasks.map((task, index) => [task, index]))
  return [...planned].sort((one, other) => place.get(one.task)! - place.get(other.task)!)
}
