import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { afterAll, describe, expect, test } from '@jest/globals'
import { readPem } from '../../src/engine/pem.js'
import { readTrustStore, writeTrustStore } from '../../src/engine/trust-store.js'

const { certificates } = readPem(rootCertificates.slice(0, 5).join('\n'))
const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-trust-'))
const hasKeytool = spawnSync('keytool', ['-help']).error === undefined
const withKeytool = hasKeytool ? test : test.skip

const keytool = (...args: string[]): string =>
  execFileSync('keytool', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a trust store of the JVM', () => {
  test('gives back what was written to it', () => {
    expect(readTrustStore(writeTrustStore(certificates)).map(der => Buffer.from(der))).toEqual(
      certificates.map(der => Buffer.from(der))
    )
    expect(readTrustStore(writeTrustStore([]))).toEqual([])
  })

  test('that is none, or ends early, holds nothing', () => {
    const store = writeTrustStore(certificates)
    expect(readTrustStore(Buffer.from('no store'))).toEqual([])
    expect(readTrustStore(store.subarray(0, 40))).toEqual([])
    expect(readTrustStore(Buffer.concat([store.subarray(0, 2000), Buffer.alloc(40)])).length).toBeLessThan(5)
  })

  withKeytool('is taken by the JDK itself, digest and all', () => {
    const path = join(folder, 'written.jks')
    writeFileSync(path, writeTrustStore(certificates))
    const listed = keytool('-list', '-keystore', path, '-storepass', 'changeit')
    expect(listed).toContain('contains 5 entries')
    expect(listed.match(/trustedCertEntry/g)).toHaveLength(5)
  })

  withKeytool.each([
    ['JKS', []],
    ['PKCS12', ['-J-Dkeystore.pkcs12.certProtectionAlgorithm=NONE', '-J-Dkeystore.pkcs12.macAlgorithm=NONE']]
  ])('is read as the JDK writes it, in %s', (type, settings) => {
    const path = join(folder, `jdk.${type}`)
    for (const [index, pem] of rootCertificates.slice(0, 3).entries()) {
      const pemPath = join(folder, `${index}.pem`)
      writeFileSync(pemPath, pem)
      keytool(
        ...['-importcert', '-noprompt', '-alias', `a${index}`, '-file', pemPath],
        ...['-keystore', path, '-storetype', type, '-storepass', 'changeit', ...settings]
      )
    }
    const read = readTrustStore(readFileSync(path)).map(der => Buffer.from(der).toString('hex'))
    expect(read.sort()).toEqual(
      certificates
        .slice(0, 3)
        .map(der => Buffer.from(der).toString('hex'))
        .sort()
    )
  })
})
