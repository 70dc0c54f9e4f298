import type { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import { isLoopbackHost } from '../../../text/loopback.js'
import { placeOf } from '../../../text/url-place.js'
import { connectSocket } from '../connect-socket.js'
import { createRelayMux, type RelayMux } from './relay-mux.js'

const CONNECT_TIMEOUT_MS = 10_000

const connectTo = async (host: string, port: number): Promise<Socket> => {
  try {
    return await connectSocket({ host, port, autoSelectFamily: true }, CONNECT_TIMEOUT_MS)
  } catch (thrown) {
    const { code, message } = thrown as NodeJS.ErrnoException
    throw new Error(`${host}:${port} cannot be reached (${code ?? message})`)
  }
}

export interface RelayHostOptions {
  /** Standard output of `docker exec -i <gateway> node /gateway/index.js relay <id>`. */
  input: Readable
  /** Its standard input. */
  output: Writable
  /** The provider's; its host and port are all that is ever connected to. */
  baseUrl: string
}

/** The host's end of a relay: what the gateway asks for is connected to one address and port, whatever it sends. */
export const relayToHost = ({ input, output, baseUrl }: RelayHostOptions): RelayMux => {
  const { host, port } = placeOf(new URL(baseUrl))
  if (!isLoopbackHost(host)) throw new Error(`${baseUrl} is not on this machine's loopback`)
  return createRelayMux({ input, output, connect: () => connectTo(host, port) })
}
