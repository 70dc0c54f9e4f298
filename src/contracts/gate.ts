import { z } from 'zod'

/**
 * What a gate asks of results, one entry of `--fail-on`. Shares are between 0 and 1, costs in US
 * dollars for the whole job. `never` stands alone.
 */
export type Gate =
  | { readonly kind: 'never' }
  | { readonly kind: 'error' }
  | { readonly kind: 'below'; readonly rate: number }
  | { readonly kind: 'regression'; readonly alpha: number }
  | { readonly kind: 'lost'; readonly tasks: number }
  | { readonly kind: 'flagged' }
  | { readonly kind: 'cost'; readonly usd: number }

/** What one gate says. `not-judged`: it needs a baseline or prices and there are none to go by, which fails nothing. */
export const gateCheckSchema = z.object({
  /** As it is written in `--fail-on`. */
  gate: z.string(),
  outcome: z.enum(['passed', 'failed', 'not-judged']),
  sentence: z.string()
})
export type GateCheck = z.infer<typeof gateCheckSchema>

/** What all gates of a run say together. */
export const gateResultSchema = z.object({
  /** Whether no gate has failed. */
  passed: z.boolean(),
  /** One a gate, those that failed first. */
  checks: z.array(gateCheckSchema)
})
export type GateResult = z.infer<typeof gateResultSchema>
