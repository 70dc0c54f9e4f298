import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { formatOwner, thisOwner } from '../../src/engine/labels.js'
import { fileLock } from '../../src/image/key-lock.js'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kotlin-bench-test-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const quiet = { signal: new AbortController().signal, waiting: () => {} }

describe('a lock', () => {
  test('lets one at a time work under a key, and leaves nothing', async () => {
    const lock = fileLock(dir)
    let inside = 0
    const work = async () => {
      inside += 1
      expect(inside).toBe(1)
      await sleep(50)
      inside -= 1
    }
    let waits = 0
    const options = {
      ...quiet,
      waiting: () => {
        waits += 1
      }
    }
    await Promise.all([lock('a', work, options), lock('a', work, options), lock('a', work, options)])
    expect(waits).toBe(2)
    expect(readdirSync(dir)).toEqual([])
  })

  test('of a process that has ended counts for nothing', async () => {
    const owner = { ...(await thisOwner()), started: '1' }
    writeFileSync(join(dir, 'a'), formatOwner(owner))
    // What it took the lock by is left as well where it was killed.
    writeFileSync(join(dir, 'a.17-0badcafe'), formatOwner(owner))
    expect(await fileLock(dir)('a', async () => 'worked', quiet)).toBe('worked')
    expect(readdirSync(dir)).toEqual([])
  })

  test.each(['', 'no owner'])('that names nobody counts for nothing: %j', async text => {
    writeFileSync(join(dir, 'a'), text)
    expect(await fileLock(dir)('a', async () => 'worked', quiet)).toBe('worked')
    expect(readdirSync(dir)).toEqual([])
  })

  test('is given back by work that fails, and left by who stops waiting', async () => {
    const lock = fileLock(dir)
    await expect(lock('a', () => Promise.reject(new Error('no')), quiet)).rejects.toThrow('no')
    const stop = new AbortController()
    await lock(
      'a',
      async () => {
        const waiter = lock('a', async () => {}, { signal: stop.signal, waiting: () => stop.abort() })
        await expect(waiter).rejects.toThrow()
      },
      quiet
    )
    expect(readdirSync(dir)).toEqual([])
  })

  test('that cannot be had on this disk keeps nobody waiting', async () => {
    writeFileSync(join(dir, 'file'), '')
    expect(await fileLock(join(dir, 'file'))('a', async () => 'worked', quiet)).toBe('worked')
  })
})
