import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterEach } from '@jest/globals'

export interface GitServer {
  /** `http://127.0.0.1:PORT`, or `https:` with a certificate. */
  readonly url: string
  /** Of every request so far: method, way, and the answer's status, 0 for none. */
  readonly requests: readonly string[]
  /** How many connections are open. */
  connections(): Promise<number>
  /** What every request from now on is answered with; undefined to serve again. */
  answer: number | undefined
  /** Takes every request and answers none. */
  silent: boolean
  /** Ends every connection after so many bytes of an answer; undefined to serve again. */
  cutAfter: number | undefined
}

const closers: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const reply = (response: ServerResponse, status: number, headers: Record<string, string> = {}): void => {
  response.writeHead(status, headers).end(`${status}\n`)
}

/** What a CGI program answers: header lines, an empty line, the body. */
const passOn = (
  output: NodeJS.ReadableStream,
  response: ServerResponse,
  { cutAfter, onStatus }: { cutAfter: number | undefined; onStatus: (status: number) => void }
): void => {
  let head: Buffer | undefined = Buffer.alloc(0)
  let sent = 0
  const send = (chunk: Buffer) => {
    sent += chunk.length
    if (cutAfter === undefined || sent <= cutAfter) response.write(chunk)
    else response.socket?.destroy()
  }
  output.on('data', (chunk: Buffer) => {
    if (head === undefined) return send(chunk)
    head = Buffer.concat([head, chunk])
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return
    const lines = head.subarray(0, end).toString().split('\r\n')
    const body = head.subarray(end + 4)
    head = undefined
    let status = 200
    for (const line of lines) {
      const [name = '', value = ''] = line.split(/:\s*/, 2)
      if (name === 'Status') status = Number.parseInt(value, 10)
      else response.setHeader(name, value)
    }
    response.statusCode = status
    onStatus(status)
    if (body.length > 0) send(body)
  })
  output.on('end', () => response.end())
}

/**
 * A real git server over HTTP: git's own http-backend behind Node's server, for the bare repositories in
 * a folder. With a password, whoever does not give it gets 401. Closed after the test.
 */
export const gitServer = async (
  folder: string,
  {
    password,
    certificate
  }: { readonly password?: string; readonly certificate?: { key: string; cert: string } } = {}
): Promise<GitServer> => {
  const requests: string[] = []
  const state: Pick<GitServer, 'answer' | 'silent' | 'cutAfter'> = {
    answer: undefined,
    silent: false,
    cutAfter: undefined
  }

  const isAllowed = ({ headers }: IncomingMessage): boolean => {
    const given = Buffer.from(headers.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString()
    return password === undefined || given === `x-access-token:${password}`
  }

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const note = (status: number) => requests.push(`${request.method} ${pathname} ${status}`)
    if (state.silent) return note(0)
    const status = isAllowed(request) ? state.answer : 401
    if (status !== undefined) {
      note(status)
      return reply(response, status, status === 401 ? { 'WWW-Authenticate': 'Basic realm="git"' } : {})
    }
    const backend = spawn('git', ['http-backend'], {
      env: {
        PATH: process.env.PATH,
        GIT_PROJECT_ROOT: folder,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: decodeURIComponent(pathname),
        QUERY_STRING: search.slice(1),
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        CONTENT_LENGTH: request.headers['content-length'],
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
        GIT_PROTOCOL: request.headers['git-protocol']?.toString(),
        REMOTE_ADDR: '127.0.0.1'
      },
      stdio: ['pipe', 'pipe', 'ignore']
    })
    backend.stdin.on('error', () => {})
    request.pipe(backend.stdin)
    passOn(backend.stdout, response, { cutAfter: state.cutAfter, onStatus: note })
  }
  const server = certificate === undefined ? createServer(onRequest) : createTlsServer(certificate, onRequest)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo
  const connections = promisify(server.getConnections.bind(server))
  return Object.assign(state, {
    url: `${certificate === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    requests,
    connections
  })
}
