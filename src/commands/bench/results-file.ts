import { constants } from 'node:fs'
import { type FileHandle, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorMessage, UserError } from '../../contracts/errors.js'
import type { ResultLine } from '../../contracts/result-line.js'
import { makeFolders } from '../../dataset/make-folders.js'
import { groupBy } from '../../report/group-by.js'
import { quote } from '../../text/quote.js'
import { safeName } from '../../text/safe-name.js'

/** The file of a model's results; of an agent's where it asks no model. */
export const resultsPath = (
  folder: string,
  { benchmark, agent, model }: Pick<ResultLine, 'benchmark' | 'agent' | 'model'>
): string => join(folder, `${safeName(benchmark)}-${safeName(model ?? agent)}-results.jsonl`)

/** Far longer than the one write of a line takes. */
const WRITING_MS = 200

/** Whether a line can begin at the file's end: not where an earlier writer was cut off in the middle of one. */
const endsLine = async (file: FileHandle): Promise<boolean> => {
  for (let before = -1; ; ) {
    const { size } = await file.stat()
    if (size === 0) return true
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1)
    if (buffer[0] === 0x0a) return true
    if (size === before) return false
    // Another run may be in the midst of writing: a file grows page by page.
    before = size
    await sleep(WRITING_MS)
  }
}

/**
 * Appends lines to a file, made with its folder where there is none. Each line is one write at the file's
 * end, so that runs that append at the same time do not tear each other's lines.
 * @throws UserError where the file cannot be written
 */
export const appendLines = async (path: string, lines: readonly ResultLine[]): Promise<void> => {
  try {
    await makeFolders(dirname(path))
    const file = await open(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT)
    try {
      let start = (await endsLine(file)) ? '' : '\n'
      for (const line of lines) {
        const bytes = Buffer.from(`${start}${JSON.stringify(line)}\n`)
        const { bytesWritten } = await file.write(bytes)
        if (bytesWritten < bytes.length) throw new Error('the disk took only a part of a line')
        start = ''
      }
    } finally {
      await file.close()
    }
  } catch (error) {
    throw new UserError(
      `Results cannot be appended to ${quote(path)}: ${errorMessage(error)}. Name one that can be written to with \`--data-dir\`.`
    )
  }
}

/** A line as text, whenever it was appended. */
const undated = (line: object): string => JSON.stringify({ ...line, date: null })

/** The lines that a file has; none where there is no such file, or it cannot be read. */
const linesThere = async (path: string): Promise<Set<string>> => {
  const content = await readFile(path, 'utf8').catch(() => '')
  const records = content.split('\n').flatMap(text => {
    try {
      const record: unknown = JSON.parse(text)
      return typeof record === 'object' && record !== null ? [undated(record)] : []
    } catch {
      return []
    }
  })
  return new Set(records)
}

/**
 * Appends each line to the file of its model below `folder` (absolute), but for those that stand there but
 * for their date: a job that is gone on with has its earlier results again. Gives the files' paths.
 */
export const appendResults = async (folder: string, lines: readonly ResultLine[]): Promise<string[]> => {
  const byFile = groupBy(lines, line => resultsPath(folder, line))
  for (const [path, own] of byFile) {
    const there = await linesThere(path)
    const missing = own.filter(line => !there.has(undated(line)))
    if (missing.length > 0) await appendLines(path, missing)
  }
  return [...byFile.keys()]
}
