import type { SweRow } from '../../contracts/swe-polybench.js'

/** What one grading of a change works with, beside a container of its own, fresh from the row's image. */
export interface GradingRequest {
  row: SweRow
  /** The change as a patch; `''` for none. */
  patch: string
  /** Absolute path of the work tree. */
  workdir: string
  /** By default the image's. */
  user?: string | number | null
  env?: Readonly<Record<string, string>>
  /** Of the tests alone; undefined is without a limit. */
  timeoutMs: number | undefined
  signal: AbortSignal
  /** Sees what the tests print, as it comes. */
  onOutput?: (chunk: Uint8Array, from: 'stdout' | 'stderr') => void
}
