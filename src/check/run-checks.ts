import type { TaskOutcome } from './check-report.js'
import { type NotRun, type Problem, SHOWN_PROBLEMS } from './static-check.js'

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

/** Makes some checks of one stage on one task. */
export const runChecks = <Check extends { readonly id: string }>(
  checks: readonly Check[],
  { task, path }: Pick<TaskOutcome, 'task' | 'path'>,
  run: (check: Check) => readonly Problem[] | NotRun
): TaskOutcome => {
  const ran: string[] = []
  const notRun: TaskOutcome['notRun'][number][] = []
  const problems: TaskOutcome['problems'][number][] = []
  for (const check of checks) {
    const found = run(check)
    if ('notRun' in found) {
      notRun.push({ check: check.id, reason: found.notRun })
      continue
    }
    ran.push(check.id)
    problems.push(...firstOf(found).map(problem => ({ ...problem, check: check.id })))
  }
  return { task, path, ran, notRun, problems }
}
