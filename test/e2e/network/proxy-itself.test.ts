import { beforeAll, expect, test } from '@jest/globals'
import { startScriptedModel } from '../support/scripted-model.mjs'
import { inSandbox, inTheOpen, newOutside, open, policyOf, providerAt, serve } from './stage.js'

const { network } = newOutside()

beforeAll(async () => {
  // It serves something of its own on loopback, as a gateway has its way to the models.
  const own = `http.createServer((request, response) => response.end('what is inside')).listen(8080, '127.0.0.1')`
  await serve(
    { network, alias: 'naive-proxy' },
    `serveNaiveProxy(['localhost', '127.0.0.1', 'naive-proxy']); ${own}`
  )
})

const attack = (hosts: readonly string[]) => `
  const send = 'GET /healthz HTTP/1.0\\r\\nhost: x\\r\\n\\r\\n'
  for (const host of ${JSON.stringify(hosts)}) {
    result(host, await connectBy(env.HTTPS_PROXY, host + ':8080', { send }))
    result(host + ' itself', await connectBy(env.HTTPS_PROXY, host + ':3128', { send }))
  }
`

test('a naive proxy gives what is inside it', async () => {
  const proxy = 'http://naive-proxy:3128'
  const outcome = await inTheOpen({ network }, attack(['127.0.0.1']), { HTTPS_PROXY: proxy })
  expect(outcome['127.0.0.1']).toContain('what is inside')
})

test('the gateway leads to nothing of its own, not even where loopback and its names are listed', async () => {
  const model = await startScriptedModel()
  const sandbox = await open(
    policyOf('allowlist', ['localhost', 'gateway', '127.0.0.0/8', '0.0.0.0', '::1']),
    {
      providers: [providerAt(model.url)]
    }
  )
  try {
    const { hostname } = new URL(sandbox.env.HTTPS_PROXY ?? '')
    const outcome = await inSandbox(
      sandbox,
      `${attack(['127.0.0.1', 'localhost', 'gateway', '0.0.0.0', '[::1]', hostname])}
       result('as a server', await get(env.HTTP_PROXY + '/'))
       result('the model port as a proxy', await connectBy('${new URL(sandbox.model!.baseUrls.model ?? '').origin}', 'example.com:443'))`
    )
    for (const [name, how] of Object.entries(outcome)) {
      if (name === 'as a server') expect(how).toMatch(/^400/)
      else if (name.startsWith('the model')) expect(how).toMatch(/^405/)
      else expect(how).toMatch(/^(403|502)/)
    }
    expect(outcome['127.0.0.1']).toMatch(/^403 .*the gateway itself|^403 .*other ports/s)
    const { network: record } = await sandbox.close()
    const told = new Map(record.hosts.map(({ host, port, refused }) => [`${host} ${port}`, refused]))
    expect(told.get('127.0.0.1 8080')).toBe(1)
    expect(told.get(`${hostname} 3128`)).toBe(1)
    expect(told.get('(the gateway) 0')).toBeGreaterThan(0)
  } finally {
    await model.close()
  }
})
