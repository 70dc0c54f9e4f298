import { type GatewayRule, WEB_PORTS } from '../../../contracts/gateway/rules.js'
import { type Address, type Block, contains, isSpecial, parseBlock } from '../addresses.js'

/** The rule for every name and for no address, of ours: no task and no option can say it. */
export const ANY_NAME = '*'

type Rule =
  | { readonly kind: 'any-name'; readonly ports: readonly number[] }
  | { readonly kind: 'host'; readonly host: string; readonly ports: readonly number[] }
  | { readonly kind: 'suffix'; readonly suffix: string; readonly ports: readonly number[] }
  | { readonly kind: 'block'; readonly block: Block; readonly ports: readonly number[] }

/** A host name in lower case: labels of at most 63 letters, digits and hyphens (RFC 1035 and 1123). */
export const HOST_NAME = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/
/** Characters of the longest host name (RFC 1035, without the final dot). */
export const MAX_HOST = 253

/** Reads a rule in Harbor's syntax. Throws an error that names it: whoever configures us has checked it. */
const parseRule = (written: GatewayRule): Rule => {
  const { host, ports } = typeof written === 'string' ? { host: written, ports: WEB_PORTS } : written
  if (host === ANY_NAME) return { kind: 'any-name', ports }
  const text = host.toLowerCase().replace(/\.$/, '')
  const block = parseBlock(text)
  if (block !== undefined) return { kind: 'block', block, ports }
  const isSuffix = text.startsWith('*.')
  const name = isSuffix ? text.slice(2) : text
  if (!HOST_NAME.test(name) || name.length > MAX_HOST || endsInNumber(name)) {
    throw new Error(`"${host}" is no host rule: a host name, *.suffix, an address or a CIDR block`)
  }
  return isSuffix ? { kind: 'suffix', suffix: name, ports } : { kind: 'host', host: name, ports }
}

/** What a resolver may take for an address, such as `127.1`, `2130706433` and `0x7f.0.0.1`. */
export const endsInNumber = (name: string): boolean => /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/.test(name)

const matchesName = (rule: Rule, name: string): boolean =>
  rule.kind === 'any-name' ||
  (rule.kind === 'host' && rule.host === name) ||
  (rule.kind === 'suffix' && name.endsWith(`.${rule.suffix}`))

const matchesAddress = (rule: Rule, address: Address): boolean =>
  rule.kind === 'block' && contains(rule.block, address)

/** Why somebody is not connected. */
export type Refusal = 'not-allowed' | 'denied' | 'port' | 'private-address'

export interface Policy {
  /** May the name be asked for? Undefined means yes; its addresses have to be asked about as well. */
  refuseName(name: string, port: number): Refusal | undefined
  /** May the address be asked for by itself? Only where a rule lists it. */
  refuseAddress(address: Address, port: number): Refusal | undefined
  /** May an allowed name lead to this address? */
  refuseResolved(address: Address, port: number): Refusal | undefined
}

export interface RuleLists {
  allow: readonly GatewayRule[]
  deny: readonly GatewayRule[]
}

/** What a phase may reach through the proxy. A name is never looked up to see whether its address is listed. */
export const createPolicy = (rules: RuleLists): Policy => {
  const allow = rules.allow.map(parseRule)
  const deny = rules.deny.map(parseRule)

  const refuse = (matches: (rule: Rule) => boolean, port: number): Refusal | undefined => {
    if (deny.some(matches)) return 'denied'
    const matching = allow.filter(matches)
    if (matching.length === 0) return 'not-allowed'
    return matching.some(rule => rule.ports.includes(port)) ? undefined : 'port'
  }
  const refuseAddress: Policy['refuseAddress'] = (address, port) =>
    refuse(rule => matchesAddress(rule, address), port)

  return {
    refuseName: (name, port) => refuse(rule => matchesName(rule, name), port),
    refuseAddress,
    refuseResolved(address, port) {
      if (deny.some(rule => matchesAddress(rule, address))) return 'denied'
      if (!isSpecial(address)) return undefined
      return refuseAddress(address, port) === undefined ? undefined : 'private-address'
    }
  }
}
