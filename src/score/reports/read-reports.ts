import type { ScoreLimits } from '../limits.js'
import type { ComparerShape } from '../verifier-shapes.js'
import { XmlScanner } from '../xml/scanner.js'
import { type CollectorLosses, collectedBytes } from './collected-bytes.js'
import { lastCommentClose, withoutComments } from './comment-retry.js'
import type { ReportFile } from './report-file.js'
import { TestCaseReader } from './test-case-reader.js'
import { TestResults } from './test-results.js'
import { decoded } from './utf8.js'

/** What the strict parser says of one report file, read for itself. */
export interface FileReading {
  readonly file: ReportFile
  readonly results: TestResults
  readonly malformation: string | null
  readonly losses: CollectorLosses
  /** It has elements in a namespace, which the reference does not see. */
  readonly namespaced: boolean
  /** It has names with a byte order mark at an end, which the reference takes as part of the name. */
  readonly marked: boolean
}

/** What the reference makes of all report files together. */
export interface MergedReading {
  readonly results: TestResults
  /** Why the merged document does not parse, also not without comments; null where it does. */
  readonly malformation: string | null
}

export interface ReadOptions {
  readonly shape: ComparerShape
  readonly limits: ScoreLimits
}

const NO_LOSSES = { tail: false, declarationLine: false, nul: false }

/**
 * The results of all files where each is sound: well-formed for itself, and nothing of it lost or out
 * of the reference's sight. Null otherwise, and each has to be looked at. Nearly all runs are sound, so
 * this way is kept short: one reader goes through all files, since after a sound one it is at rest.
 */
export const readSound = (
  files: readonly ReportFile[],
  { shape, limits }: ReadOptions
): TestResults | null => {
  const results = new TestResults(limits.tests)
  const reader = new TestCaseReader(test => results.add(test, shape))
  const scanner = new XmlScanner(reader)
  for (const file of files) {
    const losses = { ...NO_LOSSES }
    for (const text of decoded(collectedBytes(file, losses))) if (!scanner.push(text)) return null
    if (!scanner.end() || hasLosses(losses) || reader.namespaced || reader.marked) return null
  }
  return results
}

const hasLosses = ({ tail, declarationLine, nul }: CollectorLosses): boolean => tail || declarationLine || nul

/** Reads one file as the collector copies it, as if it were the only one. */
export const readFile = (file: ReportFile, { shape, limits }: ReadOptions): FileReading => {
  const losses = { ...NO_LOSSES }
  const reading = scan(decoded(collectedBytes(file, losses)), { shape, limits })
  return { file, losses, ...reading }
}

/**
 * What the collector's merge of these files, in this order, holds for the comparer.
 *
 * Where each file is well-formed for itself, the merged document is, and its results are those of the
 * files: nothing has to be read again, and the order of the files does not matter. Otherwise the merged
 * document is read as a whole, since one file may close what another left open; then once more without
 * comments. Only in that case does the verdict depend on the order of the files, which in the reference
 * is that of `find`.
 */
export const readMerged = (
  readings: readonly FileReading[],
  { shape, limits }: ReadOptions
): MergedReading => {
  if (readings.every(reading => reading.malformation === null)) {
    return {
      results: united(
        readings.map(reading => reading.results),
        limits
      ),
      malformation: null
    }
  }
  const first = scan(mergedText(readings), { shape, limits })
  if (first.malformation === null) return first
  const lastClose = lastCommentClose(mergedText(readings))
  const second = scan(withoutComments(mergedText(readings), lastClose), { shape, limits })
  return second.malformation === null
    ? second
    : { results: new TestResults(limits.tests), malformation: first.malformation }
}

/** The union of results, an id's worst status winning. */
export const united = (parts: readonly TestResults[], limits: ScoreLimits): TestResults => {
  const whole = new TestResults(limits.tests)
  for (const part of parts) whole.merge(part)
  return whole
}

function* mergedText(readings: readonly FileReading[]): Generator<string> {
  for (const { file } of readings) yield* decoded(collectedBytes(file, { ...NO_LOSSES }))
}

const scan = (
  chunks: Iterable<string>,
  { shape, limits }: ReadOptions
): Pick<FileReading, 'results' | 'malformation' | 'namespaced' | 'marked'> => {
  const results = new TestResults(limits.tests)
  const reader = new TestCaseReader(test => results.add(test, shape))
  const scanner = new XmlScanner(reader)
  for (const chunk of chunks) if (!scanner.push(chunk)) break
  scanner.end()
  const { malformation } = scanner
  const { namespaced, marked } = reader
  return { results, malformation, namespaced, marked }
}
