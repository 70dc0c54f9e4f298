import type { PriceTable } from '../../contracts/gateway/prices.js'
import type { ProgressListener } from '../../contracts/progress.js'
import type { TrialRecord } from '../../contracts/rewards.js'
import { createPriceList } from '../../network/gateway/models/prices.js'

/** Says of each model once that its cost is not known, where a limit on cost was set. */
export interface UnpricedModels {
  /** Of models that are known before anything runs. */
  planned(models: readonly (string | null)[]): void
  /** Of what a trial turned out to use. */
  ended(record: TrialRecord): void
}

/** Warns once for each model that `--max-cost` cannot count, since neither our list nor `--prices` has its price. */
export const warnOfUnpricedModels = (
  { maxCostUsd, prices }: { maxCostUsd: number | undefined; prices: PriceTable },
  listener: ProgressListener
): UnpricedModels => {
  const told = new Set<string>()
  const priceOf = createPriceList(prices)
  const tell = (model: string): void => {
    if (maxCostUsd === undefined || told.has(model)) return
    told.add(model)
    listener({
      type: 'warning',
      message: `The price of ${model} is not known, so --max-cost does not count what it costs. A file named by --prices takes it: {"${model}": {"input": 3, "output": 15}}, in US dollars for a million tokens.`
    })
  }
  return {
    planned(models) {
      for (const model of models) if (model !== null && priceOf(model) === undefined) tell(model)
    },
    ended({ model, agent, tokens, costUsd }) {
      if (tokens !== null && costUsd === null) tell(model ?? `the model of agent ${agent}`)
    }
  }
}
