import { z } from 'zod'

/** What two results have to share for their rates to be compared without a word of warning. */
export const differenceSchema = z.object({
  what: z.enum([
    'dataset',
    'rules',
    'limits',
    'images',
    'verifier-mode',
    'hints',
    'sealing',
    'network',
    'tool'
  ]),
  /** A sentence with both values. */
  message: z.string()
})
export type Difference = z.infer<typeof differenceSchema>

/**
 * What a comparison comes to. `cannot-tell`: fewer than five pairs differ, or so few that no test would
 * say anything even if all of them fell to one side; `no-difference`: a test was made and found none.
 */
export const conclusionSchema = z.enum(['better', 'worse', 'no-difference', 'cannot-tell'])
export type Conclusion = z.infer<typeof conclusionSchema>

/** One agent and model against the baseline, over the tasks that were scored on both sides. */
export const groupComparisonSchema = z.object({
  agent: z.string(),
  model: z.string().nullable(),
  /** Who it is compared with: the same agent and model, or the only one on the other side. */
  baseline: z.object({ agent: z.string(), model: z.string().nullable() }),
  /** Tasks scored on both sides, by the same kind of evidence. */
  pairs: z.number().int().nonnegative(),
  /** Means over the pairs of each task's mean; null without pairs. */
  rate: z.number().nullable(),
  baselineRate: z.number().nullable(),
  /** rate minus baselineRate over the pairs, and its 95 % interval. */
  change: z.number().nullable(),
  interval95: z.tuple([z.number(), z.number()]).nullable(),
  /** Tasks whose mean went up, and down: the discordant pairs. */
  gained: z.number().int().nonnegative(),
  lost: z.number().int().nonnegative(),
  /** `mcnemar` where every pair has one scored trial a side. */
  test: z.enum(['mcnemar', 'sign-flip']),
  /** Two-sided; null where nothing differs. */
  p: z.number().nullable(),
  /** The same after Holm's correction over the agents that were compared. */
  pHolm: z.number().nullable(),
  conclusion: conclusionSchema,
  /**
   * The smallest fall of the rate that so many pairs would have shown at the given alpha: by so many
   * tasks lost and none gained, where Holm's correction is the hardest. Null where not even the loss
   * of all pairs would have been seen.
   */
  smallestLoss: z.number().nullable(),
  /** Tasks that none of the baseline's trials resolved and one of these did, and the other way round. */
  newlySolved: z.array(z.string()),
  newlyLost: z.array(z.string()),
  /** Sums over the pairs of each task's mean per trial; of pairs where both sides know it, null without any. */
  costChangeUsd: z.number().nullable(),
  tokensChange: z.number().nullable()
})
export type GroupComparison = z.infer<typeof groupComparisonSchema>

/** Results beside those of an earlier run. */
export const comparisonSchema = z.object({
  /** Where the baseline comes from, in words, and the page that shows it. */
  source: z.string(),
  url: z.string().nullable(),
  /** The baseline's job. */
  job: z.string(),
  alpha: z.number(),
  differences: z.array(differenceSchema),
  groups: z.array(groupComparisonSchema),
  /** Agents of either side that the other does not have. */
  unmatched: z.array(z.string())
})
export type Comparison = z.infer<typeof comparisonSchema>
