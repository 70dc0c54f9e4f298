import { z } from 'zod'
import { FaultError } from '../contracts/errors.js'
import type { Docker } from '../engine/docker.js'
import { engineFailure } from '../engine/engine-failure.js'

/** The label with the content key that an image was made under; one without it was not made here. */
export const KEY_LABEL = 'io.kotlin-bench.key'

/** An image in the engine's own store. */
export interface LocalImage {
  /** `sha256:…` of its configuration; what containers are started from, since names move. */
  id: string
  /** The content key it was built under, where we built it. */
  key: string | undefined
  /** `name@sha256:…` as registries know it; empty where it was built here and pushed nowhere. */
  digests: readonly string[]
  /** What it takes in the engine, layers that it shares included. */
  bytes: number
  workdir: string
  /** What it runs programs as; null is root. */
  user: string | null
  env: Readonly<Record<string, string>>
}

const inspectSchema = z.object({
  Id: z.string(),
  Size: z.number().nullish(),
  RepoDigests: z.array(z.string()).nullish(),
  Config: z
    .object({
      Labels: z.record(z.string(), z.string()).nullish(),
      WorkingDir: z.string().nullish(),
      User: z.string().nullish(),
      Env: z.array(z.string()).nullish()
    })
    .nullish()
})

/** `NAME=VALUE` texts as a record; a value may hold further `=`. */
const variables = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    texts.map(text => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)] as const)
  )

/** The id of an image without `sha256:`, as a part of other names. */
export const bareId = (id: string): string => id.replace(/^sha256:/, '')

/** Looks an image up in the engine's store; undefined where it is not there. */
export const findLocalImage = async (docker: Docker, name: string): Promise<LocalImage | undefined> => {
  const args = ['image', 'inspect', '--format', '{{json .}}', name]
  const result = await docker.call(args)
  if (result.exitCode !== 0) {
    if (/no such (image|object)|image not known/i.test(result.stderr)) return undefined
    throw engineFailure(args, result)
  }
  const found = inspectSchema.parse(JSON.parse(result.stdout.toString('utf8')))
  const config = found.Config
  return {
    id: found.Id,
    key: config?.Labels?.[KEY_LABEL],
    bytes: found.Size ?? 0,
    digests: found.RepoDigests ?? [],
    workdir: config?.WorkingDir || '/',
    user: config?.User || null,
    env: variables(config?.Env ?? [])
  }
}

/**
 * The image that was just brought under its name.
 * @param how the verb for a message, such as `built`
 * @throws FaultError `infrastructure` `image-missing` where somebody has removed it meanwhile
 */
export const requireLocalImage = async (docker: Docker, name: string, how: string): Promise<LocalImage> => {
  const image = await findLocalImage(docker, name)
  if (image) return image
  throw new FaultError('infrastructure', 'image-missing', `${name} was ${how} but is not in the engine.`)
}
