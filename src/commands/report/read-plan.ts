import { realpath } from 'node:fs/promises'
import { UserError } from '../../contracts/errors.js'
import { PLAN_MAX_BYTES, type Plan, planSchema } from '../../contracts/plan.js'
import { visible } from '../../report/escape.js'
import { type ReadBudget, readJsonFile } from './safe-files.js'

/**
 * The plan in a file.
 * @throws UserError where there is none
 */
export const readPlan = async (path: string, budget: ReadBudget): Promise<Plan> => {
  // The path is the user's own, and may well be a link; what lies in artifacts may not.
  const value = await realpath(path)
    .then(file => readJsonFile(file, { maxBytes: PLAN_MAX_BYTES, budget }))
    .catch(() => undefined)
  const plan = planSchema.safeParse(value)
  if (plan.success) return plan.data
  throw new UserError(
    `--plan "${visible(path)}" is no plan. Give the file that \`kotlin-bench plan\` wrote, or leave it out to report on what is there.`
  )
}
