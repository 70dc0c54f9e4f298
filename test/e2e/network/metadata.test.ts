import { beforeAll, expect, test } from '@jest/globals'
import {
  gatewaysOf,
  holderOf,
  inSandbox,
  inTheOpen,
  letInto,
  newWorld,
  open,
  policyOf,
  serve
} from './stage.js'

const METADATA = '169.254.169.254'
// A cloud's own network, with the service that gives a machine's keys away.
const network = newWorld('169.254.169.240/28')

beforeAll(async () => {
  await serve({ network, ip: METADATA, alias: 'metadata.example.com' }, `serveWeb('the metadata service')`)
})

const attack = `
  result('direct', await get('http://${METADATA}/latest/meta-data/'))
  result('by device', tcpByDevice('${METADATA}', 80, 'eth0'))
`

test('the metadata service answers in the open', async () => {
  expect(await inTheOpen({ network }, attack)).toEqual({
    direct: '200 this is the metadata service',
    'by device': 'reached'
  })
})

test('a public phase does not reach it, even where it is next door', async () => {
  const sandbox = await open(policyOf('public'))
  letInto(holderOf(sandbox), { network })
  const outcome = await inSandbox(sandbox, attack)
  expect(outcome.direct).not.toMatch(/^\d/)
  expect(outcome['by device']).not.toBe('reached')
})

test('an allowlist does not lead there by address nor by name, and tells of both', async () => {
  const sandbox = await open(policyOf('allowlist', ['metadata.example.com']))
  letInto(gatewaysOf()[0]!, { network })
  const outcome = await inSandbox(
    sandbox,
    `${attack}
     for (const host of ['${METADATA}', 'metadata.example.com', '2852039166', '0xa9.0xfe.0xa9.0xfe'])
       result(host, await get(env.HTTP_PROXY, { path: 'http://' + host + '/' }))`
  )
  expect(outcome.direct).not.toMatch(/^\d/)
  expect(outcome['by device']).not.toBe('reached')
  expect(outcome[METADATA]).toMatch(/^403/)
  expect(outcome['metadata.example.com']).toMatch(/^403 .*leads to a private address/)
  expect(outcome['2852039166']).toMatch(/^400/)
  expect(outcome['0xa9.0xfe.0xa9.0xfe']).toMatch(/^400/)
  const { network: record } = await sandbox.close()
  expect(record.hosts.map(({ host, reasons }) => [host, reasons])).toEqual(
    expect.arrayContaining([
      [METADATA, { 'not-allowed': 1 }],
      ['metadata.example.com', { 'private-address': 1 }]
    ])
  )
})

test('it is reached where the policy lists it', async () => {
  const sandbox = await open(policyOf('allowlist', [METADATA]))
  letInto(gatewaysOf()[0]!, { network })
  const outcome = await inSandbox(
    sandbox,
    `result('listed', await get(env.HTTP_PROXY, { path: 'http://${METADATA}/' }))`
  )
  expect(outcome.listed).toBe('200 this is the metadata service')
})
