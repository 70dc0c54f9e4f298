import { beforeAll, expect, test } from '@jest/globals'
import { gatewaysOf, inSandbox, inTheOpen, letInto, newWorld, open, policyOf, serve } from './stage.js'

// An office network, with a server whose name somebody has put on the list.
const network = newWorld(`10.66.${process.pid & 255}.0/28`)

beforeAll(async () => {
  await serve({ network, alias: 'allowed.example.com' }, `serveWeb('the office')`)
  await serve({ network, alias: 'naive-proxy' }, `serveNaiveProxy(['allowed.example.com'])`)
})

const attack = `
  const send = 'GET / HTTP/1.0\\r\\nhost: x\\r\\n\\r\\n'
  result('tunnel', await connectBy(env.HTTPS_PROXY, 'allowed.example.com:80', { send }))
  result('plain', await get(env.HTTP_PROXY, { path: 'http://allowed.example.com/', headers: { host: 'allowed.example.com' } }))
`

test('a proxy that looks at names alone leads into a private network', async () => {
  const proxy = 'http://naive-proxy:3128'
  const outcome = await inTheOpen({ network }, attack, { HTTP_PROXY: proxy, HTTPS_PROXY: proxy })
  expect(outcome.tunnel).toContain('this is the office')
  expect(outcome.plain).toBe('200 this is the office')
})

test('an allowed name that resolves to a private address is refused, and told of', async () => {
  const sandbox = await open(policyOf('allowlist', ['allowed.example.com']))
  letInto(gatewaysOf()[0]!, { network })
  const outcome = await inSandbox(sandbox, attack)
  expect(outcome.tunnel).toMatch(/^403 .*leads to a private address/s)
  expect(outcome.plain).toMatch(/^403 .*leads to a private address/)
  const { network: record } = await sandbox.close()
  expect(record.hosts).toEqual([
    expect.objectContaining({
      host: 'allowed.example.com',
      requests: 2,
      refused: 2,
      reasons: { 'private-address': 2 }
    })
  ])
})

test('it is reached where its block is listed as well', async () => {
  const sandbox = await open(policyOf('allowlist', ['allowed.example.com', '10.66.0.0/16']))
  letInto(gatewaysOf()[0]!, { network })
  expect((await inSandbox(sandbox, attack)).plain).toBe('200 this is the office')
})
