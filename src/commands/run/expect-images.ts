import { readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { z } from 'zod'
import { errorMessage, UserError } from '../../contracts/errors.js'
import type { DatasetEntry } from '../../dataset/folder.js'
import type { Images, TaskImage } from '../../image/images.js'

const AT_A_TIME = 4

/** As much of `rewards.json` as tells which image each task had. */
const recordedSchema = z.object({
  comparability: z.object({ images: z.record(z.string(), z.string()) }),
  trials: z
    .array(z.object({ task: z.string(), images: z.object({ digests: z.record(z.string(), z.string()) }) }))
    .catch([])
})

const MANIFEST_DIGEST = /@(sha256:[0-9a-f]{64})$/

/** What an image is known by: the engine's id, and the digest that all registries have for it. */
const namesOf = ({ id, digests }: TaskImage): Set<string> =>
  new Set([id, ...digests.flatMap(digest => MANIFEST_DIGEST.exec(digest)?.[1] ?? [])])

type Recorded = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The images that `--expect-images` names, by task.
 * @throws UserError where the file is no `rewards.json`
 */
export const readExpectedImages = async (path: string): Promise<Recorded> => {
  let parsed: z.infer<typeof recordedSchema>
  try {
    parsed = recordedSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    throw new UserError(
      `--expect-images "${path}" is no rewards.json: ${errorMessage(error)}. Name the one of the run whose images are to be used again.`
    )
  }
  return new Map(
    Object.entries(parsed.comparability.images).map(([task, id]) => {
      const digests = parsed.trials
        .filter(trial => trial.task === task)
        .flatMap(({ images }) => Object.values(images.digests))
        .flatMap(digest => MANIFEST_DIGEST.exec(digest)?.[1] ?? [])
      return [task, new Set([id, ...digests])] as const
    })
  )
}

/**
 * Gets the image of every task before any trial starts, and compares it with the recorded one.
 * @throws UserError where one differs or was not recorded
 */
export const requireExpectedImages = async (
  path: string,
  entries: readonly DatasetEntry[],
  { images, multiplier }: { images: Pick<Images, 'task'>; multiplier: number }
): Promise<void> => {
  const recorded = await readExpectedImages(path)
  const limit = pLimit(AT_A_TIME)
  const differences = await Promise.all(
    entries.map(entry =>
      limit(async () => {
        if (!entry.ok) return []
        const expected = recorded.get(entry.name)
        if (expected === undefined) return [`${entry.name}: not recorded`]
        const timeoutMs = entry.task.environment.buildTimeoutSec * 1000 * multiplier
        const image = await images.task(entry.task, { timeoutMs })
        const isSame = [...namesOf(image)].some(name => expected.has(name))
        return isSame ? [] : [`${entry.name}: ${image.id}, recorded ${[...expected][0]}`]
      })
    )
  )
  const found = differences.flat()
  if (found.length === 0) return
  throw new UserError(
    `--expect-images "${path}": the images of ${found.length} of ${entries.length} tasks are not those recorded there:\n${found.join('\n')}\nGet the recorded ones from the registry that has them, by --registry and --pull-only, or leave --expect-images out.`
  )
}
