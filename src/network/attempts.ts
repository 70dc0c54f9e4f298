import type { EffectivePolicy } from '../contracts/network.js'
import { contains, parseAddress, parseBlock } from './gateway/addresses.js'
import { HEALTH_PATH } from './gateway/health.js'
import type { Attempt } from './holder/request.js'
import type { GatewayPlace } from './proxy-env.js'

/** What is known of the world when a network is tried. */
export interface Surroundings {
  /** The engine's host, as it sees itself. */
  hostAddresses: readonly string[]
  /** The blocks that the container is in, and that of the job's network that leads out. */
  blocks: readonly string[]
  /** A listener of the run on the host's 0.0.0.0; null where the engine is on another machine. */
  listenerPort: number | null
  /** null where there is none. */
  gateway: GatewayPlace | null
}

/** The clouds' services for machines, which give away keys and more. */
const METADATA = ['169.254.169.254', '168.63.129.16']
/** Well-known, always on, and nobody's secret. */
const PUBLIC_ADDRESS = { host: '1.1.1.1', port: 443 }
const PUBLIC_NAME_SERVER = '8.8.8.8'
const PUBLIC_IPV6 = { host: '2606:4700:4700::1111', port: 443 }
const PUBLIC_NAME = 'example.com'
/** The engine's resolver in every network that it makes. */
const ENGINE_RESOLVER = '127.0.0.11'
/** Where home and office networks have their routers. */
const PRIVATE = ['10.0.0.1', '172.16.0.1', '192.168.0.1', '192.168.1.1']

const MAX_HOST_ADDRESSES = 32

/** First and second address of a block: the engine's own, as a rule, and that of the first container. */
const firstOf = (block: string): string[] => {
  const [, head = '', tail = ''] = /^(\d+\.\d+\.\d+\.)(\d+)\//.exec(block) ?? []
  return head === '' ? [] : [1, 2].map(step => `${head}${Number(tail) + step}`)
}

const isListed = (allow: readonly string[], host: string): boolean => {
  const address = parseAddress(host)
  if (address === undefined) return false
  return allow.some(rule => {
    const block = parseBlock(rule)
    return block !== undefined && contains(block, address)
  })
}

const refused = (host: string, port: number): Attempt => ({ kind: 'tcp', host, port, expected: 'refused' })

const dns = (server: string): Attempt => ({ kind: 'dns', server, name: PUBLIC_NAME, expected: 'refused' })

/**
 * What has to be tried of a policy. Nothing of the outside answers where the policy leaves no way out; the
 * host, its neighbours, other trials and the clouds' metadata answer in none, unless they are listed.
 */
export const attemptsOf = (policy: EffectivePolicy, around: Surroundings): Attempt[] => {
  const { gateway, listenerPort } = around
  const hosts = [
    ...new Set([...around.blocks.flatMap(block => firstOf(block).slice(0, 1)), ...around.hostAddresses])
  ]
  const inside: Attempt[] = [
    ...METADATA.map(host => refused(host, 80)),
    ...PRIVATE.map(host => refused(host, 80)),
    // The job's network that leads out has the gateways and containers of other trials.
    ...around.blocks
      .flatMap(firstOf)
      .filter(host => host !== gateway?.address)
      .map(host => refused(host, 3128)),
    ...(listenerPort === null
      ? []
      : hosts.slice(0, MAX_HOST_ADDRESSES).map(host => refused(host, listenerPort))),
    refused(PUBLIC_IPV6.host, PUBLIC_IPV6.port)
  ]
  const outside: Attempt[] = [
    refused(PUBLIC_ADDRESS.host, PUBLIC_ADDRESS.port),
    { kind: 'name', name: PUBLIC_NAME, expected: 'refused' },
    dns(ENGINE_RESOLVER),
    dns(PUBLIC_NAME_SERVER)
  ]
  // Through the gateway listed addresses are reached; directly they are in public phases alone.
  const closed = inside.filter(
    attempt => policy.mode !== 'public' || attempt.kind !== 'tcp' || !isListed(policy.allow, attempt.host)
  )
  const answers: Attempt[] =
    gateway === null
      ? []
      : [gateway.proxyPort, gateway.modelPort].map(port => ({
          kind: 'http',
          host: gateway.address,
          port,
          path: HEALTH_PATH,
          expected: 'answered'
        }))
  return [...(policy.mode === 'public' ? [] : outside), ...closed, ...answers]
}
