import { isIPv4, isIPv6 } from 'node:net'
import { ipv4Bits, ipv6Bits } from '../../text/ip-bits.js'

/** An IPv4 or IPv6 address. An IPv4 address that is written as IPv6 (`::ffff:10.0.0.1`) is IPv4. */
export interface Address {
  readonly family: 4 | 6
  readonly bits: bigint
  readonly text: string
}

export interface Block {
  readonly family: 4 | 6
  readonly bits: bigint
  readonly prefix: number
}

const WIDTH = { 4: 32, 6: 128 } as const
const LOW_32 = 0xffffffffn

const ipv4Text = (bits: bigint): string =>
  [24n, 16n, 8n, 0n].map(shift => String((bits >> shift) & 0xffn)).join('.')

/** Reads an address in its usual spelling; undefined for anything else, also for `127.1` and zones. */
export const parseAddress = (text: string): Address | undefined => {
  if (isIPv4(text)) return { family: 4, bits: ipv4Bits(text), text }
  if (!isIPv6(text) || text.includes('%')) return undefined
  const bits = ipv6Bits(text)
  if (bits >> 32n === 0xffffn) return { family: 4, bits: bits & LOW_32, text: ipv4Text(bits & LOW_32) }
  return { family: 6, bits, text: text.toLowerCase() }
}

/** Reads a CIDR block, or an address as the block of itself alone. */
export const parseBlock = (text: string): Block | undefined => {
  const [written = '', prefixText, ...more] = text.split('/')
  const address = parseAddress(written)
  if (address === undefined || more.length > 0) return undefined
  const isMapped = address.family === 4 && written.includes(':')
  const width = WIDTH[address.family]
  if (prefixText === undefined) return { family: address.family, bits: address.bits, prefix: width }
  if (!/^\d{1,3}$/.test(prefixText)) return undefined
  const prefix = Number(prefixText) - (isMapped ? 96 : 0)
  if (prefix < 0 || prefix > width) return undefined
  const hostBits = address.bits & ((1n << BigInt(width - prefix)) - 1n)
  return hostBits === 0n ? { family: address.family, bits: address.bits, prefix } : undefined
}

/** Whether a block has an address in it; never one of the other family. */
export const contains = (block: Block, address: Address): boolean => {
  const rest = BigInt(WIDTH[block.family] - block.prefix)
  return block.family === address.family && address.bits >> rest === block.bits >> rest
}

const blocks = (texts: readonly string[]): readonly Block[] => texts.map(text => parseBlock(text)!)

/** IPv4 that is not the public internet, or is a cloud's own: metadata, wire server. */
const SPECIAL_IPV4 = blocks([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4'
])

const GLOBAL_IPV6 = parseBlock('2000::/3')!
/** Translated to IPv4 on the way, so that the IPv4 address within decides. */
const NAT64 = parseBlock('64:ff9b::/96')!
/** Within the global block: Teredo and other protocols' own, documentation, 6to4. */
const SPECIAL_IPV6 = blocks(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

/** The IPv4 address that a translated IPv6 address stands for. */
const translated = (address: Address): Address | undefined => {
  if (!contains(NAT64, address)) return undefined
  const bits = address.bits & LOW_32
  return { family: 4, bits, text: ipv4Text(bits) }
}

/**
 * True for what no name may lead to unless its address is listed: private, link-local, loopback,
 * carrier-grade, multicast, reserved, and the clouds' metadata services.
 */
export const isSpecial = (address: Address): boolean => {
  if (address.family === 4) return SPECIAL_IPV4.some(block => contains(block, address))
  const ipv4 = translated(address)
  if (ipv4 !== undefined) return isSpecial(ipv4)
  return !contains(GLOBAL_IPV6, address) || SPECIAL_IPV6.some(block => contains(block, address))
}

const LOOPBACK = blocks(['127.0.0.0/8', '::1/128'])

/** Whether an address is of the loopback of the machine that is asked. */
export const isLoopback = (address: Address): boolean => LOOPBACK.some(block => contains(block, address))

/** Whether an address stands for no host, as 0.0.0.0 does; connecting to it leads to loopback. */
export const isUnspecified = (address: Address): boolean =>
  address.family === 4 ? address.bits >> 24n === 0n : address.bits === 0n
