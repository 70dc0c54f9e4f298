/** What was written to it, up to a limit; the rest is dropped. */
export interface CappedOutput {
  add(chunk: Buffer): void
  /** True where more came than was kept. */
  readonly truncated: boolean
  buffer(): Buffer
}

/** Keeps the first `maxBytes` of an output. */
export const cappedOutput = (maxBytes: number): CappedOutput => {
  const chunks: Buffer[] = []
  let kept = 0
  let truncated = false
  return {
    add(chunk) {
      const room = maxBytes - kept
      if (chunk.length > room) truncated = true
      if (room <= 0) return
      const part = chunk.length > room ? chunk.subarray(0, room) : chunk
      chunks.push(part)
      kept += part.length
    },
    get truncated() {
      return truncated
    },
    buffer: () => Buffer.concat(chunks)
  }
}
