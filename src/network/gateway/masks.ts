import { Transform } from 'node:stream'

/** Shorter values are in every text and hide nothing. */
const SHORTEST = 6

const base64Forms = (value: string): string[] =>
  [0, 1, 2].map(offset => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)])
    const whole = bytes.toString('base64').replace(/=+$/, '')
    // Characters that also depend on what stands before and after the value are left out.
    const from = offset === 0 ? 0 : offset + 1
    return whole.slice(from, (bytes.length * 8) % 6 === 0 ? undefined : -1)
  })

const formsOf = (secret: string): string[] => {
  const forms = [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    ...base64Forms(secret)
  ]
  return forms.filter(form => form.length >= SHORTEST)
}

export interface Masks {
  /** The text with stars in place of each secret, one for one, so that its length is as it was. */
  text(value: string): string
  /** The same for a stream, also for a secret that comes in pieces; nothing else is held back. */
  stream(): Transform
}

/** Hides the secrets in what providers send back, in the forms in which they may be echoed. */
export const createMasks = (secrets: readonly string[]): Masks => {
  const forms = [...new Set(secrets.filter(secret => secret.length >= SHORTEST).flatMap(formsOf))]
    .sort((a, b) => b.length - a.length)
    .map(form => Buffer.from(form))

  const mask = (bytes: Buffer): Buffer => {
    let masked: Buffer | undefined
    for (const form of forms) {
      for (let at = bytes.indexOf(form); at >= 0; at = bytes.indexOf(form, at + form.length)) {
        masked ??= Buffer.from(bytes)
        masked.fill('*', at, at + form.length)
      }
    }
    return masked ?? bytes
  }

  /** How many of the last bytes could be the beginning of a secret. */
  const undecided = (bytes: Buffer): number => {
    let most = 0
    for (const form of forms) {
      for (let length = Math.min(form.length - 1, bytes.length); length > most; length -= 1) {
        if (bytes[bytes.length - length] !== form[0]) continue
        if (bytes.subarray(bytes.length - length).equals(form.subarray(0, length))) most = length
      }
    }
    return most
  }

  return {
    text: value => mask(Buffer.from(value)).toString(),
    stream() {
      let held: Buffer = Buffer.alloc(0)
      return new Transform({
        transform(chunk: Buffer, _encoding, done) {
          const bytes = mask(held.length === 0 ? chunk : Buffer.concat([held, chunk]))
          const keep = undecided(bytes)
          held = bytes.subarray(bytes.length - keep)
          done(null, bytes.subarray(0, bytes.length - keep))
        },
        flush(done) {
          done(null, held)
        }
      })
    }
  }
}
