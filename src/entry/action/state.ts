import { z } from 'zod'

const NAME = 'job'

/** What main tells post: which job it started, and what of it is still to be uploaded. */
const stateSchema = z.object({
  /** What the job's containers are labelled with. */
  id: z.string(),
  jobDir: z.string(),
  /** Undefined where the user wants none. */
  artifact: z.object({ name: z.string(), retentionDays: z.number().optional() }).optional(),
  uploaded: z.boolean()
})
export type ActionState = z.infer<typeof stateSchema>

/** Keeps the state; the last one saved counts. */
export const saveActionState = (save: (name: string, value: string) => void, state: ActionState): void =>
  save(NAME, JSON.stringify(state))

/** The state that main saved, or undefined when it got to no job. */
export const readActionState = (get: (name: string) => string): ActionState | undefined => {
  const text = get(NAME)
  return text === '' ? undefined : stateSchema.parse(JSON.parse(text))
}
