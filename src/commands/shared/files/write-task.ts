import { randomUUID } from 'node:crypto'
import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../../../contracts/errors.js'
import type { TaskFile } from '../../../making/task-files.js'
import { quote } from '../../../text/quote.js'
import { writeFiles } from './write-files.js'

/** The folder of a task is there already. */
export class TaskExists extends Error {
  override readonly name = 'TaskExists'
}

/**
 * Writes a task's files as the folder `name` in `folder` (absolute), all or none.
 * @throws TaskExists where there is something of that name, UserError where the folder cannot be written
 */
export const writeTask = async (
  folder: string,
  name: string,
  files: ReadonlyMap<string, TaskFile>
): Promise<void> => {
  const target = join(folder, name)
  const draft = join(folder, `.${name}.${randomUUID()}`)
  if ((await stat(target).catch(() => null)) !== null) throw new TaskExists(`${target} is there already`)
  try {
    await writeFiles(draft, files)
    await rename(draft, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw new UserError(
      `${quote(target)} cannot be written (${code}). Name another folder, or make room in this one.`
    )
  } finally {
    // Where it cannot be removed, that is what was told already.
    await rm(draft, { recursive: true, force: true }).catch(() => {})
  }
}
