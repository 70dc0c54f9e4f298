import { createHash } from 'node:crypto'
import type { TreeEntry } from '../engine/tar.js'

/** All that an image is made from. */
export interface ImageRecipe {
  dockerfile: string
  context: readonly TreeEntry[]
  platform: string
  /** Key or digest of each image it builds on, by the name the recipe uses. */
  parents: Readonly<Record<string, string>>
}

/** Raised when the way a build is run changes what comes out of it. */
const KEY_VERSION = '1'

/**
 * SHA-256, in hex, over recipe, build context (paths, executable bits, bytes), platform and the keys
 * of the parents: equal exactly when a build would be given the same things.
 */
export const contentKey = (recipe: ImageRecipe): string => {
  const hash = createHash('sha256')
  // Every part goes in with its length, so that no two recipes run together into the same bytes.
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    hash.update(`${bytes.length}:`)
    hash.update(bytes)
  }
  add(KEY_VERSION)
  add(recipe.platform)
  add(recipe.dockerfile)
  for (const name of Object.keys(recipe.parents).sort()) {
    add(name)
    add(recipe.parents[name]!)
  }
  for (const entry of recipe.context) {
    add(entry.path)
    if (entry.type === 'file') {
      add(entry.executable ? 'executable' : 'file')
      add(entry.content)
    } else if (entry.type === 'symlink') {
      add('symlink')
      add(entry.target)
    } else add('directory')
  }
  return hash.digest('hex')
}
