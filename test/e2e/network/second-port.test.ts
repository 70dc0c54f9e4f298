import { beforeAll, expect, test } from '@jest/globals'
import { gatewaysOf, inSandbox, inTheOpen, letInto, newOutside, open, policyOf, serve } from './stage.js'

const { network } = newOutside()

beforeAll(async () => {
  await serve(
    { network, alias: 'allowed.example.com' },
    `serveWeb('the web server'); serveWeb('another service', 22)`
  )
  await serve({ network, alias: 'naive-proxy' }, `serveNaiveProxy(['allowed.example.com'])`)
})

const attack = `
  const send = 'GET / HTTP/1.0\\r\\nhost: x\\r\\n\\r\\n'
  result('80', await connectBy(env.HTTPS_PROXY, 'allowed.example.com:80', { send }))
  result('22', await connectBy(env.HTTPS_PROXY, 'allowed.example.com:22', { send }))
  result('plain', await get(env.HTTP_PROXY, { path: 'http://allowed.example.com:22/', headers: { host: 'allowed.example.com:22' } }))
`

test('a naive proxy leads to every port of an allowed host', async () => {
  const proxy = 'http://naive-proxy:3128'
  const outcome = await inTheOpen({ network }, attack, { HTTP_PROXY: proxy, HTTPS_PROXY: proxy })
  expect(outcome['22']).toContain('this is another service')
  expect(outcome.plain).toContain('this is another service')
})

test('the gateway leads to those of the web, and tells of what was refused', async () => {
  const sandbox = await open(policyOf('allowlist', ['allowed.example.com']))
  letInto(gatewaysOf()[0]!, { network })
  const outcome = await inSandbox(sandbox, attack)
  expect(outcome['80']).toContain('this is the web server')
  expect(outcome['22']).toMatch(/^403 .*on other ports only/s)
  expect(outcome.plain).toMatch(/^403 .*on other ports only/)
  const { network: record } = await sandbox.close()
  expect(record.hosts).toContainEqual(
    expect.objectContaining({ host: 'allowed.example.com', port: 22, refused: 2, reasons: { port: 2 } })
  )
})
