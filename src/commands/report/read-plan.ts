import { realpath } from 'node:fs/promises'
import { errorMessage, UserError } from '../../contracts/errors.js'
import { PLAN_MAX_BYTES, type Plan } from '../../contracts/plan.js'
import { readSoundPlan } from '../../contracts/sound-plan.js'
import { visible } from '../../report/escape.js'
import { quote } from '../../text/quote.js'
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
  try {
    return readSoundPlan(value)
  } catch (error) {
    throw new UserError(
      `${quote(`--plan ${path}`)} is no plan: ${visible(errorMessage(error))}. Give the file that \`kotlin-bench plan\` wrote, or leave it out to report on what is there.`
    )
  }
}
