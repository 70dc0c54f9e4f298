import { type Address, parseAddress } from '../addresses.js'
import { endsInNumber, HOST_NAME, MAX_HOST } from './host-rules.js'

/** Where a client of the proxy wants to go; read once, and nothing else of the request decides it. */
export interface Target {
  /** Lower-case, without a trailing dot or brackets. */
  readonly host: string
  /** Where the host is an address. */
  readonly address: Address | undefined
  readonly port: number
}

export type ParsedTarget =
  | { readonly ok: true; readonly target: Target; readonly path: string }
  | { readonly ok: false; readonly why: string }

const HOST_AND_PORT = /^(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?$/

const readHost = (written: string): { host: string; address: Address | undefined } | string => {
  if (written.startsWith('[')) {
    const address = parseAddress(written.slice(1, -1))
    // Brackets around IPv4 are no spelling of anything.
    if (address === undefined || !written.includes(':')) return 'the address is not a plain IPv6 address'
    return { host: address.text, address }
  }
  const host = written.toLowerCase().replace(/\.$/, '')
  if (host === '') return 'the host is empty'
  const address = parseAddress(host)
  if (address !== undefined) return { host, address }
  if (!HOST_NAME.test(host) || host.length > MAX_HOST) return 'the host is no host name'
  if (endsInNumber(host)) return 'the address is not in its usual spelling'
  return { host, address: undefined }
}

const readAuthority = (authority: string, defaultPort: number | undefined): Target | string => {
  if (authority.includes('@')) return 'a user name does not belong before the host'
  const [, hostText, portText] = HOST_AND_PORT.exec(authority) ?? []
  if (hostText === undefined) return 'the host cannot be read'
  const host = readHost(hostText)
  if (typeof host === 'string') return host
  const port = portText === undefined ? defaultPort : Number(portText)
  if (port === undefined || port < 1 || port > 65535) return 'the port cannot be read'
  return { ...host, port }
}

/** Reads the target of a CONNECT: `host:port`. */
export const parseConnectTarget = (text: string): ParsedTarget => {
  const target = readAuthority(text, undefined)
  return typeof target === 'string' ? { ok: false, why: target } : { ok: true, target, path: '' }
}

/** Reads the target of a plain request to a proxy: `http://host[:port]/path`. The Host header has no say. */
export const parseAbsoluteTarget = (text: string): ParsedTarget => {
  const [, authority, rest = ''] = /^http:\/\/([^/?#\\]*)((?:[/?][^#\\]*)?)$/i.exec(text) ?? []
  if (authority === undefined) return { ok: false, why: 'it is no http:// address' }
  const target = readAuthority(authority, 80)
  if (typeof target === 'string') return { ok: false, why: target }
  return { ok: true, target, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** As it stands in a Host header or a CONNECT. */
export const authorityOf = (target: Target, defaultPort?: number): string => {
  const host = target.address?.family === 6 ? `[${target.host}]` : target.host
  return target.port === defaultPort ? host : `${host}:${target.port}`
}
