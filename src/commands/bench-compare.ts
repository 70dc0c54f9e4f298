import { errorMessage, UserError } from '../contracts/errors.js'
import { type ResultLine, resultLineSchema } from '../contracts/result-line.js'
import { compareModels, type ModelComparison } from '../report/rows/compare-models.js'
import { renderComparison } from '../report/rows/terminal-tables.js'
import { linesOf } from '../text/lines.js'
import { plural } from '../text/plural.js'
import { quote } from '../text/quote.js'
import { readNamedFile } from './shared/files/named-file.js'

/** A hundred runs on all rows and more; a text may not have twice as much. */
const MAX_BYTES = 256 * 1024 ** 2

/** A line's result; undefined for one that was torn or is something else. */
const readLine = (text: string): ResultLine | undefined => {
  try {
    const line = resultLineSchema.safeParse(JSON.parse(text))
    return line.success ? line.data : undefined
  } catch {
    return undefined
  }
}

const readLines = async (path: string, notice: (message: string) => void): Promise<ResultLine[]> => {
  const { text } = await readNamedFile(path, { maxBytes: MAX_BYTES }).catch((error: unknown) => {
    throw new UserError(
      `${quote(path)} cannot be read: ${errorMessage(error)}. Name files that runs on rows have appended to, such as \`data/swe-polybench-<model>-results.jsonl\`.`
    )
  })
  const lines: ResultLine[] = []
  let lost = 0
  let firstLost = 0
  let number = 0
  for (const line of linesOf(text)) {
    number += 1
    if (line.trim() === '') continue
    const read = readLine(line)
    if (read !== undefined) lines.push(read)
    else if (lost++ === 0) firstLost = number
  }
  if (lines.length === 0) {
    throw new UserError(
      `${quote(path)} has no result of a run. Name files that runs on rows have appended to, such as \`data/swe-polybench-<model>-results.jsonl\`.`
    )
  }
  if (lost > 0)
    notice(`${path}: ${plural(lost, 'line')} left out that cannot be read, first line ${firstLost}.`)
  return lines
}

/**
 * Compares models by the results that runs have appended to files (absolute paths).
 * @throws UserError for a file that has none
 */
export const benchCompare = async (
  files: readonly string[],
  { notice }: { readonly notice: (message: string) => void }
): Promise<{ comparison: ModelComparison; text: string }> => {
  const lines: ResultLine[] = []
  for (const path of new Set(files)) lines.push(...(await readLines(path, notice)))
  const comparison = compareModels(lines)
  return { comparison, text: renderComparison(comparison) }
}
