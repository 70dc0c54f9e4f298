import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { openBuildLog } from '../../src/image/build-log.js'
import { createRedactor } from '../../src/trial/redact.js'

const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-log-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the log of a build', () => {
  test('keeps all of it in a file, and its end for messages', async () => {
    const path = join(folder, 'deep/er/build.log')
    const log = await openBuildLog(path)
    for (const step of ['one\n', 'two\n', 'x'.repeat(20_000), '\nlast\n']) log.write(Buffer.from(step))
    await log.close()
    expect(readFileSync(path, 'utf8')).toHaveLength(20_014)
    expect(log.tail()).toHaveLength(16_384)
    expect(log.tail()).toMatch(/x\nlast\n$/)
  })

  test('is cut where it would fill the disk, and says so', async () => {
    const path = join(folder, 'endless.log')
    const log = await openBuildLog(path)
    for (let count = 0; count < 70; count++) log.write(Buffer.alloc(1024 * 1024, 'x'))
    await log.close()
    const written = readFileSync(path)
    expect(written.length).toBeLessThan(65 * 1024 * 1024)
    expect(written.subarray(-60).toString('utf8')).toContain('[cut here: more than 67108864 bytes]')
  })

  test('holds no secret, also not one that comes in two pieces', async () => {
    const path = join(folder, 'filtered.log')
    const log = await openBuildLog(path, createRedactor(['sk-0123456789']).stream)
    for (const piece of ['key sk-01234', '56789 and', ' more']) log.write(Buffer.from(piece))
    await log.close()
    expect(readFileSync(path, 'utf8')).toBe('key *** and more')
  })
})
