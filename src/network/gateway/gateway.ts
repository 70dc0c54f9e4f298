import { GATEWAY_ACCOUNT_SCHEMA, type GatewayAccount } from '../../contracts/gateway/account.js'
import type { GatewayConfig } from '../../contracts/gateway/config.js'
import type { GatewayReady } from '../../contracts/gateway/control.js'
import type { Trajectory } from '../../contracts/gateway/trajectory.js'
import { createOwnCheck, listen, listenAddress } from './listen.js'
import { createMasks } from './masks.js'
import { createTokenCheck } from './models/credentials.js'
import { createModelAccount } from './models/model-account.js'
import { createModelRoute } from './models/model-route.js'
import { openProviders } from './models/open-providers.js'
import { createForwardProxy } from './proxy/forward-proxy.js'
import { createHostAccounts } from './proxy/host-account.js'
import { createPolicy, type RuleLists } from './proxy/host-rules.js'
import { type Lookup, lookupBySystem } from './proxy/resolve-target.js'
import { createUpstreamProxy } from './proxy/upstream-proxy.js'

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

/** Starts both ports: the forward proxy and the way to the models. */
export const startGateway = async (config: GatewayConfig, options: GatewayOptions = {}): Promise<Gateway> => {
  let policy = createPolicy(config.rules)
  const secrets = config.providers.map(({ key }) => key).filter(key => key !== null)
  const masks = createMasks(secrets)
  // The token as well is nothing that a record should hold.
  const recordMasks = createMasks([...secrets, config.token.value])
  const token = createTokenCheck(config.token)
  const providers = await openProviders(config)
  const hosts = createHostAccounts()
  const models = createModelAccount({
    limits: config.limits,
    prices: config.prices,
    mask: recordMasks.text,
    onLimit: limit => options.onLimit?.(limit)
  })

  const ports: number[] = []
  const isOwn = createOwnCheck(() => ports)
  const lookup = options.lookup ?? lookupBySystem
  const proxy = createForwardProxy({
    decideBy: () => ({ policy, lookup, isOwn }),
    accounts: hosts,
    upstream: config.upstreamProxy === null ? undefined : createUpstreamProxy(config.upstreamProxy, config.ca)
  })
  const route = createModelRoute({ providers: providers.byId, token, account: models, masks })

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
      providers.closeRelays()
      // Requests that were ended have their say in the account first.
      await new Promise(resolve => setImmediate(resolve))
      models.endOpen()
      await providers.destroy()
      return account()
    }
  }
}
