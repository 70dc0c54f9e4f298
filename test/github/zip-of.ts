import { deflateRawSync } from 'node:zlib'

export interface ZipPart {
  path: string
  text: string
  isDeflated?: boolean
  /** Unix type and permissions. */
  mode?: number
  /** What the archive says of the size, where that is not true. */
  claimedBytes?: number
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

const crc32 = (bytes: Buffer): number =>
  ~bytes.reduce((crc, byte) => crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8), -1) >>> 0

/** A zip as anyone may shape it. */
export const zipOf = (parts: readonly ZipPart[]): Buffer => {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { path, text, isDeflated = false, mode = 0o100644, claimedBytes } of parts) {
    const content = Buffer.from(text)
    const data = isDeflated ? deflateRawSync(content) : content
    const name = Buffer.from(path)
    const common = Buffer.alloc(26)
    // Version 2.0, names in UTF-8.
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(isDeflated ? 8 : 0, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(claimedBytes ?? content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const before = Buffer.from([0x50, 0x4b, 3, 4])
    const entry = Buffer.from([0x50, 0x4b, 1, 2, 20, 3])
    const after = Buffer.alloc(14)
    after.writeUInt32LE((mode << 16) >>> 0, 6)
    after.writeUInt32LE(offset, 10)
    local.push(before, common, name, data)
    directory.push(entry, common, after, name)
    offset += before.length + common.length + name.length + data.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, list, end])
}
