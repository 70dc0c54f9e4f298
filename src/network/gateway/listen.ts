import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { type Address, contains, isLoopback, isUnspecified, parseAddress, parseBlock } from './addresses.js'

const ownAddresses = (): Address[] =>
  Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .map(({ address }) => parseAddress(address.replace(/%.*$/, '')))
    .filter(address => address !== undefined)

/**
 * The address to listen on: `on` itself, or for a block (that of the internal network) the gateway's own
 * address within. On the other side, where it goes out, the gateway has neighbours that are not the trial's.
 */
export const listenAddress = (on: string): string => {
  if (!on.includes('/')) return on
  const block = parseBlock(on)
  if (block === undefined) throw new Error(`listen.on: "${on}" is no address and no CIDR block`)
  const own = ownAddresses().find(address => contains(block, address))
  if (own === undefined) throw new Error(`listen.on: the gateway has no address in ${on}`)
  return own.text
}

/** Listens, and gives the port: for 0 the one that was free. */
export const listen = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

/** Tells the gateway's own ports from all others, under every address it has. */
export const createOwnCheck = (
  ports: () => readonly number[]
): ((address: Address, port: number) => boolean) => {
  const own = new Set(ownAddresses().map(({ text }) => text))
  return (address, port) =>
    ports().includes(port) && (isLoopback(address) || isUnspecified(address) || own.has(address.text))
}
