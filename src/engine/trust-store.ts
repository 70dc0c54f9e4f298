import { createHash } from 'node:crypto'
import { type Certificates, readDer } from './pem.js'

/*
 * The JVM's own format of a key store ("JKS"), which every JDK reads as its `cacerts` whatever its default
 * type is: a magic number, a version, the entries, and a digest over all of it that a password keys.
 */
const MAGIC = 0xfeedfeed
const VERSION = 2
const TRUSTED_CERTIFICATE = 2
/** What JDKs ship their `cacerts` with, and tools expect. */
const PASSWORD = 'changeit'
const WHITENER = 'Mighty Aphrodite'
/** Fixed, so that the same certificates make the same bytes: 2024-01-01. */
const CREATED = BigInt(Date.UTC(2024, 0, 1))

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const utf = (text: string): Buffer => {
  const bytes = Buffer.from(text, 'ascii')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return Buffer.concat([length, bytes])
}

const created = (): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(CREATED)
  return bytes
}

/** UTF-16 with the high byte first, as the JVM has characters. */
const passwordBytes = (): Buffer => Buffer.from(PASSWORD, 'utf16le').swap16()

/** A trust store that holds these certificates. */
export const writeTrustStore = (certificates: Certificates): Buffer => {
  const entries = certificates.flatMap((der, index) => [
    uint32(TRUSTED_CERTIFICATE),
    utf(`kotlin-bench-${index}`),
    created(),
    utf('X.509'),
    uint32(der.length),
    der
  ])
  const store = Buffer.concat([uint32(MAGIC), uint32(VERSION), uint32(certificates.length), ...entries])
  const digest = createHash('sha1').update(passwordBytes()).update(WHITENER).update(store).digest()
  return Buffer.concat([store, digest])
}

const DIGEST_LENGTH = 20

const readJks = (store: Buffer): Uint8Array[] => {
  const found: Uint8Array[] = []
  const version = store.readUInt32BE(4)
  let at = 12
  const take = (length: number): Buffer => {
    if (at + length > store.length - DIGEST_LENGTH) throw new RangeError('the store ends early')
    at += length
    return store.subarray(at - length, at)
  }
  const takeUtf = () => take(take(2).readUInt16BE())
  for (let left = store.readUInt32BE(8); left > 0; left--) {
    if (take(4).readUInt32BE() !== TRUSTED_CERTIFICATE) break
    takeUtf()
    take(8)
    if (version > 1) takeUtf()
    found.push(take(take(4).readUInt32BE()))
  }
  return found
}

/** The object identifier of a certificate in PKCS #12, as DER has it: 1.2.840.113549.1.9.22.1. */
const X509_IN_PKCS12 = Buffer.from('060a2a864886f70d01091601', 'hex')

/** The content of the DER value at a place, where its tag is the one expected. */
const derContent = (bytes: Buffer, at: number, tag: number): { begin: number; end: number } | undefined => {
  if (bytes[at] !== tag) return undefined
  const first = bytes[at + 1] ?? 0
  const width = first < 0x80 ? 0 : first & 0x7f
  const begin = at + 2 + width
  if (width > 4 || begin > bytes.length) return undefined
  const length = width === 0 ? first : bytes.readUIntBE(at + 2, width)
  return begin + length > bytes.length ? undefined : { begin, end: begin + length }
}

/** Since version 18 JDKs ship a PKCS #12 without a password, in which certificates stand as they are. */
const scanPkcs12 = (store: Buffer): Uint8Array[] => {
  const found: Uint8Array[] = []
  for (let at = store.indexOf(X509_IN_PKCS12); at >= 0; at = store.indexOf(X509_IN_PKCS12, at + 1)) {
    const tagged = derContent(store, at + X509_IN_PKCS12.length, 0xa0)
    const octets = tagged === undefined ? undefined : derContent(store, tagged.begin, 0x04)
    if (octets !== undefined) found.push(store.subarray(octets.begin, octets.end))
  }
  return found
}

/** The certificates that a JVM's trust store holds, as far as they can be read without a password. */
export const readTrustStore = (bytes: Uint8Array): Certificates => {
  const store = Buffer.from(bytes)
  try {
    const isJks = store.length > 12 + DIGEST_LENGTH && store.readUInt32BE() === MAGIC
    const found = isJks ? readJks(store) : scanPkcs12(store)
    return found.map(readDer).filter(der => der !== undefined)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}
