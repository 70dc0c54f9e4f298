import type { IncomingMessage } from 'node:http'

/** Bytes of one request. */
export const MAX_BODY = 32 * 1024 * 1024
/** Of all requests that are being read at a time. */
const MAX_BODIES = 4 * MAX_BODY

/** The request is longer than `MAX_BODY`, or too many come at a time. */
export class BodyTooLarge extends Error {}

/**
 * Reads requests whole, as long as all of them together leave room.
 * @returns a reader that rejects with `BodyTooLarge`, or as the request's stream breaks
 */
export const createBodyReader = (): ((request: IncomingMessage) => Promise<Buffer>) => {
  let held = 0
  return async request => {
    const chunks: Buffer[] = []
    let length = 0
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) {
        length += chunk.length
        held += chunk.length
        if (length > MAX_BODY || held > MAX_BODIES) throw new BodyTooLarge()
        chunks.push(chunk)
      }
      return Buffer.concat(chunks)
    } finally {
      held -= length
    }
  }
}
