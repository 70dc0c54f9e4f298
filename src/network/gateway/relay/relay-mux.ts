import type { Duplex, Readable, Writable } from 'node:stream'
import { joinStreams } from '../join-streams.js'
import { Channel, NOTHING, RelayError, type Send } from './relay-channel.js'
import { encodeFrame, FRAME, type Frame, frameDecoder } from './relay-frames.js'

const MAX_CHANNELS = 10_000

export interface RelayMux {
  /** A connection that the other end makes. Rejects with a `RelayError` that says why it cannot. */
  open(): Promise<Duplex>
  /** Ends all connections. */
  close(): void
  /** Settles when the streams have ended. */
  readonly closed: Promise<void>
}

export interface RelayMuxOptions {
  input: Readable
  output: Writable
  /** Makes the connection that the other end asks for; without it none is made. */
  connect?: () => Promise<Duplex>
}

/** Who waits for a connection that was asked for. */
interface Opening {
  resolve(channel: Channel): void
  reject(error: Error): void
}

/** Hands a channel what the other end says of it. Throws where that is no frame of ours. */
const deliver = (
  { type, payload }: Pick<Frame, 'type' | 'payload'>,
  channel: Channel,
  asked: Opening | undefined
): void => {
  if (type === FRAME.opened) asked?.resolve(channel)
  else if (type === FRAME.data) channel.receive(payload)
  else if (type === FRAME.end) channel.receiveEnd()
  else if (type === FRAME.window && payload.length === 4) channel.receiveWindow(payload.readUInt32BE(0))
  else if (type === FRAME.reset) {
    const why = payload.toString('utf8').slice(0, 500)
    asked?.reject(new RelayError(why))
    channel.receiveReset(why)
  } else throw new Error('the relay sent something else than frames')
}

/**
 * Many connections over one pair of streams, such as those of a child process. Each has a window of its
 * own, so that a slow one holds up no other. Whoever is asked decides what is connected to: the one who
 * asks names nothing.
 */
export const createRelayMux = ({ input, output, connect }: RelayMuxOptions): RelayMux => {
  const channels = new Map<number, Channel>()
  const opening = new Map<number, Opening>()
  const decode = frameDecoder()
  // Only one end asks, so that numbers cannot meet.
  let lastNumber = 0
  let isClosed = false
  let settle: () => void
  const closed = new Promise<void>(resolve => {
    settle = resolve
  })

  const send: Send = (type, channel, payload = NOTHING, done) => {
    if (isClosed) return done?.(new RelayError('the relay has ended'))
    output.write(encodeFrame({ type, channel, payload }), done)
  }

  const close = (): void => {
    if (isClosed) return
    isClosed = true
    const error = new RelayError('the relay has ended')
    for (const { reject } of opening.values()) reject(error)
    for (const channel of channels.values()) channel.receiveReset(error.message)
    output.end()
    input.destroy()
    settle()
  }

  const add = (number: number): Channel => {
    const channel = new Channel(number, send)
    channels.set(number, channel)
    channel.on('error', () => {})
    channel.on('close', () => channels.delete(number))
    return channel
  }

  const accept = async (number: number): Promise<void> => {
    if (connect === undefined || channels.has(number) || channels.size >= MAX_CHANNELS) {
      return send(FRAME.reset, number, Buffer.from('no connection is offered'))
    }
    const channel = add(number)
    try {
      const other = await connect()
      if (channel.destroyed) return void other.destroy()
      send(FRAME.opened, number)
      joinStreams(channel, other)
    } catch (thrown) {
      channel.destroy(thrown instanceof Error ? thrown : new Error(String(thrown)))
    }
  }

  const take = ({ type, channel: number, payload }: Frame): void => {
    const channel = channels.get(number)
    if (type === FRAME.open) return void accept(number)
    // What comes late for a connection that is over means nothing.
    if (channel === undefined) return
    const asked = opening.get(number)
    opening.delete(number)
    deliver({ type, payload }, channel, asked)
  }

  input.on('data', (chunk: Buffer) => {
    try {
      for (const frame of decode(chunk)) take(frame)
    } catch {
      close()
    }
  })
  for (const event of ['end', 'error', 'close']) input.on(event, close)
  for (const event of ['error', 'close']) output.on(event, close)

  return {
    async open() {
      if (isClosed) throw new RelayError('the relay has ended')
      if (connect !== undefined) throw new RelayError('this end makes connections and asks for none')
      lastNumber += 1
      const number = lastNumber
      add(number)
      return new Promise((resolve, reject) => {
        opening.set(number, { resolve, reject })
        send(FRAME.open, number)
      })
    },
    close,
    closed
  }
}
