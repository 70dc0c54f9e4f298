import { lstat, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** File systems stamp with a clock that lags a little. */
const CLOCK_LAG_MS = 2_000

/** What the service refuses in a path, and with it the whole upload. */
const REFUSED = /["<>|*?:\r\n]/

export interface ArtifactFiles {
  files: readonly string[]
  /** Left out because of their names, relative to the folder. */
  refused: readonly string[]
}

/**
 * The regular files under a folder of results. Links are left out: what they point to is not ours
 * to publish. So are files older than the run, which someone else put there.
 *
 * @param since when the run started, in milliseconds since the epoch
 */
export const artifactFiles = async (folder: string, since: number): Promise<ArtifactFiles> => {
  if (!(await lstat(folder)).isDirectory()) return { files: [], refused: [] }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: string[] = []
  const refused: string[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const stat = await lstat(path)
    // Not mtime: whoever wrote a file can set that to anything.
    if (!stat.isFile() || stat.ctimeMs < since - CLOCK_LAG_MS) continue
    const name = relative(folder, path)
    if (REFUSED.test(name)) refused.push(name)
    else files.push(path)
  }
  return { files: files.sort(), refused: refused.sort() }
}
