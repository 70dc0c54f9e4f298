import { lstat, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** What the service refuses in a path, and with it the whole upload. */
const REFUSED = /["<>|*?:\r\n]/

export interface ArtifactFiles {
  files: readonly string[]
  /** Left out because of their names, relative to the folder. */
  refused: readonly string[]
}

/**
 * The regular files under a job's folder, which the run made new, so that all in it is its own.
 * Links are left out: what they point to is not ours to publish.
 */
export const artifactFiles = async (folder: string): Promise<ArtifactFiles> => {
  if (!(await lstat(folder)).isDirectory()) return { files: [], refused: [] }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: string[] = []
  const refused: string[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path)
    if (REFUSED.test(name)) refused.push(name)
    else files.push(path)
  }
  return { files: files.sort(), refused: refused.sort() }
}
