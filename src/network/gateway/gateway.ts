import { Agent, type Dispatcher, ProxyAgent } from 'undici'
import { GATEWAY_ACCOUNT_SCHEMA, type GatewayAccount } from '../../contracts/gateway/account.js'
import type { GatewayConfig } from '../../contracts/gateway/config.js'
import type { GatewayReady } from '../../contracts/gateway/control.js'
import type { GatewayProvider } from '../../contracts/gateway/provider.js'
import type { Trajectory } from '../../contracts/gateway/trajectory.js'
import { placeOf } from '../../text/url-place.js'
import { createOwnCheck, listen, listenAddress } from './listen.js'
import { createMasks } from './masks.js'
import type { ModelProvider } from './models/admit-request.js'
import { createTokenCheck } from './models/credentials.js'
import { createModelAccount } from './models/model-account.js'
import { createModelRoute } from './models/model-route.js'
import { createForwardProxy } from './proxy/forward-proxy.js'
import { createHostAccounts } from './proxy/host-account.js'
import { createPolicy, type RuleLists } from './proxy/host-rules.js'
import { type Lookup, lookupBySystem } from './proxy/resolve-target.js'
import { createUpstreamProxy, isExempt, trusted } from './proxy/upstream-proxy.js'
import { createRelayGateway, type RelayGateway, relayDispatcher } from './relay/relay-gateway.js'

export interface Gateway {
  ready: GatewayReady
  account(): GatewayAccount
  trajectory(): Trajectory
  /** Other rules from now on; connections that are open end. */
  setRules(rules: RuleLists): void
  /** The trial's token is good no longer, and what it asked for ends. */
  revoke(): void
  /** Ends everything; the last account. */
  stop(): Promise<GatewayAccount>
}

export interface GatewayOptions {
  onLimit?(limit: NonNullable<GatewayAccount['limit']>): void
  /** Another resolver, in tests. */
  lookup?: Lookup
}

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

/** Starts both ports: the forward proxy and the way to the models. */
export const startGateway = async (config: GatewayConfig, options: GatewayOptions = {}): Promise<Gateway> => {
  let policy = createPolicy(config.rules)
  for (const { extraPaths } of config.providers) for (const pattern of extraPaths) new RegExp(pattern)
  const secrets = config.providers.map(({ key }) => key).filter(key => key !== null)
  const masks = createMasks(secrets)
  // The token as well is nothing that a record should hold.
  const recordMasks = createMasks([...secrets, config.token.value])
  const token = createTokenCheck(config.token)
  const hosts = createHostAccounts()
  const models = createModelAccount({
    limits: config.limits,
    prices: config.prices,
    mask: recordMasks.text,
    onLimit: limit => options.onLimit?.(limit)
  })

  const relays: RelayGateway[] = []
  const providers = new Map<string, ModelProvider>()
  for (const provider of config.providers) {
    if (providers.has(provider.id)) throw new Error(`providers: "${provider.id}" stands there twice`)
    const relay = provider.relay
      ? await createRelayGateway(config.listen.socketFolder, provider.id)
      : undefined
    if (relay) relays.push(relay)
    providers.set(provider.id, { provider, dispatcher: dispatcherFor(provider, config, relay) })
  }

  const ports: number[] = []
  const isOwn = createOwnCheck(() => ports)
  const lookup = options.lookup ?? lookupBySystem
  const proxy = createForwardProxy({
    decideBy: () => ({ policy, lookup, isOwn }),
    accounts: hosts,
    upstream: config.upstreamProxy === null ? undefined : createUpstreamProxy(config.upstreamProxy, config.ca)
  })
  const route = createModelRoute({ providers, token, account: models, masks })

  const address = listenAddress(config.listen.on)
  const proxyPort = await listen(proxy.server, address, config.listen.proxyPort)
  const modelPort = await listen(route.server, address, config.listen.modelPort)
  ports.push(proxyPort, modelPort)

  const account = (): GatewayAccount => ({
    schema: GATEWAY_ACCOUNT_SCHEMA,
    ...models.read(),
    hosts: hosts.hosts(),
    otherHosts: hosts.others()
  })

  return {
    ready: {
      event: 'ready',
      address,
      proxyPort,
      modelPort,
      paths: Object.fromEntries(config.providers.map(({ id }) => [id, `/${id}`]))
    },
    account,
    trajectory: models.trajectory,
    setRules(rules) {
      policy = createPolicy(rules)
      proxy.endConnections()
    },
    revoke() {
      token.revoke()
      route.endRequests()
    },
    async stop() {
      token.revoke()
      route.endRequests()
      proxy.endConnections()
      for (const { server } of [proxy, route]) {
        server.close()
        server.closeAllConnections()
      }
      for (const relay of relays) relay.close()
      // Requests that were ended have their say in the account first.
      await new Promise(resolve => setImmediate(resolve))
      models.endOpen()
      await Promise.all([...providers.values()].map(({ dispatcher }) => dispatcher.destroy()))
      return account()
    }
  }
}
