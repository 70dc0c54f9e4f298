import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage, UserError } from '../../contracts/errors.js'
import { makeFolders } from '../../dataset/make-folders.js'
import { quote } from '../../text/quote.js'

/** A report's files by their names. */
export type ReportFiles = Readonly<Record<string, string>>

/**
 * A job's folder has the job's own `rewards.json`, which a report on more than that job would replace.
 * @throws UserError where the report would go there
 */
export const checkOut = (out: string, results: readonly string[]): void => {
  const isOwnReport = results.length === 1 && results[0] === out
  if (isOwnReport || !existsSync(join(out, 'config.json'))) return
  throw new UserError(
    `${quote(`--out ${out}`)} is the folder of a job, whose own \`rewards.json\` the report would replace. Name another folder.`
  )
}

/**
 * Writes a report's files into a folder, which is made where it is missing. An interruption or a full disk
 * leaves the earlier report as it was: files get their names once all are written.
 * @throws UserError where the folder cannot be written
 */
export const writeReport = async (out: string, files: ReportFiles): Promise<void> => {
  const drafts = Object.entries(files).map(([name, text]) => {
    const path = join(out, name)
    return { path, text, draft: `${path}.${randomUUID()}` }
  })
  try {
    await makeFolders(out)
    for (const { draft, text } of drafts) await writeFile(draft, text, { flag: 'wx' })
    for (const { draft, path } of drafts) await rename(draft, path)
  } catch (error) {
    const found = await stat(out).catch(() => undefined)
    if (found?.isFile())
      throw new UserError(
        `${quote(`--out ${out}`)} is a file. Name a folder, which is made where it is missing.`
      )
    throw new UserError(
      `${quote(`--out ${out}`)} cannot hold the report: ${errorMessage(error)}. Name a folder that can be written to.`
    )
  } finally {
    for (const { draft } of drafts) await rm(draft, { force: true }).catch(() => undefined)
  }
}
