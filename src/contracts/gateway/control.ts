import { z } from 'zod'
import { gatewayAccountSchema } from './account.js'
import { gatewayRulesSchema, portSchema } from './rules.js'
import { trajectorySchema } from './trajectory.js'

/** The first line on standard output. */
export const gatewayReadySchema = z.object({
  event: z.literal('ready'),
  /** The address on which both ports listen. */
  address: z.string(),
  proxyPort: portSchema,
  modelPort: portSchema,
  /** For each provider the path that its base URL becomes: `/<id>`. */
  paths: z.record(z.string(), z.string())
})
export type GatewayReady = z.infer<typeof gatewayReadySchema>

/** Why nothing started; exit code 2 where the configuration is at fault, else 1. */
export const gatewayFailedSchema = z.object({ event: z.literal('failed'), message: z.string() })

/** One JSON line each on standard input, after the configuration; `id` comes back in the answer. */
export const controlRequestSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('account'), id: z.number() }),
  z.object({ op: z.literal('trajectory'), id: z.number() }),
  /** Another phase, other rules: open connections end. */
  gatewayRulesSchema.extend({ op: z.literal('rules'), id: z.number() }),
  /** The trial's token is good no longer; open model requests end. */
  z.object({ op: z.literal('revoke'), id: z.number() }),
  /** Ends everything, answers with the last account, exits 0. So does the end of standard input. */
  z.object({ op: z.literal('stop'), id: z.number() })
])
export type ControlRequest = z.infer<typeof controlRequestSchema>

/** Answers on standard output, one JSON line each. */
export const controlAnswerSchema = z.object({
  event: z.literal('answer'),
  id: z.number().nullable(),
  ok: z.boolean(),
  message: z.string().optional(),
  account: gatewayAccountSchema.optional(),
  trajectory: trajectorySchema.optional()
})
export type ControlAnswer = z.infer<typeof controlAnswerSchema>

/** Said once, unasked, as soon as a limit is passed. */
export const limitReachedSchema = z.object({
  event: z.literal('limit-reached'),
  limit: gatewayAccountSchema.shape.limit.unwrap()
})

/** Every line that the gateway writes. */
export const gatewayLineSchema = z.discriminatedUnion('event', [
  gatewayReadySchema,
  gatewayFailedSchema,
  controlAnswerSchema,
  limitReachedSchema
])
export type GatewayLine = z.infer<typeof gatewayLineSchema>
