import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FaultError } from '../contracts/errors.js'
import type { Docker } from '../engine/docker.js'
import { failureSignature, lastLines } from '../engine/engine-failure.js'
import { type TreeEntry, writeTar } from '../engine/tar.js'
import { isUntrustedCertificate } from '../text/untrusted-certificate.js'
import { type LogFilter, openBuildLog } from './build-log.js'
import { type Builder, type BuildSecret, buildCall } from './builder.js'
import { CA_SECRET, certificateRemedy, mountsBundle } from './certificate-failure.js'
import { KEY_LABEL, type LocalImage, requireLocalImage } from './local-image.js'
import { buildSharedLayers, type Sharing } from './shared-layers.js'

/** A folder of this machine as it stands: for a context that is too large to be held in memory. */
export interface ContextFolder {
  /** Absolute. */
  dir: string
}

export interface BuildRequest {
  image: string
  key: string
  /** Beside the key's own. */
  labels?: Readonly<Record<string, string>> | undefined
  dockerfile: string
  context: readonly TreeEntry[] | ContextFolder
  /** Such as `linux/amd64`; by default the engine's own. */
  platform?: string | undefined
  secrets?: readonly BuildSecret[] | undefined
  /** The builder's whole output goes there. */
  logPath: string
  logFilter?: LogFilter | undefined
  timeoutMs: number | undefined
  signal: AbortSignal
  /** What builds at once share is built under it, where the builder does not see to that itself. */
  sharing?: Sharing | undefined
}

const recipeText = async ({ context, dockerfile }: BuildRequest): Promise<string> => {
  if ('dir' in context) return readFile(join(context.dir, dockerfile), 'utf8')
  const recipe = context.find(({ path }) => path === dockerfile)
  return recipe?.type === 'file' ? recipe.content.toString('utf8') : ''
}

const remedyFor = async (request: BuildRequest, builder: Builder): Promise<string> =>
  certificateRemedy({
    builder,
    hasBundle: (request.secrets ?? []).some(({ id }) => id === CA_SECRET),
    mountsBundle: mountsBundle(await recipeText(request))
  })

/** What the classic builder says of `RUN --mount`. */
const NEEDS_BUILDKIT = /the --\w+ option requires BuildKit/i

/** Milliseconds that it took of the time that the build has. */
const shareLayers = async (
  docker: Docker,
  request: BuildRequest,
  onOutput: (chunk: Uint8Array) => void
): Promise<number> => {
  const { sharing, platform, timeoutMs, signal } = request
  if (sharing === undefined) return 0
  const recipe = await recipeText(request)
  return buildSharedLayers(docker, { ...sharing, recipe, platform, timeoutMs, signal, onOutput })
}

/**
 * Builds an image under its name, with its key as a label. The name is given by the engine at the very
 * end, so a build that is cut short leaves nothing under it.
 * @throws FaultError `task` where the recipe failed, `infrastructure` where engine, disk or network did
 */
export const buildImage = async (
  docker: Docker,
  builder: Builder,
  request: BuildRequest
): Promise<LocalImage> => {
  const { context } = request
  const contextDir = 'dir' in context ? context.dir : undefined
  const log = await openBuildLog(request.logPath, request.logFilter)
  const { args, env } = buildCall(builder, {
    image: request.image,
    labels: { ...request.labels, [KEY_LABEL]: request.key },
    dockerfile: request.dockerfile,
    contextDir,
    platform: request.platform,
    secrets: request.secrets
  })
  const run = async () => {
    const spentMs = builder === 'classic' ? await shareLayers(docker, request, log.write) : 0
    return docker.call(args, {
      env,
      ...('dir' in context ? {} : { input: writeTar(context) }),
      signal: request.signal,
      // 0 would be no deadline.
      timeoutMs: request.timeoutMs && Math.max(1, request.timeoutMs - spentMs),
      maxBytes: 0,
      onOutput: log.write
    })
  }
  const result = await run().finally(log.close)
  const tail = log.tail()

  if (result.timedOut) {
    const limit = Math.round((request.timeoutMs ?? 0) / 1000)
    throw new FaultError(
      'task',
      'image-build-timed-out',
      `Building ${request.image} took longer than its limit of ${limit} s ([environment] build_timeout_sec). Last lines:\n${lastLines(tail)}`
    )
  }
  if (result.exitCode !== 0) {
    const known = failureSignature(tail)
    // Where the engine has ended, the builder says no more than that its stream did.
    if (!known) await docker.text(['version', '--format', '{{.Server.Version}}'])
    if (isUntrustedCertificate(tail)) {
      throw new FaultError(
        'infrastructure',
        'certificate-untrusted',
        `Building ${request.image} failed. ${await remedyFor(request, builder)} The whole log is in ${request.logPath}; its last lines:\n${lastLines(tail, 8)}`
      )
    }
    if (builder === 'classic' && NEEDS_BUILDKIT.test(tail)) {
      throw new FaultError(
        'infrastructure',
        'builder-too-old',
        `${request.image} is built by a recipe with \`RUN --mount\`, for which this docker command line lacks its buildx plugin. Install docker-buildx (Docker's own packages call it docker-buildx-plugin) and see that \`docker buildx version\` answers.`
      )
    }
    const isOutside = known !== undefined && known.code !== 'image-missing'
    throw new FaultError(
      isOutside ? 'infrastructure' : 'task',
      isOutside ? known.code : 'image-build-failed',
      `Building ${request.image} failed. The whole log is in ${request.logPath}; its last lines:\n${lastLines(tail, 8)}`
    )
  }
  return requireLocalImage(docker, request.image, 'built')
}
