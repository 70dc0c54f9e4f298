import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { rootCertificates, connect as tlsConnect } from 'node:tls'
import type { GatewayConfig } from '../../../contracts/gateway/config.js'
import { placeOf } from '../../../text/url-place.js'
import { contains, parseAddress, parseBlock } from '../addresses.js'

/** Certificates to trust: Node's own, and the user's for a network that inspects TLS. */
export const trusted = (ca: string | null): string[] | undefined =>
  ca === null ? undefined : [...rootCertificates, ca]

const exempts = (entry: string, host: string, port: number): boolean => {
  if (entry === '*') return true
  const block = parseBlock(entry)
  const address = parseAddress(host)
  if (block !== undefined) return address !== undefined && contains(block, address)
  const [, name = '', portText] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? []
  if (portText !== undefined && Number(portText) !== port) return false
  const suffix = name.replace(/^\*?\./, '')
  return suffix !== '' && (host === suffix || host.endsWith(`.${suffix}`))
}

/** Does NO_PROXY say that this host is reached directly? Names mean their subdomains as well, as curl has it. */
export const isExempt = (noProxy: string, { host, port }: { host: string; port: number }): boolean =>
  noProxy
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(entry => entry !== '')
    .some(entry => exempts(entry, host, port))

/** The network's own proxy, where there is one between us and the outside. */
export interface UpstreamProxy {
  isFor(host: string, port: number): boolean
  /** A connection to the proxy itself, for a plain request in absolute form. */
  open(): Promise<Socket>
  /** A connection through the proxy. */
  tunnel(authority: string): Promise<Socket>
  /** What it wants to be sent with each request. */
  readonly headers: Readonly<Record<string, string>>
}

const TIMEOUT_MS = 15_000

/** The proxy of HTTPS_PROXY, which may ask for a password and may itself speak TLS. */
export const createUpstreamProxy = (
  settings: NonNullable<GatewayConfig['upstreamProxy']>,
  ca: string | null
): UpstreamProxy => {
  const url = new URL(settings.url)
  const isTls = url.protocol === 'https:'
  const { host, port } = placeOf(url)
  const user = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  const headers: Record<string, string> =
    user === ':' ? {} : { 'proxy-authorization': `Basic ${Buffer.from(user).toString('base64')}` }

  const open = (): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const roots = trusted(ca)
      const socket = isTls
        ? tlsConnect({ host, port, servername: host, ...(roots && { ca: roots }) })
        : connect({ host, port, allowHalfOpen: true })
      socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the network proxy does not answer')))
      socket.once('error', reject)
      socket.once(isTls ? 'secureConnect' : 'connect', () => {
        socket.off('error', reject)
        socket.setTimeout(0)
        resolve(socket)
      })
    })

  const tunnel = async (authority: string): Promise<Socket> => {
    const socket = await open()
    return new Promise((resolve, reject) => {
      const asked = request({
        method: 'CONNECT',
        path: authority,
        headers: { host: authority, ...headers },
        createConnection: () => socket,
        timeout: TIMEOUT_MS
      })
      asked.once('timeout', () => asked.destroy(new Error('the network proxy does not answer')))
      asked.once('error', reject)
      asked.once('response', answer => {
        asked.destroy()
        reject(new Error(`the network proxy answers ${answer.statusCode}`))
      })
      asked.once('connect', (answer, tunnelled, head) => {
        if (answer.statusCode !== 200) {
          tunnelled.destroy()
          reject(new Error(`the network proxy answers ${answer.statusCode}`))
          return
        }
        socket.setTimeout(0)
        if (head.length > 0) tunnelled.unshift(head)
        resolve(socket)
      })
      asked.end()
    })
  }

  return { isFor: (name, at) => !isExempt(settings.noProxy, { host: name, port: at }), open, tunnel, headers }
}
