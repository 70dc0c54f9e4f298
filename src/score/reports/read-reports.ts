import type { ScoreLimits } from '../limits.js'
import type { ComparerShape } from '../verifier-shapes.js'
import { XmlScanner } from '../xml/scanner.js'
import { type CollectorLosses, collectedBytes } from './collected-bytes.js'
import { lastCommentClose, withoutComments } from './comment-retry.js'
import type { ReportFile } from './report-file.js'
import { hasLineFeed } from './report-layouts.js'
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
  readonly bomInName: boolean
}

/** What the reference makes of all report files together. */
export interface MergedReading {
  readonly results: TestResults
  /** Why there is no document that parses, also not without comments; null where there is one. */
  readonly malformation: string | null
  /** The paths of the files at fault; empty where the document parses. */
  readonly unreadable: string[]
}

export interface ReadOptions {
  readonly comparer: ComparerShape
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
  { comparer, limits }: ReadOptions
): TestResults | null => {
  if (files.some(hasLineFeed)) return null
  const results = new TestResults(limits.tests)
  const reader = new TestCaseReader(test => results.add(test, comparer))
  const scanner = new XmlScanner(reader)
  for (const file of files) {
    const losses = { ...NO_LOSSES }
    for (const text of decoded(collectedBytes(file, losses))) if (!scanner.push(text)) return null
    if (!scanner.end() || hasLosses(losses) || reader.namespaced || reader.bomInName) return null
  }
  return results
}

const hasLosses = ({ tail, declarationLine, nul }: CollectorLosses): boolean => tail || declarationLine || nul

/** Reads one file as the collector copies it, as if it were the only one. */
export const readFile = (file: ReportFile, options: ReadOptions): FileReading => {
  const losses = { ...NO_LOSSES }
  return { file, losses, ...scan(decoded(collectedBytes(file, losses)), options) }
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
export const readMerged = (readings: readonly FileReading[], options: ReadOptions): MergedReading => {
  const unread = (malformation: string, files: readonly FileReading[]): MergedReading => ({
    results: new TestResults(options.limits.tests),
    malformation,
    unreadable: files.map(({ file }) => file.path)
  })
  const unlisted = readings.filter(({ file }) => hasLineFeed(file))
  if (unlisted.length > 0) return unread('a line feed in the name of a report', unlisted)
  const malformed = readings.filter(({ malformation }) => malformation !== null)
  if (malformed.length === 0) {
    const parts = readings.map(({ results }) => results)
    return { results: merged(parts, options.limits), malformation: null, unreadable: [] }
  }
  const { results, malformation } = scan(mergedText(readings), options)
  if (malformation === null) return { results, malformation, unreadable: [] }
  const lastClose = lastCommentClose(mergedText(readings))
  const retried = scan(withoutComments(mergedText(readings), lastClose), options)
  return retried.malformation === null
    ? { results: retried.results, malformation: null, unreadable: [] }
    : unread(malformation, malformed)
}

/** The union of results, an id's worst status winning. */
export const merged = (parts: Iterable<TestResults>, limits: ScoreLimits): TestResults => {
  const whole = new TestResults(limits.tests)
  for (const part of parts) whole.merge(part)
  return whole
}

function* mergedText(readings: readonly FileReading[]): Generator<string> {
  for (const { file } of readings) yield* decoded(collectedBytes(file, { ...NO_LOSSES }))
}

const scan = (
  chunks: Iterable<string>,
  { comparer, limits }: ReadOptions
): Pick<FileReading, 'results' | 'malformation' | 'namespaced' | 'bomInName'> => {
  const results = new TestResults(limits.tests)
  const reader = new TestCaseReader(test => results.add(test, comparer))
  const scanner = new XmlScanner(reader)
  for (const chunk of chunks) if (!scanner.push(chunk)) break
  scanner.end()
  const { malformation } = scanner
  const { namespaced, bomInName } = reader
  return { results, malformation, namespaced, bomInName }
}
