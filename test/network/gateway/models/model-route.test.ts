import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { GatewayAccount } from '../../../../src/contracts/gateway/account.js'
import type { GatewayConfigInput } from '../../../../src/contracts/gateway/config.js'
import type { Gateway, GatewayOptions } from '../../../../src/network/gateway/gateway.js'
import { type ScriptedModel, startScriptedModel } from '../../../e2e/support/scripted-model.mjs'
import { ask, isStream, PROTOCOLS, type Protocol } from '../model-calls.js'
import { KEY, raw, startOnLoopback, statusOf, TOKEN } from '../start.js'

let model: ScriptedModel
let gateway: Gateway
let port: number

const providers = (baseUrl: string, more: object = {}): GatewayConfigInput['providers'] =>
  (['anthropic', 'openai', 'gemini'] as const).map(api => ({ id: api, api, baseUrl, key: KEY, ...more }))

const start = async (
  config: Partial<GatewayConfigInput> = {},
  options: GatewayOptions = {}
): Promise<void> => {
  await gateway?.stop()
  gateway = await startOnLoopback({ providers: providers(model.url), ...config }, options)
  port = gateway.ready.modelPort
}

beforeEach(async () => {
  model = await startScriptedModel({ key: KEY })
  await start()
})
afterEach(async () => {
  await gateway.stop()
  await model.close()
})

const chatStream = PROTOCOLS[3]!
const claude = PROTOCOLS[0]!
const total = () => gateway.account().total

/** The account once nothing is open, since an answer is whole a moment before it is counted. */
const settled = async (): Promise<GatewayAccount> => {
  for (let tries = 0; tries < 200 && gateway.account().total.open > 0; tries += 1) {
    await new Promise(done => setTimeout(done, 10))
  }
  return gateway.account()
}

describe.each(PROTOCOLS)('$name', protocol => {
  it('reaches the provider with its key, and is counted by its own usage', async () => {
    const answer = await ask(port, protocol)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).toContain('printf')
    if (isStream(protocol)) {
      expect(answer.headers.get('content-type')).toBe('text/event-stream')
      expect(text).toContain(protocol.lastEvent)
    }
    expect(model.log).toHaveLength(1)
    expect(model.log[0]).toMatchObject({ keyOk: true })
    expect(JSON.stringify(model.log)).not.toContain(TOKEN)

    const account = await settled()
    const usage = { input: 1000, cached: 100, output: 10 }
    // Anthropic's input is what was not cached.
    const input = protocol.api === 'anthropic' ? usage.input + usage.cached : usage.input
    expect(account.total).toMatchObject({
      requests: 1,
      succeeded: 1,
      failed: 0,
      withoutUsage: 0,
      statuses: { 200: 1 },
      tokens: { ...usage, input, cacheWrite: 0 }
    })
    expect(account.models).toHaveLength(1)
    expect(account.total.costUsd).toBeGreaterThan(0)
    expect(account.unpriced).toEqual([])

    const [step] = gateway.trajectory().steps
    expect(step).toMatchObject({ outcome: 'succeeded', request: { messages: 1, first: 'change x.txt' } })
    expect(step!.answer.calls).toHaveLength(1)
    expect(step!.answer.calls[0]!.arguments).toContain('changed by agent')
  })

  it.each(['gzip', 'br'] as const)('is read when the provider encodes it as %s unasked', async mode => {
    model.misbehave({ mode })
    const answer = await ask(port, protocol)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toContain('printf')
    expect((await settled()).total).toMatchObject({ succeeded: 1, withoutUsage: 0, tokens: { output: 10 } })
  })

  it.each([
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [429, 'rate-limited'],
    [500, 'server-error'],
    [503, 'overloaded'],
    [400, 'bad-request']
  ] as const)('%i from the provider is passed on and is %s', async (status, cause) => {
    model.misbehave({ fail: status })
    const answer = await ask(port, protocol)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('scripted failure')
    const account = await settled()
    expect(account.total).toMatchObject({
      succeeded: 0,
      failed: 1,
      statuses: { [status]: 1 },
      failures: { [cause]: 1 }
    })
    expect(account.firstFailure).toMatchObject({ cause, status, provider: protocol.api })
    expect(account.firstFailure!.message).toContain('scripted failure')
    expect(account.failuresInARow).toBe(1)
  })

  it('nothing at all, until the agent gives up, is no answer', async () => {
    model.misbehave({ mode: 'nothing' })
    await expect(ask(port, protocol, { signal: AbortSignal.timeout(200) })).rejects.toThrow()
    expect((await settled()).total).toMatchObject({ failed: 1, failures: { 'no-answer': 1 }, statuses: {} })
  })

  it('a connection that closes without an answer is a bad gateway in the words of the protocol', async () => {
    model.misbehave({ mode: 'drop' })
    const answer = await ask(port, protocol)
    expect(answer.status).toBe(502)
    expect(JSON.stringify(await answer.json())).toContain('kotlin-bench: the provider did not answer')
    expect((await settled()).total).toMatchObject({ failed: 1, failures: { 'ended-early': 1 } })
  })

  it('something else with a status of success is no answer of a model', async () => {
    model.misbehave({ mode: 'garbage' })
    expect(await (await ask(port, protocol)).text()).toBe('<h1>hello</h1>')
    expect((await settled()).total).toMatchObject({ succeeded: 0, failures: { 'bad-answer': 1 } })
  })
})

const STREAMS = PROTOCOLS.filter(isStream).filter(({ api }) => api !== 'gemini')

describe.each(STREAMS)('$name: a stream that goes wrong', protocol => {
  it('breaks in the middle: the agent sees it break', async () => {
    model.misbehave({ mode: 'half' })
    const answer = await ask(port, protocol)
    await expect(answer.text()).rejects.toThrow()
    expect((await settled()).total).toMatchObject({ succeeded: 0, failures: { 'ended-early': 1 } })
  })

  it('stops in good order before its end', async () => {
    model.misbehave({ mode: 'cut' })
    await (await ask(port, protocol)).text()
    expect((await settled()).total).toMatchObject({ succeeded: 0, failures: { 'ended-early': 1 } })
  })

  it('says in its middle that the model failed', async () => {
    model.misbehave({ mode: 'error-event' })
    await (await ask(port, protocol)).text()
    const account = await settled()
    expect(account.total).toMatchObject({ succeeded: 0, failures: { 'error-event': 1 } })
    expect(account.firstFailure!.message).toContain('scripted overload')
  })

  it('never ends: an agent that leaves ends it at the provider as well', async () => {
    model.misbehave({ mode: 'endless' })
    const aborter = new AbortController()
    const answer = await ask(port, protocol, { signal: aborter.signal })
    const reader = answer.body!.getReader()
    await reader.read()
    expect(total().open).toBe(1)
    aborter.abort()
    expect((await settled()).total.open).toBe(0)
  })
})

describe('the token', () => {
  const wrong: Array<[string, Record<string, string>, string]> = [
    ['none', {}, 'no-token'],
    ['another one', { 'x-api-key': `${TOKEN}x` }, 'wrong-token'],
    ['the beginning of it', { 'x-api-key': TOKEN.slice(0, -1) }, 'wrong-token'],
    ["the provider's own key", { authorization: `Bearer ${KEY}` }, 'wrong-token'],
    [
      'basic authorization',
      { authorization: `Basic ${Buffer.from(`x:${TOKEN}`).toString('base64')}` },
      'no-token'
    ]
  ]
  it.each(wrong)('%s is refused, and the provider hears nothing', async (_name, headers, reason) => {
    const answer = await fetch(`http://127.0.0.1:${port}/anthropic/v1/messages`, {
      method: 'POST',
      headers,
      body: '{}'
    })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('x-kotlin-bench-refused')).toBe(reason)
    expect(await answer.json()).toMatchObject({ type: 'error', error: { type: 'authentication_error' } })
    expect(model.log).toHaveLength(0)
    expect(gateway.account()).toMatchObject({ refused: { [reason]: 1 }, total: { requests: 0 } })
  })

  it.each(['x-api-key', 'x-goog-api-key', 'api-key', 'authorization'])('is taken from %s', async header => {
    const value = header === 'authorization' ? `Bearer ${TOKEN}` : TOKEN
    expect((await ask(port, { ...claude, header, value })).status).toBe(200)
  })

  it('is taken from the query, and does not reach the provider', async () => {
    const path = '/v1beta/models/gemini-2.5-pro:generateContent?alt=x&key='
    const body = JSON.stringify(PROTOCOLS[6]!.body)
    const answer = await fetch(`http://127.0.0.1:${port}/gemini${path}${TOKEN}`, { method: 'POST', body })
    expect(answer.status).toBe(200)
    expect(model.log[0]!.url).toBe('/v1beta/models/gemini-2.5-pro:generateContent?alt=x')
  })

  it('is good no longer after its time, or once it is revoked', async () => {
    await start({ token: { value: TOKEN, expiresAt: Date.now() + 300 } })
    expect((await ask(port, claude)).status).toBe(200)
    await new Promise(done => setTimeout(done, 320))
    expect((await ask(port, claude)).status).toBe(401)

    await start()
    model.misbehave({ mode: 'endless' })
    const open = await ask(port, PROTOCOLS[1]!)
    gateway.revoke()
    await expect(open.text()).rejects.toThrow()
    const answer = await ask(port, claude)
    expect(answer.status).toBe(401)
    expect(await answer.text()).toContain('no longer good')
    expect(model.log).toHaveLength(2)
  })
})

it('a body that is on its way while the token is revoked goes nowhere', async () => {
  const body = JSON.stringify(claude.body)
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /anthropic/v1/messages HTTP/1.1\r\nHost: x\r\nx-api-key: ${TOKEN}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`
  )
  await new Promise(done => setTimeout(done, 50))
  gateway.revoke()
  const answered = new Promise<Buffer>(done => socket.once('data', done))
  socket.write(body.slice(10))
  expect(statusOf(String(await answered))).toBe(401)
  expect(model.log).toHaveLength(0)
  socket.destroy()
})

it('an answer that is not encoded as it says breaks, and is the failure of the provider', async () => {
  const broken = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end('no gzip')
  })
  await new Promise<void>(done => broken.listen(0, '127.0.0.1', done))
  await start({ providers: providers(`http://127.0.0.1:${(broken.address() as AddressInfo).port}`) })
  await ask(port, claude)
    .then(answer => answer.text())
    .catch(() => {})
  expect((await settled()).total).toMatchObject({ succeeded: 0, left: 0, failed: 1 })
  broken.close()
})

describe('the key', () => {
  it.each(['x-api-key', 'bearer', 'x-goog-api-key', 'api-key', 'query'] as const)(
    'goes where the provider wants it: %s',
    async keyPlace => {
      await start({ providers: [{ id: 'p', api: 'openai', baseUrl: model.url, key: KEY, keyPlace }] })
      expect((await ask(port, chatStream, { id: 'p' })).status).toBe(200)
      expect(model.log[0]).toMatchObject({ keyOk: true })
    }
  )

  it('is sent nowhere where there is none', async () => {
    const open = await startScriptedModel()
    await start({ providers: [{ id: 'p', api: 'openai', baseUrl: open.url, key: null }] })
    expect((await ask(port, chatStream, { id: 'p' })).status).toBe(200)
    expect(open.log[0]!.headers).not.toHaveProperty('authorization')
    await open.close()
  })

  it('is hidden when the provider sends it back, in headers and body, whole or in pieces', async () => {
    model.misbehave({ mode: 'echo' })
    const answer = await ask(port, claude)
    const text = await answer.text()
    expect(text).toContain('"x-api-key":"****')
    expect(answer.headers.get('x-echo')).toMatch(/^\*+$/)
    expect(text + JSON.stringify([...answer.headers])).not.toContain(KEY)

    const forms = [
      KEY,
      encodeURIComponent(KEY),
      Buffer.from(`u:${KEY}`).toString('base64'),
      Buffer.from(`Bearer ${KEY}`).toString('base64')
    ]
    const slow = createServer(async (_request, response) => {
      response.writeHead(500, { 'content-type': 'text/plain' })
      for (const byte of `<${forms.join('> <')}>`) {
        response.write(byte)
        await new Promise(setImmediate)
      }
      response.end()
    })
    await new Promise<void>(done => slow.listen(0, '127.0.0.1', done))
    await start({ providers: providers(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`) })
    const pieces = await (await ask(port, claude)).text()
    expect(pieces).not.toContain(KEY)
    for (const word of pieces.slice(1, -1).split('> <').slice(0, 2)) expect(word).toMatch(/^\*+$/)
    for (const word of pieces.slice(1, -1).split('> <').slice(2)) expect(word).toMatch(/\*{30,}/)
    const kept = JSON.stringify([gateway.account(), gateway.trajectory()])
    expect(kept).not.toContain(KEY)
    slow.close()
  })

  it('nor the token stands in what is recorded, when an agent speaks of it', async () => {
    const told = {
      ...claude,
      body: { ...claude.body, messages: [{ role: 'user', content: `my key is ${TOKEN}` }] }
    }
    await ask(port, told)
    await settled()
    expect(JSON.stringify(gateway.trajectory())).not.toContain(TOKEN)
  })
})

describe('the way', () => {
  it.each([
    ['', '/v1/messages', '/v1/messages'],
    ['/', '/v1/messages', '/v1/messages'],
    ['/v1', '/messages', '/v1/messages'],
    ['/v1/', '/v1/messages', '/v1/messages'],
    ['/api/anthropic', '/v1/messages', '/api/anthropic/v1/messages'],
    ['/v1beta', '/v1beta/models/m:generateContent', '/v1beta/models/m:generateContent'],
    ['/deployments/m?api-version=1', '/messages', '/deployments/m/messages?api-version=1']
  ])('base %j and %j make %j', async (base, path, expected) => {
    await start({ providers: [{ id: 'p', api: 'anthropic', baseUrl: `${model.url}${base}`, key: KEY }] })
    expect((await ask(port, { ...claude, path }, { id: 'p' })).status).not.toBe(403)
    expect(model.log[0]!.url).toBe(expected)
  })

  it.each([
    '/p/../admin/v1/messages',
    '/p/%2e%2e/admin/v1/messages',
    '/p/..%2fadmin/v1/messages',
    '/p/v1/..%5cv1/messages',
    '/p//evil.example/v1/../../../../admin/messages',
    '/p/v1/messages/batches',
    '/p/v1/files',
    '/p/v1/organizations/api_keys',
    '/p/v1/fine_tuning/jobs',
    '/p/',
    '/p'
  ])('%s is not forwarded', async path => {
    await start({ providers: [{ id: 'p', api: 'anthropic', baseUrl: `${model.url}/api`, key: KEY }] })
    const answer = await raw(
      port,
      `POST ${path} HTTP/1.1\r\nHost: x\r\nx-api-key: ${TOKEN}\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`
    )
    expect([403, 404]).toContain(statusOf(answer))
    expect(model.log).toHaveLength(0)
  })

  it('models and counts of tokens are forwarded, and are no model requests', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` }
    const list = await fetch(`http://127.0.0.1:${port}/openai/v1/models`, { headers })
    expect(await list.json()).toMatchObject({ object: 'list' })
    expect((await ask(port, { ...claude, path: '/v1/messages/count_tokens' })).status).toBe(200)
    expect(gateway.account()).toMatchObject({
      otherRequests: 2,
      total: { requests: 0, tokens: { input: 0 } }
    })
  })

  it('an unknown provider is named, with those that there are', async () => {
    const answer = await ask(port, claude, { id: 'nobody' })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('anthropic, openai, gemini')
  })

  it('a WebSocket is refused plainly, and a wish for HTTP/2 passed over', async () => {
    const head = `Host: x\r\nAuthorization: Bearer ${TOKEN}\r\nConnection: Upgrade, HTTP2-Settings`
    const socket = await raw(
      port,
      `GET /openai/v1/responses HTTP/1.1\r\n${head}\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==\r\n\r\n`
    )
    expect(statusOf(socket)).toBe(426)
    expect(model.log).toHaveLength(0)
    const body = JSON.stringify(claude.body)
    const http2 = await raw(
      port,
      `POST /anthropic/v1/messages HTTP/1.1\r\n${head}, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    )
    expect(statusOf(http2)).toBe(200)
    expect(model.log[0]!.headers).not.toHaveProperty('upgrade')
    expect(model.log[0]!.headers).not.toHaveProperty('http2-settings')
  })

  it('is no proxy', async () => {
    expect(statusOf(await raw(port, 'CONNECT example.com:443 HTTP/1.1\r\n\r\n'))).toBe(405)
    expect(
      statusOf(await raw(port, 'GET http://example.com/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'))
    ).toBe(400)
  })

  it('drops what is meant for one connection, and what would send clients elsewhere', async () => {
    const odd = createServer((request, response) => {
      expect(request.headers).not.toHaveProperty('x-hop')
      expect(request.headers).not.toHaveProperty('cookie')
      expect(request.headers).toMatchObject({
        'accept-encoding': 'identity',
        'anthropic-version': '2023-06-01'
      })
      response.writeHead(200, {
        'alt-svc': 'h3=":443"',
        'set-cookie': 'a=b',
        connection: 'x-own',
        'x-own': '1',
        'request-id': 'r1'
      })
      response.end('{}')
    })
    await new Promise<void>(done => odd.listen(0, '127.0.0.1', done))
    await start({ providers: providers(`http://127.0.0.1:${(odd.address() as AddressInfo).port}`) })
    const head = `POST /anthropic/v1/messages HTTP/1.1\r\nHost: x\r\nx-api-key: ${TOKEN}\r\nCookie: c=d\r\nX-Hop: 1\r\nConnection: close, x-hop\r\nAccept-Encoding: gzip\r\nAnthropic-Version: 2023-06-01\r\nContent-Length: 2\r\n\r\n{}`
    const answer = (await raw(port, head)).toLowerCase()
    expect(statusOf(answer.toUpperCase())).toBe(200)
    expect(answer).toContain('request-id: r1')
    for (const header of ['alt-svc', 'set-cookie', 'x-own']) expect(answer).not.toContain(header)
    odd.close()
  })
})

describe('streaming', () => {
  let provider: Server
  afterEach(() => {
    provider.closeAllConnections()
    provider.close()
  })
  const listenWith = async (handler: Parameters<typeof createServer>[1]): Promise<void> => {
    provider = createServer(handler as never)
    await new Promise<void>(done => provider.listen(0, '127.0.0.1', done))
    await start({ providers: providers(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`) })
  }

  it('each chunk passes as it comes', async () => {
    let next: (() => void) | undefined
    await listenWith(async (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const event of ['one', 'two', 'three']) {
        response.write(`data: "${event}"\n\n`)
        await new Promise<void>(done => {
          next = done
        })
      }
      response.end()
    })
    const answer = await ask(port, PROTOCOLS[1]!)
    const reader = answer.body!.getReader()
    for (const event of ['one', 'two', 'three']) {
      // The provider goes on only after we have read, so whoever held a chunk back would wait for ever.
      expect(Buffer.from((await reader.read()).value!).toString()).toBe(`data: "${event}"\n\n`)
      next!()
    }
    expect((await reader.read()).done).toBe(true)
  })

  it('a slow agent holds the provider back, and nothing is piled up', async () => {
    let sent = 0
    let stopped = false
    await listenWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const line = `data: "${'x'.repeat(64 * 1024)}"\n\n`
      const more = (): void => {
        while (!stopped && sent < 300 * 1024 * 1024) {
          sent += line.length
          if (!response.write(line)) {
            response.once('drain', more)
            return
          }
        }
      }
      response.on('close', () => {
        stopped = true
      })
      more()
    })
    const aborter = new AbortController()
    const answer = await ask(port, PROTOCOLS[1]!, { signal: aborter.signal })
    await answer.body!.getReader().read()
    await new Promise(done => setTimeout(done, 500))
    const after = sent
    await new Promise(done => setTimeout(done, 300))
    expect(sent).toBe(after)
    expect(sent).toBeLessThan(64 * 1024 * 1024)
    aborter.abort()
    for (let tries = 0; tries < 100 && !stopped; tries += 1) await new Promise(done => setTimeout(done, 10))
    expect(stopped).toBe(true)
    expect((await settled()).total).toMatchObject({ left: 1, failed: 0 })
  })

  it('an agent that goes at a status of failure goes no sooner than what is said of it is known', async () => {
    await listenWith((_request, response) => {
      response.writeHead(400, { 'content-type': 'application/json' })
      response.flushHeaders()
      setTimeout(() => response.end('{"error":{"message":"messages: required"}}'), 100)
    })
    const aborter = new AbortController()
    const answer = await ask(port, PROTOCOLS[1]!, { signal: aborter.signal })
    aborter.abort()
    expect(answer.status).toBe(400)
    expect((await settled()).lastFailure).toMatchObject({ status: 400, message: 'messages: required' })
  })

  it('a provider that pauses for longer than it may is a timeout', async () => {
    await listenWith(() => {})
    await start({
      providers: providers(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`, {
        timeoutMs: 1000
      })
    })
    const answer = await ask(port, claude)
    expect(answer.status).toBe(504)
    expect((await settled()).total.failures).toEqual({ timeout: 1 })
  })
})

describe('usage of streamed chats', () => {
  const asking = (options?: object): Protocol => ({
    ...chatStream,
    body: { ...chatStream.body, ...(options && { stream_options: options }) }
  })

  it('is asked for where the agent does not ask, and its event kept from the agent', async () => {
    const text = await (await ask(port, asking())).text()
    expect(model.log[0]!.body).toMatchObject({ stream_options: { include_usage: true } })
    expect(text).not.toContain('"usage"')
    expect(text).toContain('[DONE]')
    expect((await settled()).total.tokens.input).toBe(1000)
  })

  it('passes where the agent asks for it', async () => {
    const text = await (await ask(port, asking({ include_usage: true }))).text()
    expect(text).toContain('"usage":{"prompt_tokens":1000')
    expect((await settled()).total.tokens.input).toBe(1000)
  })

  it('is not asked for where the provider must not be asked; the lack is counted', async () => {
    await start({ providers: providers(model.url, { askForUsage: false }) })
    await (await ask(port, asking())).text()
    expect(model.log[0]!.body).not.toHaveProperty('stream_options')
    expect((await settled()).total).toMatchObject({ succeeded: 1, withoutUsage: 1 })
  })
})

describe('limits', () => {
  it.each([
    ['maxTokens', { maxTokens: 1500 }],
    ['maxCostUsd', { maxCostUsd: 0.005 }]
  ] as const)('%s: the request that passes it is the last', async (name, limits) => {
    const said: unknown[] = []
    await start({ limits }, { onLimit: limit => said.push(limit) })
    expect((await ask(port, claude)).status).toBe(200)
    expect((await settled()).status).toBe('ok')
    expect((await ask(port, claude)).status).toBe(200)
    const account = await settled()
    expect(account).toMatchObject({
      status: 'limit-reached',
      limit: { name, limit: Object.values(limits)[0] }
    })
    const third = await ask(port, claude)
    expect(third.status).toBe(429)
    expect(third.headers.get('x-should-retry')).toBe('false')
    expect(await third.json()).toMatchObject({
      type: 'error',
      error: { message: expect.stringContaining('the limit of this trial is reached') }
    })
    expect(model.log).toHaveLength(2)
    expect(said).toEqual([account.limit])
    expect(gateway.account()).toMatchObject({
      refused: { 'limit-reached': 1 },
      total: { failed: 0, requests: 2 }
    })
  })

  it("the user's prices win; what has none is named and its cost not known", async () => {
    await start({ prices: { 'claude-sonnet-4-5': { input: 1000, output: 0, cached: 0 } } })
    await ask(port, claude)
    expect((await settled()).total.costUsd).toBeCloseTo(1)
    await ask(port, { ...claude, body: { ...claude.body, model: 'my-own' } })
    const account = await settled()
    expect(account).toMatchObject({ unpriced: ['my-own'], total: { costUsd: null } })
    expect(account.models.map(({ costUsd }) => costUsd)).toEqual([expect.closeTo(1), null])
  })
})

describe('the account at its end', () => {
  it('what is still open when the run ends was not answered', async () => {
    model.misbehave({ mode: 'nothing' })
    ask(port, claude).catch(() => {})
    while (model.log.length === 0) await new Promise(done => setTimeout(done, 10))
    const account = await gateway.stop()
    expect(account.total).toMatchObject({
      requests: 1,
      succeeded: 0,
      failed: 1,
      open: 0,
      failures: { 'no-answer': 1 }
    })
  })

  it('a provider that is not there is unreachable', async () => {
    await start({ providers: providers('http://127.0.0.1:1') })
    expect((await ask(port, claude)).status).toBe(502)
    expect((await settled()).firstFailure).toMatchObject({ cause: 'unreachable', status: null })
  })

  it('a success ends a row of failures', async () => {
    model.misbehave({ fail: 500 })
    for (let i = 0; i < 3; i += 1) await ask(port, claude)
    expect((await settled()).failuresInARow).toBe(3)
    model.misbehave({})
    await ask(port, claude)
    expect(await settled()).toMatchObject({
      failuresInARow: 0,
      total: { succeeded: 1, failed: 3 },
      lastFailure: { status: 500 }
    })
  })

  it('keeps the first and the last steps of many, shortened', async () => {
    const long = {
      ...claude,
      body: { ...claude.body, messages: [{ role: 'user', content: 'y'.repeat(20_000) }] }
    }
    for (let i = 0; i < 450; i += 30)
      await Promise.all(Array.from({ length: 30 }, () => ask(port, long).then(answer => answer.text())))
    const { steps, dropped } = gateway.trajectory()
    expect([steps.length, dropped]).toEqual([400, 50])
    expect([steps[0]!.n, steps.at(-1)!.n]).toEqual([1, 450])
    expect(JSON.stringify(steps).length).toBeLessThan(2_000_000)
  })
})
