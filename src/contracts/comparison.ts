import { z } from 'zod'

/** What two results have to share for their rates to be compared without a word of warning. */
export const differenceSchema = z.object({
  what: z.enum(['dataset', 'rules', 'limits', 'images', 'verifier-mode', 'network', 'tool']),
  /** A sentence with both values. */
  message: z.string()
})
export type Difference = z.infer<typeof differenceSchema>

/**
 * What a comparison comes to. `cannot-tell`: too few pairs differ for any test to say anything;
 * `no-difference`: a test was made and found none.
 */
export const conclusionSchema = z.enum(['better', 'worse', 'no-difference', 'cannot-tell'])
export type Conclusion = z.infer<typeof conclusionSchema>

/** One agent and model against the baseline, over the tasks that were scored on both sides. */
export const groupComparisonSchema = z.object({
  agent: z.string(),
  model: z.string().nullable(),
  /** Who it is compared with: the same agent and model, or the only one on the other side. */
  baseline: z.object({ agent: z.string(), model: z.string().nullable() }),
  /** Tasks scored on both sides. */
  pairs: z.number().int().nonnegative(),
  rate: z.number().nullable(),
  baselineRate: z.number().nullable(),
  /** rate minus baselineRate over the pairs, and its 95 % interval. */
  change: z.number().nullable(),
  interval95: z.tuple([z.number(), z.number()]).nullable(),
  /** Tasks whose mean went up, and down. */
  gained: z.number().int().nonnegative(),
  lost: z.number().int().nonnegative(),
  test: z.enum(['mcnemar', 'sign-flip']),
  /** Two-sided; null where nothing differs. */
  p: z.number().nullable(),
  /** The same after Holm's correction over the agents that were compared. */
  pHolm: z.number().nullable(),
  conclusion: conclusionSchema,
  /** The smallest fall of the rate that so many pairs would have shown at the given alpha; null without pairs. */
  smallestLoss: z.number().nullable(),
  newlySolved: z.array(z.string()),
  newlyLost: z.array(z.string()),
  /** Over the pairs; null where one side knows none. */
  costChangeUsd: z.number().nullable(),
  tokensChange: z.number().nullable()
})
export type GroupComparison = z.infer<typeof groupComparisonSchema>

/** Results beside those of an earlier run. */
export const comparisonSchema = z.object({
  /** Where the baseline comes from, in words, and the page that shows it. */
  source: z.string(),
  url: z.string().nullable(),
  job: z.string(),
  alpha: z.number(),
  differences: z.array(differenceSchema),
  groups: z.array(groupComparisonSchema),
  /** Agents of either side that the other does not have. */
  unmatched: z.array(z.string())
})
export type Comparison = z.infer<typeof comparisonSchema>
