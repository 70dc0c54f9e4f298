import { rootCertificates } from 'node:tls'
import { describe, expect, test } from '@jest/globals'
import { readPem, writePem } from '../../src/engine/pem.js'

const [first = '', second = ''] = rootCertificates

describe('a bundle of certificates', () => {
  test('is read with comments between its blocks, and each certificate once', () => {
    const { certificates, unreadable } = readPem(
      `# The first\n${first}\r\nSubject: CN=x\n${second}\n${first}\n`.replaceAll('\n', '\r\n')
    )
    expect(certificates).toHaveLength(2)
    expect(unreadable).toBe(0)
    expect(readPem(writePem(certificates)).certificates).toEqual(certificates)
  })

  test('counts what calls itself a certificate and is none', () => {
    const broken = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'
    expect(readPem(`${broken}${first}`)).toMatchObject({ unreadable: 1, holdsPrivateKey: false })
    expect(readPem('no certificate at all').certificates).toEqual([])
  })

  test('tells of a private key among them', () => {
    expect(readPem(`${first}\n-----BEGIN RSA PRIVATE KEY-----\nAAAA\n`).holdsPrivateKey).toBe(true)
  })
})
