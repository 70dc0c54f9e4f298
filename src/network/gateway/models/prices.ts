import type { ModelPrice, PriceTable } from '../../../contracts/gateway/prices.js'
import type { GatewayTokens } from '../../../contracts/gateway/tokens.js'

/** The cache of Anthropic's models: reading at a tenth, writing (for five minutes) at five quarters. */
const anthropic = (input: number, output: number): ModelPrice => ({
  input,
  output,
  cached: input / 10,
  cacheWrite: (input * 5) / 4
})

const cachedAt = (input: number, cached: number, output: number): ModelPrice => ({ input, output, cached })

/**
 * List prices in US dollars for a million tokens, of well-known models, without tiers for long inputs,
 * batches or regions. Prices change: `--prices` replaces them name by name.
 */
export const PRICES: PriceTable = {
  'claude-opus-4-5': anthropic(5, 25),
  'claude-opus-4-1': anthropic(15, 75),
  'claude-opus-4': anthropic(15, 75),
  'claude-sonnet-4-5': anthropic(3, 15),
  'claude-sonnet-4': anthropic(3, 15),
  'claude-haiku-4-5': anthropic(1, 5),
  'claude-3-7-sonnet': anthropic(3, 15),
  'claude-3-5-haiku': anthropic(0.8, 4),
  'gpt-5.1': cachedAt(1.25, 0.125, 10),
  'gpt-5.1-codex': cachedAt(1.25, 0.125, 10),
  'gpt-5': cachedAt(1.25, 0.125, 10),
  'gpt-5-codex': cachedAt(1.25, 0.125, 10),
  'gpt-5-mini': cachedAt(0.25, 0.025, 2),
  'gpt-5-nano': cachedAt(0.05, 0.005, 0.4),
  'gpt-4.1': cachedAt(2, 0.5, 8),
  'gpt-4.1-mini': cachedAt(0.4, 0.1, 1.6),
  'gpt-4.1-nano': cachedAt(0.1, 0.025, 0.4),
  'gpt-4o': cachedAt(2.5, 1.25, 10),
  'gpt-4o-mini': cachedAt(0.15, 0.075, 0.6),
  o3: cachedAt(2, 0.5, 8),
  'o4-mini': cachedAt(1.1, 0.275, 4.4),
  'gemini-3-pro': cachedAt(2, 0.2, 12),
  'gemini-2.5-pro': cachedAt(1.25, 0.125, 10),
  'gemini-2.5-flash': cachedAt(0.3, 0.03, 2.5),
  'gemini-2.5-flash-lite': cachedAt(0.1, 0.01, 0.4)
}

/** `-20250929`, `-2025-08-07`, `-latest`, `-preview`, `-preview-05-06`: the same model at the same price. */
const VERSION = /^(?:-\d{8}|-\d{4}-\d{2}-\d{2}|-\d{3}|-latest|-preview(?:-\d{2}-\d{2,4})?)$/

/**
 * The price of a model: by its whole name, then without what stands before the last slash
 * (`anthropic/…`, `models/…`), then without its version. The user's table is asked first at each.
 */
export const createPriceList = (own: PriceTable): ((model: string) => ModelPrice | undefined) => {
  const table = new Map<string, ModelPrice>([...Object.entries(PRICES), ...Object.entries(own)])
  const unversioned = (name: string): ModelPrice | undefined => {
    for (const [key, price] of table) {
      if (name.startsWith(key) && VERSION.test(name.slice(key.length))) return price
    }
    return undefined
  }
  return model => {
    const name = model.slice(model.lastIndexOf('/') + 1)
    return table.get(model) ?? table.get(name) ?? unversioned(name)
  }
}

/** US dollars for tokens; `input` has the cached ones in it. */
export const costOf = (tokens: GatewayTokens, price: ModelPrice): number => {
  const fresh = Math.max(0, tokens.input - tokens.cached - tokens.cacheWrite)
  const dollars =
    fresh * price.input +
    tokens.cached * (price.cached ?? price.input) +
    tokens.cacheWrite * (price.cacheWrite ?? price.input) +
    tokens.output * price.output
  return dollars / 1_000_000
}
