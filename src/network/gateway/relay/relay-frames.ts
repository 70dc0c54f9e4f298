/** What two ends of a relay say to each other over one pair of streams. */
export const FRAME = {
  /** Asks for a connection under a new number. */
  open: 1,
  /** The connection is made. */
  opened: 2,
  data: 3,
  /** Nothing more comes this way; the other way goes on. */
  end: 4,
  /** The connection is over, or could not be made; the payload says why. */
  reset: 5,
  /** So many more bytes (32 bits) may be sent on this connection. */
  window: 6
} as const

export interface Frame {
  type: number
  channel: number
  payload: Buffer
}

/** Type, channel and length of the payload. */
const HEADER = 9
/** Bytes of a frame; a length beyond it is no frame of ours. */
export const MAX_PAYLOAD = 64 * 1024

/** A frame as bytes: header, then payload. */
export const encodeFrame = ({ type, channel, payload }: Frame): Buffer => {
  const header = Buffer.alloc(HEADER)
  header.writeUInt8(type, 0)
  header.writeUInt32BE(channel, 1)
  header.writeUInt32BE(payload.length, 5)
  return payload.length === 0 ? header : Buffer.concat([header, payload])
}

/** Takes bytes as they come and gives whole frames. Throws where they are no frames. */
export const frameDecoder = (): ((chunk: Buffer) => Frame[]) => {
  let pieces: Buffer[] = []
  let length = 0

  const next = (): Frame | undefined => {
    if (length < HEADER) return undefined
    if (pieces.length > 1) pieces = [Buffer.concat(pieces)]
    const bytes = pieces[0]!
    const size = bytes.readUInt32BE(5)
    if (size > MAX_PAYLOAD) throw new Error('a frame of the relay is too long')
    if (length < HEADER + size) return undefined
    const payload = bytes.subarray(HEADER, HEADER + size)
    length -= HEADER + size
    pieces = length === 0 ? [] : [bytes.subarray(HEADER + size)]
    return { type: bytes.readUInt8(0), channel: bytes.readUInt32BE(1), payload }
  }
  return chunk => {
    pieces.push(chunk)
    length += chunk.length
    const frames: Frame[] = []
    for (let frame = next(); frame !== undefined; frame = next()) frames.push(frame)
    return frames
  }
}
