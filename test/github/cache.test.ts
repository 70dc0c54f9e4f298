import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { CachePort } from '../../src/contracts/cache.js'
import { type ResultsServer, startResultsServer } from '../e2e/support/results-server.js'
import { cacheOf, leaveRunner } from '../e2e/support/runner-cache.js'

const temporary = mkdtempSync(join(tmpdir(), 'kotlin-bench-cache-'))
let service: ResultsServer
let notices: string[]

const runnerWith = (environment: Readonly<Record<string, string>> = {}) =>
  cacheOf(service, temporary, { environment, notice: message => notices.push(message) })

const open = (more: Readonly<Record<string, string>> = {}): CachePort => runnerWith(more)!

/** A file in the cache's folder. */
const write = (port: CachePort, name: string, text: string): string => {
  mkdirSync(port.folder, { recursive: true })
  writeFileSync(join(port.folder, name), text)
  return join(port.folder, name)
}

beforeAll(async () => {
  service = await startResultsServer()
})

beforeEach(() => {
  leaveRunner()
  notices = []
  service.forgetCache()
  service.setCacheRights('write')
})

afterAll(async () => {
  leaveRunner()
  rmSync(temporary, { recursive: true })
  await service.close()
})

describe("GitHub's cache", () => {
  it('brings files back to where they were, by key', async () => {
    const port = open()
    const path = write(port, 'a', 'first')
    expect(await port.has({ key: 'one', paths: [path] })).toBe(false)
    expect(await port.save({ key: 'one', paths: [path] })).toBe(true)
    rmSync(path)
    const next = open()
    expect(await next.has({ key: 'one', paths: [path] })).toBe(true)
    expect(await next.restore({ key: 'one', paths: [path] })).toBe('one')
    expect(readFileSync(path, 'utf8')).toBe('first')
    expect(await next.restore({ key: 'another', paths: [path] })).toBeUndefined()
  })

  it('finds the newest of a prefix, the best prefix first', async () => {
    const port = open()
    for (const key of ['values-2-a', 'values-1-a', 'values-1-b', 'values-3-a']) {
      await port.save({ key, paths: [write(port, 'v', key)] })
    }
    const entry = { key: 'values-1-c', paths: [join(port.folder, 'v')] }
    expect(await port.restore({ ...entry, prefixes: ['values-1-', 'values-'] })).toBe('values-1-b')
    expect(await port.restore({ ...entry, prefixes: ['values-9-', 'values-'] })).toBe('values-3-a')
    expect(readFileSync(join(port.folder, 'v'), 'utf8')).toBe('values-3-a')
  })

  it('counts as kept what another job has kept under the same key', async () => {
    const port = open()
    const entry = { key: 'one', paths: [write(port, 'a', 'first')] }
    expect([await port.save(entry), await open().save(entry)]).toEqual([true, true])
    expect(service.cacheEntries().map(({ key }) => key)).toEqual(['one'])
    expect(notices).toEqual([])
  })

  it('that may only be read is told of once, and asked no more', async () => {
    service.setCacheRights('read')
    const port = open()
    const path = write(port, 'a', 'first')
    expect(port.isWritable).toBe(true)
    expect(await port.save({ key: 'one', paths: [path] })).toBe(false)
    expect(await port.save({ key: 'two', paths: [path] })).toBe(false)
    expect(port.isWritable).toBe(false)
    expect(notices).toEqual([expect.stringContaining('may only read it')])
  })

  it('does what the runner says of it', async () => {
    const path = write(open(), 'a', 'first')
    await open().save({ key: 'one', paths: [path] })
    const reader = open({ ACTIONS_CACHE_MODE: 'read' })
    expect(reader.isWritable).toBe(false)
    expect(await reader.has({ key: 'one', paths: [path] })).toBe(true)
    const writer = open({ ACTIONS_CACHE_MODE: 'write-only' })
    expect(await writer.restore({ key: 'one', paths: [path] })).toBeUndefined()
    expect(await writer.save({ key: 'two', paths: [path] })).toBe(true)
    expect(runnerWith({ ACTIONS_CACHE_MODE: 'none' })).toBeUndefined()
  })

  it('that is out of order finds and keeps nothing, and stops no run', async () => {
    service.setOutage(true)
    const port = open()
    const entry = { key: 'one', paths: [write(port, 'a', 'first')] }
    expect(await port.restore(entry)).toBeUndefined()
    expect(await port.save(entry)).toBe(false)
    service.setOutage(false)
  })

  it('is not there off GitHub, nor on an Enterprise Server', () => {
    expect(runnerWith({ ACTIONS_RESULTS_URL: '' })).toBeUndefined()
    expect(runnerWith({ ACTIONS_CACHE_SERVICE_V2: '' })).toBeUndefined()
    expect(runnerWith({ ACTIONS_RUNTIME_TOKEN: '' })).toBeUndefined()
    expect(runnerWith({ GITHUB_SERVER_URL: 'https://git.acme.example' })).toBeUndefined()
  })

  it('shows its token to nothing that is started while files come back', async () => {
    const port = open()
    const entry = { key: 'one', paths: [write(port, 'a', 'first')] }
    await port.save(entry)
    const bin = mkdtempSync(join(temporary, 'bin-'))
    const seen = join(bin, 'seen')
    for (const name of ['tar', 'zstd']) {
      const real = (process.env.PATH ?? '').split(':').find(dir => existsSync(join(dir, name)))
      writeFileSync(join(bin, name), `#!/bin/sh\nenv >> ${seen}\nexec ${real}/${name} "$@"\n`)
      chmodSync(join(bin, name), 0o755)
    }
    process.env.PATH = `${bin}:${process.env.PATH}`
    expect(await port.restore(entry)).toBe('one')
    expect(readFileSync(seen, 'utf8')).toContain(`RUNNER_TEMP=${temporary}`)
    expect(readFileSync(seen, 'utf8')).not.toContain('ACTIONS_RUNTIME_TOKEN')
    expect(process.env.ACTIONS_RUNTIME_TOKEN).toBeUndefined()
  })
})
