import { REWARDS_SCHEMA, type Rewards, rewardsSchema } from '../../../contracts/rewards.js'

/** Far above the results of ten thousand trials. */
export const REWARDS_MAX_BYTES = 256 * 1024 * 1024

/**
 * The text of a `rewards.json`, read.
 * @throws Error that says what it is instead
 */
export const parseRewards = (text: string): Rewards => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('it is no JSON')
  }
  const result = rewardsSchema.safeParse(value)
  if (result.success) return result.data
  const schema = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : undefined
  if (schema !== REWARDS_SCHEMA) {
    const said = typeof schema === 'string' ? `, but ${schema.slice(0, 100)}` : ''
    throw new Error(`its schema is not ${REWARDS_SCHEMA}${said}`)
  }
  const [issue] = result.error.issues
  throw new Error(`at ${issue?.path.join('.')} it is not as ${REWARDS_SCHEMA} has it (${issue?.message})`)
}
