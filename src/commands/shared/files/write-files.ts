import { chmod, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolders } from '../../../dataset/make-folders.js'
import type { TaskFile } from '../../../making/task-files.js'

/** Writes files by their path below a folder (absolute), with the folders that they need. */
export const writeFiles = async (folder: string, files: ReadonlyMap<string, TaskFile>): Promise<void> => {
  for (const [path, { text, mode }] of files) {
    const file = join(folder, path)
    await makeFolders(dirname(file))
    await writeFile(file, text)
    await chmod(file, mode)
  }
}
