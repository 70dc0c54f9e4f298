import { errorMessage, FaultError } from '../../contracts/errors.js'
import {
  type ArtifactPort,
  artifactObstacle,
  artifactPort,
  type StoredArtifact
} from '../../github/artifact.js'
import type { RunnerContext } from '../../github/context.js'

export interface ServiceParts {
  context: RunnerContext
  environment: NodeJS.ProcessEnv
  runtimeToken: string | undefined
}

/** The artifacts of this workflow run, or why there are none here. */
export const artifactService = ({
  context,
  environment,
  runtimeToken
}: ServiceParts): { port: ArtifactPort } | { obstacle: string } => {
  const obstacle = artifactObstacle({ ...context, runtimeToken })
  if (obstacle !== undefined) return { obstacle }
  const port = artifactPort({
    environment,
    runtimeToken: runtimeToken ?? '',
    serverUrl: environment.GITHUB_SERVER_URL || 'https://github.com',
    repository: environment.GITHUB_REPOSITORY ?? '',
    runId: environment.GITHUB_RUN_ID ?? ''
  })
  return { port }
}

/**
 * All artifacts of this workflow run.
 * @throws FaultError where the service does not answer
 */
export const listArtifacts = async (port: ArtifactPort): Promise<StoredArtifact[]> => {
  try {
    return await port.list()
  } catch (thrown) {
    throw new FaultError(
      'infrastructure',
      'artifacts-unavailable',
      `The artifacts of this workflow run cannot be listed: ${errorMessage(thrown)}`,
      { cause: thrown }
    )
  }
}
