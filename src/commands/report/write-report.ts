import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage, UserError } from '../../contracts/errors.js'

/** A report's files by their names. */
export type ReportFiles = Readonly<Record<string, string>>

/**
 * Writes a report's files into a folder, which is made where it is missing.
 * @throws UserError where the folder cannot be written
 */
export const writeReport = async (out: string, files: ReportFiles): Promise<void> => {
  try {
    await mkdir(out, { recursive: true })
    for (const [name, text] of Object.entries(files)) await writeFile(join(out, name), text)
  } catch (error) {
    throw new UserError(
      `--out "${out}" cannot hold the report: ${errorMessage(error)}. Name a folder that can be written.`
    )
  }
}
