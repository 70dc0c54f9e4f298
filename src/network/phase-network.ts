import { randomBytes } from 'node:crypto'
import type { GatewayAccount } from '../contracts/gateway/account.js'
import type { Trajectory } from '../contracts/gateway/trajectory.js'
import type { ModelAccess, ProbeFinding } from '../contracts/network.js'
import type { Docker } from '../engine/docker.js'
import { connectNetwork, createNetwork, disconnectNetwork, type Network } from '../engine/network.js'
import { isLoopbackHost } from '../text/loopback.js'
import { attemptsOf } from './attempts.js'
import { fenceOf } from './fence.js'
import { type GatewayContainer, startGatewayContainer } from './gateway-container.js'
import { fenceHolder, requireHeld, startHolder } from './holder-container.js'
import { proxyEnv } from './proxy-env.js'
import type { SandboxEnd, SandboxSpec, WayOut } from './sandbox.js'
import { type EngineSurvey, listenOnHost } from './survey.js'
import { together } from './together.js'

/** What all phases of a job share. */
export interface JobNetwork extends WayOut {
  docker: Docker
  jobId: string
  gatewayImage: () => Promise<string>
  expiresAt: () => number
  signal: AbortSignal
  /** Leads out, for the gateways and for the public phases of all trials; they do not see each other there. */
  outward: () => Promise<Network>
  survey: () => Promise<EngineSurvey>
}

/** What was made and has to go. */
export interface Debris {
  containers: string[]
  networks: string[]
}

/** A phase's network as it is now. */
export interface PhaseNetwork {
  spec: SandboxSpec
  /** The container that holds it. */
  holder: string
  /** Ids of the networks that the holder is on. */
  joined: readonly string[]
  gateway: GatewayContainer | null
  probe: readonly ProbeFinding[]
  env: Readonly<Record<string, string>>
  model: ModelAccess | null
  /** What came of it, once it is over. */
  end: SandboxEnd | null
}

/** Good for one phase; as long as agents that look at a key's length would have it. */
const newToken = (): string => `kotlin-bench-${randomBytes(24).toString('base64url')}`

const startGateway = async (
  shared: JobNetwork,
  spec: SandboxSpec,
  { image, internal, debris }: { image: string; internal: Network; debris: Debris }
): Promise<{ gateway: GatewayContainer; model: ModelAccess | null }> => {
  const token = newToken()
  const providers = spec.providers.map(provider => ({
    ...provider,
    relay: isLoopbackHost(new URL(provider.baseUrl).hostname)
  }))
  const { mode, allow, deny } = spec.policy
  const gateway = await startGatewayContainer(
    shared.docker,
    {
      image,
      jobId: shared.jobId,
      role: spec.role,
      expiresAt: shared.expiresAt(),
      outward: (await shared.outward()).id,
      internal: internal.id,
      relayed: providers.filter(({ relay }) => relay),
      config: {
        listen: { on: internal.block },
        // A public phase has its own way out, so that its gateway is for the model alone.
        rules: mode === 'allowlist' ? { allow, deny } : {},
        token: { value: token },
        providers,
        upstreamProxy: shared.upstreamProxy,
        ca: shared.ca,
        limits: spec.limits,
        prices: spec.prices
      }
    },
    id => debris.containers.push(id)
  )
  const { address, modelPort, paths } = gateway.ready
  const urls = Object.entries(paths).map(([id, path]) => [id, `http://${address}:${modelPort}${path}`])
  return { gateway, model: providers.length === 0 ? null : { token, baseUrls: Object.fromEntries(urls) } }
}

/** Sets a held network's routes and tries them, with a listener on this machine for as long as that takes. */
const fence = async (
  shared: JobNetwork,
  spec: SandboxSpec,
  around: { holder: string; networks: readonly Network[]; gateway: Promise<GatewayContainer | null> }
): Promise<ProbeFinding[]> => {
  const known = await shared.survey()
  const { addresses: hostAddresses, nameServers, isLocal } = known
  const out = spec.policy.mode === 'no-network' && spec.providers.length === 0 ? [] : [await shared.outward()]
  const blocks = around.networks.map(({ block }) => block)
  const listener = isLocal ? await listenOnHost() : undefined
  try {
    const findings = await fenceHolder(shared.docker, around.holder, async () => {
      const place = (await around.gateway)?.ready ?? null
      return {
        fence: fenceOf(spec.policy, {
          hostAddresses,
          nameServers,
          blocks,
          gatewayAddress: place?.address ?? null
        }),
        resolvesNames: spec.policy.mode === 'public',
        attempts: attemptsOf(spec.policy, {
          hostAddresses,
          blocks: [...new Set([...blocks, ...out.map(({ block }) => block)])],
          listenerPort: listener?.port ?? null,
          gateway: place
        })
      }
    })
    requireHeld(spec.role, findings)
    return findings
  } finally {
    listener?.close()
  }
}

/** Puts a held network, that of a phase which is over, where the next phase wants it. */
const move = async (
  docker: Docker,
  holder: string,
  { from, to }: { from: readonly string[]; to: readonly string[] }
): Promise<void> => {
  for (const network of from) await disconnectNetwork(docker, network, holder)
  for (const network of to) await connectNetwork(docker, { network, container: holder })
}

export interface EstablishOptions {
  /** The phase before, whose holder goes on; null for a holder of its own. */
  before: PhaseNetwork | null
  willChange: boolean
  /** Gets all that is made, also where it comes to nothing. */
  debris: Debris
}

/** Makes a phase's network. */
export const establish = async (
  shared: JobNetwork,
  spec: SandboxSpec,
  { before, willChange, debris }: EstablishOptions
): Promise<PhaseNetwork> => {
  const { docker, signal } = shared
  const isPublic = spec.policy.mode === 'public'
  const hasGateway = spec.policy.mode === 'allowlist' || spec.providers.length > 0
  const newInternal = async (): Promise<Network | null> => {
    if (isPublic && !hasGateway) return null
    const labels = { jobId: shared.jobId, role: spec.role, expiresAt: shared.expiresAt() }
    const network = await createNetwork(docker, { kind: 'internal', ...labels })
    debris.networks.push(network.id)
    return network
  }

  signal.throwIfAborted()
  // Needed only later, where it fails as well.
  shared.survey().catch(() => {})
  const image = await shared.gatewayImage()
  const [internal, out] = await together(newInternal(), isPublic ? shared.outward() : Promise.resolve(null))
  signal.throwIfAborted()
  const networks = [out, internal].filter(network => network !== null)
  const joined = networks.map(({ id }) => id)

  const hold = async (): Promise<string> => {
    if (before) {
      await move(docker, before.holder, { from: before.joined, to: joined })
      return before.holder
    }
    const [network = 'none', ...more] = joined
    const id = await startHolder(docker, {
      image,
      jobId: shared.jobId,
      role: spec.role,
      expiresAt: shared.expiresAt(),
      network,
      withoutNames: !isPublic && !willChange
    })
    debris.containers.push(id)
    await move(docker, id, { from: [], to: more })
    return id
  }
  const serving = hasGateway && internal ? startGateway(shared, spec, { image, internal, debris }) : null
  const holding = (async () => {
    const holder = await hold()
    signal.throwIfAborted()
    // What tries the network starts while the gateway does.
    const gateway = serving === null ? Promise.resolve(null) : serving.then(served => served.gateway)
    gateway.catch(() => {})
    return { holder, probe: await fence(shared, spec, { holder, networks, gateway }) }
  })()
  const [served, { holder, probe }] = await together(serving ?? Promise.resolve(null), holding)
  signal.throwIfAborted()
  return {
    spec,
    holder,
    joined,
    gateway: served?.gateway ?? null,
    probe,
    env: served && !isPublic ? proxyEnv(served.gateway.ready, spec.imageEnv) : {},
    model: served?.model ?? null,
    end: null
  }
}

/** Ends a phase's network, with what came of it; a second time it says the same. */
export const endOf = async (phase: PhaseNetwork): Promise<SandboxEnd> => {
  if (phase.end) return phase.end
  const { spec, gateway, probe } = phase
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
  const network = { policy: spec.policy, probe: [...probe], hosts: account?.hosts ?? [] }
  phase.end = { network, account, trajectory }
  return phase.end
}
