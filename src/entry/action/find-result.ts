import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chooseArtifact } from '../../commands/shared/baseline/baseline-artifact.js'
import { UserError } from '../../contracts/errors.js'
import type { ArtifactPort, StoredArtifact } from '../../github/artifact.js'
import { quote } from '../../text/quote.js'
import { listArtifacts } from './artifact-service.js'

export interface ResultPlace {
  workspace: string
  /** A new folder for what is downloaded. */
  folder: string
  /** The artifacts of this workflow run, or why there are none here. */
  service: { port: ArtifactPort } | { obstacle: string }
}

const choose = (artifacts: readonly StoredArtifact[], named: string | undefined): StoredArtifact => {
  const kept = artifacts.map(artifact => ({ ...artifact, isExpired: false, createdAt: '' }))
  const chosen =
    named === undefined ? chooseArtifact(kept, undefined) : kept.find(({ name }) => name === named)
  if (chosen !== undefined && !('several' in chosen)) return chosen
  if (named !== undefined) {
    throw new UserError(
      `Input \`result\` is ${quote(named)}, which is neither a file, a folder, nor an artifact of this workflow run.`
    )
  }
  throw new UserError(
    chosen === undefined
      ? 'This workflow run has no artifact of a whole evaluation; name a `rewards.json` with input `result`.'
      : `This workflow run has reports of several jobs; name one with input \`result\`: ${chosen.several.join(', ')}.`
  )
}

/**
 * Where the result is that input `result` names: a file or folder by its path, or an artifact of this
 * workflow run by its name; by default that of the run's report. Absolute.
 * @throws UserError where there is none
 * @throws FaultError where the artifacts cannot be had
 */
export const findResult = async (
  result: string | undefined,
  { workspace, folder, service }: ResultPlace
): Promise<string> => {
  if (result !== undefined) {
    const path = resolve(workspace, result)
    if ((await stat(path).catch(() => undefined)) !== undefined) return path
  }
  if ('obstacle' in service) {
    const named = result === undefined ? 'Input `result` is not given' : `There is no ${quote(result)}`
    throw new UserError(`${named}, and ${service.obstacle}. Name a \`rewards.json\` with input \`result\`.`)
  }
  await service.port.download(choose(await listArtifacts(service.port), result), folder)
  return folder
}
