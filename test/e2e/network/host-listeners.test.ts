import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { inSandbox, inTheOpen, open, policyOf } from './stage.js'

let server: Server
let port = 0

beforeAll(async () => {
  server = createServer(socket => socket.destroy())
  await new Promise<void>(resolve => server.listen(0, '0.0.0.0', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

const hostAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

/** Every address at which the host may answer, and the first of the container's own network. */
const attack = () => `
  const { networkInterfaces } = await import('node:os')
  const devices = Object.keys(networkInterfaces()).filter(name => name !== 'lo')
  const near = devices.map(name => networkInterfaces()[name][0].address.replace(/\\.\\d+$/, '.1'))
  for (const host of [...new Set([...near, ...${JSON.stringify(hostAddresses())}])]) {
    result(host, await tcp(host, ${port}))
    for (const device of devices) result(host + ' by ' + device, tcpByDevice(host, ${port}, device))
  }
`

const reached = (outcome: Readonly<Record<string, string>>): string[] =>
  Object.entries(outcome).flatMap(([name, how]) => (how === 'reached' ? [name] : []))

test("a listener on the host's 0.0.0.0 is reached in the open", async () => {
  expect(reached(await inTheOpen({ network: 'bridge' }, attack())).length).toBeGreaterThan(0)
})

test.each(['public', 'allowlist'] as const)('it is not reached from a sandbox (%s)', async mode => {
  const sandbox = await open(policyOf(mode))
  const outcome = await inSandbox(sandbox, attack())
  expect(Object.keys(outcome).length).toBeGreaterThan(1)
  expect(reached(outcome)).toEqual([])
  if (mode === 'public') return
  const [host = ''] = hostAddresses()
  const asked = await inSandbox(
    sandbox,
    `result('proxy', await connectBy(env.HTTPS_PROXY, '${host}:${port}'))`
  )
  expect(asked.proxy).toMatch(/^403/)
  const { network } = await sandbox.close()
  expect(network.hosts).toContainEqual(expect.objectContaining({ host, port, refused: 1 }))
})

test('it is reached from a public phase that lists its address', async () => {
  const [host = ''] = hostAddresses()
  const sandbox = await open(policyOf('public', [host]))
  expect(await inSandbox(sandbox, `result('listed', await tcp('${host}', ${port}))`)).toEqual({
    listed: 'reached'
  })
})
