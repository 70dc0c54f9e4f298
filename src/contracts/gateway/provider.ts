import { z } from 'zod'

/** The protocol that a provider speaks; `openai` is Chat Completions and Responses and all that is like them. */
export const providerApiSchema = z.enum(['anthropic', 'openai', 'gemini'])
export type ProviderApi = z.infer<typeof providerApiSchema>

/** Where a provider wants its key. */
export const keyPlaceSchema = z.enum(['x-api-key', 'bearer', 'x-goog-api-key', 'api-key', 'query', 'none'])
export type KeyPlace = z.infer<typeof keyPlaceSchema>

export const gatewayProviderSchema = z.object({
  /** The first part of the path on the model port: `http://gateway:PORT/<id>/…`. */
  id: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,62}$/),
  api: providerApiSchema,
  baseUrl: z.url({ protocol: /^https?$/ }),
  /** Null where none is wanted, as by most model servers on one's own machine. */
  key: z.string().min(1).nullable(),
  /** By default as the protocol has it: `x-api-key`, `bearer`, `x-goog-api-key`; `none` without a key. */
  keyPlace: keyPlaceSchema.optional(),
  /** True where `baseUrl` is on the loopback of the machine that runs us: reached through `relay <id>`. */
  relay: z.boolean().default(false),
  /** Paths below the base URL that are forwarded beside the protocol's own for inference, as regular expressions. */
  extraPaths: z.array(z.string()).default([]),
  /** False leaves streamed Chat Completions as the agent asks for them, even without usage. */
  askForUsage: z.boolean().default(true),
  /** How long the provider may take to begin its answer, and may pause within it. */
  timeoutMs: z.number().int().positive().default(600_000)
})
export type GatewayProvider = z.infer<typeof gatewayProviderSchema>
