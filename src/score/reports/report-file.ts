/** A file found below the work directory after the tests, as the rules see it. */
export interface ReportFile {
  /** Relative to the work directory, parts separated by `/`. */
  readonly path: string
  readonly kind: 'file' | 'symlink'
  readonly bytes: number
  /** When it was last written, where that is known: only `score` alone looks at it. */
  readonly modifiedMs?: number | undefined
  /** Its content from the start, in chunks. A chunk is valid until the next is asked for. */
  read(): Iterable<Uint8Array>
}

/** A report that is in memory already. */
export const reportFromText = (path: string, content: string | Uint8Array): ReportFile => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { path, kind: 'file', bytes: bytes.length, read: () => [bytes] }
}
