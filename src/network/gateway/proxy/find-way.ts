import type { HostAccounts } from './host-account.js'
import type { OpenConnections } from './open-connections.js'
import type { ProxyAnswer } from './proxy-answer.js'
import { type DecideOptions, type Decision, decide } from './resolve-target.js'
import { authorityOf, type ParsedTarget, type Target } from './target.js'
import type { UpstreamProxy } from './upstream-proxy.js'

/** How a request of the phase goes on. */
export interface Way {
  target: Target
  path: string
  /** Addresses that were checked; none where the network's own proxy looks the name up. */
  decision: Extract<Decision, { kind: 'go' }>
  viaProxy: boolean
}

export interface WayContext {
  /** Asked at each request, since the rules change between phases. */
  decideBy: () => DecideOptions
  accounts: HostAccounts
  upstream: UpstreamProxy | undefined
  connections: Pick<OpenConnections, 'generation'>
}

const ADVICE = {
  'not-allowed': 'it is not in the list of allowed hosts of this phase',
  denied: 'it is denied',
  port: 'it is allowed on other ports only',
  'private-address': 'its name leads to a private address, which is not in the list of allowed hosts',
  'gateway-itself': 'it is the gateway itself'
} as const

/** What is kept of a target that cannot be read. */
const printable = (text: string): string => text.slice(0, 100).replace(/[^\x20-\x7e]/g, '?')

const messageOf = (thrown: unknown): string =>
  (thrown as NodeJS.ErrnoException).code ?? (thrown instanceof Error ? thrown.message : String(thrown))

/**
 * Where a request goes, or what is answered in its place; keeps account of either.
 * @param written the target as the client wrote it
 */
export const findWay = async (
  parsed: ParsedTarget,
  written: string,
  { decideBy, accounts, upstream, connections }: WayContext
): Promise<Way | ProxyAnswer> => {
  if (!parsed.ok) {
    accounts.refuse(printable(written), 0, 'malformed')
    return { status: 400, text: `the target cannot be used: ${parsed.why}`, reason: 'malformed' }
  }
  const { target, path } = parsed
  const before = connections.generation
  let decision = await decide(target, decideBy())
  // The rules changed while the name was looked up: those that hold now decide.
  if (before !== connections.generation) decision = await decide(target, decideBy())
  if (decision.kind === 'refused') {
    accounts.refuse(target.host, target.port, decision.reason)
    const text = `${authorityOf(target)} is refused: ${ADVICE[decision.reason]}`
    return { status: 403, text, reason: decision.reason }
  }
  const counts = accounts.at(target.host, target.port)
  counts.requests += 1
  const viaProxy = upstream?.isFor(target.host, target.port) ?? false
  if (decision.kind === 'go') return { target, path, decision, viaProxy }
  // Behind a network's own proxy names of the outside often resolve at the proxy alone.
  if (viaProxy) return { target, path, decision: { kind: 'go', addresses: [] }, viaProxy }
  counts.unreachable += 1
  return { status: 502, text: `${authorityOf(target)} cannot be reached: ${decision.message}` }
}

/** What is answered where a host that may be reached is not; keeps account of it. */
export const unreachable = (target: Target, thrown: unknown, accounts: HostAccounts): ProxyAnswer => {
  accounts.at(target.host, target.port).unreachable += 1
  return { status: 502, text: `${authorityOf(target)} cannot be reached: ${messageOf(thrown)}` }
}
