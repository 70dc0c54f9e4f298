import { Duplex } from 'node:stream'
import { FRAME, MAX_PAYLOAD } from './relay-frames.js'

/** How much one connection may have on its way before the other end has taken it. */
const WINDOW = 256 * 1024
/** The payload of frames that have none. */
export const NOTHING = Buffer.alloc(0)

/** A connection over the relay could not be made, or broke. */
export class RelayError extends Error {
  override readonly name = 'RelayError'
  readonly code = 'ERELAY'
}

/** Sends a frame; `done` hears when it is written, or that it could not be. */
export type Send = (
  type: number,
  channel: number,
  payload?: Buffer,
  done?: (error?: Error | null) => void
) => void

/** One connection of many; an end of it ends by itself. */
export class Channel extends Duplex {
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
