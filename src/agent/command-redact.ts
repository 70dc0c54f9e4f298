/** What stands in place of a secret. */
const MASK = Buffer.from('***')

/** Shorter values, such as `1` or `no`, are in every text and hide nothing. */
const SHORTEST = 6

export interface Redactor {
  write(chunk: Uint8Array): void
  /** Writes what was held back, since it could have been the beginning of a secret. */
  end(): void
}

/**
 * Writes a stream with every secret in it replaced, also one that comes in pieces. Of a secret of
 * several lines each line counts.
 */
export const redactor = (write: (chunk: Uint8Array) => void, values: readonly string[]): Redactor => {
  const secrets = values
    .flatMap(value => [value, ...value.split('\n').map(line => line.trim())])
    .filter(secret => secret.length >= SHORTEST)
    .map(secret => Buffer.from(secret))
    .sort((a, b) => b.length - a.length)
  const longest = secrets[0]?.length ?? 0
  if (longest === 0) return { write, end: () => {} }
  let held: Buffer = Buffer.alloc(0)

  /** Writes as much as cannot belong to a secret that goes on after `safe`; returns the rest. */
  const flush = (bytes: Buffer, safe: number): Buffer => {
    let from = 0
    for (;;) {
      let first: { at: number; length: number } | undefined
      for (const secret of secrets) {
        const at = bytes.indexOf(secret, from)
        if (at >= 0 && (first === undefined || at < first.at)) first = { at, length: secret.length }
      }
      if (first === undefined || first.at >= safe) break
      if (first.at > from) write(bytes.subarray(from, first.at))
      write(MASK)
      from = first.at + first.length
    }
    const end = Math.max(from, safe)
    if (end > from) write(bytes.subarray(from, end))
    return Buffer.from(bytes.subarray(end))
  }

  return {
    write(chunk) {
      const bytes = Buffer.concat([held, chunk])
      held = flush(bytes, Math.max(0, bytes.length - longest + 1))
    },
    end() {
      flush(held, held.length)
      held = Buffer.alloc(0)
    }
  }
}
