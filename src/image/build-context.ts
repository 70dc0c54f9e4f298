import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readTree } from '../engine/read-tree.js'
import type { TreeEntry } from '../engine/tar.js'
import { ignoredBy } from './docker-ignore.js'

/**
 * The files of a build context, as they go to the builder and into the content key.
 * @param leaveOut paths relative to `dir` that are no part of it
 */
export const readContext = async (
  dir: string,
  leaveOut: ReadonlySet<string> = new Set()
): Promise<TreeEntry[]> => {
  const rules = await readFile(join(dir, '.dockerignore'), 'utf8').catch(() => '')
  return readTree(dir, { leaveOut, isIgnored: ignoredBy(rules) })
}
