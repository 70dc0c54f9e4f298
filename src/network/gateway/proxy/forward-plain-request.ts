import {
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse
} from 'node:http'
import type { Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { endToEnd, type HeaderPair, pairsOf } from '../headers.js'
import { unreachable, type Way } from './find-way.js'
import type { HostAccounts } from './host-account.js'
import { answerResponse } from './proxy-answer.js'
import { authorityOf } from './target.js'
import type { UpstreamProxy } from './upstream-proxy.js'

export interface PlainForward {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The connection that it goes over, already made. */
  readonly server: Socket
  readonly way: Way
  readonly accounts: HostAccounts
  /** There wherever the way is through it. */
  readonly upstream: UpstreamProxy | undefined
}

/** What is sent on: the target's own name as host, whatever the client wrote there, and one request a connection. */
const onwardRequest = ({ request, server, way, upstream }: PlainForward): RequestOptions => {
  const { target, path, viaProxy } = way
  const host = authorityOf(target, 80)
  const headers: HeaderPair[] = [
    ['host', host],
    ...endToEnd(pairsOf(request.rawHeaders), new Set(['host'])),
    ...(viaProxy ? Object.entries(upstream!.headers) : []),
    // Node writes no frame around the body of a GET by itself, and a body without one is a second request.
    ...(request.headers['transfer-encoding'] === undefined
      ? []
      : [['transfer-encoding', 'chunked'] as const]),
    ['connection', 'close']
  ]
  return {
    method: request.method ?? 'GET',
    path: viaProxy ? `http://${host}${path}` : path,
    headers: headers.flat(),
    setHost: false,
    createConnection: () => server
  }
}

/**
 * Sends a plain HTTP request on, and its answer back; keeps account of the bytes of both.
 * @throws where Node does not write such a request
 */
export const forwardPlainRequest = (forward: PlainForward): void => {
  const { request, response, server, way, accounts } = forward
  const { target } = way
  const counts = accounts.at(target.host, target.port)
  const pass = (answer: IncomingMessage): void => {
    const kept = endToEnd(pairsOf(answer.rawHeaders))
    try {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, kept.flat())
    } catch {
      // A status or a phrase that Node reads and does not write.
      server.destroy()
      response.destroy()
      return
    }
    answer.on('data', (chunk: Buffer) => {
      counts.bytesDown += chunk.length
    })
    pipeline(answer, response, () => {})
  }
  const onward = httpRequest(onwardRequest(forward), pass)
  onward.on('error', thrown => answerResponse(response, unreachable(target, thrown, accounts)))
  response.on('close', () => onward.destroy())
  request.on('data', (chunk: Buffer) => {
    counts.bytesUp += chunk.length
  })
  request.pipe(onward)
}
