import { join } from 'node:path'
import pLimit from 'p-limit'
import { FaultError } from '../contracts/errors.js'
import type { ProgressListener } from '../contracts/progress.js'
import type { Docker } from '../engine/docker.js'
import { engineFailure } from '../engine/engine-failure.js'
import type { EngineHost } from '../engine/limits.js'
import type { Task } from '../task/task.js'
import type { BaseCache } from './base-cache.js'
import type { Bases } from './bases.js'
import { buildImage } from './build.js'
import type { LogFilter } from './build-log.js'
import { type Builder, type BuildSecret, detectBuilder } from './builder.js'
import { BUILD_ONLY, ensureImage, type ImageSource, type Obtained } from './ensure-image.js'
import { imageLabels, NO_PROVENANCE, type Provenance } from './image-labels.js'
import { createRecipes, type ImagePlan, isOurs } from './image-recipes.js'
import { findLocalImage, type LocalImage } from './local-image.js'
import type { BaseRecipe } from './manifest.js'

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

const fileNameOf = (image: string): string => image.replaceAll(/[^a-zA-Z0-9._-]+/g, '_')

/** Opens the store of images for one job. */
export const createImages = (context: ImagesContext): Images => {
  const { docker, bases, listener, host } = context
  const source = context.source ?? BUILD_ONLY
  const recipes = createRecipes({ docker, bases, platform: host.platform })
  const underWay = new Map<string, Promise<Obtained>>()
  const building = pLimit(context.buildsAtOnce ?? Number.POSITIVE_INFINITY)
  const rebuilt = new Set<string>()
  let builder: Promise<Builder> | undefined
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
    builder ??= detectBuilder(docker)
    const found = await builder
    const built = await building(() =>
      buildImage(docker, found, {
        ...plan,
        labels: imageLabels(context.provenance ?? NO_PROVENANCE, licence),
        timeoutMs,
        secrets: context.secrets,
        logFilter: context.logFilter,
        logPath: join(context.logDir, `${fileNameOf(plan.image)}.log`),
        signal: context.signal
      })
    )
    rebuilt.add(`${plan.image} ${plan.key}`)
    return built
  }

  /** One for all that ask at the same time. */
  const ensure = (
    plan: ImagePlan,
    options: { timeoutMs: number | undefined; licence: string | null; cache: BaseCache | null }
  ): Promise<Obtained> => {
    const slot = `${plan.image} ${plan.key}`
    const running = underWay.get(slot)
    if (running) return running
    const made = ensureImage(
      { ...source, docker, host, listener, signal: context.signal },
      { ...plan, cache: options.cache, rebuild: context.rebuild === true && !rebuilt.has(slot) },
      () => build(plan, options)
    )
    underWay.set(slot, made)
    // Another trial may meet the next attempt with a working engine again.
    made.catch(() => underWay.delete(slot))
    return made
  }

  const base: Images['base'] = async recipe => {
    const plan = await recipes.base(recipe)
    const licence = context.licences?.get(recipe.repo) ?? null
    const image = await ensure(plan, { timeoutMs: undefined, licence, cache: source.baseCache })
    return { ...image, name: recipe.image }
  }

  const prebuilt = async (name: string, timeoutMs: number | undefined): Promise<TaskImage> => {
    let local = await findLocalImage(docker, name)
    if (!local) {
      listener({ type: 'image-started', image: name, action: 'pull' })
      const started = Date.now()
      const pulled = await docker.call(['pull', '--quiet', name], { signal: context.signal, timeoutMs })
      if (pulled.exitCode !== 0) throw engineFailure(['pull'], pulled)
      listener({
        type: 'image-finished',
        image: name,
        action: 'pull',
        seconds: (Date.now() - started) / 1000
      })
      local = await findLocalImage(docker, name)
    }
    if (!local)
      throw new FaultError('infrastructure', 'image-missing', `${name} was pulled but is not in the engine.`)
    source.ledger.note(name, local)
    return { ...local, name, base: null }
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
    forget: () => underWay.clear(),
    async task(task, { timeoutMs }) {
      if (task.environment.dockerImage) return prebuilt(task.environment.dockerImage, timeoutMs)
      const plan = await recipes.task(task)
      for (const { name } of plan.foreignBases.filter(({ name }) => isOurs(name))) {
        notice(`The base ${name} is not in ${join(bases.dir, 'manifest')}; it is used as the engine has it.`)
      }
      const image = await ensure(plan, { timeoutMs, licence: task.license, cache: null })
      return { ...image, name: plan.image, base: await baseOf(plan) }
    }
  }
}
