import { createInterface, type Interface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { afterEach, expect, it } from '@jest/globals'
import type { GatewayConfigInput } from '../../../src/contracts/gateway/config.js'
import { type GatewayLine, gatewayLineSchema } from '../../../src/contracts/gateway/control.js'
import { serve } from '../../../src/network/gateway/control.js'
import { startScriptedModel } from '../../e2e/support/scripted-model.mjs'
import { ask, PROTOCOLS } from './model-calls.js'
import { KEY, raw, reasonOf, TOKEN } from './start.js'

let lines: Interface | undefined
afterEach(() => lines?.close())

/** The program by its streams; every line that it writes meets its schema. */
const run = () => {
  const input = new PassThrough()
  const output = new PassThrough()
  const code = serve(input, output)
  lines = createInterface({ input: output })
  const iterator = lines[Symbol.asyncIterator]()
  const all: string[] = []
  return {
    code,
    all,
    end: () => input.end(),
    write: (text: string) => input.write(`${text}\n`),
    send: (value: unknown) => input.write(`${JSON.stringify(value)}\n`),
    next: async (): Promise<GatewayLine> => {
      const value = String((await iterator.next()).value)
      all.push(value)
      return gatewayLineSchema.parse(JSON.parse(value))
    }
  }
}

const config = (more: Partial<GatewayConfigInput> = {}): GatewayConfigInput => ({
  token: { value: TOKEN },
  listen: { on: '127.0.0.0/8', proxyPort: 0, modelPort: 0 },
  ...more
})

it('starts, answers, changes its rules, says that a limit is reached, and stops; never with a key', async () => {
  const model = await startScriptedModel({ key: KEY })
  const gateway = run()
  gateway.send(
    config({
      providers: [{ id: 'anthropic', api: 'anthropic', baseUrl: model.url, key: KEY }],
      limits: { maxTokens: 100 }
    })
  )
  const ready = await gateway.next()
  if (ready.event !== 'ready') throw new Error(JSON.stringify(ready))
  expect(ready).toMatchObject({ address: '127.0.0.1', paths: { anthropic: '/anthropic' } })

  await ask(ready.modelPort, PROTOCOLS[0]!)
  expect(await gateway.next()).toEqual({
    event: 'limit-reached',
    limit: { name: 'maxTokens', limit: 100, reached: 1110 }
  })
  gateway.send({ op: 'account', id: 1 })
  expect(await gateway.next()).toMatchObject({
    event: 'answer',
    id: 1,
    ok: true,
    account: { status: 'limit-reached', total: { succeeded: 1 } }
  })
  gateway.send({ op: 'trajectory', id: 2 })
  expect(await gateway.next()).toMatchObject({ id: 2, trajectory: { steps: [{ outcome: 'succeeded' }] } })

  const connect = 'CONNECT 10.0.0.1:1 HTTP/1.1\r\n\r\n'
  expect(reasonOf(await raw(ready.proxyPort, connect))).toBe('not-allowed')
  gateway.send({ op: 'rules', id: 3, allow: ['10.0.0.1'], deny: [] })
  expect(await gateway.next()).toMatchObject({ id: 3, ok: true })
  expect(reasonOf(await raw(ready.proxyPort, connect))).toBe('port')
  gateway.send({ op: 'rules', id: 4, allow: ['no rule'] })
  expect(await gateway.next()).toMatchObject({
    id: 4,
    ok: false,
    message: expect.stringContaining('"no rule"')
  })
  expect(reasonOf(await raw(ready.proxyPort, connect))).toBe('port')

  gateway.send({ op: 'dance', id: 5 })
  expect(await gateway.next()).toMatchObject({ id: 5, ok: false })
  gateway.write('no JSON')
  expect(await gateway.next()).toMatchObject({ id: null, ok: false })
  gateway.send({ op: 'revoke', id: 6 })
  expect(await gateway.next()).toMatchObject({ id: 6, ok: true })
  expect((await ask(ready.modelPort, PROTOCOLS[0]!)).status).toBe(401)
  gateway.send({ op: 'stop', id: 7 })
  expect(await gateway.next()).toMatchObject({ id: 7, account: { refused: { expired: 1 } } })
  expect(await gateway.code).toBe(0)
  expect(gateway.all.join('\n')).not.toContain(KEY)
  await model.close()
})

it('ends with its input', async () => {
  const gateway = run()
  gateway.send(config())
  const ready = await gateway.next()
  gateway.end()
  expect(await gateway.code).toBe(0)
  await expect(
    raw(ready.event === 'ready' ? ready.modelPort : 0, 'GET /healthz HTTP/1.1\r\n\r\n')
  ).rejects.toThrow()
})

it.each([
  ['no JSON', `{"key":"${KEY}"`, 2, 'not JSON'],
  [
    'another shape',
    JSON.stringify({ token: { value: 'short' }, providers: [{ id: 'A', key: KEY }] }),
    2,
    'token.value'
  ],
  ['nothing at all', '', 2, 'not JSON'],
  ['a rule that is none', JSON.stringify({ ...config(), rules: { allow: ['http://x'] } }), 1, '"http://x"'],
  [
    'a network it is not on',
    JSON.stringify(config({ listen: { on: '203.0.113.0/24' } })),
    1,
    'no address in 203.0.113.0/24'
  ]
])(
  '%s: says what is wrong and ends, without a value of the configuration',
  async (_name, line, code, message) => {
    const gateway = run()
    gateway.write(line)
    expect(await gateway.next()).toMatchObject({ event: 'failed', message: expect.stringContaining(message) })
    expect(await gateway.code).toBe(code)
    expect(gateway.all.join()).not.toContain(KEY)
  }
)
