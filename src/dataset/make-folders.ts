import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes the folder; false where it is there already, so that two runs never share one. */
export const makeFolder = async (dir: string, mode?: number): Promise<boolean> => {
  try {
    await mkdir(dir, { mode })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Makes a folder and those above it. Not by mkdir's own recursion, which never ends where a folder is
 * there and can hold none, as `/proc`, and says of a full disk that there is no such folder.
 */
export const makeFolders = async (dir: string, mode?: number): Promise<void> => {
  try {
    // Of what is there already it says whether it is a folder, and makes nothing.
    if (!(await makeFolder(dir, mode))) await mkdir(dir, { recursive: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    // Another run may have made the one above meanwhile; where it was there all along, this fails again.
    if (!existsSync(dirname(dir))) await makeFolders(dirname(dir), mode)
    await makeFolder(dir, mode)
  }
}
