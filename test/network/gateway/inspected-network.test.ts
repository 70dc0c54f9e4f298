import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { hasOpenssl, makeCertificate } from '../../engine/made-certificate.js'
import { ask, PROTOCOLS } from './model-calls.js'
import { KEY, startOnLoopback } from './start.js'

const claude = PROTOCOLS[0]!
const MESSAGE = { type: 'message', model: 'm', content: [], usage: { input_tokens: 1, output_tokens: 1 } }

const onPort = (server: Server): Promise<number> =>
  new Promise(done => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)))

;(hasOpenssl ? describe : describe.skip)('a network that inspects TLS and has a proxy of its own', () => {
  let ca: string
  let provider: Server
  let providerPort: number
  let proxy: Server
  let proxyPort: number
  const tunnels: string[] = []

  beforeAll(async () => {
    const { key, cert } = makeCertificate()
    ca = cert
    provider = createServer({ key, cert }, (request, response) => {
      response.writeHead(request.headers['x-api-key'] === KEY ? 200 : 401, {
        'content-type': 'application/json'
      })
      response.end(JSON.stringify(MESSAGE))
    })
    providerPort = await onPort(provider)
    proxy = createHttpServer()
    proxy.on('connect', (request, socket) => {
      tunnels.push(`${request.url} ${request.headers['proxy-authorization']}`)
      const onward = connect(providerPort, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n')
        onward.pipe(socket)
        socket.pipe(onward)
      })
      for (const side of [onward, socket]) side.on('error', () => {})
    })
    proxyPort = await onPort(proxy)
  })
  afterAll(() => {
    for (const server of [provider, proxy]) {
      server.closeAllConnections()
      server.close()
    }
  })

  it('its certificate is trusted where it is given, and else a failure that says so', async () => {
    const providers = [
      { id: 'anthropic', api: 'anthropic' as const, baseUrl: `https://127.0.0.1:${providerPort}`, key: KEY }
    ]
    const trusting = await startOnLoopback({ providers, ca })
    expect((await ask(trusting.ready.modelPort, claude)).status).toBe(200)
    await trusting.stop()
    const doubting = await startOnLoopback({ providers })
    expect((await ask(doubting.ready.modelPort, claude)).status).toBe(502)
    expect(doubting.account().firstFailure).toMatchObject({ cause: 'tls' })
    await doubting.stop()
  })

  it('its proxy is asked for the provider by name, which nothing here resolves', async () => {
    const gateway = await startOnLoopback({
      ca,
      providers: [{ id: 'anthropic', api: 'anthropic', baseUrl: 'https://model.example.com', key: KEY }],
      upstreamProxy: { url: `http://user:pw@127.0.0.1:${proxyPort}` }
    })
    expect((await ask(gateway.ready.modelPort, claude)).status).toBe(200)
    expect(tunnels).toEqual([`model.example.com:443 Basic ${Buffer.from('user:pw').toString('base64')}`])
    await gateway.stop()
  })
})
