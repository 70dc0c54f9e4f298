import pLimit from 'p-limit'
import { z } from 'zod'
import { errorMessage, UserError } from '../../contracts/errors.js'
import type { DatasetEntry } from '../../dataset/folder.js'
import { type ImageLedger, isShared, type KnownImage } from '../../image/image-ledger.js'
import type { Images } from '../../image/images.js'
import { quote } from '../../text/quote.js'
import { REWARDS_MAX_BYTES } from '../shared/baseline/parse-rewards.js'
import { readNamedFile } from '../shared/files/named-file.js'

const AT_A_TIME = 4

/** As much of `rewards.json` as tells which images there were. */
const recordedSchema = z.object({
  comparability: z.object({ images: z.record(z.string(), z.string()) }),
  trials: z.array(
    z.object({
      task: z.string(),
      images: z.object({ digests: z.record(z.string(), z.string()).default({}) })
    })
  )
})

const MANIFEST_DIGEST = /@(sha256:[0-9a-f]{64})$/
/** As digests are compared: without the registry, since all have the same for an image. */
const bareDigest = (digest: string): string => MANIFEST_DIGEST.exec(digest)?.[1] ?? digest

const namesOf = ({ id, digests }: KnownImage): string[] => [id, ...digests.map(bareDigest)]

/** What `--expect-images` names: the id or digest, or both, of each image. */
export interface RecordedImages {
  /** By task. */
  tasks: ReadonlyMap<string, ReadonlySet<string>>
  /** By the image's name: bases, gateway and agents among them. */
  names: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * The images that `--expect-images` names.
 * @throws UserError where the file is no `rewards.json`
 */
export const readExpectedImages = async (path: string): Promise<RecordedImages> => {
  let parsed: z.infer<typeof recordedSchema>
  try {
    const { text } = await readNamedFile(path, { maxBytes: REWARDS_MAX_BYTES })
    parsed = recordedSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new UserError(
      `${quote(`--expect-images ${path}`)} is no \`rewards.json\`: ${errorMessage(error)}. Name the one of the run whose images are to be used again.`
    )
  }
  const tasks = new Map(
    Object.entries(parsed.comparability.images).map(([task, id]) => [task, new Set([id])] as const)
  )
  const names = new Map<string, Set<string>>()
  for (const { task, images } of parsed.trials) {
    for (const [name, digest] of Object.entries(images.digests)) {
      const known = names.get(name) ?? new Set()
      names.set(name, known.add(bareDigest(digest)))
      // A trial's images are its task's own, that one's base, and what all trials share.
      if (!isShared(name)) tasks.get(task)?.add(bareDigest(digest))
    }
  }
  return { tasks, names }
}

const repositoryOf = (name: string): string => name.slice(0, name.lastIndexOf(':'))

/** What of the images in use is another than recorded: bases by name, gateway and agents by what they are. */
export const sharedDifferences = (
  recorded: RecordedImages,
  used: ReadonlyMap<string, KnownImage>,
  isTaskImage: (name: string) => boolean
): string[] =>
  [...used].flatMap(([name, image]) => {
    if (isTaskImage(name)) return []
    const same = [...recorded.names.keys()].filter(other =>
      isShared(name) ? repositoryOf(other) === repositoryOf(name) : other === name
    )
    const expected = same.flatMap(other => [...(recorded.names.get(other) ?? [])])
    if (expected.length === 0 || namesOf(image).some(one => expected.includes(one))) return []
    return [`${name}: ${image.id}, recorded ${expected.join(' or ')}`]
  })

/** Where a run has its images from. */
export interface ImagesInUse {
  images: Pick<Images, 'task'>
  /** Makes ready what has a network. */
  gatewayImage(): Promise<unknown>
  /** Makes ready the agent's programs. */
  installed(): Promise<unknown>
  ledger: Pick<ImageLedger, 'used'>
  /** Of the tasks' build timeouts. */
  multiplier: number
}

/**
 * Gets the image of every task before any trial starts, and gateway's and agent's where such are recorded,
 * and compares each with the recorded one.
 * @throws UserError where one differs, or a task's was not recorded
 */
export const requireExpectedImages = async (
  path: string,
  entries: readonly DatasetEntry[],
  { images, gatewayImage, installed, ledger, multiplier }: ImagesInUse
): Promise<void> => {
  const recorded = await readExpectedImages(path)
  const limit = pLimit(AT_A_TIME)
  const taskImages = new Set<string>()
  const differences = await Promise.all(
    entries.map(entry =>
      limit(async () => {
        if (!entry.ok) return []
        const expected = recorded.tasks.get(entry.name)
        if (expected === undefined) return [`${entry.name}: not recorded`]
        const timeoutMs = entry.task.environment.buildTimeoutSec * 1000 * multiplier
        const image = await images.task(entry.task, { timeoutMs })
        taskImages.add(image.name)
        const isSame = namesOf(image).some(name => expected.has(name))
        return isSame ? [] : [`${entry.name}: ${image.id}, recorded ${[...expected][0]}`]
      })
    )
  )
  const shared = [...recorded.names.keys()].filter(isShared)
  if (shared.some(name => name.startsWith('kotlin-bench/gateway:'))) await gatewayImage()
  if (shared.some(name => name.startsWith('kotlin-bench/agent-'))) await installed()
  const others = sharedDifferences(recorded, ledger.used(), name => taskImages.has(name))
  const found = [...differences.flat(), ...others]
  if (found.length === 0) return
  throw new UserError(
    `${quote(`--expect-images ${path}`)}: ${found.length} of the images of this run are not those recorded there:\n${found.join('\n')}\nGet the recorded ones from the registry that has them, by \`--registry\` and \`--pull-only\`, or leave \`--expect-images\` out.`
  )
}
