/** What stands in place of a secret. */
const MASK = Buffer.from('***')

/** Shorter values, such as `1` or `no`, are in every text and hide nothing. */
const SHORTEST = 6

/**
 * The part of a value's base64 that does not depend on what stands before and after it, for one of the
 * three places at which the value can begin within a group of three bytes.
 */
const base64Core = (value: Buffer, offset: 0 | 1 | 2): string => {
  const text = Buffer.concat([Buffer.alloc(offset), value])
    .toString('base64')
    .replace(/=+$/, '')
  const begin = offset === 0 ? 0 : offset + 1
  const end = Math.floor(((offset + value.length) * 8) / 6)
  return text.slice(begin, end)
}

const base64Forms = (value: Buffer): string[] =>
  ([0, 1, 2] as const).flatMap(offset => {
    const standard = base64Core(value, offset)
    return [standard, standard.replaceAll('+', '-').replaceAll('/', '_')]
  })

const jsonForms = (value: string): string[] => {
  const escaped = JSON.stringify(value).slice(1, -1)
  const ascii = escaped.replace(
    /[\u007f-\uffff]/g,
    char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
  return [escaped, escaped.replaceAll('/', '\\/'), ascii]
}

const urlForms = (value: string): string[] => {
  const query = new URLSearchParams([['', value]]).toString().slice(1)
  const forms = [encodeURIComponent(value), encodeURI(value), query, query.replaceAll('+', '%20')]
  return forms.flatMap(form => [form, form.replace(/%[0-9A-F]{2}/g, hex => hex.toLowerCase())])
}

/**
 * Every form in which a value is looked for: as it is, line by line, in base64 at all alignments,
 * URL-encoded, and escaped as in JSON.
 */
export const secretForms = (values: readonly string[]): Buffer[] => {
  const plain = values
    .flatMap(value => [value, ...value.split('\n').map(line => line.trim())])
    .filter(secret => Buffer.byteLength(secret) >= SHORTEST)
  const forms = plain.flatMap(secret => [
    secret,
    ...base64Forms(Buffer.from(secret)),
    ...urlForms(secret),
    ...jsonForms(secret)
  ])
  return [...new Set(forms)]
    .filter(form => form.length >= SHORTEST)
    .map(form => Buffer.from(form))
    .sort((one, other) => other.length - one.length)
}

/** Replaces secrets in what is stored. */
export interface Redactor {
  /** The bytes with every secret replaced. */
  whole(bytes: Uint8Array): Buffer
  /** Whether a secret stands in the bytes. */
  finds(bytes: Uint8Array): boolean
  /** A stream of which every secret is replaced, also one that comes in pieces. `end` writes what was held back. */
  stream(write: (chunk: Uint8Array) => void): { write(chunk: Uint8Array): void; end(): void }
}

/** Replaces values in every form of `secretForms`; of two that begin at one place, the longer. */
export const createRedactor = (values: readonly string[]): Redactor => {
  const forms = secretForms(values)
  const longest = forms[0]?.length ?? 0

  const firstIn = (bytes: Buffer, from: number): { at: number; length: number } | undefined => {
    let first: { at: number; length: number } | undefined
    for (const form of forms) {
      const at = bytes.indexOf(form, from)
      if (at >= 0 && (first === undefined || at < first.at)) first = { at, length: form.length }
    }
    return first
  }

  /** Writes as much as cannot belong to a secret that goes on after `safe`; returns the rest. */
  const flush = (bytes: Buffer, safe: number, write: (chunk: Uint8Array) => void): Buffer => {
    let from = 0
    for (;;) {
      const first = firstIn(bytes, from)
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
    whole(bytes) {
      const parts: Uint8Array[] = []
      flush(Buffer.from(bytes), bytes.length, chunk => parts.push(chunk))
      return Buffer.concat(parts)
    },
    finds: bytes => firstIn(Buffer.from(bytes), 0) !== undefined,
    stream(write) {
      if (longest === 0) return { write, end: () => {} }
      let held: Buffer = Buffer.alloc(0)
      return {
        write(chunk) {
          const bytes = Buffer.concat([held, chunk])
          held = flush(bytes, Math.max(0, bytes.length - longest + 1), write)
        },
        end() {
          flush(held, held.length, write)
          held = Buffer.alloc(0)
        }
      }
    }
  }
}
