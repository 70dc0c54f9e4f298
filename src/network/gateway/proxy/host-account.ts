import type { HostAccount } from '../../../contracts/gateway/account.js'

/** More distinct hosts than this are an attack or a crawl; they are counted, not named. */
const MAX_HOSTS = 1000
const MAX_NAME = 120

type Counts = { -readonly [K in keyof HostAccount]: HostAccount[K] }

/** What was asked of the proxy, by host and port. */
export interface HostAccounts {
  /** The counts of one host, to be added to. */
  at(host: string, port: number): Counts
  refuse(host: string, port: number, reason: string): void
  hosts(): HostAccount[]
  others(): { requests: number; refused: number }
}

const emptyCounts = (host: string, port: number): Counts => ({
  host,
  port,
  requests: 0,
  refused: 0,
  unreachable: 0,
  reasons: {},
  bytesUp: 0,
  bytesDown: 0
})

/** Accounts of no host yet. */
export const createHostAccounts = (): HostAccounts => {
  const byKey = new Map<string, Counts>()
  const others = emptyCounts('', 0)
  const at: HostAccounts['at'] = (host, port) => {
    const name = host.slice(0, MAX_NAME)
    const key = `${name} ${port}`
    let counts = byKey.get(key)
    if (counts === undefined) {
      if (byKey.size >= MAX_HOSTS) return others
      counts = emptyCounts(name, port)
      byKey.set(key, counts)
    }
    return counts
  }
  return {
    at,
    refuse(host, port, reason) {
      const counts = at(host, port)
      counts.requests += 1
      counts.refused += 1
      counts.reasons[reason] = (counts.reasons[reason] ?? 0) + 1
    },
    hosts: () => [...byKey.values()].map(counts => ({ ...counts, reasons: { ...counts.reasons } })),
    others: () => ({ requests: others.requests, refused: others.refused })
  }
}
