import { mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Duplex, Readable, Writable } from 'node:stream'
import { connect as tlsConnect } from 'node:tls'
import { Agent, type buildConnector, type Dispatcher } from 'undici'
import { RelayError } from './relay-channel.js'
import { createRelayMux, type RelayMux } from './relay-mux.js'

/** How long a model request waits for the host's end to be attached. */
const ATTACH_MS = 10_000

const relaySocket = (folder: string, id: string): string => join(folder, `relay-${id}.sock`)

export interface RelayGateway {
  /** A connection to the provider, made by the host's end. */
  open(): Promise<Duplex>
  close(): void
}

/** The gateway's end of a relay: a unix socket that `relay <id>`, started from the host, attaches to. */
export const createRelayGateway = async (folder: string, id: string): Promise<RelayGateway> => {
  const path = relaySocket(folder, id)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await rm(path, { force: true })
  let mux: RelayMux | undefined
  let waiting: Array<() => void> = []

  const server: Server = createServer(carrier => {
    const attached = createRelayMux({ input: carrier, output: carrier })
    mux?.close()
    mux = attached
    void attached.closed.then(() => {
      if (mux === attached) mux = undefined
    })
    for (const go of waiting) go()
    waiting = []
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })

  const attached = async (): Promise<RelayMux> => {
    if (mux === undefined) {
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, ATTACH_MS)
        waiting.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
    if (mux === undefined) throw new RelayError('the relay to the host is not attached')
    return mux
  }
  return {
    open: async () => (await attached()).open(),
    close() {
      mux?.close()
      server.close()
    }
  }
}

/** Connections for model requests over a relay. */
export const relayDispatcher = (
  relay: RelayGateway,
  { ca, pipelining }: { ca: string[] | undefined; pipelining: number }
): Dispatcher => {
  const connector: buildConnector.connector = ({ hostname, protocol }, callback) => {
    relay.open().then(
      stream => {
        if (protocol !== 'https:') return callback(null, stream as Socket)
        const secure = tlsConnect({ socket: stream, servername: hostname, ...(ca && { ca }) })
        secure.once('error', error => callback(error, null))
        secure.once('secureConnect', () => callback(null, secure))
      },
      (error: Error) => callback(error, null)
    )
  }
  return new Agent({ connect: connector, pipelining })
}

/** `relay <id>` in the gateway's container: joins its own standard streams to the gateway's end. */
export const attachRelay = (way: {
  folder: string
  id: string
  input: Readable
  output: Writable
}): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(relaySocket(way.folder, way.id))
    socket.once('error', reject)
    socket.once('close', () => resolve())
    way.input.once('end', () => socket.end())
    way.output.once('error', () => socket.destroy())
    way.input.pipe(socket)
    socket.pipe(way.output)
  })
