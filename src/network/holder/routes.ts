import type { Fence } from './request.js'

/** Tables of our own; the kernel's are 253 to 255. */
const CLOSED_TABLE = 201
const SHUT_TABLE = 200

/**
 * A route that says "that is me". The plain way, `unreachable`, is none: for a socket that is bound to a
 * device (which needs no rights) the kernel takes whatever has no route for a neighbour and asks for it
 * on the wire, where the host answers for all its addresses. A local route is found for every device,
 * so that such a packet never leaves, and without a device the connection fails at once.
 */
const localRoutes = (table: number, blocks: readonly string[], devices: readonly string[]): string[] =>
  blocks.flatMap(block =>
    devices.map(
      (device, index) => `route add local ${block} dev ${device} table ${table} metric ${index + 1}`
    )
  )

/** Names such as `udp` are read from a file that a small image does not have. */
const UDP = 17
const TCP = 6

/**
 * The lines for `ip -4 -batch -` that put up a fence in place of the one before, if any.
 * @param devices the namespace's, without loopback
 */
export const ipv4Batch = (fence: Fence, devices: readonly string[]): string[] => [
  // Leaves the kernel's first rule, by which the namespace's own addresses and 127.0.0.0/8 are found.
  'rule flush',
  ...localRoutes(CLOSED_TABLE, fence.closed, devices),
  ...localRoutes(SHUT_TABLE, fence.shut, devices),
  `rule add pref 50 lookup ${CLOSED_TABLE}`,
  ...fence.open.map(block => `rule add pref 100 to ${block} lookup main`),
  ...fence.nameServers.flatMap(server =>
    [UDP, TCP].map(protocol => `rule add pref 100 to ${server} ipproto ${protocol} dport 53 lookup main`)
  ),
  `rule add pref 200 lookup ${SHUT_TABLE}`,
  'rule add pref 32766 lookup main'
]

/** The lines for `ip -6 -batch -`: no network of ours has IPv6, so nothing but the namespace itself is reached. */
export const ipv6Batch = (): string[] => ['rule flush', 'rule add pref 200 unreachable']

/** What has to be gone before a fence is put up; fails harmlessly where it is not there. */
export const STALE_TABLES = [CLOSED_TABLE, SHUT_TABLE].map(table => `route flush table ${table}`)
