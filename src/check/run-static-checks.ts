import type { TaskOutcome } from './check-report.js'
import type { DatasetFacts } from './dataset-facts.js'
import { runChecks } from './run-checks.js'
import type { StaticCheck } from './static-check.js'
import { type TaskFolder, taskFacts } from './task-facts.js'

/** Makes some checks on one task's files. */
export const runStaticChecks = (
  checks: readonly StaticCheck[],
  {
    folder,
    path,
    dataset
  }: { readonly folder: TaskFolder; readonly path: string; readonly dataset: DatasetFacts }
): TaskOutcome => {
  const facts = taskFacts(folder)
  return runChecks(checks, { task: folder.name, path }, ({ run }) => run(facts, dataset))
}
