import type { ProgressListener } from '../../contracts/progress.js'
import { GRADINGS } from '../../contracts/swe-polybench.js'
import type { ShardOfPlan } from './planned-shard.js'
import type { RunOptions } from './run-options.js'

const pathMessage = (typedPath: string | undefined, { plan }: ShardOfPlan): string | undefined => {
  const { rows, pinned } = plan.dataset
  if (typedPath === undefined || (rows === undefined && pinned === null)) return undefined
  const what = rows === undefined ? `of ${pinned}` : `of the rows in ${rows.file}`
  return `--path ${typedPath} has no effect: plan ${plan.id} is ${what}. Leave it out, or make a plan of that folder.`
}

/** All of them, the default, may have been filled in by a runner. */
const gradingMessage = ({ gradings }: RunOptions['ofRows'], { plan }: ShardOfPlan): string | undefined =>
  plan.dataset.rows !== undefined || gradings.length === GRADINGS.length
    ? undefined
    : `--grading ${gradings.join(',')} has no effect: plan ${plan.id} is of tasks in folders, which their own tests grade. Leave it out.`

/** Says of what is named beside a plan, and is about another kind of dataset than the plan's, that it has no effect. */
export const warnOfUnused = (
  { typedPath, ofRows }: Pick<RunOptions, 'typedPath' | 'ofRows'>,
  ofPlan: ShardOfPlan,
  listener: ProgressListener
): void => {
  for (const message of [pathMessage(typedPath, ofPlan), gradingMessage(ofRows, ofPlan)])
    if (message !== undefined) listener({ type: 'warning', message })
}
