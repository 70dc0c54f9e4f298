import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readTree } from '../engine/read-tree.js'
import type { TreeEntry } from '../engine/tar.js'
import { ignoredBy } from './docker-ignore.js'

const IGNORE_FILE = '.dockerignore'

/**
 * The files of a build context, as they go to the builder and into the content key. The recipe and
 * `.dockerignore` itself go along even where they are ignored, as Docker sends them.
 * @param leaveOut paths relative to `dir` that are no part of it
 * @param dockerfile the recipe, relative to `dir`
 */
export const readContext = async (
  dir: string,
  leaveOut: ReadonlySet<string> = new Set(),
  dockerfile = 'Dockerfile'
): Promise<TreeEntry[]> => {
  const rules = await readFile(join(dir, IGNORE_FILE), 'utf8').catch(() => '')
  const isIgnored = ignoredBy(rules)
  return readTree(dir, {
    leaveOut,
    isIgnored: path => path !== dockerfile && path !== IGNORE_FILE && isIgnored(path)
  })
}
