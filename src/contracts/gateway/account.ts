import { z } from 'zod'
import { modelFailureSchema } from './model-failure.js'
import { gatewayTokensSchema } from './tokens.js'

export const GATEWAY_ACCOUNT_SCHEMA = 'kotlin-bench/gateway-account@1'

const countsSchema = z.object({
  /** Those for a model's answer; lists of models and counts of tokens are `otherRequests`. */
  requests: z.number().int(),
  succeeded: z.number().int(),
  failed: z.number().int(),
  /** Ended by the agent in the middle of an answer. */
  left: z.number().int(),
  /** Not ended yet. */
  open: z.number().int(),
  /** Answered without the provider's own count, so that tokens and cost are too low. */
  withoutUsage: z.number().int(),
  /** By the provider's status. */
  statuses: z.record(z.string(), z.number().int()),
  failures: z.partialRecord(modelFailureSchema, z.number().int()),
  tokens: gatewayTokensSchema,
  /** Null where a model's price is not known. */
  costUsd: z.number().nullable(),
  /** From each request to the end of its answer. */
  seconds: z.number()
})

export const failedRequestSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  provider: z.string(),
  model: z.string().nullable(),
  cause: modelFailureSchema,
  status: z.number().int().nullable(),
  /** What the provider or the network said; empty where only a status came. */
  message: z.string()
})
export type FailedRequest = z.infer<typeof failedRequestSchema>

export const hostAccountSchema = z.object({
  host: z.string(),
  port: z.number().int(),
  requests: z.number().int(),
  refused: z.number().int(),
  /** Allowed, but nobody answered there. */
  unreachable: z.number().int(),
  reasons: z.record(z.string(), z.number().int()),
  bytesUp: z.number().int(),
  bytesDown: z.number().int()
})
export type HostAccount = z.infer<typeof hostAccountSchema>

/** What the gateway has seen so far. */
export const gatewayAccountSchema = z.object({
  schema: z.literal(GATEWAY_ACCOUNT_SCHEMA),
  status: z.enum(['ok', 'limit-reached']),
  limit: z
    .object({ name: z.enum(['maxTokens', 'maxCostUsd']), limit: z.number(), reached: z.number() })
    .nullable(),
  total: countsSchema,
  models: z.array(countsSchema.extend({ provider: z.string(), model: z.string().nullable() })),
  /** Models that used tokens and whose price is not known. */
  unpriced: z.array(z.string()),
  otherRequests: z.number().int(),
  /** Requests on the model port that were not forwarded, by reason. */
  refused: z.record(z.string(), z.number().int()),
  firstFailure: failedRequestSchema.nullable(),
  lastFailure: failedRequestSchema.nullable(),
  /** Failures since the last success. */
  failuresInARow: z.number().int(),
  hosts: z.array(hostAccountSchema),
  /** Requests to hosts beyond the number that is kept by name. */
  otherHosts: z.object({ requests: z.number().int(), refused: z.number().int() })
})
export type GatewayAccount = z.infer<typeof gatewayAccountSchema>
export type ModelCounts = z.infer<typeof countsSchema>
