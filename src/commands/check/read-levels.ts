import { join } from 'node:path'
import { type ChosenLevels, LEVELS_FILE, parseLevels } from '../../check/levels.js'
import { UserError } from '../../contracts/errors.js'
import { MIB, RefusedFile, readText } from '../../dataset/read-file.js'

/**
 * The levels that a dataset chose, in `kotlin-bench.toml` at its top; none where it has no such file.
 * @throws UserError for one that cannot be read
 */
export const readLevels = async (top: string, known: readonly string[]): Promise<ChosenLevels> => {
  const path = join(top, LEVELS_FILE)
  try {
    return parseLevels(await readText(path, { maxBytes: MIB, label: path }), path, known)
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    if (error.message.includes('(ENOENT)')) return new Map()
    throw new UserError(`${error.message}. Put a text file in its place, or remove it.`)
  }
}
