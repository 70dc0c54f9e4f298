import { createHash, X509Certificate } from 'node:crypto'

/** Certificates, each as DER. */
export type Certificates = readonly Uint8Array[]

export interface PemBundle {
  certificates: Certificates
  /** How many blocks call themselves a certificate and are none. */
  unreadable: number
  holdsPrivateKey: boolean
}

const BLOCK = /-----BEGIN (TRUSTED |X509 )?CERTIFICATE-----([^-]*)-----END \1?CERTIFICATE-----/g

/** The certificate as DER, where it is one; what follows it, as in a trusted certificate, is left. */
export const readDer = (bytes: Uint8Array): Uint8Array | undefined => {
  try {
    return new X509Certificate(bytes).raw
  } catch {
    return undefined
  }
}

/** Reads every certificate of a bundle; text between them is comment. */
export const readPem = (text: string): PemBundle => {
  const blocks = [...text.matchAll(BLOCK)].map(([, , body = '']) => readDer(Buffer.from(body, 'base64')))
  const certificates = unique(blocks.filter(block => block !== undefined))
  return {
    certificates,
    unreadable: blocks.filter(block => block === undefined).length,
    holdsPrivateKey: /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(text)
  }
}

/** Each certificate once, in the order in which they first appear. */
export const unique = (certificates: Certificates): Certificates => [
  ...new Map(certificates.map(der => [createHash('sha256').update(der).digest('hex'), der] as const)).values()
]

/** Writes certificates one after the other, as PEM in lines of 64 characters. */
export const writePem = (certificates: Certificates): string =>
  certificates
    .map(der => {
      const lines =
        Buffer.from(der)
          .toString('base64')
          .match(/.{1,64}/g) ?? []
      return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
    })
    .join('')
