/**
 * UTF-8 to text, each byte sequence that is none becoming U+FFFD, over chunks. A byte order mark is
 * kept: the reference drops one only at the very start of the merged document, where none can be.
 */
export function* decoded(chunks: Iterable<Uint8Array>): Generator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  const rest = decoder.decode()
  if (rest !== '') yield rest
}
