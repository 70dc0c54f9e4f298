import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { CachePort } from '../../contracts/cache.js'
import type { ProgressListener } from '../../contracts/progress.js'
import { createDocker } from '../../engine/docker.js'
import { expiresAfter, TRIAL_LIFE_SEC } from '../../engine/labels.js'
import { engineHost } from '../../engine/limits.js'
import { reapJob, reapStale } from '../../engine/reap.js'
import { createGatewayImage } from '../../image/gateway-image.js'
import { createImages } from '../../image/images.js'
import { createSandboxes } from '../../network/sandboxes.js'
import { upstreamProxyOf } from '../../network/upstream-proxy-settings.js'
import { oncePerKey } from '../../text/single-flight.js'
import type { PreparedImage } from '../../trial/prepare-image.js'
import type { StageContext } from '../../trial/stages.js'
import { type JobFolder, openJobFolder } from '../run/job-folder.js'
import { logged } from '../run/make-trial-context.js'
import { readTestMaterial } from '../run/read-test-material.js'
import type { CaBundle } from '../run/run-options.js'
import { readTrust } from './ca-bundle.js'
import { defaultCacheDir, fileCache } from './file-cache.js'
import {
  licencesOf,
  NO_ACCESS,
  openImageSource,
  provenanceOf,
  type RegistryAccess,
  type RegistryChoice,
  saveBases
} from './image-source.js'
import type { OpenedDataset } from './open-dataset.js'

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
  { environment, registryAccess: access = NO_ACCESS, cache, gatewayProgram, ...given }: TaskRunsContext
): Promise<TaskRuns> => {
  const { signal } = given
  const docker = createDocker()
  const host = await engineHost(docker)
  const trust = await readTrust(options.caBundle, given.listener)
  const folder = await openJobFolder(options.jobsDir, undefined)
  const { job, jobDir } = folder
  const jobId = `${job}-${randomUUID().slice(0, 8)}`
  const listener = logged(folder, given.listener)
  const logDir = join(jobDir, 'images')
  const ca = trust?.pem ?? null
  const source = openImageSource(options, { docker, access, environment, ca, cache, listener, signal })
  const building = { docker, host, logDir, listener, signal, source }
  const background = new Set<Promise<unknown>>()
  const sandboxes = createSandboxes({
    docker,
    jobId,
    gatewayImage: createGatewayImage({ ...building, program: gatewayProgram }),
    expiresAt: () => expiresAfter(TRIAL_LIFE_SEC),
    signal,
    upstreamProxy: upstreamProxyOf(environment),
    ca
  })
  await reapStale(docker)
  const context: StageContext = {
    ...{ docker, host, jobId, jobDir, sandboxes, listener, signal, readTestMaterial },
    images: createImages({
      ...building,
      bases,
      provenance: provenanceOf(access, options.registries, loaded.dataset),
      secrets: trust?.secrets,
      licences: licencesOf(loaded.entries)
    }),
    dataset: loaded.dataset,
    certificates: trust?.containers ?? null,
    jobName: job,
    shard: 1,
    ledger: source.ledger,
    seal: 'never',
    maxRetries: options.maxRetries,
    multipliers: { environment: 1, agent: 1, verifier: 1 },
    agentHosts: { allow: [], deny: [] },
    modelUse: { maxTokens: null, prices: {}, budget: { left: () => null, seen: () => {} } },
    cache: fileCache(defaultCacheDir()),
    inBackground: work => void background.add(work),
    prepared: oncePerKey<string, PreparedImage>()
  }
  return {
    context,
    folder,
    async close() {
      await Promise.allSettled(background)
      await sandboxes.close()
      if (signal.aborted) await reapJob(docker, jobId)
    },
    keepForNextRun: () => saveBases(source)
  }
}
