import { join } from 'node:path'
import pLimit from 'p-limit'
import type { ProgressListener } from '../contracts/progress.js'
import type { Docker } from '../engine/docker.js'
import type { EngineHost } from '../engine/limits.js'
import type { Task } from '../task/task.js'
import { once, oncePerKey } from '../text/single-flight.js'
import type { BaseCache } from './base-cache.js'
import type { Bases } from './bases.js'
import { buildImage } from './build.js'
import type { LogFilter } from './build-log.js'
import { type BuildSecret, detectBuilder } from './builder.js'
import { BUILD_ONLY, ensureImage, type ImageSource, type Obtained } from './ensure-image.js'
import { imageLabels, NO_PROVENANCE, type Provenance } from './image-labels.js'
import { createRecipes, type ImagePlan, isOurs } from './image-recipes.js'
import { findLocalImage, type LocalImage } from './local-image.js'
import type { BaseRecipe } from './manifest.js'
import { namedImage } from './named-image.js'
import { sharingOf } from './shared-layers.js'

/** An image that a trial's containers start from. */
export interface TaskImage extends LocalImage {
  name: string
  /** The base it builds on; null where it builds on none that we know, or where that is not here. */
  base: { name: string; id: string } | null
}

export interface BaseImage extends Obtained {
  name: string
}

export interface ImagesContext {
  docker: Docker
  bases: Bases
  /** Its platform is part of every key, its disk is looked at before a build. */
  host: Pick<EngineHost, 'platform' | 'rootDir'>
  /** How many builds run at a time; by default all that are asked for. */
  buildsAtOnce?: number | undefined
  /** By default every image is built here. */
  source?: ImageSource | undefined
  /** Whether every image is made again, once, also one that is there. */
  rebuild?: boolean | undefined
  provenance?: Provenance | undefined
  /** SPDX ids of the repositories that bases hold, by the base's `owner_repo`. */
  licences?: ReadonlyMap<string, string> | undefined
  /** What recipes may mount. */
  secrets?: readonly BuildSecret[] | undefined
  /** Folder for build logs. */
  logDir: string
  /** Takes secrets out of those logs. */
  logFilter?: LogFilter | undefined
  listener: ProgressListener
  signal: AbortSignal
}

export interface Images {
  /** The base's image: local, from a registry, or built. */
  base(recipe: BaseRecipe): Promise<BaseImage>
  /**
   * The task's image; its base is fetched or built only where the image has to be built. Two callers
   * that need one image wait for one build.
   */
  task(task: Task, options: { timeoutMs: number | undefined }): Promise<TaskImage>
  /** Takes no image for granted any more that was there before: somebody else removes some. */
  forget(): void
}

/** One content of one image. */
const slotOf = ({ image, key }: ImagePlan): string => `${image} ${key}`

const fileNameOf = (image: string): string => image.replaceAll(/[^a-zA-Z0-9._-]+/g, '_')

/** Opens the store of images for one job. */
export const createImages = (context: ImagesContext): Images => {
  const { docker, bases, listener, host, signal } = context
  const source = context.source ?? BUILD_ONLY
  const recipes = createRecipes({ docker, bases, platform: host.platform })
  // Where one fails, another trial may meet the next attempt with a working engine again.
  const obtained = oncePerKey<string, Obtained>()
  const building = pLimit(context.buildsAtOnce ?? Number.POSITIVE_INFINITY)
  const rebuilt = new Set<string>()
  const builder = once(() => detectBuilder(docker))
  const noticed = new Set<string>()

  const notice = (message: string) => {
    if (noticed.has(message)) return
    noticed.add(message)
    listener({ type: 'notice', message })
  }

  const build = async (
    plan: ImagePlan,
    { timeoutMs, licence }: { timeoutMs: number | undefined; licence: string | null }
  ): Promise<LocalImage> => {
    for (const recipe of plan.bases) await base(recipe)
    const found = await builder()
    const built = await building(() =>
      buildImage(docker, found, {
        ...plan,
        sharing: sharingOf(plan.image, { lock: source.lock, listener }),
        labels: imageLabels(context.provenance ?? NO_PROVENANCE, licence),
        timeoutMs,
        secrets: context.secrets,
        logFilter: context.logFilter,
        logPath: join(context.logDir, `${fileNameOf(plan.image)}.log`),
        signal
      })
    )
    rebuilt.add(slotOf(plan))
    return built
  }

  const ensure = (
    plan: ImagePlan,
    options: { timeoutMs: number | undefined; licence: string | null; cache: BaseCache | null }
  ): Promise<Obtained> =>
    obtained.get(slotOf(plan), () =>
      ensureImage(
        { ...source, docker, host, listener, signal },
        { ...plan, cache: options.cache, rebuild: context.rebuild === true && !rebuilt.has(slotOf(plan)) },
        () => build(plan, options)
      )
    )

  const base: Images['base'] = async recipe => {
    const plan = await recipes.base(recipe)
    const licence = context.licences?.get(recipe.repo) ?? null
    const image = await ensure(plan, { timeoutMs: undefined, licence, cache: source.baseCache })
    return { ...image, name: recipe.image }
  }

  /** The base that an image stands on, where the engine has it as it was then. */
  const baseOf = async (plan: ImagePlan): Promise<TaskImage['base']> => {
    const recipe = plan.bases.at(-1)
    if (recipe === undefined) return plan.foreignBases.at(-1) ?? null
    const local = await findLocalImage(docker, recipe.image)
    if (local?.key !== (await recipes.base(recipe)).key) return null
    source.ledger.note(recipe.image, local)
    return { name: recipe.image, id: local.id }
  }

  return {
    base,
    forget: () => obtained.forget(),
    async task(task, { timeoutMs }) {
      const name = task.environment.dockerImage
      if (name) {
        const image = await namedImage(context, { name, timeoutMs })
        source.ledger.note(name, image)
        return { ...image, name, base: null }
      }
      const plan = await recipes.task(task)
      for (const { name } of plan.foreignBases.filter(({ name }) => isOurs(name))) {
        notice(`The base ${name} is not in ${join(bases.dir, 'manifest')}; it is used as the engine has it.`)
      }
      const image = await ensure(plan, { timeoutMs, licence: task.license, cache: null })
      return { ...image, name: plan.image, base: await baseOf(plan) }
    }
  }
}
