import { beforeAll, expect, test } from '@jest/globals'
import { gatewaysOf, inSandbox, inTheOpen, letInto, newOutside, open, policyOf, serve } from './stage.js'

const { network } = newOutside()

beforeAll(async () => {
  await serve({ network, alias: 'wanted.example.com' }, `serveWeb('wanted')`)
  await serve({ network, alias: 'forbidden.example.com' }, `serveWeb('forbidden')`)
})

const attack = `result('direct', await get('http://forbidden.example.com/'))`

test('a name is reached in the open', async () => {
  expect(await inTheOpen({ network }, attack)).toEqual({ direct: '200 this is forbidden' })
})

test('of two names the allowlist lets the listed one through, and tells of both', async () => {
  const sandbox = await open(policyOf('allowlist', ['wanted.example.com']))
  letInto(gatewaysOf()[0]!, { network })
  const outcome = await inSandbox(
    sandbox,
    `${attack}
     result('look-up', await lookup('wanted.example.com'))
     result('wanted', await get(env.HTTP_PROXY, { path: 'http://wanted.example.com/' }))
     for (const name of ['forbidden.example.com', 'FORBIDDEN.example.com.', 'wanted.example.com.evil.example'])
       result(name, await get(env.HTTP_PROXY, { path: 'http://' + name + '/' }))
     result('tunnel', await connectBy(env.HTTPS_PROXY, 'forbidden.example.com:443'))`
  )
  expect(outcome.direct).toMatch(/EAI_AGAIN|ENOTFOUND/)
  expect(outcome['look-up']).toMatch(/EAI_AGAIN|ENOTFOUND/)
  expect(outcome.wanted).toBe('200 this is wanted')
  for (const name of ['forbidden.example.com', 'FORBIDDEN.example.com.', 'wanted.example.com.evil.example'])
    expect(outcome[name]).toMatch(/^403 kotlin-bench: .*not in the list/)
  expect(outcome.tunnel).toMatch(/^403/)
  const { network: record } = await sandbox.close()
  const refused = record.hosts.map(({ host, port, requests, refused }) => [host, port, requests, refused])
  expect(refused).toEqual(
    expect.arrayContaining([
      ['wanted.example.com', 80, 1, 0],
      ['forbidden.example.com', 80, 2, 2],
      ['forbidden.example.com', 443, 1, 1],
      ['wanted.example.com.evil.example', 80, 1, 1]
    ])
  )
  expect(record.hosts.find(({ host }) => host === 'wanted.example.com')?.bytesDown).toBeGreaterThan(0)
})

test('a public phase in which a name is denied reaches the others by name, and nothing by address', async () => {
  const sandbox = await open(policyOf('allowlist', ['*'], ['forbidden.example.com']))
  letInto(gatewaysOf()[0]!, { network })
  const outcome = await inSandbox(
    sandbox,
    `for (const name of ['wanted.example.com', 'forbidden.example.com', '1.1.1.1'])
       result(name, await get(env.HTTP_PROXY, { path: 'http://' + name + '/' }))`
  )
  expect(outcome['wanted.example.com']).toBe('200 this is wanted')
  expect(outcome['forbidden.example.com']).toMatch(/^403 .*it is denied/)
  expect(outcome['1.1.1.1']).toMatch(/^403 .*not in the list/)
})
