import { Duplex, type Readable, type Writable } from 'node:stream'
import { encodeFrame, FRAME, type Frame, frameDecoder, MAX_PAYLOAD } from './relay-frames.js'

/** How much one connection may have on its way before the other end has taken it. */
const WINDOW = 256 * 1024
const MAX_CHANNELS = 10_000
const NOTHING = Buffer.alloc(0)

/** A connection over the relay could not be made, or broke. */
export class RelayError extends Error {
  override readonly name = 'RelayError'
  readonly code = 'ERELAY'
}

type Send = (type: number, channel: number, payload?: Buffer, done?: (error?: Error | null) => void) => void

/** One connection of many; an end of it ends by itself. */
class Channel extends Duplex {
  readonly number: number
  readonly #send: Send
  #credit = WINDOW
  #waiting: (() => void) | undefined
  /** What has come and was not asked for yet. */
  readonly #inbox: Buffer[] = []
  #isAskedFor = false
  /** Given to our reader and not yet given back as credit. */
  #given = 0
  #received = 0
  #ends = { ours: false, theirs: false, told: false, reset: false }

  constructor(number: number, send: Send) {
    super({ allowHalfOpen: true })
    this.number = number
    this.#send = send
  }

  receive(payload: Buffer): void {
    this.#received += payload.length
    if (this.#received > WINDOW) throw new Error('a connection of the relay sent more than it may')
    this.#inbox.push(payload)
    this.#give()
  }

  receiveEnd(): void {
    this.#ends.theirs = true
    this.#give()
  }

  receiveReset(why: string): void {
    this.#ends.reset = true
    this.destroy(new RelayError(why || 'the connection was reset'))
  }

  receiveWindow(bytes: number): void {
    this.#credit += bytes
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.()
  }

  override _read(): void {
    this.#isAskedFor = true
    this.#give()
  }

  #give(): void {
    while (this.#isAskedFor && this.#inbox.length > 0) {
      const payload = this.#inbox.shift()!
      this.#isAskedFor = this.push(payload)
      this.#giveBack(payload.length)
    }
    if (this.#inbox.length === 0 && this.#ends.theirs && !this.#ends.told) {
      this.#ends.told = true
      this.push(null)
    }
  }

  /** As many more bytes may come; said once for many. */
  #giveBack(bytes: number): void {
    this.#given += bytes
    if (this.#given < WINDOW / 4 || this.#ends.theirs) return
    const payload = Buffer.alloc(4)
    payload.writeUInt32BE(this.#given)
    this.#received -= this.#given
    this.#given = 0
    this.#send(FRAME.window, this.number, payload)
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (this.#credit === 0) {
      this.#waiting = () => this._write(chunk, encoding, done)
      return
    }
    const size = Math.min(chunk.length, this.#credit, MAX_PAYLOAD)
    this.#credit -= size
    const rest = chunk.subarray(size)
    this.#send(FRAME.data, this.number, chunk.subarray(0, size), error => {
      if (error || rest.length === 0) done(error)
      else if (!this.destroyed) this._write(rest, encoding, done)
    })
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#ends.ours = true
    this.#send(FRAME.end, this.number, NOTHING, done)
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const { ours, theirs, reset } = this.#ends
    if (!reset && !(ours && theirs)) this.#send(FRAME.reset, this.number, Buffer.from(error?.message ?? ''))
    this.#waiting = undefined
    done(error)
  }
}

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

const join = (a: Duplex, b: Duplex): void => {
  a.on('error', () => b.destroy())
  b.on('error', () => a.destroy())
  a.on('close', () => !(a.readableEnded && a.writableFinished) && b.destroy())
  b.on('close', () => !(b.readableEnded && b.writableFinished) && a.destroy())
  a.pipe(b)
  b.pipe(a)
}

/**
 * Many connections over one pair of streams, such as those of a child process. Each has a window of its
 * own, so that a slow one holds up no other. Whoever is asked decides what is connected to: the one who
 * asks names nothing.
 */
export const createRelayMux = ({ input, output, connect }: RelayMuxOptions): RelayMux => {
  const channels = new Map<number, Channel>()
  const opening = new Map<number, { resolve(channel: Channel): void; reject(error: Error): void }>()
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
      join(channel, other)
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
