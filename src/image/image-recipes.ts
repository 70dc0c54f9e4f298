import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage, FaultError } from '../contracts/errors.js'
import type { Docker } from '../engine/docker.js'
import type { Task } from '../task/task.js'
import { quote } from '../text/quote.js'
import { type Bases, baseContext } from './bases.js'
import { readContext } from './build-context.js'
import { contentKey } from './content-key.js'
import { parentImages } from './dockerfile.js'
import { findLocalImage } from './local-image.js'
import type { BaseRecipe } from './manifest.js'

/** An image that can be made: all of it is known before anything is. */
export interface ImagePlan {
  image: string
  key: string
  dockerfile: string
  context: Awaited<ReturnType<typeof readContext>>
  /** Bases of the manifest that it builds on, in the order of the recipe. */
  bases: readonly BaseRecipe[]
  /** A base that it builds on and that the manifest does not name, as the engine has it. */
  foreignBases: ReadonlyArray<{ name: string; id: string }>
}

export interface ImageRecipes {
  base(recipe: BaseRecipe): Promise<ImagePlan>
  /** @throws FaultError `task` where it has no recipe, or a base of it is nowhere */
  task(task: Task): Promise<ImagePlan>
}

const OURS = 'kotlin-bench/'

const readDockerfile = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new FaultError(
      'task',
      'dockerfile-missing',
      `There is no recipe at ${quote(path)}: ${errorMessage(error)}`
    )
  }
}

/** What the image of a task is called in the engine: as its compose file says, else by its name. */
export const taskImageName = (task: Task): string =>
  task.environment.localImage ??
  `${OURS}task-${task.name.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, '-')}:local`

/** Reads what images are made from, and gives each its key. Nothing is built for that. */
export const createRecipes = ({
  docker,
  bases,
  platform
}: {
  docker: Docker
  bases: Bases
  platform: string
}): ImageRecipes => {
  const recipeOf = (name: string) => bases.recipes.find(({ image }) => image === name)

  const base: ImageRecipes['base'] = async recipe => {
    const { contextDir, dockerfile, leaveOut } = baseContext(bases, recipe)
    const text = await readDockerfile(join(contextDir, dockerfile))
    const context = await readContext(contextDir, leaveOut, dockerfile)
    const below: BaseRecipe[] = []
    const parents: Record<string, string> = {}
    for (const name of parentImages(text)) {
      const other = recipeOf(name)
      // A public parent goes in by name: which of its builds a machine has must not change our key.
      parents[name] = other && other !== recipe ? (await base(other)).key : name
      if (other && other !== recipe) below.push(other)
    }
    const key = contentKey({ dockerfile: text, context, platform, parents })
    return { image: recipe.image, key, dockerfile, context, bases: below, foreignBases: [] }
  }

  /** The key of what stands in a task's FROM line, where the manifest does not name it. */
  const foreign = async (name: string): Promise<{ key: string; id: string | null }> => {
    const local = await findLocalImage(docker, name)
    if (name.startsWith(OURS)) {
      if (local) return { key: local.id, id: local.id }
      throw new FaultError(
        'task',
        'base-missing',
        `The base ${name} is neither in ${quote(join(bases.dir, 'manifest'))} nor in the engine. Add it to the manifest, or name its folder by \`--bases\`.`
      )
    }
    // What a registry has goes in by name, as for bases; what was made here can change at any time.
    const isMadeHere = local !== undefined && local.digests.length === 0
    return { key: isMadeHere ? local.id : name, id: local?.id ?? null }
  }

  return {
    base,
    async task(task) {
      const contextDir = join(task.dir, 'environment')
      const text = await readDockerfile(join(contextDir, 'Dockerfile'))
      const found: BaseRecipe[] = []
      const foreignBases: Array<{ name: string; id: string }> = []
      const parents: Record<string, string> = {}
      for (const name of parentImages(text)) {
        const recipe = recipeOf(name)
        if (recipe) {
          parents[name] = (await base(recipe)).key
          found.push(recipe)
          continue
        }
        const { key, id } = await foreign(name)
        parents[name] = key
        if (id !== null) foreignBases.push({ name, id })
      }
      const context = await readContext(contextDir)
      const key = contentKey({ dockerfile: text, context, platform, parents })
      const image = taskImageName(task)
      return { image, key, dockerfile: 'Dockerfile', context, bases: found, foreignBases }
    }
  }
}

/** Whether an image's name is one of ours. */
export const isOurs = (image: string): boolean => image.startsWith(OURS)
