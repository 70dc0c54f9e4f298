import type { EffectivePolicy } from '../contracts/network.js'
import type { NetworkPolicy } from '../task/task.js'
import { parseBlock } from './gateway/addresses.js'
import { ANY_NAME } from './gateway/proxy/host-rules.js'

/** Host rules in Harbor's syntax, checked where they come in. */
export interface NetworkWishes {
  /** `--allow-agent-host` */
  allowHosts: readonly string[]
  /** `--deny-agent-host` */
  denyHosts: readonly string[]
  /** What the agent cannot work without. */
  agentHosts: readonly string[]
}

export interface PolicyWithWarnings {
  policy: EffectivePolicy
  /** Whole sentences about wishes that have no effect, or another than they seem to have. */
  warnings: string[]
}

/** A wider block would list the whole internet, and the host and its private neighbours along with it. */
const WIDEST_LISTED = 8

/** Can routes open or close it? Names they do not know, and IPv6 no phase has. */
const isRoutable = (rule: string): boolean => {
  const block = parseBlock(rule)
  return block !== undefined && block.family === 4 && block.prefix >= WIDEST_LISTED
}

const union = (...lists: ReadonlyArray<readonly string[]>): string[] => [...new Set(lists.flat())]

const publicPolicy = ({ allowHosts, denyHosts, agentHosts }: NetworkWishes): PolicyWithWarnings => {
  const warnings: string[] = []
  const allow = union(allowHosts, agentHosts).filter(isRoutable)
  const idle = allowHosts.filter(rule => !isRoutable(rule))
  if (idle.length > 0) {
    warnings.push(
      `Allowing ${idle.join(', ')} changes nothing where the phase's network is public: only private IPv4 addresses and blocks have to be listed there.`
    )
  }
  if (denyHosts.every(rule => parseBlock(rule) !== undefined)) {
    return { policy: { mode: 'public', allow, deny: [...denyHosts] }, warnings }
  }
  warnings.push(
    `Denying ${denyHosts.join(', ')} in a public network sends the phase through the gateway: all other hosts are reached by name, over HTTP and HTTPS, and nothing else is.`
  )
  return { policy: { mode: 'allowlist', allow: [ANY_NAME, ...allow], deny: [...denyHosts] }, warnings }
}

/**
 * Puts together what a phase may reach, with Harbor's precedence: the phase's own mode, or its
 * environment's where it has none, is in `phase` already; hosts that the run adds turn `no-network`
 * into `allowlist` and are ignored in `public`. Beyond Harbor: in `public` phases a listed private
 * address is reached, which else is out of reach, and what is denied wins over everything. Names cannot
 * be denied by routes (an address serves many names, and a name has many addresses), so denying one
 * makes of `public` an allowlist of every other name, held by the gateway.
 */
export const effectivePolicy = (phase: NetworkPolicy, wishes: NetworkWishes): PolicyWithWarnings => {
  if (phase.networkMode === 'public') return publicPolicy(wishes)
  const { allowHosts, denyHosts, agentHosts } = wishes
  const own = phase.networkMode === 'allowlist' ? phase.allowedHosts : []
  const allow = union(own, allowHosts, agentHosts)
  // An allowlist of the task's own stays one even where it is empty; it then denies all, as in Harbor.
  const mode = phase.networkMode === 'no-network' && allow.length === 0 ? 'no-network' : 'allowlist'
  return { policy: { mode, allow, deny: [...denyHosts] }, warnings: [] }
}
