import { expect, test } from '@jest/globals'
import type { Sandbox } from '../../../src/network/sandbox.js'
import { docker, gatewayImage, holderOf, inSandbox, inTheOpen, open, policyOf, serve } from './stage.js'

/** The addresses that a container has, and the network's gateway has. */
const addressesOf = async (id: string): Promise<string[]> => {
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}'
  return (await docker.text(['inspect', '--format', format, id])).split(' ').filter(text => text !== '')
}

const attack = (addresses: readonly string[]): string => `
  for (const host of ${JSON.stringify(addresses)}) {
    result(host, await tcp(host, 80))
    for (const device of (await import('node:fs')).readdirSync('/sys/class/net').filter(name => name !== 'lo'))
      result(host + ' by ' + device, tcpByDevice(host, 80, device))
  }
`

/** A trial that serves something, for whoever gets there. */
const serving = async (sandbox: Sandbox): Promise<string[]> => {
  await serve({ network: sandbox.network }, `serveWeb('the other trial')`)
  return addressesOf(holderOf(sandbox))
}

test('a neighbour on one network is reached in the open', async () => {
  const server = await serve({ network: 'bridge' }, `serveWeb('the other trial')`)
  const [address = ''] = await addressesOf(server)
  expect(await inTheOpen({ network: 'bridge' }, attack([address]))).toMatchObject({ [address]: 'reached' })
})

test('no trial reaches another, in whatever networks they are', async () => {
  expect(await gatewayImage()).toMatch(/^sha256:/)
  const policies = [policyOf('public'), policyOf('public'), policyOf('allowlist'), policyOf('allowlist')]
  const trials = await Promise.all(policies.map(policy => open(policy)))
  const addresses = await Promise.all(trials.map(serving))
  for (const [index, trial] of trials.entries()) {
    const others = addresses.flatMap((own, other) => (other === index ? [] : own))
    const outcome = await inSandbox(trial, attack(others))
    expect(Object.keys(outcome).length).toBeGreaterThan(others.length)
    for (const how of Object.values(outcome)) expect(how).not.toBe('reached')
  }
})

test('a proxy that is asked for another trial refuses, and tells of it', async () => {
  const [one, other] = await Promise.all([open(policyOf('allowlist')), open(policyOf('allowlist'))])
  const [address = ''] = await serving(other)
  const outcome = await inSandbox(one, `result('proxy', await connectBy(env.HTTPS_PROXY, '${address}:80'))`)
  expect(outcome.proxy).toMatch(/^403/)
  const { network } = await one.close()
  expect(network.hosts).toContainEqual(expect.objectContaining({ host: address, refused: 1 }))
})
