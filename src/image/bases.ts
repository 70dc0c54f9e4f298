import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BaseRecipe, parseManifest } from './manifest.js'

/** The folder of base recipes and what its manifest names. */
export interface Bases {
  dir: string
  recipes: readonly BaseRecipe[]
}

/**
 * Reads `<dir>/manifest`. A folder without one has no bases: the tasks' own images are then used as
 * the engine has them.
 * @throws UserError for a line that is no base
 */
export const loadBases = async (dir: string): Promise<Bases> => {
  const path = join(dir, 'manifest')
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { dir, recipes: [] }
    throw error
  }
  return { dir, recipes: parseManifest(text, path) }
}

/** Where a base's recipe and its build context stand: the recipe's own folder is the context. */
export const baseContext = (
  bases: Bases,
  recipe: BaseRecipe
): { contextDir: string; dockerfile: string; leaveOut: Set<string> } => {
  const folder = dirname(recipe.dockerfile)
  const within = (path: string) => (folder === '.' ? path : path.slice(folder.length + 1))
  // Another base's recipe in the same folder is no part of this one: changing it must not rebuild this.
  const others = bases.recipes
    .filter(other => other.dockerfile !== recipe.dockerfile && dirname(other.dockerfile) === folder)
    .map(other => within(other.dockerfile))
  return {
    contextDir: join(bases.dir, folder),
    dockerfile: within(recipe.dockerfile),
    leaveOut: new Set(others)
  }
}
