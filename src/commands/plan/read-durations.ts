import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { asksModel } from '../../agent/flag-owners.js'
import { UserError } from '../../contracts/errors.js'
import { REWARDS_SCHEMA, trialRecordSchema } from '../../contracts/rewards.js'
import { type KnownDuration, OVERHEAD_SEC } from '../../plan/estimate-seconds.js'
import { quote } from '../../text/quote.js'
import { REWARDS_MAX_BYTES } from '../shared/baseline/parse-rewards.js'

const fileSchema = z.object({ schema: z.literal(REWARDS_SCHEMA), trials: z.array(z.unknown()) })

const trialSchema = trialRecordSchema.pick({
  task: true,
  agent: true,
  model: true,
  outcome: true,
  seconds: true
})

const wrong = (path: string, what: string): UserError =>
  new UserError(
    `${quote(`--durations ${path}`)} ${what}. Name a \`rewards.json\` that \`run\` or \`report\` wrote, or leave the option out.`
  )

const readJson = async (path: string): Promise<unknown> => {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw wrong(path, 'does not exist')
  if (!found.isFile()) throw wrong(path, 'is no file')
  if (found.size > REWARDS_MAX_BYTES) throw wrong(path, 'is larger than 256 MiB')
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    throw wrong(path, 'is no JSON')
  }
}

/**
 * How long the trials of an earlier result took, those with a verdict: agent and tests, and what is
 * around them; images were perhaps built then and are perhaps there now.
 * @throws UserError where the file is none
 */
export const readDurations = async (path: string): Promise<KnownDuration[]> => {
  const file = fileSchema.safeParse(await readJson(path))
  if (!file.success) throw wrong(path, 'is no result of kotlin-bench')
  return file.data.trials.flatMap(value => {
    const trial = trialSchema.safeParse(value)
    if (!trial.success || trial.data.outcome === 'error') return []
    const { task, agent, model, seconds } = trial.data
    const taken = (seconds.agent ?? 0) + (seconds.verify ?? 0) + OVERHEAD_SEC
    return [{ task, agent, model, asksModel: asksModel(agent), seconds: taken }]
  })
}
