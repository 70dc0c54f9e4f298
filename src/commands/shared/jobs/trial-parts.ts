import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { CachePort } from '../../../contracts/cache.js'
import type { ProgressListener } from '../../../contracts/progress.js'
import type { Docker } from '../../../engine/docker.js'
import { expiresAfter, TRIAL_LIFE_SEC } from '../../../engine/labels.js'
import type { EngineHost } from '../../../engine/limits.js'
import { createGatewayImage } from '../../../image/gateway-image.js'
import { createImages, type ImagesContext } from '../../../image/images.js'
import { createRowImages } from '../../../image/row-images.js'
import { createSandboxes } from '../../../network/sandboxes.js'
import { upstreamProxyOf, warnOfLoopbackProxy } from '../../../network/upstream-proxy-settings.js'
import { oncePerKey } from '../../../text/single-flight.js'
import type { PreparedImage } from '../../../trial/prepared-image.js'
import type { Trust } from '../access/ca-bundle.js'
import {
  licencesOf,
  NO_ACCESS,
  openImageSource,
  provenanceOf,
  type RegistryAccess,
  type RegistryChoice
} from '../access/image-source.js'
import type { OpenedDataset } from '../dataset/open-dataset.js'
import type { JobFolder } from './job-folder.js'
import { readRowOf, readTestMaterial } from './read-test-material.js'

export interface TrialPartsRequest
  extends Pick<OpenedDataset, 'loaded' | 'bases' | 'rows'>,
    Pick<ImagesContext, 'rebuild' | 'logFilter'> {
  docker: Docker
  host: EngineHost
  folder: JobFolder
  registries: RegistryChoice
  registryAccess?: RegistryAccess | undefined
  /** GitHub's, on GitHub. */
  cache?: CachePort | undefined
  environment: Readonly<Record<string, string | undefined>>
  /** Certificates beside those that containers, builds and the gateway trust anyway. */
  trust: Trust | undefined
  /** Absolute path of the gateway's bundled program. */
  gatewayProgram: string
  /** Where work goes that is waited for at the end. */
  background: Set<Promise<unknown>>
  listener: ProgressListener
  signal: AbortSignal
}

/**
 * Opens what all trials share that run under one folder, whoever they are of: images, networks, and an id
 * of their own, since names of jobs may be the same in two folders and what is reaped goes by the id.
 */
export const openTrialParts = (request: TrialPartsRequest) => {
  const { docker, host, folder, loaded, bases, rows, trust, environment, listener, signal } = request
  const { registryAccess: access = NO_ACCESS, registries, cache, rebuild, logFilter } = request
  const jobId = `${folder.job}-${randomUUID().slice(0, 8)}`
  const ca = trust?.pem ?? null
  warnOfLoopbackProxy(environment, listener)
  const source = openImageSource(registries, { docker, access, environment, ca, cache, listener, signal })
  const building = {
    ...{ docker, host, listener, signal, source, logFilter },
    logDir: join(folder.jobDir, 'images'),
    provenance: provenanceOf(access, registries.registries, loaded.dataset)
  }
  const images = createImages({
    ...building,
    bases,
    rebuild,
    secrets: trust?.secrets,
    licences: licencesOf(loaded.entries)
  })
  const gatewayImage = createGatewayImage({ ...building, program: request.gatewayProgram })
  return {
    source,
    /** What an agent's programs are built with as well. */
    building,
    gatewayImage,
    context: {
      ...{ docker, host, jobId, listener, signal, readTestMaterial },
      images:
        rows === undefined
          ? images
          : createRowImages({
              ...{ ...building, rebuild, secrets: trust?.secrets, others: images, rowOf: readRowOf },
              ...{ publishedImages: rows.publishedImages, withCheckout: rows.repositories.withCheckout }
            }),
      sandboxes: createSandboxes({
        docker,
        jobId,
        gatewayImage,
        expiresAt: () => expiresAfter(TRIAL_LIFE_SEC),
        signal,
        upstreamProxy: upstreamProxyOf(environment),
        ca
      }),
      dataset: loaded.dataset,
      certificates: trust?.containers ?? null,
      jobName: folder.job,
      jobDir: folder.jobDir,
      ledger: source.ledger,
      inBackground: (work: Promise<unknown>) => void request.background.add(work),
      prepared: oncePerKey<string, PreparedImage>()
    }
  }
}
