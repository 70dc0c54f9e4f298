import { z } from 'zod'
import type { Docker } from '../engine/docker.js'
import { KEY_LABEL } from './local-image.js'
import { TOOL_LABEL } from './tool-image.js'

/** An image in the engine that has a key of ours. */
export interface KeyedImage {
  id: string
  key: string
  /** Names with tags and digests; none where another image has taken the name over. */
  names: readonly string[]
  /** Layers that it shares included. */
  bytes: number
  created: string
  /** When it last got a name in this engine, by a build or a pull; as `created` where the engine keeps no such time. */
  named: string
  /** Whether a container, running or not, was started from it. */
  inUse: boolean
}

const inspectSchema = z.object({
  Id: z.string(),
  RepoTags: z.array(z.string()).nullish(),
  RepoDigests: z.array(z.string()).nullish(),
  Size: z.number().default(0),
  Created: z.string().default(''),
  Metadata: z.object({ LastTagTime: z.string().nullish() }).nullish(),
  Config: z.object({ Labels: z.record(z.string(), z.string()).nullish() }).nullish()
})

const lines = (text: string): string[] => [...new Set(text.split('\n').filter(line => line !== ''))]

/** The engine writes the year 1 for what never happened. */
const timeOf = (text: string | null | undefined): string | undefined =>
  text && !text.startsWith('0001-') ? text : undefined

/** Every image with a key, also those that others have built on ours and that took the label over. */
export const keyedImages = async (docker: Docker): Promise<KeyedImage[]> => {
  const ids = lines(await docker.text(['images', '--quiet', '--no-trunc', '--filter', `label=${KEY_LABEL}`]))
  if (ids.length === 0) return []
  const containers = lines(await docker.text(['ps', '--all', '--quiet', '--no-trunc']))
  const used =
    containers.length === 0
      ? []
      : // One may go while they are looked at; the others are told of all the same.
        lines((await docker.call(['inspect', '--format', '{{.Image}}', ...containers])).stdout.toString())
  const inspected = await docker.call(['image', 'inspect', '--format', '{{json .}}', ...ids])
  return lines(inspected.stdout.toString()).map(line => {
    const found = inspectSchema.parse(JSON.parse(line))
    return {
      id: found.Id,
      key: found.Config?.Labels?.[KEY_LABEL] ?? '',
      names: [...(found.RepoTags ?? []), ...(found.RepoDigests ?? [])],
      bytes: found.Size,
      created: found.Created,
      named: timeOf(found.Metadata?.LastTagTime) ?? found.Created,
      inUse: used.includes(found.Id)
    }
  })
}

const OURS = /^kotlin-bench\/[^/]+$/
const SHARED = /^kotlin-bench\/(gateway|agent-[^/:]+):/
const LAYER = 'kotlin-bench/agent-layer'

/** Ours are our own names, a registry's with the key for a tag or a digest, and those that lost their name. */
const isNameOfOurs = (name: string, key: string): boolean =>
  OURS.test(name) || name.endsWith(`:${key}`) || name.includes('@sha256:')

/** Gateway or agent: no dataset's, so the newest of each stays. */
const sharedKind = ({ names }: KeyedImage): string | undefined =>
  names.map(name => SHARED.exec(name)?.[0]).find(kind => kind !== undefined && !kind.startsWith(LAYER))

/** Longer than any run that may still start containers from an image that it has found. */
const SUPERSEDED_AFTER_MS = 7 * 24 * 3_600_000

/** Those of the same kind as a gateway's or agent's image that have been replaced long ago. */
export const superseded = (
  images: readonly KeyedImage[],
  { image, now }: { image: string; now: number }
): KeyedImage[] => {
  const kind = SHARED.exec(image)?.[0]
  return images.filter(
    other =>
      sharedKind(other) === kind &&
      kind !== undefined &&
      !other.inUse &&
      !other.names.includes(image) &&
      other.names.every(name => isNameOfOurs(name, other.key)) &&
      now - Date.parse(other.named) > SUPERSEDED_AFTER_MS
  )
}

/**
 * Which of them nobody needs: ours, in no container, with a key that no image of the dataset has. Those
 * made last come first, since others may stand on what was made before.
 */
export const notNeeded = (
  images: readonly KeyedImage[],
  needed: { keys: ReadonlySet<string>; names: ReadonlySet<string> }
): KeyedImage[] => {
  const newestFirst = [...images].sort((a, b) => (a.created < b.created ? 1 : a.created > b.created ? -1 : 0))
  const kinds = new Set<string>()
  return newestFirst.filter(image => {
    const kind = sharedKind(image)
    const isNewest = kind !== undefined && !kinds.has(kind)
    if (kind !== undefined) kinds.add(kind)
    return (
      !isNewest &&
      !image.inUse &&
      !needed.keys.has(image.key) &&
      !image.names.some(name => needed.names.has(name)) &&
      image.names.every(name => isNameOfOurs(name, image.key))
    )
  })
}

/** Removes an image by all its names; false where the engine keeps it, since something stands on it. */
export const removeImage = async (docker: Docker, { id, names }: KeyedImage): Promise<boolean> => {
  const { exitCode } = await docker.call(['image', 'rm', ...(names.length > 0 ? names : [id])])
  return exitCode === 0 || (await docker.call(['image', 'inspect', id])).exitCode !== 0
}

/** Makes room once a new gateway's or agent's image was built: what it replaces is needed by no run. */
export const removeSuperseded = async (docker: Docker, image: string): Promise<void> => {
  for (const old of superseded(await keyedImages(docker), { image, now: Date.now() }))
    await removeImage(docker, old)
}

/** Volumes with an agent's programs whose image is not among those that stay. */
export const agentVolumesWithout = async (docker: Docker, keys: ReadonlySet<string>): Promise<string[]> => {
  const format = `{{.Name}}\t{{.Label "${KEY_LABEL}"}}`
  const listed = await docker.text([
    ...['volume', 'ls', '--filter', `label=${TOOL_LABEL}`, '--format', format]
  ])
  return lines(listed)
    .map(line => line.split('\t'))
    .filter(([, key = '']) => !keys.has(key))
    .map(([name = '']) => name)
}
