import { beforeAll, expect, test } from '@jest/globals'
import {
  gatewaysOf,
  inSandbox,
  inTheOpen,
  letInto,
  newOutside,
  open,
  policyOf,
  saidBy,
  serve
} from './stage.js'

const { network } = newOutside()
let forbidden = ''

beforeAll(async () => {
  forbidden = await serve({ network, alias: 'forbidden.example.com' }, `serveWeb('forbidden')`)
  await serve({ network, alias: 'allowed.example.com' }, `serveWeb('allowed')`)
  await serve({ network, alias: 'naive-proxy' }, `serveNaiveProxy(['allowed.example.com'])`)
})

const attack = `
  const host = 'forbidden.example.com'
  result('plain', await get(env.HTTP_PROXY, { path: 'http://allowed.example.com/', headers: { host } }))
  result('in the path', await get(env.HTTP_PROXY, { path: 'http://forbidden.example.com/', headers: { host: 'allowed.example.com' } }))
  result('with a user', await get(env.HTTP_PROXY, { path: 'http://allowed.example.com@forbidden.example.com/', headers: { host: 'allowed.example.com' } }))
  result('tunnel', await connectBy(env.HTTPS_PROXY, 'forbidden.example.com:80', { host: 'allowed.example.com:80' }))
`

test('a naive proxy goes where the Host header says', async () => {
  const proxy = 'http://naive-proxy:3128'
  const outcome = await inTheOpen({ network }, attack, { HTTP_PROXY: proxy, HTTPS_PROXY: proxy })
  expect(outcome.plain).toBe('200 this is forbidden')
})

test('the gateway reads the target once, and nothing else decides', async () => {
  const before = saidBy(forbidden).length
  const sandbox = await open(policyOf('allowlist', ['allowed.example.com']))
  letInto(gatewaysOf()[0]!, { network })
  const outcome = await inSandbox(sandbox, attack)
  expect(outcome.plain).toBe('200 this is allowed')
  expect(outcome['in the path']).toMatch(/^403/)
  expect(outcome['with a user']).toMatch(/^400/)
  expect(outcome.tunnel).toMatch(/^403/)
  expect(saidBy(forbidden).length).toBe(before)
  const { network: record } = await sandbox.close()
  expect(record.hosts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ host: 'forbidden.example.com', refused: 2, reasons: { 'not-allowed': 2 } }),
      expect.objectContaining({ reasons: { malformed: 1 } })
    ])
  )
})
