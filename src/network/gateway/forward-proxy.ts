import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type Server,
  type ServerResponse
} from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream'
import { endToEnd, pairsOf } from './headers.js'
import type { HostAccounts } from './host-account.js'
import { connectTo, type DecideOptions, type Decision, decide } from './resolve-target.js'
import {
  authorityOf,
  type ParsedTarget,
  parseAbsoluteTarget,
  parseConnectTarget,
  type Target
} from './target.js'
import type { UpstreamProxy } from './upstream-proxy.js'

export interface ForwardProxyOptions {
  /** Asked at each request, since the rules change between phases. */
  decideBy: () => DecideOptions
  accounts: HostAccounts
  upstream: UpstreamProxy | undefined
}

export interface ForwardProxy {
  server: Server
  /** Ends every connection: other rules hold from now on. */
  endConnections(): void
}

const ADVICE = {
  'not-allowed': 'it is not in the list of allowed hosts of this phase',
  denied: 'it is denied',
  port: 'it is allowed on other ports only',
  'private-address': 'its name leads to a private address, which is not in the list of allowed hosts',
  'gateway-itself': 'it is the gateway itself'
} as const

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }

interface Answer {
  status: number
  text: string
  reason?: string
}

const HTTP_PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  502: 'Bad Gateway'
}

const answerOf = ({ status, text, reason }: Answer) => {
  const body = `kotlin-bench: ${text}\n`
  return {
    body,
    headers: {
      ...PLAIN,
      'content-length': String(Buffer.byteLength(body)),
      ...(reason === undefined ? {} : { 'x-kotlin-bench-refused': reason })
    },
    status
  }
}

const answerSocket = (socket: Duplex, answer: Answer): void => {
  const { status, headers, body } = answerOf(answer)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (!socket.writable) return
  socket.end(`HTTP/1.1 ${status} ${HTTP_PHRASES[status]}\r\n${lines.join('')}\r\n${body}`)
}

const answerResponse = (response: ServerResponse, answer: Answer): void => {
  const { status, headers, body } = answerOf(answer)
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(status, headers).end(body)
}

/** What is kept of a target that cannot be read. */
const printable = (text: string): string => text.slice(0, 100).replace(/[^\x20-\x7e]/g, '?')

const message = (thrown: unknown): string =>
  (thrown as NodeJS.ErrnoException).code ?? (thrown instanceof Error ? thrown.message : String(thrown))

/** Both ways, each end by itself, until both have ended or one breaks. */
const join = (client: Duplex, server: Duplex): void => {
  const watch = (side: Duplex, other: Duplex): void => {
    side.on('error', () => other.destroy())
    // A side that ended in good order may leave bytes behind that are still on their way to the other.
    side.on('close', () => {
      if (!side.readableEnded || !side.writableFinished) other.destroy()
    })
  }
  watch(client, server)
  watch(server, client)
  client.pipe(server)
  server.pipe(client)
}

/**
 * A proxy for CONNECT and plain HTTP by a list of allowed hosts. The target is read once; the name is
 * checked, then its addresses, and what is connected to is one of the addresses that were checked.
 */
export const createForwardProxy = (options: ForwardProxyOptions): ForwardProxy => {
  const { accounts, upstream } = options
  const open = new Set<Duplex>()
  let generation = 0

  const track = <T extends Duplex>(stream: T): T => {
    open.add(stream)
    stream.once('close', () => open.delete(stream))
    return stream
  }

  interface Way {
    target: Target
    path: string
    decision: Extract<Decision, { kind: 'go' }>
    viaProxy: boolean
  }

  /** Where the request goes, or what is answered in its place. */
  const findWay = async (parsed: ParsedTarget, written: string): Promise<Way | Answer> => {
    if (!parsed.ok) {
      accounts.refuse(printable(written), 0, 'malformed')
      return { status: 400, text: `the target cannot be used: ${parsed.why}`, reason: 'malformed' }
    }
    const { target, path } = parsed
    const before = generation
    let decision = await decide(target, options.decideBy())
    // The rules changed while the name was looked up: those that hold now decide.
    if (before !== generation) decision = await decide(target, options.decideBy())
    if (decision.kind === 'refused') {
      accounts.refuse(target.host, target.port, decision.reason)
      const text = `${authorityOf(target)} is refused: ${ADVICE[decision.reason]}`
      return { status: 403, text, reason: decision.reason }
    }
    const counts = accounts.at(target.host, target.port)
    counts.requests += 1
    const viaProxy = upstream?.isFor(target.host, target.port) ?? false
    if (decision.kind === 'go') return { target, path, decision, viaProxy }
    // Behind a network's own proxy names of the outside often resolve at the proxy alone.
    if (viaProxy) return { target, path, decision: { kind: 'go', addresses: [] }, viaProxy }
    counts.unreachable += 1
    return { status: 502, text: `${authorityOf(target)} cannot be reached: ${decision.message}` }
  }

  const unreachable = (target: Target, thrown: unknown): Answer => {
    accounts.at(target.host, target.port).unreachable += 1
    return { status: 502, text: `${authorityOf(target)} cannot be reached: ${message(thrown)}` }
  }

  const count = (server: Duplex, { host, port }: Target): void => {
    const counts = accounts.at(host, port)
    server.on('data', (chunk: Buffer) => {
      counts.bytesDown += chunk.length
    })
  }

  const onConnect = async (request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> => {
    track(client)
    client.on('error', () => client.destroy())
    const written = request.url ?? ''
    const way = await findWay(parseConnectTarget(written), written)
    if (!('target' in way)) return answerSocket(client, way)
    const { target, decision, viaProxy } = way
    const before = generation
    let server: Socket
    try {
      server = viaProxy
        ? await upstream!.tunnel(authorityOf(target))
        : await connectTo(decision.addresses, target.port)
    } catch (thrown) {
      return answerSocket(client, unreachable(target, thrown))
    }
    track(server)
    if (before !== generation || client.destroyed) {
      server.destroy()
      client.destroy()
      return
    }
    const counts = accounts.at(target.host, target.port)
    count(server, target)
    client.on('data', (chunk: Buffer) => {
      counts.bytesUp += chunk.length
    })
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    if (head.length > 0) client.unshift(head)
    join(client, server)
  }

  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const written = request.url ?? ''
    // The run's own question, which is nothing that a phase was refused.
    if (written === '/healthz') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')
      return
    }
    if (written.startsWith('/') || written === '*') {
      accounts.refuse('(the gateway)', 0, 'not-for-a-proxy')
      const text = 'this is a proxy; it serves nothing itself'
      return answerResponse(response, { status: 400, text, reason: 'not-for-a-proxy' })
    }
    const way = await findWay(parseAbsoluteTarget(written), written)
    if (!('target' in way)) return answerResponse(response, way)
    const { target, path, decision, viaProxy } = way
    const before = generation
    let server: Socket
    try {
      server = viaProxy ? await upstream!.open() : await connectTo(decision.addresses, target.port)
    } catch (thrown) {
      return answerResponse(response, unreachable(target, thrown))
    }
    track(server)
    if (before !== generation || response.destroyed) {
      server.destroy()
      response.destroy()
      return
    }
    try {
      forward({ request, response, server, target, path, viaProxy })
    } catch {
      server.destroy()
      answerResponse(response, { status: 400, text: 'the request cannot be forwarded', reason: 'malformed' })
    }
  }

  const forward = (way: {
    request: IncomingMessage
    response: ServerResponse
    server: Socket
    target: Target
    path: string
    viaProxy: boolean
  }): void => {
    const { request, response, server, target, path, viaProxy } = way
    const counts = accounts.at(target.host, target.port)
    const host = authorityOf(target, 80)
    const headers = [
      ['host', host] as const,
      ...endToEnd(pairsOf(request.rawHeaders), new Set(['host'])),
      ...(viaProxy ? Object.entries(upstream!.headers) : []),
      // Node writes no frame around the body of a GET by itself, and a body without one is a second request.
      ...(request.headers['transfer-encoding'] === undefined
        ? []
        : [['transfer-encoding', 'chunked'] as const]),
      ['connection', 'close'] as const
    ]
    const asked: RequestOptions = {
      method: request.method ?? 'GET',
      path: viaProxy ? `http://${host}${path}` : path,
      headers: headers.flat(),
      setHost: false,
      createConnection: () => server
    }
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
    const onward = httpRequest(asked, pass)
    onward.on('error', thrown => answerResponse(response, unreachable(target, thrown)))
    response.on('close', () => onward.destroy())
    request.on('data', (chunk: Buffer) => {
      counts.bytesUp += chunk.length
    })
    request.pipe(onward)
  }

  const server = createServer({ keepAliveTimeout: 60_000, requestTimeout: 0 })
  server.on('connection', track)
  server.on('connect', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    onConnect(request, socket, head).catch(() => socket.destroy())
  })
  server.on('request', (request, response) => {
    onRequest(request, response).catch(() => response.destroy())
  })
  return {
    server,
    endConnections() {
      generation += 1
      for (const stream of open) stream.destroy()
    }
  }
}
