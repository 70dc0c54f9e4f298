import { z } from 'zod'
import type { Docker } from '../engine/docker.js'
import { engineFailure } from '../engine/engine-failure.js'

export const KEY_LABEL = 'io.kotlin-bench.key'

/** An image in the engine's own store. */
export interface LocalImage {
  /** `sha256:…` of its configuration; what containers are started from, since names move. */
  id: string
  /** The content key it was built under, where we built it. */
  key: string | undefined
  workdir: string
}

const inspectSchema = z.object({
  Id: z.string(),
  Config: z
    .object({
      Labels: z.record(z.string(), z.string()).nullish(),
      WorkingDir: z.string().nullish()
    })
    .nullish()
})

/** Looks an image up in the engine's store; undefined where it is not there. */
export const findLocalImage = async (docker: Docker, name: string): Promise<LocalImage | undefined> => {
  const args = ['image', 'inspect', '--format', '{{json .}}', name]
  const result = await docker.call(args)
  if (result.exitCode !== 0) {
    if (/no such (image|object)|image not known/i.test(result.stderr)) return undefined
    throw engineFailure(args, result)
  }
  const found = inspectSchema.parse(JSON.parse(result.stdout.toString('utf8')))
  return { id: found.Id, key: found.Config?.Labels?.[KEY_LABEL], workdir: found.Config?.WorkingDir || '/' }
}
