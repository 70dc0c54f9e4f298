import { z } from 'zod'
import { modelFailureSchema } from './model-failure.js'
import { gatewayTokensSchema } from './tokens.js'

/** One model request and its answer, shortened. */
export const trajectoryStepSchema = z.object({
  n: z.number().int(),
  at: z.string(),
  provider: z.string(),
  model: z.string().nullable(),
  path: z.string(),
  status: z.number().int().nullable(),
  outcome: z.enum(['succeeded', 'failed', 'left', 'open']),
  cause: modelFailureSchema.nullable(),
  seconds: z.number().nullable(),
  tokens: gatewayTokensSchema.nullable(),
  request: z.object({
    bytes: z.number().int(),
    messages: z.number().int(),
    first: z.string().nullable(),
    last: z.string().nullable()
  }),
  answer: z.object({
    bytes: z.number().int(),
    text: z.string(),
    calls: z.array(z.object({ name: z.string(), arguments: z.string() }))
  })
})
export type TrajectoryStep = z.infer<typeof trajectoryStepSchema>

export const trajectorySchema = z.object({
  steps: z.array(trajectoryStepSchema),
  /** Steps in the middle that no longer fit. */
  dropped: z.number().int()
})
export type Trajectory = z.infer<typeof trajectorySchema>
