import type { ModelCounts } from '../../../contracts/gateway/account.js'
import type { GatewayConfig } from '../../../contracts/gateway/config.js'
import type { GatewayTokens } from '../../../contracts/gateway/tokens.js'
import { costOf, createPriceList } from './prices.js'

/** More models than this are an agent's play; they are counted under null. */
const MAX_MODELS = 200

/** What is added up of a model's requests; the cost follows from it. */
export type Counts = Omit<ModelCounts, 'costUsd'>

/** What is asked of one model of one provider. */
export interface NamedCounts extends ModelCounts {
  readonly provider: string
  /** null where no name is known, or too many are. */
  readonly model: string | null
}

/** Nothing asked yet. */
export const emptyCounts = (): Counts => ({
  requests: 0,
  succeeded: 0,
  failed: 0,
  left: 0,
  open: 0,
  withoutUsage: 0,
  statuses: {},
  failures: {},
  tokens: { input: 0, cached: 0, cacheWrite: 0, output: 0 },
  seconds: 0
})

const SUMMED = ['requests', 'succeeded', 'failed', 'left', 'open', 'withoutUsage', 'seconds'] as const

/** The sum of both. */
export const addTokens = (to: GatewayTokens, tokens: GatewayTokens): GatewayTokens => ({
  input: to.input + tokens.input,
  cached: to.cached + tokens.cached,
  cacheWrite: to.cacheWrite + tokens.cacheWrite,
  output: to.output + tokens.output
})

const addRecord = <K extends string>(
  to: Partial<Record<K, number>>,
  from: Partial<Record<K, number>>
): void => {
  for (const [key, count] of Object.entries(from) as Array<[K, number]>) to[key] = (to[key] ?? 0) + count
}

/** Of all models together; the cost is null where one has none. */
export const totalOf = (models: readonly ModelCounts[]): ModelCounts => {
  const total: ModelCounts = { ...emptyCounts(), costUsd: 0 }
  for (const counts of models) {
    for (const key of SUMMED) total[key] += counts[key]
    addRecord(total.statuses, counts.statuses)
    addRecord(total.failures, counts.failures)
    total.tokens = addTokens(total.tokens, counts.tokens)
    total.costUsd = total.costUsd === null || counts.costUsd === null ? null : total.costUsd + counts.costUsd
  }
  return total
}

/** The counts by provider and model. */
export interface CountsByModel {
  /** Those of one model, to be added to. */
  of(provider: string, model: string | null): Counts
  /** A copy, with what each costs: null where tokens were used and no price is known. */
  read(): NamedCounts[]
}

const isUsed = (counts: Counts): boolean => counts.tokens.input + counts.tokens.output > 0

/** Counts by model, priced by the user's table over our own. */
export const createCountsByModel = (prices: GatewayConfig['prices']): CountsByModel => {
  const priceOf = createPriceList(prices)
  const byKey = new Map<string, { provider: string; model: string | null; counts: Counts }>()

  const costOfCounts = (model: string | null, counts: Counts): number | null => {
    const price = model === null ? undefined : priceOf(model)
    if (price === undefined) return isUsed(counts) ? null : 0
    return costOf(counts.tokens, price)
  }

  return {
    of(provider, model) {
      const name = byKey.size < MAX_MODELS || byKey.has(`${provider} ${model}`) ? model : null
      const key = `${provider} ${name}`
      let entry = byKey.get(key)
      if (entry === undefined) {
        entry = { provider, model: name, counts: emptyCounts() }
        byKey.set(key, entry)
      }
      return entry.counts
    },
    read: () =>
      [...byKey.values()].map(({ provider, model, counts }) => ({
        provider,
        model,
        ...counts,
        statuses: { ...counts.statuses },
        failures: { ...counts.failures },
        costUsd: costOfCounts(model, counts)
      }))
  }
}
