import type { GatewayAccount } from '../../../contracts/gateway/account.js'
import type { GatewayConfig } from '../../../contracts/gateway/config.js'
import { type NamedCounts, totalOf } from './model-counts.js'

/** The limit that a trial's requests have reached, tokens before dollars; null where none is. Models without a price cost nothing. */
export const reachedLimit = (
  models: readonly NamedCounts[],
  { maxTokens, maxCostUsd }: GatewayConfig['limits']
): GatewayAccount['limit'] => {
  const { input, output } = totalOf(models).tokens
  const tokens = input + output
  const spent = models.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0)
  if (maxTokens !== null && tokens >= maxTokens)
    return { name: 'maxTokens', limit: maxTokens, reached: tokens }
  if (maxCostUsd !== null && spent >= maxCostUsd)
    return { name: 'maxCostUsd', limit: maxCostUsd, reached: spent }
  return null
}
