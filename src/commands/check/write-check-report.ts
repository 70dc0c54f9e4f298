import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { CheckReport } from '../../contracts/check.js'
import { errorMessage, UserError } from '../../contracts/errors.js'
import { makeFolders } from '../../dataset/make-folders.js'
import { checkSarif } from '../../report/checks/sarif.js'
import { quote } from '../../text/quote.js'

/** Where a report goes, as files of these forms; absolute. */
export interface CheckFiles {
  readonly json?: string | undefined
  readonly sarif?: string | undefined
}

const write = async (path: string, text: string): Promise<void> => {
  try {
    await makeFolders(dirname(path))
    await writeFile(path, text)
  } catch (error) {
    throw new UserError(
      `${quote(path)} cannot be written: ${errorMessage(error)}. Name a file in a folder that may be written to.`
    )
  }
}

/**
 * Writes what `check` found.
 * @throws UserError where a file cannot be written
 */
export const writeCheckReport = async (report: CheckReport, { json, sarif }: CheckFiles): Promise<void> => {
  if (json !== undefined) await write(json, `${JSON.stringify(report, null, 2)}\n`)
  if (sarif !== undefined) await write(sarif, checkSarif(report))
}
