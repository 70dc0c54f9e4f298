import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/**
 * The id of a job or trial as Harbor's readers want it, a UUID: made of the absolute path of its folder,
 * so that it stays the same when the folder is written again. Version 8 of RFC 9562 is for ids such as this.
 */
export const harborId = (dir: string): string => {
  const hex = createHash('sha256').update(dir).digest('hex')
  const variant = '89ab'[Number.parseInt(hex[16]!, 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32)
  ].join('-')
}

/** What Harbor calls the dataset of a trial: the last part of the folder or repository it is from. */
export const harborDataset = (source: string): string => basename(source) || 'adhoc'

/** `provider/name` in Harbor's two fields; null without a model. */
export const harborModel = (model: string | null): { name: string; provider: string | null } | null => {
  if (model === null) return null
  const slash = model.indexOf('/')
  return slash === -1
    ? { name: model, provider: null }
    : { name: model.slice(slash + 1), provider: model.slice(0, slash) }
}

/** Under what Harbor counts the trials of one agent, model and dataset. */
export const harborEvalKey = (
  { agent, model }: { readonly agent: string; readonly model: string | null },
  dataset: string
): string => [agent, ...(model === null ? [] : [harborModel(model)!.name]), harborDataset(dataset)].join('__')

/** Harbor's names for how far each time limit is stretched. */
export const harborMultipliers = (multipliers: {
  readonly environment: number
  readonly agent: number
  readonly verifier: number
}): object => ({
  environment_build_timeout_multiplier: multipliers.environment,
  agent_timeout_multiplier: multipliers.agent,
  verifier_timeout_multiplier: multipliers.verifier
})
