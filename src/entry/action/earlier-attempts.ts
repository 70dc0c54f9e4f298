import { join } from 'node:path'
import { errorMessage } from '../../contracts/errors.js'
import type { ArtifactPort } from '../../github/artifact.js'
import type { RunnerPort } from '../../github/core.js'
import { quote } from '../../text/quote.js'
import { legArtifacts, withoutContested } from './leg-artifacts.js'

export interface EarlierRequest {
  port: ArtifactPort
  runner: RunnerPort
  job: string
  shard: number
  /** Of now: only those before it are looked at. */
  runAttempt: number
  /** A new folder for them. */
  folder: string
}

/**
 * Unpacks what earlier attempts of this workflow run left of a shard, and gives the folders, the newest
 * first by the attempt's number; ids and times of artifacts say nothing of that. One that cannot be had
 * is a warning: its trials are run again.
 */
export const earlierAttempts = async (request: EarlierRequest): Promise<string[]> => {
  const { port, runner, shard, runAttempt, folder } = request
  const stored = await port.list().catch((thrown: unknown) => {
    runner.warning(
      `What earlier attempts left cannot be looked up, so all trials run again: ${errorMessage(thrown)}`
    )
    return []
  })
  const left = legArtifacts(stored, request).filter(leg => leg.shard === shard && leg.attempt < runAttempt)
  const { legs, warnings } = withoutContested(left)
  for (const warning of warnings) runner.warning(warning)
  const found = legs.sort((a, b) => b.attempt - a.attempt)
  const folders: string[] = []
  for (const { artifact } of found) {
    const target = join(folder, `${artifact.name}-${artifact.id}`)
    try {
      const { dropped } = await port.download(artifact, target)
      const [first] = dropped
      if (first !== undefined) {
        runner.warning(
          `Artifact ${artifact.name}: ${dropped.length} files are passed over, such as ${quote(first.path)} (${first.cause}).`
        )
      }
      folders.push(target)
    } catch (thrown) {
      runner.warning(
        `Artifact ${artifact.name} cannot be read, so its trials run again: ${errorMessage(thrown)}`
      )
    }
  }
  return folders
}
