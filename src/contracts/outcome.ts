import { z } from 'zod'

/** `resolved` and `unresolved` follow a verdict; `error` means there is none and a fault says whose. */
export const outcomeSchema = z.enum(['resolved', 'unresolved', 'error'])
export type Outcome = z.infer<typeof outcomeSchema>

/** Whose fault the lack of a verdict is: the engine's or host's, the model provider's, the task's. */
export const FAULT_KINDS = ['infrastructure', 'model', 'task'] as const
export const faultKindSchema = z.enum(FAULT_KINDS)
export type FaultKind = (typeof FAULT_KINDS)[number]

/** The four phases of a trial, in order. */
export const phaseSchema = z.enum(['environment', 'agent', 'verify', 'score'])
export type Phase = z.infer<typeof phaseSchema>

/** A fault as it stands in results: whose, what happened, in which phase. */
export const faultSchema = z.object({
  kind: faultKindSchema,
  /** A short stable word for grouping, such as `image-build-failed`. */
  code: z.string(),
  message: z.string(),
  phase: phaseSchema
})
export type Fault = z.infer<typeof faultSchema>
