import { z } from 'zod'
import { ipv4Bits, ipv6Bits } from '../text/ip-bits.js'

/** One entry of `allowed_hosts`, as the Harbor format defines it. A bare host never means its subdomains. */
export type HostRule =
  | { readonly kind: 'host'; readonly host: string }
  /** `*.example.com`: every host below the suffix, not the suffix itself. */
  | { readonly kind: 'suffix'; readonly suffix: string }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'block'; readonly address: string; readonly prefix: number }

export type ParsedHost =
  | { readonly ok: true; readonly rule: HostRule; readonly text: string }
  | { readonly ok: false; readonly why: string }

const HOST_NAME = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/
const MAX_HOST = 253
const isIpv4 = (text: string): boolean => z.ipv4().safeParse(text).success
const isIpv6 = (text: string): boolean => z.ipv6().safeParse(text).success

const parseBlock = (text: string): ParsedHost => {
  const [address = '', prefixText = '', ...more] = text.split('/')
  const v4 = isIpv4(address)
  if (more.length > 0 || (!v4 && !isIpv6(address)) || !/^\d{1,3}$/.test(prefixText)) {
    return {
      ok: false,
      why: 'has a slash but is no CIDR block such as 10.0.0.0/8; paths and URLs cannot be allowed'
    }
  }
  const width = v4 ? 32 : 128
  const prefix = Number(prefixText)
  if (prefix > width) return { ok: false, why: `has a prefix longer than ${width} bits` }
  const bits = v4 ? ipv4Bits(address) : ipv6Bits(address)
  const hostBits = bits & ((1n << BigInt(width - prefix)) - 1n)
  if (hostBits !== 0n)
    return { ok: false, why: 'is an address within a block; write the network address itself' }
  return { ok: true, rule: { kind: 'block', address, prefix }, text }
}

/**
 * Reads one allowed host: lower-cased, one trailing dot dropped. An exact host name, `*.suffix`, an
 * IPv4 or IPv6 address, or a CIDR block with a strict network address; no URL, port, path, brackets,
 * zone or wildcard elsewhere.
 */
export const parseAllowedHost = (written: string): ParsedHost => {
  const text = written.toLowerCase().replace(/\.$/, '')
  if (text === '') return { ok: false, why: 'is empty' }
  if (text.includes('://')) return { ok: false, why: 'is a URL; write the host name alone' }
  if (text.includes('%')) return { ok: false, why: 'has a zone; write the address alone' }
  if (/[[\]]/.test(text)) return { ok: false, why: 'has brackets; write the address without them' }
  if (text.includes('/')) return parseBlock(text)
  if (isIpv4(text) || isIpv6(text)) return { ok: true, rule: { kind: 'address', address: text }, text }
  if (text.includes(':')) return { ok: false, why: 'has a port; hosts are allowed on all ports' }
  if (text.startsWith('*.')) {
    const suffix = text.slice(2)
    return HOST_NAME.test(suffix) && suffix.length <= MAX_HOST
      ? { ok: true, rule: { kind: 'suffix', suffix }, text }
      : { ok: false, why: 'has a wildcard that is not followed by a host name' }
  }
  if (text.includes('*')) return { ok: false, why: 'has a wildcard that is not a leading *.' }
  if (!HOST_NAME.test(text) || text.length > MAX_HOST) {
    return { ok: false, why: 'is no host name (letters, digits, hyphens and dots)' }
  }
  return { ok: true, rule: { kind: 'host', host: text }, text }
}
