import { type ArtifactPort, artifactObstacle, artifactPort, type Uploaded } from '../../github/artifact.js'
import { artifactFiles } from '../../github/artifact-files.js'
import type { RunnerContext } from '../../github/context.js'
import type { RunnerPort } from '../../github/core.js'
import { quote } from '../read-options/quote.js'
import type { ActionState } from './state.js'

interface Parts {
  runner: RunnerPort
  context: RunnerContext
  environment: NodeJS.ProcessEnv
  runtimeToken: string | undefined
}

const portFor = ({ environment, runtimeToken }: Parts): ArtifactPort =>
  artifactPort({
    environment,
    runtimeToken: runtimeToken ?? '',
    serverUrl: environment.GITHUB_SERVER_URL || 'https://github.com',
    repository: environment.GITHUB_REPOSITORY ?? '',
    runId: environment.GITHUB_RUN_ID ?? ''
  })

/** Uploads a job's folder as the state says, or says why not. Throws what the service answers. */
export const uploadJob = async (state: ActionState, parts: Parts): Promise<Uploaded | undefined> => {
  const { runner, context, runtimeToken } = parts
  if (state.artifact === undefined) return undefined
  const obstacle = artifactObstacle({ ...context, runtimeToken })
  if (obstacle !== undefined) {
    runner.notice(`No artifact was uploaded: ${obstacle}. The results are in ${state.jobDir}`)
    return undefined
  }
  const { files, refused } = await artifactFiles(state.jobDir)
  if (refused.length > 0) {
    const first = refused.slice(0, 5).map(quote).join(', ')
    runner.warning(`The artifact lacks ${refused.length} files whose names it cannot hold: ${first}`)
  }
  if (files.length === 0) return undefined
  const { name, retentionDays } = state.artifact
  return portFor(parts).upload({ name, root: state.jobDir, files, retentionDays })
}
