import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, test } from '@jest/globals'
import { type PreflightContext, preflight } from '../../../src/commands/run/preflight.js'
import { FaultError, UserError } from '../../../src/contracts/errors.js'
import type { GatewayProvider, ProviderApi } from '../../../src/contracts/gateway/provider.js'
import type { ProgressEvent } from '../../../src/contracts/progress.js'
import { startScriptedModel } from '../../e2e/support/scripted-model.mjs'

const KEY = 'sk-test-0123456789/+x'
const closing: Array<() => unknown> = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const providerAt = (baseUrl: string, api: ProviderApi = 'openai'): GatewayProvider => ({
  id: api === 'gemini' ? 'gemini' : api,
  api,
  baseUrl,
  key: KEY,
  relay: false,
  extraPaths: [],
  askForUsage: true,
  timeoutMs: 1000
})

const serve = async (
  handler: (request: IncomingMessage, response: ServerResponse) => void
): Promise<string> => {
  const server: Server = createServer(handler)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A provider that answers everything with a status and a sentence that shows the key. */
const refusing = (status: number, message: string): Promise<string> =>
  serve((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: `${message} (${KEY})` } }))
  })

const ask = async (
  provider: GatewayProvider,
  model: string | null = 'openai/gpt-test',
  context: Partial<PreflightContext> = {}
): Promise<ProgressEvent[]> => {
  const events: ProgressEvent[] = []
  await preflight(
    { name: 'command', model, providers: [provider] },
    {
      ca: null,
      proxy: null,
      listener: event => void events.push(event),
      signal: new AbortController().signal,
      timeoutMs: 500,
      ...context
    }
  )
  return events
}

describe('--preflight', () => {
  test.each<[ProviderApi, string]>([
    ['anthropic', 'anthropic/claude-test'],
    ['openai', 'openai/gpt-test'],
    ['gemini', 'gemini/gemini-test']
  ])('asks a model of %s for a word', async (api, model) => {
    const server = await startScriptedModel({ key: KEY, script: { steps: [{ text: 'ready' }] } })
    closing.push(() => server.close())
    const events = await ask(providerAt(server.url, api), model)
    expect(events).toEqual([{ type: 'notice', message: expect.stringMatching(/answered after/) }])
    expect(server.log.filter(({ kind }) => kind !== 'other')).toHaveLength(1)
  })

  test.each([
    [
      401,
      'Incorrect API key provided',
      UserError,
      /openai\/gpt-test answered 401: Incorrect API key.*Check OPENAI_API_KEY/
    ],
    [403, 'not for you', UserError, /answered 403.*Check OPENAI_API_KEY/],
    [404, 'no such model', UserError, /answered 404.*Check the model's name in --model/],
    [400, 'API key not valid. Please pass a valid API key', UserError, /Check OPENAI_API_KEY/],
    [429, 'You exceeded your quota', FaultError, /answered 429: You exceeded your quota.*raise the limit/],
    [503, 'overloaded', FaultError, /answered 503.*Try again later/],
    [500, 'oops', FaultError, /answered 500/]
  ])(
    'that is answered %d says whose mistake it is, and never shows the key',
    async (status, said, kind, message) => {
      const asked = ask(providerAt(await refusing(status, said)))
      await expect(asked).rejects.toThrow(kind)
      await expect(asked).rejects.toThrow(message)
      await expect(asked).rejects.not.toThrow(KEY)
      await expect(asked).rejects.toThrow('***')
    }
  )

  test('that reaches nobody is a fault of the model', async () => {
    const url = await serve(() => {})
    await expect(ask(providerAt(url))).rejects.toMatchObject({ kind: 'model', code: 'model-unreachable' })
    await expect(ask(providerAt('http://127.0.0.1:1'))).rejects.toMatchObject({
      code: 'model-unreachable',
      message: expect.stringMatching(
        /was not reached: .*ECONNREFUSED.*Check the base URL http:\/\/127\.0\.0\.1:1/
      )
    })
  })

  test('is not content with a page that somebody else answers with', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Log in to the network</html>')
    })
    await expect(ask(providerAt(url))).rejects.toMatchObject({
      kind: 'model',
      code: 'model-failed',
      message: expect.stringContaining('Log in to the network')
    })
  })

  test('tries the other ways to ask before it says that a model is not there', async () => {
    const paths: string[] = []
    const url = await serve((request, response) => {
      paths.push(request.url ?? '')
      response.writeHead(request.url === '/v1/responses' ? 200 : 404).end('{}')
    })
    await ask(providerAt(`${url}/v1`))
    expect(paths).toEqual(['/v1/chat/completions', '/v1/responses'])
  })

  test('asks for the list of models where no model is named, and needs none', async () => {
    const asked: string[] = []
    const url = await serve((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`)
      response.writeHead(404).end()
    })
    await ask(providerAt(url), null)
    expect(asked).toEqual([`GET /v1/models Bearer ${KEY}`])
  })

  test("goes by the network's own proxy, except where NO_PROXY says otherwise", async () => {
    const tunnelled: string[] = []
    const target = await serve((_, response) => void response.end('{}'))
    const proxy = createServer()
    proxy.on('connect', (request, socket) => {
      tunnelled.push(request.url ?? '')
      const { port } = new URL(target)
      const onward = connect(Number(port), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n')
        onward.pipe(socket).pipe(onward)
      })
      onward.on('error', () => socket.destroy())
      socket.on('error', () => onward.destroy())
    })
    await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
    closing.push(() => proxy.close())
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    await ask(providerAt('http://model.example.com'), 'openai/m', { proxy: { url, noProxy: '' } })
    expect(tunnelled).toEqual(['model.example.com:80'])
    await ask(providerAt(target), 'openai/m', { proxy: { url, noProxy: '127.0.0.1' } })
    expect(tunnelled).toHaveLength(1)
  })

  test('of an agent that asks no model has nothing to try', async () => {
    const events: ProgressEvent[] = []
    const context = { ca: null, proxy: null, signal: new AbortController().signal }
    await preflight(
      { name: 'oracle', model: null },
      { ...context, listener: event => void events.push(event) }
    )
    expect(events).toEqual([{ type: 'notice', message: expect.stringContaining('oracle asks no model') }])
  })
})
