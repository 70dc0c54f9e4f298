import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { describe, expect, test } from '@jest/globals'
import { CA_PATH, containerCertificates } from '../../src/engine/certificates.js'
import type { ExecSpec } from '../../src/engine/container-arguments.js'
import { readPem } from '../../src/engine/pem.js'
import type { TreeEntry } from '../../src/engine/tar.js'
import { readTrustStore, writeTrustStore } from '../../src/engine/trust-store.js'

const [first = '', second = ''] = rootCertificates
const own = readPem(first).certificates

/** A container in which commands say this; what is copied into it is kept. */
const container = (stdout: Buffer, exitCode = 0) => {
  const copied: TreeEntry[] = []
  let asked = 0
  return {
    copied,
    asked: () => asked,
    exec: async (_: ExecSpec) => {
      asked += 1
      return { exitCode, stdout, stderr: 'sh: nothing works', timedOut: false, truncated: false }
    },
    copyIn: async (entries: Iterable<TreeEntry>) => void copied.push(...entries)
  }
}

const shown = (kind: string, path: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${kind} ${content.length} ${path}\n`), content])

const contentOf = (entries: readonly TreeEntry[], path: string): Buffer => {
  const entry = entries.find(one => `/${one.path}` === path)
  if (entry?.type !== 'file') throw new Error(`${path} was not written`)
  return entry.content
}

const names = (ders: readonly Uint8Array[]): string[] =>
  ders.map(der => new X509Certificate(der).fingerprint256)

describe('certificates for containers', () => {
  test('come to what the image trusts, and to the public ones', async () => {
    const pem = '/etc/ssl/certs/ca-certificates.crt'
    const store = '/opt/java/lib/security/cacerts'
    const found = Buffer.concat([
      shown('bundle', pem, Buffer.from(second)),
      shown('store', store, writeTrustStore(readPem(second).certificates))
    ])
    const one = container(found)
    const written = await containerCertificates(own).putInto(one, 'sha256:1')
    expect(written).toEqual([CA_PATH, store])
    const inPem = names(readPem(contentOf(one.copied, CA_PATH).toString()).certificates)
    const inStore = names(readTrustStore(contentOf(one.copied, store)))
    expect(inPem).toEqual(inStore)
    expect(inPem).toEqual(expect.arrayContaining(names(readPem(`${first}\n${second}`).certificates)))
    expect(new Set(inPem).size).toBe(inPem.length)
  })

  test('are looked up once an image', async () => {
    const certificates = containerCertificates(own)
    const [one, two, other] = [
      container(Buffer.alloc(0)),
      container(Buffer.alloc(0)),
      container(Buffer.alloc(0))
    ]
    await certificates.putInto(one, 'sha256:1')
    await certificates.putInto(two, 'sha256:1')
    await certificates.putInto(other, 'sha256:2')
    expect([one.asked(), two.asked(), other.asked()]).toEqual([1, 0, 1])
    expect(two.copied.map(({ path }) => path)).toEqual(['kotlin-bench/ca.pem'])
  })

  test('that cannot be placed are a fault of the infrastructure', async () => {
    await expect(
      containerCertificates(own).putInto(container(Buffer.alloc(0), 1), 'x')
    ).rejects.toMatchObject({
      kind: 'infrastructure',
      code: 'certificates-not-placed',
      message: expect.stringContaining('nothing works')
    })
  })

  test('the look-up runs in any shell and finds what this machine has', async () => {
    let script = ''
    const spy = container(Buffer.alloc(0))
    await containerCertificates(own).putInto(
      {
        ...spy,
        exec: async spec => {
          script = spec.command[2] ?? ''
          return spy.exec(spec)
        }
      },
      'x'
    )
    const stdout = execFileSync('sh', ['-c', script], {
      maxBuffer: 64 * 1024 * 1024,
      env: { PATH: process.env.PATH }
    })
    const here = container(stdout)
    const written = await containerCertificates(own).putInto(here, 'here')
    expect(written[0]).toBe(CA_PATH)
    for (const path of written.slice(1)) expect(path).toMatch(/^\/.*cacerts$/)
  })
})
