import type { SweRow } from '../../contracts/swe-polybench.js'

/** What one grading of a change works with, beside a container of its own, fresh from the row's image. */
export interface GradingRequest {
  row: SweRow
  /** The change as a patch; empty for none. */
  patch: Buffer | string
  /** Absolute path of the work tree. */
  workdir: string
  /** Who applies patches and runs the tests; by default the image's user. */
  user?: string | number | null
  env?: Readonly<Record<string, string>>
  /** Of the tests alone; undefined is without a limit. */
  timeoutMs: number | undefined
  signal: AbortSignal
  /** Sees what the tests print, as it comes. */
  onOutput?: (chunk: Uint8Array, from: 'stdout' | 'stderr') => void
}

/** Whether there is nothing to apply. */
export const isEmptyPatch = (patch: Buffer | string): boolean => patch.toString().trim() === ''
