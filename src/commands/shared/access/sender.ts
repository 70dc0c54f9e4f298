import { type Dispatcher, ProxyAgent, Agent as Sender } from 'undici'
import { isExempt, trusted } from '../../../network/gateway/proxy/upstream-proxy.js'
import { upstreamProxyOf } from '../../../network/upstream-proxy-settings.js'
import { isLoopbackHost } from '../../../text/loopback.js'
import { placeOf } from '../../../text/url-place.js'

/** Carries requests as the machine's own settings say: its proxy, and the certificates to trust. */
export const createSender = (
  environment: Readonly<Record<string, string | undefined>>,
  ca: string | null
): ((url: URL) => Dispatcher) => {
  const proxy = upstreamProxyOf(environment)
  const roots = trusted(ca)
  const tls = roots === undefined ? {} : { ca: roots }
  const direct = new Sender({ connect: { ...tls, timeout: 10_000 } })
  const indirect = proxy && new ProxyAgent({ uri: proxy.url, requestTls: tls, proxyTls: tls })
  return url => {
    const place = placeOf(url)
    const exempt = isExempt(proxy?.noProxy ?? '', place)
    return indirect === null || exempt || isLoopbackHost(place.host) ? direct : indirect
  }
}
