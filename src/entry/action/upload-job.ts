import type { Uploaded } from '../../github/artifact.js'
import { artifactFiles } from '../../github/artifact-files.js'
import type { RunnerPort } from '../../github/core.js'
import { quote } from '../../text/quote.js'
import { artifactService, type ServiceParts } from './artifact-service.js'
import type { ActionState } from './state.js'

interface Parts extends ServiceParts {
  runner: RunnerPort
}

/** Uploads a job's folder, or a report's, as the state says, or says why not. Throws what the service answers. */
export const uploadJob = async (
  state: Pick<ActionState, 'jobDir' | 'artifact'>,
  parts: Parts
): Promise<Uploaded | undefined> => {
  const { runner } = parts
  if (state.artifact === undefined) return undefined
  const service = artifactService(parts)
  if ('obstacle' in service) {
    runner.notice(`No artifact was uploaded: ${service.obstacle}. The results are in ${state.jobDir}`)
    return undefined
  }
  const { files, refused } = await artifactFiles(state.jobDir)
  if (refused.length > 0) {
    const first = refused.slice(0, 5).map(quote).join(', ')
    runner.warning(`The artifact lacks ${refused.length} files whose names it cannot hold: ${first}`)
  }
  if (files.length === 0) return undefined
  const { name, retentionDays } = state.artifact
  return service.port.upload({ name, root: state.jobDir, files, retentionDays })
}
