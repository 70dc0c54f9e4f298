import { lookup as systemLookup } from 'node:dns/promises'
import type { Socket } from 'node:net'
import { type Address, parseAddress } from '../addresses.js'
import { connectSocket } from '../connect-socket.js'
import type { Policy, Refusal } from './host-rules.js'
import type { Target } from './target.js'

/** Addresses of a name; throws where there are none. */
export type Lookup = (host: string) => Promise<readonly string[]>

/** Asks as the system does, which in a container is the engine's resolver. */
export const lookupBySystem: Lookup = async host =>
  (await systemLookup(host, { all: true })).map(({ address }) => address)

export type Decision =
  /** The addresses that were checked, and the only ones that may be connected to. */
  | { readonly kind: 'go'; readonly addresses: readonly Address[] }
  | { readonly kind: 'refused'; readonly reason: Refusal | 'gateway-itself' }
  /** Allowed by name, but the name has no address here. */
  | { readonly kind: 'unresolved'; readonly message: string }

export interface DecideOptions {
  policy: Policy
  lookup: Lookup
  /** Is this one of the gateway's own ports? */
  isOwn(address: Address, port: number): boolean
}

const refused = (reason: Refusal | 'gateway-itself'): Decision => ({ kind: 'refused', reason })

/** Checks a target by its name and by what the name resolves to, in one look-up. */
export const decide = async (target: Target, { policy, lookup, isOwn }: DecideOptions): Promise<Decision> => {
  const { host, port, address } = target
  if (address !== undefined) {
    if (isOwn(address, port)) return refused('gateway-itself')
    const reason = policy.refuseAddress(address, port)
    return reason === undefined ? { kind: 'go', addresses: [address] } : refused(reason)
  }
  const reason = policy.refuseName(host, port)
  if (reason !== undefined) return refused(reason)

  let found: readonly string[]
  try {
    found = await lookup(host)
  } catch (thrown) {
    const code = (thrown as NodeJS.ErrnoException).code
    return { kind: 'unresolved', message: `its name does not resolve (${code ?? 'no address'})` }
  }
  let refusal: Refusal | 'gateway-itself' | undefined
  const addresses: Address[] = []
  for (const text of found) {
    const resolved = parseAddress(text)
    if (resolved === undefined) continue
    const why = isOwn(resolved, port) ? 'gateway-itself' : policy.refuseResolved(resolved, port)
    if (why === undefined) addresses.push(resolved)
    else refusal ??= why
  }
  if (addresses.length > 0) return { kind: 'go', addresses }
  return refusal === undefined ? { kind: 'unresolved', message: 'its name has no address' } : refused(refusal)
}

const CONNECT_TIMEOUT_MS = 15_000

/** Connects to the first of the checked addresses that answers, IPv4 first: few containers have IPv6. */
export const connectTo = async (addresses: readonly Address[], port: number): Promise<Socket> => {
  const ordered = [...addresses].sort((a, b) => a.family - b.family).slice(0, 4)
  let failure: unknown = new Error('no address')
  for (const address of ordered) {
    try {
      return await connectSocket({ host: address.text, port }, CONNECT_TIMEOUT_MS)
    } catch (thrown) {
      failure = thrown
    }
  }
  throw failure
}
