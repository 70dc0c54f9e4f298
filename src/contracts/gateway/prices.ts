import { z } from 'zod'

/** US dollars for a million tokens. */
export const modelPriceSchema = z.object({
  input: z.number().nonnegative(),
  output: z.number().nonnegative(),
  /** Input that the provider had cached; as `input` where it is not given. */
  cached: z.number().nonnegative().optional(),
  /** Input that the provider was told to cache; as `input` where it is not given. */
  cacheWrite: z.number().nonnegative().optional()
})
export type ModelPrice = z.infer<typeof modelPriceSchema>

/** By name of the model; a `--prices` file has this shape. */
export const priceTableSchema = z.record(z.string().min(1), modelPriceSchema)
export type PriceTable = z.infer<typeof priceTableSchema>
