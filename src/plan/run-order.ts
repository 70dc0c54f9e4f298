import type { PlannedTrial } from '../contracts/plan.js'

/** Deterministic numbers in [0, 1) from a seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * The trials in the order to run them where not all may get their turn: tasks in a random order by the
 * seed, so that those that are left out are no selection; attempts on a task stay together.
 */
export const runOrder = (planned: readonly PlannedTrial[], seed: number): PlannedTrial[] => {
  const random = randomFrom(seed)
  const tasks = [...new Set(planned.map(trial => trial.task))]
  for (let last = tasks.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[tasks[last], tasks[other]] = [tasks[other]!, tasks[last]!]
  }
  const place = new Map(tasks.map((task, index) => [task, index]))
  return [...planned].sort((one, other) => place.get(one.task)! - place.get(other.task)!)
}
