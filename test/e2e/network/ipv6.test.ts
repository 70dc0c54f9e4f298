import { beforeAll, expect, test } from '@jest/globals'
import { inSandbox, inTheOpen, newWorld, open, policyOf, serve } from './stage.js'

const network = newWorld(`25.66.${process.pid & 255}.0/28`, '--ipv6', '--subnet', 'fd66:1::/64')
const address = 'fd66:1::5'

beforeAll(async () => {
  await serve({ network, ip: `25.66.${process.pid & 255}.5` }, `serveWeb('an IPv6 server')`)
})

const attack = `
  const { networkInterfaces } = await import('node:os')
  const own = Object.entries(networkInterfaces()).filter(([name]) => name !== 'lo').flatMap(([, list]) => list)
  result('own addresses', own.filter(({ family }) => family === 'IPv6').length)
  for (const target of ['fd66:1::1', '2606:4700:4700::1111', 'fd00:ec2::254', 'fe80::1%eth0', 'ff02::1%eth0'])
    result(target, await tcp(target, 80))
`

test('IPv6 is there in a network that has it', async () => {
  const outcome = await inTheOpen(
    { network },
    `${attack}
     const near = Array.from({ length: 14 }, (_, last) => tcp('fd66:1::' + last.toString(16), 80))
     result('found', (await Promise.all(near)).includes('reached') ? 'a neighbour' : 'nobody')`
  )
  expect(Number(outcome['own addresses'])).toBeGreaterThan(0)
  expect(outcome.found).toBe('a neighbour')
})

test.each(['public', 'allowlist'] as const)('IPv6 leads nowhere from a sandbox (%s)', async mode => {
  const sandbox = await open(policyOf(mode))
  const outcome = await inSandbox(sandbox, attack)
  expect(outcome['own addresses']).toBe('0')
  for (const [name, how] of Object.entries(outcome))
    if (name !== 'own addresses') expect(how).not.toMatch(/reached|silence/)
  if (mode === 'public') return
  const asked = await inSandbox(
    sandbox,
    `result('proxy', await connectBy(env.HTTPS_PROXY, '[${address}]:80'))
     result('mapped', await connectBy(env.HTTPS_PROXY, '[::ffff:169.254.169.254]:80'))`
  )
  expect(asked.proxy).toMatch(/^403/)
  expect(asked.mapped).toMatch(/^403/)
  const { network: record } = await sandbox.close()
  expect(record.hosts.map(({ host, refused }) => [host, refused])).toEqual(
    expect.arrayContaining([
      [address, 1],
      ['169.254.169.254', 1]
    ])
  )
})
