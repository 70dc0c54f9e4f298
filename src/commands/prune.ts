import { createDocker } from '../engine/docker.js'
import { engineHost } from '../engine/limits.js'
import { createRecipes, taskImageName } from '../image/image-recipes.js'
import { agentVolumesWithout, type KeyedImage, keyedImages, notNeeded, removeImage } from '../image/prune.js'
import { type CachedRows, cachedRows, removeCached } from './prune/cached-rows.js'
import { type DatasetChoice, type DatasetContext, openDataset } from './shared/dataset/open-dataset.js'
import { defaultCacheDir } from './shared/files/file-cache.js'

export interface PruneOptions extends DatasetChoice {
  /** Whether they are removed; else only named. */
  apply: boolean
}

export interface Pruned {
  /** Removed, or what would be. */
  images: readonly KeyedImage[]
  volumes: readonly string[]
  /** What the engine did not let go, since something stands on it. */
  kept: readonly KeyedImage[]
  /** What the cache keeps of rows, in use or not. */
  cached: CachedRows
}

/**
 * Finds, and removes where wanted, what is ours in the engine and not needed by the dataset: images of
 * other keys than its bases and tasks have now, and of gateway and agents all but the newest. What a
 * container uses stays; so does what the cache keeps of rows while a process uses it.
 * @throws UserError where there is no dataset
 */
export const prune = async (options: PruneOptions, context: DatasetContext): Promise<Pruned> => {
  const { loaded, bases } = await openDataset(options, context)
  const docker = createDocker()
  const { platform } = await engineHost(docker)
  const recipes = createRecipes({ docker, bases, platform })
  const keys = new Set<string>()
  const names = new Set<string>()
  for (const recipe of bases.recipes) keys.add((await recipes.base(recipe)).key)
  for (const entry of loaded.entries) {
    if (!entry.ok || entry.task.environment.dockerImage !== null) continue
    const plan = await recipes.task(entry.task).catch(() => undefined)
    // Of a task that cannot be read nothing is thrown away.
    if (plan) keys.add(plan.key)
    else names.add(taskImageName(entry.task))
  }
  const all = await keyedImages(docker)
  const images = notNeeded(all, { keys, names })
  const staying = all.filter(image => !images.includes(image))
  const volumes = await agentVolumesWithout(docker, new Set(staying.map(({ key }) => key)))
  const cacheDir = context.cacheDir ?? defaultCacheDir()
  const cached = await cachedRows(cacheDir)
  if (!options.apply) return { images, volumes, kept: [], cached }
  if (cached.users.length === 0) await removeCached(cacheDir, cached)
  const kept: KeyedImage[] = []
  for (const image of images) if (!(await removeImage(docker, image))) kept.push(image)
  const gone: string[] = []
  for (const volume of volumes) {
    if ((await docker.call(['volume', 'rm', volume])).exitCode === 0) gone.push(volume)
  }
  return { images: images.filter(image => !kept.includes(image)), volumes: gone, kept, cached }
}
