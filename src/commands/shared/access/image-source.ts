import { join } from 'node:path'
import type { CachePort } from '../../../contracts/cache.js'
import type { ProgressListener } from '../../../contracts/progress.js'
import type { DatasetEntry } from '../../../dataset/folder.js'
import type { Docker } from '../../../engine/docker.js'
import { createBaseCache } from '../../../image/base-cache.js'
import type { ImageSource } from '../../../image/ensure-image.js'
import type { Provenance } from '../../../image/image-labels.js'
import { createLedger } from '../../../image/image-ledger.js'
import { fileLock } from '../../../image/key-lock.js'
import type { Login } from '../../../image/registry/client-config.js'
import type { PushPlace } from '../../../image/registry/denied.js'
import { createRegistries } from '../../../image/registry/registries.js'
import type { Registry } from '../../../image/registry/registry.js'
import { defaultCacheDir } from '../files/file-cache.js'
import { createSender } from './sender.js'

/** Where images come from and go to, already read and validated at the edge. */
export interface RegistryChoice {
  /** In the order in which they are asked; the first is the one that is pushed to. */
  registries: readonly Registry[]
  push: boolean
  pullOnly: boolean
}

/** What the edge knows of registries beside the options: no part of what is stored. */
export interface RegistryAccess {
  logins: ReadonlyMap<string, Login>
  place: PushPlace & Provenance
}

/** A desk without a login to any registry, outside of any workflow. */
export const NO_ACCESS: RegistryAccess = {
  logins: new Map(),
  place: { repository: null, isFork: false, source: null, revision: null }
}

/** Opens what a run takes its images from. */
export const openImageSource = (
  { registries, push, pullOnly }: RegistryChoice,
  context: {
    docker: Docker
    access: RegistryAccess
    environment: Readonly<Record<string, string | undefined>>
    /** In PEM, beside Node's own. */
    ca: string | null
    /** GitHub's, on GitHub. */
    cache?: CachePort | undefined
    listener: ProgressListener
    signal: AbortSignal
  }
): ImageSource => ({
  registries: createRegistries({
    docker: context.docker,
    registries,
    push,
    logins: context.access.logins,
    place: context.access.place,
    sender: createSender(context.environment, context.ca),
    listener: context.listener,
    signal: context.signal
  }),
  baseCache: context.cache ? createBaseCache({ ...context, port: context.cache }) : null,
  lock: fileLock(join(defaultCacheDir(), 'locks')),
  pullOnly,
  ledger: createLedger()
})

/** Keeps the bases that were built in GitHub's cache, unless a registry has taken them. */
export const saveBases = async ({ baseCache, registries }: ImageSource): Promise<void> => {
  if (!registries.areWritten()) await baseCache?.save()
}

/**
 * What images say of where they come from: the repository whose workflow runs, else the dataset's, else
 * the one that a registry of GitHub's keeps them for.
 */
export const provenanceOf = (
  { place }: RegistryAccess,
  registries: readonly Registry[],
  dataset: { source: string; commit: string | null } | null
): Provenance => {
  if (place.source !== null) return { source: place.source, revision: place.revision }
  if (dataset !== null && /^https:\/\//.test(dataset.source))
    return { source: dataset.source, revision: dataset.commit }
  const revision = dataset?.commit ?? null
  const [owner, repository] = registries.find(({ host }) => host === 'ghcr.io')?.path.split('/') ?? []
  const source = owner && repository ? `https://github.com/${owner}/${repository}` : null
  return { source, revision }
}

/** SPDX ids of the repositories that tasks are from, by the name that bases call them: `owner_repo`. */
export const licencesOf = (entries: readonly DatasetEntry[]): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap(entry => {
      const { repository = null, license = null } = entry.ok ? entry.task : {}
      return repository === null || license === null
        ? []
        : [[repository.toLowerCase().replace('/', '_'), license] as const]
    })
  )
