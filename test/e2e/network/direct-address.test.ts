import { beforeAll, expect, test } from '@jest/globals'
import { gatewaysOf, inSandbox, inTheOpen, letInto, newOutside, open, policyOf, serve } from './stage.js'

const outside = newOutside()
const server = { network: outside.network, ip: outside.address(4), alias: 'repo.example.com' }

beforeAll(async () => {
  await serve(server, `serveWeb('a server of the internet')`)
})

const attack = `
  const address = '${server.ip}'
  result('direct', await tcp(address, 80))
  for (const device of ['eth0', 'lo']) result('by device ' + device, tcpByDevice(address, 80, device))
`

test('a server of the internet is reached by its address in the open', async () => {
  expect(await inTheOpen({ network: outside.network }, attack)).toMatchObject({
    direct: 'reached',
    'by device eth0': 'reached'
  })
})

test('an allowlist leaves no way to an address, not even to that of an allowed host', async () => {
  const sandbox = await open(policyOf('allowlist', ['repo.example.com']))
  letInto(gatewaysOf()[0]!, { network: outside.network })
  const outcome = await inSandbox(
    sandbox,
    `${attack}
     result('by the proxy', await connectBy(env.HTTPS_PROXY, address + ':80'))
     result('by its name', await connectBy(env.HTTPS_PROXY, 'repo.example.com:80'))`
  )
  expect(outcome.direct).not.toBe('reached')
  expect(outcome['by device eth0']).not.toBe('reached')
  expect(outcome['by device lo']).not.toBe('reached')
  expect(outcome['by the proxy']).toMatch(/^403 .*not in the list/s)
  expect(outcome['by its name']).toMatch(/^200/)
  const { network } = await sandbox.close()
  expect(network.hosts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ host: server.ip, port: 80, refused: 1, reasons: { 'not-allowed': 1 } }),
      expect.objectContaining({ host: 'repo.example.com', port: 80, requests: 1, refused: 0 })
    ])
  )
})

test('without a network there is no way at all', async () => {
  const sandbox = await open(policyOf('no-network'))
  const outcome = await inSandbox(sandbox, `result('direct', await tcp('${server.ip}', 80))`)
  expect(outcome.direct).not.toBe('reached')
})
