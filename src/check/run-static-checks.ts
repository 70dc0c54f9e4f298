import type { TaskOutcome } from './check-report.js'
import type { DatasetFacts } from './dataset-facts.js'
import { type Problem, SHOWN_PROBLEMS, type StaticCheck } from './static-check.js'
import { type TaskFolder, taskFacts } from './task-facts.js'

/** The first problems of many; the last of those counts the others. */
const firstOf = (problems: readonly Problem[]): readonly Problem[] => {
  const shown = problems.slice(0, SHOWN_PROBLEMS)
  const more = problems.length - shown.length
  return more === 0
    ? shown
    : shown.map((problem, index) =>
        index < SHOWN_PROBLEMS - 1
          ? problem
          : { ...problem, message: `${problem.message} There are ${more} more of the kind.` }
      )
}

/** Makes some checks on one task. */
export const runStaticChecks = (
  checks: readonly StaticCheck[],
  {
    folder,
    path,
    dataset
  }: { readonly folder: TaskFolder; readonly path: string; readonly dataset: DatasetFacts }
): TaskOutcome => {
  const facts = taskFacts(folder)
  const ran: string[] = []
  const notRun: TaskOutcome['notRun'][number][] = []
  const problems: TaskOutcome['problems'][number][] = []
  for (const { id, run } of checks) {
    const found = run(facts, dataset)
    if ('notRun' in found) {
      notRun.push({ check: id, reason: found.notRun })
      continue
    }
    ran.push(id)
    problems.push(...firstOf(found).map(problem => ({ ...problem, check: id })))
  }
  return { task: folder.name, path, ran, notRun, problems }
}
