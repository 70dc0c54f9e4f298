import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type DatasetChoice, type DatasetContext, openDataset } from './open-dataset.js'

/**
 * The folder with the manifest of a dataset's bases: as it was named, else that of the fetched
 * dataset, else `bases` beside the tasks, of which there need be none yet. Absolute.
 * @throws UserError for a dataset that is not there or may not be read
 */
export const basesFolder = async (
  choice: Pick<DatasetChoice, 'path' | 'dataset' | 'bases' | 'caBundle'>,
  context: DatasetContext
): Promise<string> => {
  if (choice.bases !== undefined) return choice.bases
  if (choice.dataset !== undefined) return (await openDataset(choice, context)).bases.dir
  const isOneTask = existsSync(join(choice.path, 'task.toml'))
  return join(dirname(isOneTask ? dirname(choice.path) : choice.path), 'bases')
}
