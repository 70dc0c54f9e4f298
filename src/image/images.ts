import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage, FaultError } from '../contracts/errors.js'
import type { ProgressListener } from '../contracts/progress.js'
import type { Docker } from '../engine/docker.js'
import { engineFailure } from '../engine/engine-failure.js'
import { requireDisk } from '../engine/free-disk.js'
import type { EngineHost } from '../engine/limits.js'
import type { Task } from '../task/task.js'
import { type Bases, baseContext } from './bases.js'
import { buildImage } from './build.js'
import { readContext } from './build-context.js'
import type { LogFilter } from './build-log.js'
import { type Builder, type BuildSecret, detectBuilder } from './builder.js'
import { contentKey } from './content-key.js'
import { parentImages } from './dockerfile.js'
import { findLocalImage, type LocalImage } from './local-image.js'
import type { BaseRecipe } from './manifest.js'

/** An image that a trial's containers start from. */
export interface TaskImage extends LocalImage {
  name: string
  /** The base it builds on; null where it builds on none that we know. */
  base: { name: string; id: string } | null
}

export interface BaseImage extends LocalImage {
  name: string
  origin: 'local' | 'built'
}

export interface ImagesContext {
  docker: Docker
  bases: Bases
  /** Its platform is part of every key, its disk is looked at before a build. */
  host: Pick<EngineHost, 'platform' | 'rootDir'>
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
  /** The base's image, built unless one with the right key is there. */
  base(recipe: BaseRecipe, options?: { rebuild: boolean }): Promise<BaseImage>
  /** The task's image and, first, its base. Two callers that need one image wait for one build. */
  task(task: Task, options: { timeoutMs: number | undefined }): Promise<TaskImage>
  /** Takes no image for granted any more that was there before: somebody else removes some. */
  forget(): void
}

const OURS = 'kotlin-bench/'

const readDockerfile = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new FaultError(
      'task',
      'dockerfile-missing',
      `There is no recipe at ${path}: ${errorMessage(error)}`
    )
  }
}

const fileNameOf = (image: string): string => image.replaceAll(/[^a-zA-Z0-9._-]+/g, '_')

/** Opens the store of images for one job. */
export const createImages = (context: ImagesContext): Images => {
  const { docker, bases, listener } = context
  const underWay = new Map<string, Promise<LocalImage & { origin: 'local' | 'built' }>>()
  let builder: Promise<Builder> | undefined
  const noticed = new Set<string>()

  const notice = (message: string) => {
    if (noticed.has(message)) return
    noticed.add(message)
    listener({ type: 'notice', message })
  }

  /** Local with the right key, else built; one build for all that ask at the same time. */
  const ensure = (request: {
    image: string
    key: string
    dockerfile: string
    context: Awaited<ReturnType<typeof readContext>>
    timeoutMs: number | undefined
    rebuild: boolean
  }) => {
    const slot = `${request.image} ${request.key}`
    const running = underWay.get(slot)
    if (running) return running
    const made = (async () => {
      const local = await findLocalImage(docker, request.image)
      if (local?.key === request.key && !request.rebuild) return { ...local, origin: 'local' as const }
      await requireDisk(context.host, 'build')
      builder ??= detectBuilder(docker)
      const started = Date.now()
      listener({ type: 'image-started', image: request.image, action: 'build' })
      const built = await buildImage(docker, await builder, {
        ...request,
        secrets: context.secrets,
        logFilter: context.logFilter,
        logPath: join(context.logDir, `${fileNameOf(request.image)}.log`),
        signal: context.signal
      })
      listener({
        type: 'image-finished',
        image: request.image,
        action: 'build',
        seconds: (Date.now() - started) / 1000
      })
      return { ...built, origin: 'built' as const }
    })()
    underWay.set(slot, made)
    // Another trial may meet the next attempt with a working engine again.
    made.catch(() => underWay.delete(slot))
    return made
  }

  const base: Images['base'] = async (recipe, options = { rebuild: false }) => {
    const { contextDir, dockerfile, leaveOut } = baseContext(bases, recipe)
    const text = await readDockerfile(join(contextDir, dockerfile))
    const files = await readContext(contextDir, leaveOut, dockerfile)
    const parents: Record<string, string> = {}
    for (const name of parentImages(text)) {
      const other = bases.recipes.find(candidate => candidate.image === name && candidate !== recipe)
      // A public parent goes in by name: which of its builds a machine has must not change our key.
      parents[name] = other ? ((await base(other)).key ?? name) : name
    }
    const key = contentKey({ dockerfile: text, context: files, platform: context.host.platform, parents })
    const image = await ensure({
      image: recipe.image,
      key,
      dockerfile,
      context: files,
      timeoutMs: undefined,
      ...options
    })
    return { ...image, name: recipe.image }
  }

  /** What stands in a task's FROM line: one of our bases, or an image as the engine has it. */
  const parent = async (name: string): Promise<{ name: string; id: string; key: string } | undefined> => {
    const recipe = bases.recipes.find(candidate => candidate.image === name)
    if (recipe) {
      const image = await base(recipe)
      return { name, id: image.id, key: image.key ?? image.id }
    }
    const local = await findLocalImage(docker, name)
    if (local) {
      if (name.startsWith(OURS)) {
        notice(`The base ${name} is not in ${join(bases.dir, 'manifest')}; it is used as the engine has it.`)
      }
      return { name, id: local.id, key: local.id }
    }
    if (name.startsWith(OURS)) {
      throw new FaultError(
        'task',
        'base-missing',
        `The base ${name} is neither in ${join(bases.dir, 'manifest')} nor in the engine. Add it to the manifest, or name its folder by --bases.`
      )
    }
    return undefined
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
    return { ...local, name, base: null }
  }

  return {
    base,
    forget: () => underWay.clear(),
    async task(task, { timeoutMs }) {
      if (task.environment.dockerImage) return prebuilt(task.environment.dockerImage, timeoutMs)
      const contextDir = join(task.dir, 'environment')
      const text = await readDockerfile(join(contextDir, 'Dockerfile'))
      const found = []
      const parents: Record<string, string> = {}
      for (const name of parentImages(text)) {
        const image = await parent(name)
        parents[name] = image?.key ?? name
        if (image) found.push(image)
      }
      const files = await readContext(contextDir)
      const key = contentKey({ dockerfile: text, context: files, platform: context.host.platform, parents })
      const name =
        task.environment.localImage ??
        `${OURS}task-${task.name.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, '-')}:local`
      const image = await ensure({
        image: name,
        key,
        dockerfile: 'Dockerfile',
        context: files,
        timeoutMs,
        rebuild: false
      })
      const last = found.at(-1)
      return { ...image, name, base: last ? { name: last.name, id: last.id } : null }
    }
  }
}
