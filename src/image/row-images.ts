import { join } from 'node:path'
import type { SweRow } from '../contracts/swe-polybench.js'
import type { Task } from '../task/task.js'
import { once, oncePerKey } from '../text/single-flight.js'
import { buildImage } from './build.js'
import { detectBuilder } from './builder.js'
import { ensureImage, type ImageSource } from './ensure-image.js'
import { imageLabels, NO_PROVENANCE } from './image-labels.js'
import type { Images, ImagesContext, TaskImage } from './images.js'
import { findLocalImage, type LocalImage } from './local-image.js'
import { createPublished } from './published-image.js'
import type { Patience } from './registry/retry.js'
import {
  makeContext,
  officialImage,
  publishedImages,
  ROW_PLATFORM,
  requireRecipe,
  rowImage,
  rowKey
} from './row-recipe.js'
import { sharingOf } from './shared-layers.js'

export interface RowImagesContext
  extends Omit<ImagesContext, 'bases' | 'licences' | 'buildsAtOnce' | 'source'> {
  source: ImageSource
  /** Where images come from that are made from no row. */
  others: Images
  /** The row that a task is made from; null for a task that is made from none. */
  rowOf(task: Task): Promise<SweRow | null>
  /** Works in a folder with the repository at a commit, which is gone afterwards. */
  withCheckout<T>(
    row: { readonly repo: string; readonly commit: string },
    work: (dir: string) => Promise<T>
  ): Promise<T>
  /** What stands before an instance's id in the name of its published image; null asks for none. */
  publishedImages: string | null
  patience?: Patience | undefined
}

/**
 * Opens the store of images for one job on rows. An image is, in this order: the one that the row names; the
 * one that the official harness has built here; ours by its key, here or in a registry; the published one;
 * built from the row's Dockerfile on the repository at `base_commit`. Two trials that need one wait for it together.
 */
export const createRowImages = (context: RowImagesContext): Images => {
  const { docker, host, source, listener, signal } = context
  const builder = once(() => detectBuilder(docker))
  const published = createPublished(context)
  const images = oncePerKey<string, TaskImage>()
  const rebuilt = new Set<string>()

  const asFound = (name: string, image: LocalImage): TaskImage => {
    source.ledger.note(name, image)
    return { ...image, name, base: null }
  }

  const build = async (
    row: SweRow,
    { image, key, timeoutMs }: { image: string; key: string; timeoutMs: number | undefined }
  ): Promise<LocalImage> => {
    const found = await builder()
    return context.withCheckout({ repo: row.repo, commit: row.base_commit }, async dir => {
      await makeContext(dir, row)
      return buildImage(docker, found, {
        ...{ image, key, timeoutMs, signal },
        sharing: sharingOf(image, { lock: source.lock, listener }),
        labels: imageLabels(context.provenance ?? NO_PROVENANCE, null),
        dockerfile: 'Dockerfile',
        context: { dir },
        platform: host.platform === ROW_PLATFORM ? undefined : ROW_PLATFORM,
        secrets: context.secrets,
        logFilter: context.logFilter,
        logPath: join(context.logDir, `${row.instance_id}.log`)
      })
    })
  }

  /** What others have made of the row, or we on another machine. */
  const find = async (
    row: SweRow,
    { image, key, timeoutMs }: { image: string; key: string; timeoutMs: number | undefined }
  ): Promise<TaskImage | undefined> => {
    const official = officialImage(row)
    const made = official === null ? undefined : await findLocalImage(docker, official)
    if (official !== null && made) return asFound(official, made)
    const isOurs = (await findLocalImage(docker, image))?.key === key
    if (isOurs || (await source.registries.pull(image, key))) return undefined
    if (context.publishedImages === null) return undefined
    const pulled = await published(publishedImages(context.publishedImages, row), { timeoutMs })
    return pulled && asFound(pulled.name, pulled)
  }

  const imageOf = async (row: SweRow, timeoutMs: number | undefined): Promise<TaskImage> => {
    const image = rowImage(row)
    const key = await rowKey(docker, row)
    const rebuild = context.rebuild === true && !rebuilt.has(image)
    const found = rebuild ? undefined : await find(row, { image, key, timeoutMs })
    if (found) return found
    if ((await findLocalImage(docker, image))?.key !== key || rebuild) await requireRecipe(docker, row)
    const ensured = await ensureImage(
      { ...source, docker, host, listener, signal },
      { image, key, rebuild },
      () => build(row, { image, key, timeoutMs })
    )
    rebuilt.add(image)
    return { ...ensured, name: image, base: null }
  }

  return {
    base: recipe => context.others.base(recipe),
    forget() {
      context.others.forget()
      images.forget()
    },
    async task(task, { timeoutMs }) {
      const row = task.environment.dockerImage === null ? await context.rowOf(task) : null
      if (row === null) return context.others.task(task, { timeoutMs })
      return images.get(task.name, () => imageOf(row, timeoutMs))
    }
  }
}
