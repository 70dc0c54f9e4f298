import { z } from 'zod'

/**
 * `input` is all that the model read, also what was cached (`cached`) and what was written to the cache
 * (`cacheWrite`), whatever the provider's own count leaves out.
 */
export const gatewayTokensSchema = z.object({
  input: z.number(),
  cached: z.number(),
  cacheWrite: z.number(),
  output: z.number()
})
export type GatewayTokens = z.infer<typeof gatewayTokensSchema>
