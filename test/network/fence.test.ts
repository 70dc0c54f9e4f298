import { describe, expect, test } from '@jest/globals'
import { fenceOf } from '../../src/network/fence.js'
import { ipv4Batch } from '../../src/network/holder/routes.js'

const facts = {
  hostAddresses: ['198.51.100.7', 'fe80::1'],
  nameServers: ['10.0.0.53', '2001:4860:4860::8888'],
  blocks: ['172.20.0.0/16'],
  gatewayAddress: null
}
const policy = (mode: 'public' | 'allowlist' | 'no-network', allow: string[] = [], deny: string[] = []) => ({
  mode,
  allow,
  deny
})

describe('the fence of a policy', () => {
  test('leaves the gateway alone where there is no way out', () => {
    expect(fenceOf(policy('allowlist', ['10.1.2.3']), { ...facts, gatewayAddress: '172.20.0.2' })).toEqual({
      closed: [],
      open: ['172.20.0.2'],
      nameServers: [],
      shut: ['0.0.0.0/0']
    })
  })

  test('keeps a public phase from the host, its neighbours and the clouds', () => {
    const { shut } = fenceOf(policy('public'), facts)
    expect(shut).toEqual(
      expect.arrayContaining([
        '10.0.0.0/8',
        '169.254.0.0/16',
        '168.63.129.16/32',
        '172.20.0.0/16',
        '198.51.100.7'
      ])
    )
  })

  test('opens to a public phase what is listed, and closes what is denied', () => {
    const fence = fenceOf(policy('public', ['10.1.2.3'], ['10.1.2.0/24', 'fd00::/8']), facts)
    expect(fence.open).toEqual(['10.1.2.3'])
    expect(fence.closed).toEqual(['10.1.2.0/24'])
    expect(fence.nameServers).toEqual(['10.0.0.53'])
  })
})

describe('the routes of a fence', () => {
  test('are found for every device, in the order in which they decide', () => {
    const lines = ipv4Batch(
      { closed: ['10.9.0.0/16'], open: ['172.20.0.2'], nameServers: ['10.0.0.53'], shut: ['10.0.0.0/8'] },
      ['eth0', 'eth1']
    )
    expect(lines).toEqual([
      'rule flush',
      'route add local 10.9.0.0/16 dev eth0 table 201 metric 1',
      'route add local 10.9.0.0/16 dev eth1 table 201 metric 2',
      'route add local 10.0.0.0/8 dev eth0 table 200 metric 1',
      'route add local 10.0.0.0/8 dev eth1 table 200 metric 2',
      'rule add pref 50 lookup 201',
      'rule add pref 100 to 172.20.0.2 lookup main',
      'rule add pref 100 to 10.0.0.53 ipproto 17 dport 53 lookup main',
      'rule add pref 100 to 10.0.0.53 ipproto 6 dport 53 lookup main',
      'rule add pref 200 lookup 200',
      'rule add pref 32766 lookup main'
    ])
  })
})
