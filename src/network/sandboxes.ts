import { randomBytes } from 'node:crypto'
import type { GatewayAccount, Trajectory } from '../contracts/gateway.js'
import type { ModelAccess, ProbeFinding } from '../contracts/network.js'
import type { Docker } from '../engine/docker.js'
import {
  connectNetwork,
  createNetwork,
  disconnectNetwork,
  type Network,
  type NetworkKind,
  removeNetworks
} from '../engine/network.js'
import { attemptsOf } from './attempts.js'
import { fenceOf } from './fence.js'
import { isLoopbackUrl } from './gateway/relay-host.js'
import { type GatewayContainer, startGatewayContainer } from './gateway-container.js'
import { fenceHolder, requireHeld, startHolder } from './holder-container.js'
import { proxyEnv } from './proxy-env.js'
import type { OpenOptions, Sandbox, SandboxEnd, Sandboxes, SandboxSpec, WayOut } from './sandbox.js'
import { type EngineSurvey, listenOnHost, surveyEngine } from './survey.js'

export interface SandboxesContext extends WayOut {
  docker: Docker
  /** What everything is labelled with. */
  job: string
  /** The id of the gateway's image, once it is there; asked only where something has to be started. */
  gatewayImage: () => Promise<string>
  /** Seconds since the epoch after which any later run may reap what is made now. */
  expiresAt: () => number
  signal: AbortSignal
}

/** A phase's network as it is now. */
interface Live {
  spec: SandboxSpec
  /** Ids of those that the holder is on. */
  joined: readonly string[]
  gateway: GatewayContainer | null
  probe: readonly ProbeFinding[]
  /** What came of it, where it is over. */
  end: SandboxEnd | null
  env: Readonly<Record<string, string>>
  model: ModelAccess | null
}

/** What was made and has to go. */
interface Debris {
  containers: string[]
  networks: string[]
}

/** All at the same time; where one fails, its error only after the others have ended as well. */
const together = async <Values extends readonly unknown[]>(
  ...work: { [Key in keyof Values]: Promise<Values[Key]> }
): Promise<Values> => {
  await Promise.allSettled(work)
  return Promise.all(work) as unknown as Promise<Values>
}

/** One call for all that ask; a later one tries again where it failed. */
const shared = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => {
    if (made === undefined) {
      made = make()
      made.catch(() => {
        made = undefined
      })
    }
    return made
  }
}

/** Good for one phase; long enough for those who look at a key's length. */
const newToken = (): string => `kotlin-bench-${randomBytes(24).toString('base64url')}`

const NOTHING: SandboxEnd = {
  network: { policy: { mode: 'no-network', allow: [], deny: [] }, probe: [], hosts: [] },
  account: null,
  trajectory: null
}

/** Opens the networks of one job. */
export const createSandboxes = (context: SandboxesContext): Sandboxes => {
  const { docker, job } = context
  const opening = new Set<Promise<Sandbox>>()
  const opened = new Set<Sandbox>()
  const removals = new Set<Promise<void>>()

  const newNetwork = (kind: NetworkKind, role: string): Promise<Network> =>
    createNetwork(docker, { kind, job, role, expiresAt: context.expiresAt() })
  let outwardId: string | undefined
  /** Leads out, for the gateways and for the public phases of all trials; they do not see each other there. */
  const outward = shared(async () => {
    const network = await newNetwork('outward', 'outward')
    outwardId = network.id
    return network
  })
  const survey = shared(async () =>
    surveyEngine(docker, { image: await context.gatewayImage(), job, expiresAt: context.expiresAt() })
  )

  const remove = async ({ containers, networks }: Debris): Promise<void> => {
    if (containers.length > 0) await docker.call(['rm', '--force', '--volumes', ...containers])
    await removeNetworks(docker, networks)
  }
  /** Nobody has to wait for it before the job's end; what stays is reaped then. */
  const removeInBackground = (debris: Debris): void => {
    const removal = remove(debris)
      .catch(() => {})
      .finally(() => removals.delete(removal))
    removals.add(removal)
  }

  const gatewayFor = async (
    spec: SandboxSpec,
    { image, internal, debris }: { image: string; internal: Network; debris: Debris }
  ): Promise<{ gateway: GatewayContainer; model: ModelAccess | null }> => {
    const token = newToken()
    const providers = spec.providers.map(provider => ({
      ...provider,
      relay: isLoopbackUrl(provider.baseUrl)
    }))
    const { mode, allow, deny } = spec.policy
    const gateway = await startGatewayContainer(
      docker,
      {
        image,
        job,
        role: spec.role,
        expiresAt: context.expiresAt(),
        outward: (await outward()).id,
        internal: internal.id,
        relayed: providers.filter(({ relay }) => relay),
        config: {
          listen: { on: internal.block },
          // A public phase has its own way out, so that its gateway is for the model alone.
          rules: mode === 'allowlist' ? { allow, deny } : {},
          token: { value: token },
          providers,
          upstreamProxy: context.upstreamProxy,
          ca: context.ca,
          limits: spec.limits,
          prices: spec.prices
        }
      },
      id => debris.containers.push(id)
    )
    const { address, modelPort, paths } = gateway.ready
    const urls = Object.entries(paths).map(([id, path]) => [id, `http://${address}:${modelPort}${path}`])
    return {
      gateway,
      model: providers.length === 0 ? null : { token, baseUrls: Object.fromEntries(urls) }
    }
  }

  const fence = async (
    holder: string,
    spec: SandboxSpec,
    around: {
      survey: EngineSurvey
      blocks: readonly string[]
      out: Network | null
      gateway: GatewayContainer | null
    }
  ): Promise<ProbeFinding[]> => {
    const { gateway, out, blocks } = around
    const { addresses: hostAddresses, nameServers, isLocal } = around.survey
    const listener = isLocal ? await listenOnHost() : undefined
    try {
      const findings = await fenceHolder(docker, holder, {
        fence: fenceOf(spec.policy, {
          hostAddresses,
          nameServers,
          blocks,
          gatewayAddress: gateway?.ready.address ?? null
        }),
        resolvesNames: spec.policy.mode === 'public',
        attempts: attemptsOf(spec.policy, {
          hostAddresses,
          blocks: [...new Set([...blocks, ...(out ? [out.block] : [])])],
          listenerPort: listener?.port ?? null,
          gateway: gateway?.ready ?? null
        })
      })
      requireHeld(spec.role, findings)
      return findings
    } finally {
      listener?.close()
    }
  }

  /** Puts a held network, that of a phase which is over, where the next phase wants it. */
  const move = async (holder: string, from: readonly string[], to: readonly string[]): Promise<void> => {
    for (const network of from) await disconnectNetwork(docker, network, holder)
    for (const network of to) await connectNetwork(docker, { network, container: holder })
  }

  /**
   * Makes a phase's network, held by `held` or by a new container.
   * @param debris gets all that is made, also where it comes to nothing
   */
  const establish = async (
    spec: SandboxSpec,
    debris: Debris,
    { held, willChange }: { held: { id: string; joined: readonly string[] } | null; willChange: boolean }
  ): Promise<{ holder: string; live: Live }> => {
    const isPublic = spec.policy.mode === 'public'
    const hasGateway = spec.policy.mode === 'allowlist' || spec.providers.length > 0
    context.signal.throwIfAborted()
    const image = await context.gatewayImage()
    const makeInternal = async () => {
      if (isPublic && !hasGateway) return null
      const network = await newNetwork('internal', spec.role)
      debris.networks.push(network.id)
      return network
    }
    const [known, internal, out] = await together(
      survey(),
      makeInternal(),
      isPublic || hasGateway ? outward() : Promise.resolve(null)
    )
    context.signal.throwIfAborted()
    const networks = [isPublic ? out : null, internal].filter(network => network !== null)
    const joined = networks.map(({ id }) => id)
    const hold = async (): Promise<string> => {
      if (held) {
        await move(held.id, held.joined, joined)
        return held.id
      }
      const [first = 'none', ...more] = joined
      const id = await startHolder(docker, {
        image,
        job,
        role: spec.role,
        expiresAt: context.expiresAt(),
        network: first,
        withoutNames: !isPublic && !willChange
      })
      debris.containers.push(id)
      await move(id, [], more)
      return id
    }
    const [holder, served] = await together(
      hold(),
      hasGateway && internal ? gatewayFor(spec, { image, internal, debris }) : Promise.resolve(null)
    )
    context.signal.throwIfAborted()
    const gateway = served?.gateway ?? null
    const blocks = networks.map(({ block }) => block)
    const probe = await fence(holder, spec, { survey: known, blocks, out, gateway })
    context.signal.throwIfAborted()
    const env = gateway && !isPublic ? proxyEnv(gateway.ready, spec.imageEnv) : {}
    return { holder, live: { spec, joined, gateway, probe, end: null, env, model: served?.model ?? null } }
  }

  /** What came of a phase, with its gateway stopped. */
  const endOf = async (live: Live): Promise<SandboxEnd> => {
    if (live.end) return live.end
    const { spec, gateway, probe } = live
    let account: GatewayAccount | null = null
    let trajectory: Trajectory | null = null
    if (gateway?.fault() === null) {
      try {
        await gateway.ask({ op: 'revoke' })
        trajectory = (await gateway.ask({ op: 'trajectory' })).trajectory ?? null
        account = (await gateway.ask({ op: 'stop' })).account ?? null
      } catch {
        // It has ended by itself meanwhile, which its fault says.
      }
      await gateway.stop()
    }
    return {
      network: { policy: spec.policy, probe: [...probe], hosts: account?.hosts ?? [] },
      account,
      trajectory
    }
  }

  const start = async (spec: SandboxSpec, willChange: boolean): Promise<Sandbox> => {
    const debris: Debris = { containers: [], networks: [] }
    const established = await establish(spec, debris, { held: null, willChange }).catch(async thrown => {
      await remove(debris).catch(() => {})
      throw thrown
    })
    const { holder } = established
    let { live } = established
    let closing: Promise<SandboxEnd> | undefined

    const sandbox: Sandbox = {
      network: `container:${holder}`,
      get env() {
        return live.env
      },
      get model() {
        return live.model
      },
      get probe() {
        return live.probe
      },
      onLimit: listener => live.gateway?.onLimit(listener),
      onGone: listener => live.gateway?.onGone(listener),
      fault: () => live.gateway?.fault() ?? null,
      async account() {
        if (live.gateway === null || live.gateway.fault()) return null
        const answer = await live.gateway.ask({ op: 'account' }).catch(() => null)
        return answer?.account ?? null
      },
      async changeTo(next) {
        const end = await endOf(live)
        const held = { id: holder, joined: live.joined }
        live = (await establish(next, debris, { held, willChange })).live
        return end
      },
      close() {
        opened.delete(sandbox)
        closing ??= endOf(live).finally(() => removeInBackground(debris))
        return closing
      }
    }
    opened.add(sandbox)
    return sandbox
  }

  /** A phase that may reach nothing and nobody needs no more than the engine's own `none`. */
  const nothing = (spec: SandboxSpec): Sandbox => {
    const end: SandboxEnd = { ...NOTHING, network: { ...NOTHING.network, policy: spec.policy } }
    return {
      network: 'none',
      env: {},
      model: null,
      probe: [],
      onLimit: () => {},
      onGone: () => {},
      fault: () => null,
      account: async () => null,
      changeTo: () => Promise.reject(new Error('a network that will change has to be opened as such')),
      close: async () => end
    }
  }

  return {
    async open(spec, { willChange = false }: OpenOptions = {}) {
      const isNothing = spec.policy.mode === 'no-network' && spec.providers.length === 0
      if (isNothing && !willChange) return nothing(spec)
      const started = start(spec, willChange)
      opening.add(started)
      return started.finally(() => opening.delete(started))
    },
    async close() {
      await Promise.allSettled(opening)
      await Promise.allSettled([...opened].map(sandbox => sandbox.close()))
      await Promise.all(removals)
      if (outwardId !== undefined) await removeNetworks(docker, [outwardId])
    }
  }
}
