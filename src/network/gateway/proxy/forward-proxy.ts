import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { answerHealth, HEALTH_PATH } from '../health.js'
import { joinStreams } from '../join-streams.js'
import { findWay, unreachable, type Way, type WayContext } from './find-way.js'
import { forwardPlainRequest } from './forward-plain-request.js'
import { createOpenConnections } from './open-connections.js'
import { answerResponse, answerSocket } from './proxy-answer.js'
import { connectTo } from './resolve-target.js'
import { authorityOf, parseAbsoluteTarget, parseConnectTarget } from './target.js'

export type ForwardProxyOptions = Omit<WayContext, 'connections'>

export interface ForwardProxy {
  server: Server
  /** Ends every connection: other rules hold from now on. */
  endConnections(): void
}

/**
 * A proxy for CONNECT and plain HTTP by a list of allowed hosts. The target is read once; the name is
 * checked, then its addresses, and what is connected to is one of the addresses that were checked.
 */
export const createForwardProxy = (options: ForwardProxyOptions): ForwardProxy => {
  const { accounts, upstream } = options
  const connections = createOpenConnections()
  const context: WayContext = { ...options, connections }

  /** A connection along a way. Undefined, and the client gone as well, where it came too late. */
  const connect = async (
    { target, decision, viaProxy }: Way,
    client: Duplex | ServerResponse,
    throughProxy: () => Promise<Socket>
  ): Promise<Socket | undefined> => {
    const before = connections.generation
    const server = viaProxy ? await throughProxy() : await connectTo(decision.addresses, target.port)
    connections.track(server)
    if (before === connections.generation && !client.destroyed) return server
    server.destroy()
    client.destroy()
    return undefined
  }

  const onConnect = async (request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> => {
    connections.track(client)
    client.on('error', () => client.destroy())
    const written = request.url ?? ''
    const way = await findWay(parseConnectTarget(written), written, context)
    if (!('target' in way)) return answerSocket(client, way)
    const { target } = way
    let server: Socket | undefined
    try {
      server = await connect(way, client, () => upstream!.tunnel(authorityOf(target)))
    } catch (thrown) {
      return answerSocket(client, unreachable(target, thrown, accounts))
    }
    if (server === undefined) return
    const counts = accounts.at(target.host, target.port)
    server.on('data', (chunk: Buffer) => {
      counts.bytesDown += chunk.length
    })
    client.on('data', (chunk: Buffer) => {
      counts.bytesUp += chunk.length
    })
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    if (head.length > 0) client.unshift(head)
    joinStreams(client, server)
  }

  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const written = request.url ?? ''
    if (written === HEALTH_PATH) return answerHealth(response)
    if (written.startsWith('/') || written === '*') {
      accounts.refuse('(the gateway)', 0, 'not-for-a-proxy')
      const text = 'this is a proxy; it serves nothing itself'
      return answerResponse(response, { status: 400, text, reason: 'not-for-a-proxy' })
    }
    const way = await findWay(parseAbsoluteTarget(written), written, context)
    if (!('target' in way)) return answerResponse(response, way)
    let server: Socket | undefined
    try {
      server = await connect(way, response, () => upstream!.open())
    } catch (thrown) {
      return answerResponse(response, unreachable(way.target, thrown, accounts))
    }
    if (server === undefined) return
    try {
      forwardPlainRequest({ request, response, server, way, accounts, upstream })
    } catch {
      server.destroy()
      answerResponse(response, { status: 400, text: 'the request cannot be forwarded', reason: 'malformed' })
    }
  }

  const server = createServer({ keepAliveTimeout: 60_000, requestTimeout: 0 })
  server.on('connection', connections.track)
  server.on('connect', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    onConnect(request, socket, head).catch(() => socket.destroy())
  })
  server.on('request', (request, response) => {
    onRequest(request, response).catch(() => response.destroy())
  })
  return { server, endConnections: connections.end }
}
