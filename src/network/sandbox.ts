import type { FaultError } from '../contracts/errors.js'
import type { GatewayAccount } from '../contracts/gateway/account.js'
import type { GatewayConfigInput } from '../contracts/gateway/config.js'
import type { PriceTable } from '../contracts/gateway/prices.js'
import type { GatewayProvider } from '../contracts/gateway/provider.js'
import type { Trajectory } from '../contracts/gateway/trajectory.js'
import type { EffectivePolicy, ModelAccess, NetworkRecord, ProbeFinding } from '../contracts/network.js'

/** What a phase wants of the network. */
export interface SandboxSpec {
  /** Whose phase it is, as in `agent` or `verifier`; stands in labels. */
  role: string
  policy: EffectivePolicy
  /** Model providers that the phase may ask, keys included; empty for none. */
  providers: readonly GatewayProvider[]
  /** What the phase's model requests may use up; null is without a limit. */
  limits: { maxTokens: number | null; maxCostUsd: number | null }
  /** Wins over our own prices, name by name. */
  prices: PriceTable
  /** The image's own variables, since some settings of a proxy are appended to them. */
  imageEnv: Readonly<Record<string, string>>
}

/** What came of a phase's network, once it is over. */
export interface SandboxEnd {
  network: NetworkRecord
  /** null where no gateway stood in between, or where it ended before it could be asked. */
  account: GatewayAccount | null
  trajectory: Trajectory | null
}

export type LimitReached = NonNullable<GatewayAccount['limit']>

/**
 * A network for one phase, ready and proven before the phase's container is there: the container
 * joins it by {@link Sandbox.network}, and whatever it does or however often it restarts it stays in it.
 */
export interface Sandbox {
  /** For the container's specification: `none`, or `container:<id>` of the container that holds it. */
  readonly network: string
  /**
   * For the container's environment; where the container goes on into another phase, for that of each
   * of its programs instead. `changeTo` makes it another.
   */
  readonly env: Readonly<Record<string, string>>
  /** Where model requests go; null without providers. */
  readonly model: ModelAccess | null
  /** What was tried from inside before the phase began. */
  readonly probe: readonly ProbeFinding[]
  /** Called once when a limit is passed; model requests are refused from then on. */
  onLimit(listener: (limit: LimitReached) => void): void
  /** Called once when the gateway has ended by itself: nothing is reached any more. */
  onGone(listener: (fault: FaultError) => void): void
  /**
   * Where the gateway (`gateway-gone`) or what holds the network (`network-gone`) has ended by itself:
   * what the phase came to is not its own doing.
   */
  fault(): Promise<FaultError | null>
  /** What the gateway has seen so far; null without one. */
  account(): Promise<GatewayAccount | null>
  /** Ends the phase's network and makes another in its place, for the same container. Gives what came of the first. */
  changeTo(spec: SandboxSpec): Promise<SandboxEnd>
  /** Takes the token back, stops the gateway and removes everything. The container has to be gone or killed. */
  close(): Promise<SandboxEnd>
}

export interface OpenOptions {
  /**
   * True where the container goes on into another phase (`changeTo`). A container's name servers cannot
   * be changed, so that it has the engine's own from the start; the probe shows that they give nothing
   * away. And it gets a network that can be changed also where it may reach nothing.
   */
  willChange?: boolean
}

/** The networks of a job. */
export interface Sandboxes {
  /**
   * Makes a phase's network and proves it from inside.
   * @throws FaultError `infrastructure`: `sandbox-leaks` where something answers that must not,
   *   `sandbox-unsupported` where the engine cannot hold the policy, `gateway-failed` where the gateway
   *   does not start, `network-pool-exhausted`
   */
  open(spec: SandboxSpec, options?: OpenOptions): Promise<Sandbox>
  /** Removes what the job's phases shared. */
  close(): Promise<void>
}

/** How the gateway gets out, as on the machine that runs us. */
export interface WayOut {
  upstreamProxy: GatewayConfigInput['upstreamProxy']
  /** Certificates in PEM that are trusted beside the usual ones. */
  ca: string | null
}
