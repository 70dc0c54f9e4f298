import type { ProgressListener } from '../contracts/progress.js'
import { isLoopbackHost } from '../text/loopback.js'

/** The machine's own proxy, as the usual variables name it; what goes to the outside passes it. */
export const upstreamProxyOf = (
  environment: Readonly<Record<string, string | undefined>>
): { url: string; noProxy: string } | null => {
  const first = (...names: string[]) => names.map(name => environment[name]).find(value => value)
  const url = first('HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy')
  if (url === undefined || !/^https?:\/\//.test(url)) return null
  return { url, noProxy: first('NO_PROXY', 'no_proxy') ?? '' }
}

/** Says where containers, those of builds among them, do not reach the machine's own proxy. */
export const warnOfLoopbackProxy = (
  environment: Readonly<Record<string, string | undefined>>,
  listener: ProgressListener
): void => {
  const proxy = upstreamProxyOf(environment)
  if (proxy === null || !URL.canParse(proxy.url)) return
  const { hostname, host } = new URL(proxy.url)
  if (!isLoopbackHost(hostname)) return
  const message = `The proxy ${host} of this environment is on this machine alone: to a container that address is the container itself, so that none reaches it. Let the proxy listen on the engine's bridge as well, and name it by that address, as a rule 172.17.0.1.`
  listener({ type: 'warning', message })
}
