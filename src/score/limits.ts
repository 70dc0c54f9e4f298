import type { ReportFile } from './reports/report-file.js'

/** How much is read before we call the reports too large. */
export interface ScoreLimits {
  /** Of one report file. */
  readonly fileBytes: number
  readonly files: number
  /** Of all report files together. */
  readonly totalBytes: number
  /** Distinct test ids. */
  readonly tests: number
  /** Of one damaged file that is recovered for the tolerant verdict, which reads it as a whole. */
  readonly recoverBytes: number
}

const MIB = 1024 * 1024

/** What is read of the reports of one trial. */
export const DEFAULT_LIMITS: ScoreLimits = {
  fileBytes: 100 * MIB,
  files: 5000,
  totalBytes: 1024 * MIB,
  tests: 1_000_000,
  recoverBytes: 32 * MIB
}

const mebibytes = (bytes: number): string => `${Math.ceil(bytes / MIB)} MiB`

/**
 * The limit that the files exceed, as a sentence, with the files that do; null where all is within. It is
 * told before any is opened.
 */
export const exceededLimit = (
  files: readonly ReportFile[],
  limits: ScoreLimits
): { readonly message: string; readonly paths: string[] } | null => {
  if (files.length > limits.files)
    return { message: `There are ${files.length} report files; the limit is ${limits.files}.`, paths: [] }
  const large = files.filter(file => file.bytes > limits.fileBytes)
  if (large.length > 0)
    return {
      message: `A report file has ${mebibytes(Math.max(...large.map(file => file.bytes)))}; the limit is ${mebibytes(limits.fileBytes)}.`,
      paths: large.map(file => file.path)
    }
  const total = files.reduce((sum, file) => sum + file.bytes, 0)
  return total > limits.totalBytes
    ? {
        message: `The report files have ${mebibytes(total)}; the limit is ${mebibytes(limits.totalBytes)}.`,
        paths: []
      }
    : null
}
