/** The machine's own proxy, as the usual variables name it; what goes to the outside passes it. */
export const upstreamProxyOf = (
  environment: Readonly<Record<string, string | undefined>>
): { url: string; noProxy: string } | null => {
  const first = (...names: string[]) => names.map(name => environment[name]).find(value => value)
  const url = first('HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy')
  if (url === undefined || !/^https?:\/\//.test(url)) return null
  return { url, noProxy: first('NO_PROXY', 'no_proxy') ?? '' }
}
