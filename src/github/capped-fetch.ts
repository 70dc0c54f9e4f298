import { type Dispatcher, type RequestInit, Response, fetch as send } from 'undici'

async function* capped(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`the answer has more than ${maxBytes} bytes`)
    yield chunk
  }
}

export interface FetchOptions {
  maxBytes: number
  /** What carries a request to a host: directly, or by the network's proxy. */
  sender: (url: URL) => Dispatcher
}

/** A fetch whose answers end in an error where they pass a number of bytes. */
export const cappedFetch =
  ({ maxBytes, sender }: FetchOptions) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const response = await send(url, { ...init, dispatcher: sender(new URL(url)) })
    const { body, status, statusText, headers, url: from } = response
    if (body === null) return response
    const chunks = body as AsyncIterable<Uint8Array>
    const limited = new Response(capped(chunks, maxBytes), { status, statusText, headers })
    // Who follows the pages of a list reads it.
    return Object.defineProperty(limited, 'url', { value: from })
  }
