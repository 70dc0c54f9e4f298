import { randomUUID } from 'node:crypto'
import { rename, rm, stat, writeFile } from 'node:fs/promises'

/**
 * Writes a file at once, with the mode of the one it takes the place of: an interrupted run leaves the
 * old one or the new.
 */
export const replaceFile = async (path: string, text: string): Promise<void> => {
  const mode = await stat(path).then(
    stats => stats.mode,
    () => 0o644
  )
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, text, { mode, flag: 'wx' })
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}
