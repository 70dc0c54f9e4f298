/** Keeps the last bytes of a stream. */
export const tail = (maxBytes: number): { add(chunk: Uint8Array): void; text(): string } => {
  let chunks: Uint8Array[] = []
  let bytes = 0
  return {
    add(chunk) {
      chunks.push(Uint8Array.from(chunk))
      bytes += chunk.length
      if (bytes < 2 * maxBytes) return
      const kept = Buffer.concat(chunks).subarray(-maxBytes)
      chunks = [kept]
      bytes = kept.length
    },
    text: () => Buffer.concat(chunks).subarray(-maxBytes).toString('utf8')
  }
}
