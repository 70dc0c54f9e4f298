import { join } from 'node:path'
import pLimit from 'p-limit'
import { errorMessage } from '../../contracts/errors.js'
import type { ArtifactPort, StoredArtifact } from '../../github/artifact.js'
import type { RunnerPort } from '../../github/core.js'
import { plural } from '../../text/plural.js'
import { quote } from '../../text/quote.js'
import { listArtifacts } from './artifact-service.js'
import { legArtifacts, withoutContested } from './leg-artifacts.js'

const AT_A_TIME = 8

export interface LegsRequest {
  port: ArtifactPort
  runner: RunnerPort
  /** Only of this job; undefined for all. */
  job: string | undefined
  /** Of now. */
  runAttempt: number
  /** A new folder for them. */
  folder: string
}

const tellDropped = (runner: RunnerPort, name: string, dropped: readonly { path: string }[]): void => {
  if (dropped.length === 0) return
  const first = dropped.slice(0, 3).map(({ path }) => quote(path))
  runner.warning(
    `Artifact ${name}: ${plural(dropped.length, 'file')} left out that cannot be unpacked safely, such as ${first.join(', ')}.`
  )
}

/**
 * Unpacks the artifacts of the legs of this workflow run, of every attempt, each into a folder of its
 * own that bears its name, and gives how many. One that cannot be had is a warning: its trials are not run.
 */
export const downloadLegs = async (request: LegsRequest): Promise<number> => {
  const { port, runner, job, folder } = request
  const found = legArtifacts(await listArtifacts(port), request)
  // Without a plan there may be several jobs of one name, each its own shard 1.
  const { legs, warnings } = job === undefined ? { legs: found, warnings: [] } : withoutContested(found)
  for (const warning of warnings) runner.warning(warning)
  const limit = pLimit(AT_A_TIME)
  const download = async (artifact: StoredArtifact): Promise<number> => {
    try {
      // Two artifacts may have one name: those of two attempts of a run can.
      const { dropped } = await port.download(artifact, join(folder, String(artifact.id), artifact.name))
      tellDropped(runner, artifact.name, dropped)
      return 1
    } catch (thrown) {
      runner.warning(`Artifact ${artifact.name} could not be downloaded: ${errorMessage(thrown)}`)
      return 0
    }
  }
  const counts = await Promise.all(legs.map(({ artifact }) => limit(() => download(artifact))))
  return counts.reduce<number>((sum, count) => sum + count, 0)
}
