import { type CheckReport, checkReportSchema } from '../../contracts/check.js'

/** As the artifact holds it. */
export const REPORT_FILE = 'check.json'

/** Far above what a hundred tasks with findings take. */
export const MAX_REPORT_BYTES = 8 * 1024 * 1024

/**
 * Reads a report that another job wrote.
 * @throws Error where it is too large, no JSON or of another shape
 */
export const readCheckReport = (content: Uint8Array): CheckReport => {
  if (content.length > MAX_REPORT_BYTES) throw new Error(`it has more than ${MAX_REPORT_BYTES} bytes`)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    throw new Error('it is not JSON in UTF-8')
  }
  const read = checkReportSchema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`${issue?.path.join('.') || 'it'}: ${issue?.message}`)
}
