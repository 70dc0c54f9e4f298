import { isIPv4 } from 'node:net'
import type { EffectivePolicy } from '../contracts/network.js'
import { parseBlock } from './gateway/addresses.js'
import type { Fence } from './holder/request.js'

/** IPv4 that is not the internet: this network, private, carrier-grade, link-local, a cloud's own, benchmarks, multicast, reserved. */
const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4'
]

export interface FenceFacts {
  /** The engine's host, as it sees itself: its addresses may be public ones. */
  hostAddresses: readonly string[]
  /** The engine's own, which it asks from within the container's network. */
  nameServers: readonly string[]
  /** The blocks that the container is in. */
  blocks: readonly string[]
  /** null where there is none. */
  gatewayAddress: string | null
}

const ipv4Blocks = (rules: readonly string[]): string[] =>
  rules.filter(rule => parseBlock(rule)?.family === 4)

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

/** The routes that hold a policy. */
export const fenceOf = (policy: EffectivePolicy, facts: FenceFacts): Fence => {
  const gateway = facts.gatewayAddress === null ? [] : [facts.gatewayAddress]
  // Beside the network itself, which has no way out: whatever it lets through has the gateway as its end.
  if (policy.mode !== 'public') return { closed: [], open: gateway, nameServers: [], shut: ['0.0.0.0/0'] }
  return {
    closed: unique(ipv4Blocks(policy.deny)),
    open: unique([...gateway, ...ipv4Blocks(policy.allow)]),
    nameServers: facts.nameServers.filter(server => isIPv4(server)),
    shut: unique([...NOT_PUBLIC, ...facts.hostAddresses.filter(address => isIPv4(address)), ...facts.blocks])
  }
}
