import type { EffectivePolicy } from '../contracts/network.js'
import type { Container } from '../engine/container.js'
import { effectivePolicy } from '../network/policy.js'
import type { Sandbox, SandboxSpec } from '../network/sandbox.js'
import type { Environment, Sandboxed, StartSpec } from './phases.js'
import type { PreparedImage } from './prepared-image.js'
import type { Try } from './try.js'

/** What the agent may reach: what the task lets it, and what the run adds and denies; nothing where it goes nowhere. */
const agentPolicy = ({ state, context }: Try): EffectivePolicy => {
  const { agent, agentHosts } = context
  if (agent.offline) return { mode: 'no-network', allow: [], deny: [] }
  return effectivePolicy(state.task.agent, {
    allowHosts: agentHosts.allow,
    denyHosts: agentHosts.deny,
    agentHosts: agent.hosts ?? []
  }).policy
}

/** What the agent's phase needs: what it may reach, and its model. */
const agentSpec = (tried: Try, image: PreparedImage): SandboxSpec => {
  const { agent, modelUse } = tried.context
  return {
    role: 'agent',
    policy: agentPolicy(tried),
    providers: agent.providers ?? [],
    limits: { maxTokens: modelUse.maxTokens, maxCostUsd: modelUse.budget.left() },
    prices: modelUse.prices,
    imageEnv: image.env
  }
}

/** What the tests may reach: what the task lets them. */
export const verifierSpec = ({ state, context }: Try, image: PreparedImage): SandboxSpec => ({
  role: 'verifier',
  policy: effectivePolicy(state.task.verifier, { allowHosts: [], denyHosts: [], agentHosts: [] }).policy,
  providers: [],
  limits: { maxTokens: null, maxCostUsd: null },
  prices: context.modelUse.prices,
  imageEnv: image.env
})

/** The network of the agent's container, which the tests' follows in the same container unless they get a fresh one. */
export const agentSandbox = (tried: Try, image: PreparedImage): Promise<Sandbox> =>
  tried.openSandbox(agentSpec(tried, image), { willChange: tried.context.verifierMode !== 'fresh' })

/**
 * The container as the phase's programs are to meet it: with the network's settings in the environment
 * of each. They are not the container's own, since a shared one goes on into another network.
 */
export const inSandbox = ({ container, sandbox, certificates }: Sandboxed): Container => ({
  ...container,
  exec: spec => container.exec({ ...spec, settings: { ...certificates, ...sandbox.env, ...spec.settings } })
})

/** Starts a phase's container in its network, with the certificates that whoever goes out has to trust. */
export const startSandboxed = async (
  tried: Try,
  sandbox: Sandbox,
  spec: Omit<StartSpec, 'network'>
): Promise<Sandboxed> => {
  const container = await tried.startContainer({ ...spec, network: sandbox.network })
  const { certificates } = tried.context
  if (certificates === null || sandbox.network === 'none') {
    return { container, sandbox, certificates: {}, writtenByUs: [] }
  }
  const writtenByUs = await certificates.putInto(container, spec.image)
  return { container, sandbox, certificates: certificates.env, writtenByUs }
}

/**
 * Starts a fresh container for the tests, in their network.
 * @param role by which the result tells what it could reach
 */
export const startVerifier = async (
  tried: Try,
  { material, image }: Pick<Environment, 'material' | 'image'>,
  role: string
): Promise<Sandboxed> => {
  const sandbox = await tried.openSandbox({ ...verifierSpec(tried, image), role })
  return startSandboxed(tried, sandbox, {
    role: 'verifier',
    image: image.startImageId,
    env: material.env.environment
  })
}
