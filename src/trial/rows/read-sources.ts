import { posix } from 'node:path'
import pLimit from 'p-limit'
import type { Container } from '../../engine/container.js'

/** Beyond these nothing is read: no honest change of sources comes near. */
const MAX_FILES = 1000
const MAX_FILE_BYTES = 2 * 1024 * 1024

/** How many copies the engine makes at a time. */
const CONCURRENCY = 4

/** The texts of files at paths of the work tree; what is no file there, or a larger one, is left out. */
export const readSources = async (
  container: Container,
  root: string,
  paths: readonly string[]
): Promise<ReadonlyMap<string, string>> => {
  const limit = pLimit(CONCURRENCY)
  const texts = new Map<string, string>()
  const readOne = async (path: string): Promise<void> => {
    const read = await container.copyOut(posix.join(root, path), {
      maxBytes: MAX_FILE_BYTES,
      maxEntries: 1,
      linksOut: 'drop',
      stopAtFolder: true
    })
    const entry = read?.entries[0]
    if (entry?.type === 'file') texts.set(path, entry.content.toString('utf8'))
  }
  const inTree = paths.filter(path => !path.split('/').includes('..'))
  await Promise.all(inTree.slice(0, MAX_FILES).map(path => limit(() => readOne(path))))
  return texts
}
