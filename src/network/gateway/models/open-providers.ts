import { Agent, type Dispatcher, ProxyAgent } from 'undici'
import type { GatewayConfig } from '../../../contracts/gateway/config.js'
import type { GatewayProvider } from '../../../contracts/gateway/provider.js'
import { placeOf } from '../../../text/url-place.js'
import { isExempt, trusted } from '../proxy/upstream-proxy.js'
import { createRelayGateway, type RelayGateway, relayDispatcher } from '../relay/relay-gateway.js'
import type { ModelProvider } from './admit-request.js'

const CONNECT_MS = 20_000

/** A connection each: one that is kept, and that the provider has closed meanwhile, looks like its failure. */
const UNKEPT = { pipelining: 0 } as const

/** How a provider is reached: over the relay, through the network's own proxy, or directly. */
const dispatcherFor = (
  provider: GatewayProvider,
  config: GatewayConfig,
  relay: RelayGateway | undefined
): Dispatcher => {
  const ca = trusted(config.ca)
  if (relay !== undefined) return relayDispatcher(relay, { ca, ...UNKEPT })
  const connect = { timeout: CONNECT_MS, ...(ca && { ca }) }
  const proxy = config.upstreamProxy
  if (proxy === null || isExempt(proxy.noProxy, placeOf(new URL(provider.baseUrl))))
    return new Agent({ connect, ...UNKEPT })
  const to = new URL(proxy.url)
  const user = `${decodeURIComponent(to.username)}:${decodeURIComponent(to.password)}`
  return new ProxyAgent({
    uri: to.origin,
    ...UNKEPT,
    requestTls: connect,
    proxyTls: connect,
    ...(user === ':' ? {} : { token: `Basic ${Buffer.from(user).toString('base64')}` })
  })
}

/** The providers of a gateway, ready to be asked. */
export interface OpenProviders {
  readonly byId: ReadonlyMap<string, ModelProvider>
  /** Hosts' ends of relays are let go. */
  closeRelays(): void
  /** Ends the connections to all. */
  destroy(): Promise<void>
}

/**
 * Opens the ways to a configuration's providers, with a relay where one is wanted.
 * @throws Error where two have one id, or a pattern of paths cannot be read
 */
export const openProviders = async (config: GatewayConfig): Promise<OpenProviders> => {
  for (const { extraPaths } of config.providers) for (const pattern of extraPaths) new RegExp(pattern)
  const relays: RelayGateway[] = []
  const byId = new Map<string, ModelProvider>()
  for (const provider of config.providers) {
    if (byId.has(provider.id)) throw new Error(`providers: "${provider.id}" stands there twice`)
    const relay = provider.relay
      ? await createRelayGateway(config.listen.socketFolder, provider.id)
      : undefined
    if (relay) relays.push(relay)
    byId.set(provider.id, { provider, dispatcher: dispatcherFor(provider, config, relay) })
  }
  return {
    byId,
    closeRelays() {
      for (const relay of relays) relay.close()
    },
    async destroy() {
      await Promise.all([...byId.values()].map(({ dispatcher }) => dispatcher.destroy()))
    }
  }
}
