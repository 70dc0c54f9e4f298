import { z } from 'zod'

/** One attempt of one agent on one task, before it runs. */
export const plannedTrialSchema = z.object({
  task: z.string(),
  agent: z.string(),
  model: z.string().nullable(),
  attempt: z.number().int().positive(),
  /** `<task[:32]>__<7 chars>`, unique within the job; also the name of its folder. */
  name: z.string()
})
export type PlannedTrial = z.infer<typeof plannedTrialSchema>
