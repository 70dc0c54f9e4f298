import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../contracts/errors.js'
import { createDocker } from '../engine/docker.js'
import { engineHost } from '../engine/limits.js'
import { loadBases } from '../image/bases.js'
import { type BaseImage, createImages } from '../image/images.js'
import type { CaBundle, RunContext } from './run/run-options.js'
import { readTrust } from './shared/ca-bundle.js'

export interface BasesOptions {
  /** Folder with `manifest`. Absolute. */
  bases: string
  rebuild: boolean
  caBundle?: CaBundle | undefined
}

/**
 * Builds every base of the manifest, in its order; one that is there under the right key is kept.
 * @throws UserError where there is no manifest
 */
export const bases = async (
  options: BasesOptions,
  context: Pick<RunContext, 'listener' | 'signal'>
): Promise<BaseImage[]> => {
  const loaded = await loadBases(options.bases)
  if (loaded.recipes.length === 0) {
    throw new UserError(
      `--bases "${options.bases}": ${join(options.bases, 'manifest')} names no base. Name the folder that holds the manifest.`
    )
  }
  const trust = await readTrust(options.caBundle, context.listener)
  const docker = createDocker()
  const host = await engineHost(docker)
  const images = createImages({
    docker,
    bases: loaded,
    host,
    secrets: trust?.secrets,
    logDir: await mkdtemp(join(tmpdir(), 'kotlin-bench-bases-')),
    listener: context.listener,
    signal: context.signal
  })
  const built: BaseImage[] = []
  for (const recipe of loaded.recipes) built.push(await images.base(recipe, { rebuild: options.rebuild }))
  return built
}
