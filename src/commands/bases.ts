import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../contracts/errors.js'
import type { ProgressListener } from '../contracts/progress.js'
import { createDocker } from '../engine/docker.js'
import { engineHost } from '../engine/limits.js'
import { type Bases, loadBases } from '../image/bases.js'
import { type BaseImage, createImages } from '../image/images.js'
import { type BaseRecipe, baseName } from '../image/manifest.js'
import { warnOfLoopbackProxy } from '../network/upstream-proxy-settings.js'
import { didYouMean, nearestNames } from '../text/nearest-names.js'
import { quote } from '../text/quote.js'
import type { RunContext } from './run/run-options.js'
import { type CaBundle, readTrust } from './shared/access/ca-bundle.js'
import {
  NO_ACCESS,
  openImageSource,
  provenanceOf,
  type RegistryChoice,
  saveBases
} from './shared/access/image-source.js'

export interface BasesOptions extends RegistryChoice {
  /** Folder with `manifest`. Absolute. */
  bases: string
  /** Only these, by `repo:tag` of the manifest; empty means all. */
  only: readonly string[]
  rebuild: boolean
  caBundle?: CaBundle | undefined
}

/** A base as it is there now. */
export interface BaseReport extends BaseImage {
  /** That it took to pull, build and push it; 0 where it was there. */
  seconds: number
}

/** Adds up what was done for each image. */
const timing = (listener: ProgressListener) => {
  const seconds = new Map<string, number>()
  return {
    secondsOf: (image: string) => seconds.get(image) ?? 0,
    listener: (event => {
      if (event.type === 'image-finished')
        seconds.set(event.image, (seconds.get(event.image) ?? 0) + event.seconds)
      listener(event)
    }) satisfies ProgressListener
  }
}

/** @throws UserError for a name that the manifest does not have */
const choose = ({ recipes }: Bases, only: readonly string[]): readonly BaseRecipe[] => {
  const names = recipes.map(baseName)
  const unknown = only.find(name => !names.includes(name))
  if (unknown !== undefined) {
    const near = nearestNames(unknown, names)[0]
    const hint = didYouMean(near)
    throw new UserError(
      `${quote(`--base ${unknown}`)} is not in the manifest.${hint} It has: ${names.join(', ')}.`
    )
  }
  return only.length === 0 ? recipes : recipes.filter(recipe => only.includes(baseName(recipe)))
}

/**
 * Makes sure of the bases of the manifest, all or those that were named: one that is there under the right key is kept, others are
 * pulled, or taken from GitHub's cache, several at a time, or built, one after the other.
 * @throws UserError where there is no manifest, or it has no such base
 */
export const bases = async (
  options: BasesOptions,
  context: Pick<RunContext, 'listener' | 'signal' | 'environment' | 'registryAccess' | 'cache'>
): Promise<BaseReport[]> => {
  const loaded = await loadBases(options.bases)
  if (loaded.recipes.length === 0) {
    throw new UserError(
      `${quote(join(options.bases, 'manifest'))} is not there, or names no base. It has a line for each: \`REPO TAG DOCKERFILE\`. Name its folder with \`--bases\`, or write it there.`
    )
  }
  const chosen = choose(loaded, options.only)
  const { signal, environment, registryAccess: access = NO_ACCESS } = context
  const { listener, secondsOf } = timing(context.listener)
  warnOfLoopbackProxy(environment, listener)
  const trust = await readTrust(options.caBundle, listener)
  const docker = createDocker()
  const host = await engineHost(docker)
  const ca = trust?.pem ?? null
  const { cache } = context
  const source = openImageSource(options, { docker, access, environment, ca, cache, listener, signal })
  const images = createImages({
    docker,
    bases: loaded,
    host,
    source,
    provenance: provenanceOf(access, options.registries, null),
    rebuild: options.rebuild,
    buildsAtOnce: 1,
    secrets: trust?.secrets,
    logDir: await mkdtemp(join(tmpdir(), 'kotlin-bench-bases-')),
    listener,
    signal
  })
  const ended = await Promise.allSettled(chosen.map(recipe => images.base(recipe)))
  // Also where one of them has failed: the next run has the others then.
  await saveBases(source)
  return ended.map(base => {
    if (base.status === 'rejected') throw base.reason
    return { ...base.value, seconds: secondsOf(base.value.name) }
  })
}
