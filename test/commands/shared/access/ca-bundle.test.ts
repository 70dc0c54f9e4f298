import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { afterAll, describe, expect, test } from '@jest/globals'
import { readTrust } from '../../../../src/commands/shared/access/ca-bundle.js'
import { UserError } from '../../../../src/contracts/errors.js'
import type { ProgressEvent } from '../../../../src/contracts/progress.js'
import { readPem } from '../../../../src/engine/pem.js'

const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-ca-'))
const [first = ''] = rootCertificates

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const written = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const read = async (path: string, from: 'SSL_CERT_FILE' | '--ca-bundle' = '--ca-bundle') => {
  const events: ProgressEvent[] = []
  const trust = await readTrust({ path, from }, event => void events.push(event))
  return { trust, events }
}

describe('--ca-bundle', () => {
  test('gives its certificates to the gateway, to containers and to recipes', async () => {
    const path = written('good.pem', `# ours\n${first}\n`)
    const { trust } = await read(path)
    expect(readPem(trust?.pem ?? '')).toEqual(readPem(first))
    expect(trust?.secrets).toEqual([{ id: 'ca', path }])
    expect(trust?.containers.env.SSL_CERT_FILE).toBe('/kotlin-bench/ca.pem')
    expect(await readTrust(undefined, () => {})).toBeUndefined()
  })

  const big = written('big.pem', first)
  truncateSync(big, 9 * 1024 * 1024)
  test.each([
    ['is not there', join(folder, 'none.pem'), /cannot be read: .*ENOENT/],
    ['is a folder', folder, /is no file/],
    ['is large', big, /larger than 8 MiB/],
    ['holds none', written('text.pem', 'hello'), /holds no certificate in PEM/],
    ['holds a key', written('key.pem', `${first}\n-----BEGIN PRIVATE KEY-----\n`), /holds a private key/],
    [
      'is damaged',
      written('damaged.pem', `${first}\n-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n`),
      /has 1 block that should be a certificate/
    ]
  ])('that %s is the mistake of who named it', async (_, path, message) => {
    await expect(read(path)).rejects.toThrow(UserError)
    await expect(read(path)).rejects.toThrow(message)
  })

  test('that only the environment names is passed over with a warning', async () => {
    const { trust, events } = await read(join(folder, 'none.pem'), 'SSL_CERT_FILE')
    expect(trust).toBeUndefined()
    expect(events).toEqual([
      expect.objectContaining({
        type: 'warning',
        message: expect.stringMatching(/^SSL_CERT_FILE names .*ENOENT/)
      })
    ])
  })
})
