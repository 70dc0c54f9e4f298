import { z } from 'zod'
import { hostAccountSchema } from './gateway/account.js'

/** What a phase may reach, with the task's, the run's and the agent's wishes put together. */
export const effectivePolicySchema = z.object({
  mode: z.enum(['public', 'no-network', 'allowlist']),
  /** Host rules in Harbor's syntax. In `public` phases: private addresses that may be reached all the same. */
  allow: z.array(z.string()),
  /** Wins over `allow`. */
  deny: z.array(z.string())
})
export type EffectivePolicy = z.infer<typeof effectivePolicySchema>

/** One thing that the probe tried from inside before the phase began. */
export const probeFindingSchema = z.object({
  /** What was tried, as `169.254.169.254:80`. */
  target: z.string(),
  expected: z.enum(['refused', 'answered']),
  held: z.boolean(),
  /** How it ended, as `ENETUNREACH`. */
  how: z.string()
})
export type ProbeFinding = z.infer<typeof probeFindingSchema>

/** What a phase's network allowed and refused. */
export const networkRecordSchema = z.object({
  policy: effectivePolicySchema,
  probe: z.array(probeFindingSchema),
  /** Empty where nothing stands between the phase and the network (`public`), or there is none. */
  hosts: z.array(hostAccountSchema)
})
export type NetworkRecord = z.infer<typeof networkRecordSchema>

/** Where an agent's model requests go: to the gateway, which alone holds the provider's key. */
export interface ModelAccess {
  /** Good for this trial alone; stands where the agent looks for a key. */
  token: string
  /** By the provider's id, without the protocol's own path (`/v1`): `http://<gateway>:<port>/<id>`. */
  baseUrls: Readonly<Record<string, string>>
}
