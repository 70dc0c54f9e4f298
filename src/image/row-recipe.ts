import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FaultError } from '../contracts/errors.js'
import type { SweRow } from '../contracts/swe-polybench.js'
import type { Docker } from '../engine/docker.js'
import { fileEntry } from '../engine/tar.js'
import { contentKey } from './content-key.js'
import { parentImages } from './dockerfile.js'
import { findLocalImage } from './local-image.js'

/** What the official harness builds and its images are published for, whatever the engine's own platform. */
export const ROW_PLATFORM = 'linux/amd64'

/** Raised when the context is made another way of the same row. */
const CONTEXT_VERSION = '1'

/** Names that the engine takes; an instance's id may have what no image has. */
const IMAGE_NAME = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/

type Named = Pick<SweRow, 'instance_id' | 'language'>

/** What the official harness calls the image that it builds of a row; null where no image can be called so. */
export const officialImage = ({ language, instance_id: id }: Named): string | null => {
  const name = `polybench_${language}_${id.toLowerCase()}`
  return IMAGE_NAME.test(name) ? `${name}:latest` : null
}

/** What ours is called in the engine. */
export const rowImage = ({ instance_id: id }: Pick<Named, 'instance_id'>): string => {
  const name = `row-${id.toLowerCase()}`
  const digest = createHash('sha256').update(id.toLowerCase()).digest('hex').slice(0, 16)
  return `kotlin-bench/${IMAGE_NAME.test(name) ? name : `row-${digest}`}:local`
}

const PUBLISHED_TAGS = ['latest', 'v1.1']

/** What a row's image may be published as, in the order in which it is looked for. */
export const publishedImages = (prefix: string, { instance_id: id }: Named): string[] => {
  const name = `${prefix}${id.toLowerCase()}`
  const [last = ''] = name.split('/').slice(-1)
  return IMAGE_NAME.test(last) ? PUBLISHED_TAGS.map(tag => `${name}:${tag}`) : []
}

/** Bases that the official harness builds itself; no registry has them. */
const OFFICIAL_BASE = /^polybench_\w+_base(?::|$)/

/**
 * The key of the image that a row's Dockerfile makes. A commit's id stands for its files and its history, so
 * nothing has to be checked out for it.
 */
export const rowKey = async (
  docker: Docker,
  row: Pick<SweRow, 'repo' | 'base_commit' | 'Dockerfile'>
): Promise<string> => {
  const parents: Record<string, string> = {}
  for (const name of parentImages(row.Dockerfile)) {
    const local = await findLocalImage(docker, name)
    // What a registry has goes in by name; what was made here can change at any time.
    parents[name] = local !== undefined && local.digests.length === 0 ? local.id : name
  }
  const commit = [CONTEXT_VERSION, row.repo.toLowerCase(), row.base_commit.toLowerCase()].join('\n')
  return contentKey({
    dockerfile: row.Dockerfile,
    context: [fileEntry('base_commit', commit)],
    platform: ROW_PLATFORM,
    parents
  })
}

/** @throws FaultError `task` for a row without a recipe, and for one on a base that has to be built first */
export const requireRecipe = async (
  docker: Docker,
  row: Pick<SweRow, 'instance_id' | 'Dockerfile'>
): Promise<void> => {
  if (row.Dockerfile.trim() === '') {
    throw new FaultError(
      'task',
      'dockerfile-missing',
      `The row ${row.instance_id} has no Dockerfile, and there is no image of it here or published. Build one and name it in the row's field image, or take the published file of rows.`
    )
  }
  for (const name of parentImages(row.Dockerfile)) {
    if (!OFFICIAL_BASE.test(name) || (await findLocalImage(docker, name)) !== undefined) continue
    throw new FaultError(
      'task',
      'base-missing',
      `The Dockerfile of ${row.instance_id} builds on ${name}, which only the official harness makes and the engine does not have. Let that harness build it on this machine, tag an image of yours ${name}, or take the published images (\`--published-images\`).`
    )
  }
}

/** Removed before it is made, since in a foreign repository it may be a link out of it. */
const replace = async (path: string, text: string): Promise<void> => {
  await rm(path, { recursive: true, force: true })
  await writeFile(path, text, { flag: 'wx' })
}

/**
 * Makes a checkout (absolute) the context of a row's image, as the official harness does: its Dockerfile is
 * the row's, and no file is left out.
 */
export const makeContext = async (dir: string, { Dockerfile }: Pick<SweRow, 'Dockerfile'>): Promise<void> => {
  await replace(join(dir, 'Dockerfile'), Dockerfile)
  for (const name of ['.dockerignore', 'Dockerfile.dockerignore'])
    await rm(join(dir, name), { recursive: true, force: true })
}
