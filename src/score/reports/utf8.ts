import { isUtf8 } from 'node:buffer'

/**
 * UTF-8 to text, each byte sequence that is none becoming U+FFFD, over chunks. A byte order mark is
 * kept: the reference drops one only at the very start of the merged document, where none can be.
 * Chunks that are valid for themselves, nearly all, take a way that is several times faster.
 */
export function* decoded(chunks: Iterable<Uint8Array>): Generator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null
  for (const chunk of chunks) {
    if (decoder === null && isUtf8(chunk)) {
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('utf8')
      continue
    }
    decoder ??= new TextDecoder('utf-8', { ignoreBOM: true })
    yield decoder.decode(chunk, { stream: true })
  }
  const rest = decoder?.decode() ?? ''
  if (rest !== '') yield rest
}
