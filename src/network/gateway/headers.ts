/** Meant for one connection alone (RFC 9110, 7.6.1), or for a proxy. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade'
])

export type HeaderPair = readonly [name: string, value: string]

/** Names and values one after the other, as Node gives and takes them. */
export const pairsOf = (rawHeaders: readonly string[]): HeaderPair[] => {
  const pairs: HeaderPair[] = []
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) pairs.push([rawHeaders[i]!, rawHeaders[i + 1]!])
  return pairs
}

/** The headers that go on to the next connection, without those that `drop` names in lower case. */
export const endToEnd = (
  pairs: readonly HeaderPair[],
  drop: ReadonlySet<string> = new Set()
): HeaderPair[] => {
  const named = new Set(
    pairs
      .filter(([name]) => name.toLowerCase() === 'connection')
      .flatMap(([, value]) => value.split(',').map(part => part.trim().toLowerCase()))
  )
  return pairs.filter(([name]) => {
    const lower = name.toLowerCase()
    return !HOP_BY_HOP.has(lower) && !named.has(lower) && !drop.has(lower)
  })
}
