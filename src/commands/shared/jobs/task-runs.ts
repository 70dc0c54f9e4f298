import type { CachePort } from '../../../contracts/cache.js'
import type { ProgressListener } from '../../../contracts/progress.js'
import { createDocker } from '../../../engine/docker.js'
import { engineHost } from '../../../engine/limits.js'
import { reapJob, reapStale } from '../../../engine/reap.js'
import type { StageContext } from '../../../trial/stages.js'
import { type CaBundle, readTrust } from '../access/ca-bundle.js'
import { type RegistryAccess, type RegistryChoice, saveBases } from '../access/image-source.js'
import type { OpenedDataset } from '../dataset/open-dataset.js'
import { defaultCacheDir, fileCache } from '../files/file-cache.js'
import { type JobFolder, openJobFolder } from './job-folder.js'
import { logged } from './job-log.js'
import { openTrialParts } from './trial-parts.js'

/** How tasks are run where it is the task that is looked at, and no agent. */
export interface TaskRunsOptions extends RegistryChoice {
  /** What builds and containers are to trust beside what they do. */
  caBundle: CaBundle | undefined
  /** Where the folder goes that holds all output. Absolute. */
  jobsDir: string
  /** How often a run is tried again that the infrastructure failed. */
  maxRetries: number
}

/** What the edge hands in. */
export interface TaskRunsContext {
  environment: Readonly<Record<string, string | undefined>>
  listener: ProgressListener
  signal: AbortSignal
  registryAccess?: RegistryAccess | undefined
  /** GitHub's, on GitHub. */
  cache?: CachePort | undefined
  /** Absolute path of the gateway's bundled program. */
  gatewayProgram: string
}

/** Containers of tasks, opened. */
export interface TaskRuns {
  context: StageContext
  folder: JobFolder
  /** Waits for what is in the background, and removes what a cut run has left. */
  close(): Promise<void>
  /** Puts the bases that were built where the next run finds them. */
  keepForNextRun(): Promise<void>
}

/**
 * Opens what the stages of tasks run in: images, networks, a folder for their output. The history in the
 * images stays as it is.
 * @throws UserError where the folder cannot be made, FaultError where no engine answers
 */
export const openTaskRuns = async (
  { loaded, bases }: OpenedDataset,
  options: TaskRunsOptions,
  { environment, registryAccess, cache, gatewayProgram, ...given }: TaskRunsContext
): Promise<TaskRuns> => {
  const { signal } = given
  const docker = createDocker()
  const host = await engineHost(docker)
  const trust = await readTrust(options.caBundle, given.listener)
  const folder = await openJobFolder(options.jobsDir, undefined)
  const background = new Set<Promise<unknown>>()
  const parts = openTrialParts({
    ...{ docker, host, folder, loaded, bases, trust, background, environment, cache, gatewayProgram },
    ...{ registries: options, registryAccess, listener: logged(folder, given.listener), signal }
  })
  await reapStale(docker)
  const context: StageContext = {
    ...parts.context,
    shard: 1,
    seal: 'never',
    maxRetries: options.maxRetries,
    multipliers: { environment: 1, agent: 1, verifier: 1 },
    agentHosts: { allow: [], deny: [] },
    modelUse: { maxTokens: null, prices: {}, budget: { left: () => null, seen: () => {} } },
    cache: fileCache(defaultCacheDir())
  }
  return {
    context,
    folder,
    async close() {
      await Promise.allSettled(background)
      await context.sandboxes.close()
      if (signal.aborted) await reapJob(docker, context.jobId)
    },
    keepForNextRun: () => saveBases(parts.source)
  }
}
