import { z } from 'zod'
import { priceTableSchema } from './prices.js'
import { gatewayProviderSchema } from './provider.js'
import { gatewayRulesSchema } from './rules.js'

/** One JSON line on standard input; the only way in which a key reaches the gateway. */
export const gatewayConfigSchema = z.object({
  listen: z
    .object({
      /** Where to listen: an address, or the block of the internal network, in which the gateway has one. */
      on: z.string().default('0.0.0.0'),
      proxyPort: z.number().int().min(0).max(65535).default(3128),
      modelPort: z.number().int().min(0).max(65535).default(8080),
      /** Where the unix sockets of relays are made; no agent sees the gateway's files. */
      socketFolder: z.string().default('/tmp/kotlin-bench-gateway')
    })
    .prefault({}),
  rules: gatewayRulesSchema.prefault({}),
  /** The trial's own, which agents show in place of a key. */
  token: z.object({
    value: z.string().min(16),
    /** Milliseconds since the epoch; null is until it is revoked or the gateway ends. */
    expiresAt: z.number().nullable().default(null)
  }),
  providers: z.array(gatewayProviderSchema).default([]),
  /** The network's own proxy on the way out, as from HTTPS_PROXY and NO_PROXY. */
  upstreamProxy: z
    .object({ url: z.url({ protocol: /^https?$/ }), noProxy: z.string().default('') })
    .nullable()
    .default(null),
  /** Certificates in PEM that are trusted beside Node's own. */
  ca: z.string().nullable().default(null),
  limits: z
    .object({
      maxTokens: z.number().int().positive().nullable().default(null),
      maxCostUsd: z.number().positive().nullable().default(null)
    })
    .prefault({}),
  /** Wins over our own table, name by name. */
  prices: priceTableSchema.default({})
})
export type GatewayConfig = z.infer<typeof gatewayConfigSchema>
export type GatewayConfigInput = z.input<typeof gatewayConfigSchema>
