import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { fileCache } from '../../../../src/commands/shared/files/file-cache.js'
import { keptValues } from '../../../../src/commands/shared/jobs/kept-values.js'
import { type ResultsServer, startResultsServer } from '../../../e2e/support/results-server.js'
import { cacheOf, leaveRunner } from '../../../e2e/support/runner-cache.js'

const temporary = mkdtempSync(join(tmpdir(), 'kotlin-bench-values-'))
const folder = join(temporary, 'kotlin-bench-cache/values')
const MACHINE = { platform: 'linux/amd64', cpus: 4, memoryMb: 16_000 }
let service: ResultsServer

beforeAll(async () => {
  service = await startResultsServer()
})
beforeEach(() => service.forgetCache())
afterAll(async () => {
  leaveRunner()
  rmSync(temporary, { recursive: true })
  await service.close()
})

/** The values as a new machine has them. */
const onNewMachine = ({ shard = 1, cpus = MACHINE.cpus } = {}) => {
  rmSync(temporary, { recursive: true, force: true })
  const port = cacheOf(service, temporary)!
  const others = fileCache(join(temporary, 'others'))
  return keptValues(port, { machine: { ...MACHINE, cpus }, shard, others })
}

test('a value is there on the next machine of the same class, and on no other', async () => {
  const values = onNewMachine()
  expect(await values.read('controls-a')).toBeUndefined()
  await values.write('controls-a', { gold: 1 })
  await values.save()
  expect(await onNewMachine().read('controls-a')).toEqual({ gold: 1 })
  expect(await onNewMachine({ cpus: 2 }).read('controls-a')).toBeUndefined()
})

test('a shard begins with its own newest values, else with those of another', async () => {
  for (const shard of [1, 2]) {
    const values = onNewMachine({ shard })
    await values.write(`controls-of-${shard}`, shard)
    await values.save()
  }
  expect(await onNewMachine({ shard: 1 }).read('controls-of-1')).toBe(1)
  expect(await onNewMachine({ shard: 3 }).read('controls-of-2')).toBe(2)
})

test('nothing new, nothing kept; and what is known of an image stays on the machine', async () => {
  const values = onNewMachine()
  await values.write('image-facts-a', 1)
  expect(await values.read('image-facts-a')).toBe(1)
  await values.save()
  expect(service.cacheEntries()).toEqual([])
})

test('what nobody has asked for in a month is left out', async () => {
  const values = onNewMachine()
  await values.write('controls-old', 1)
  await values.write('controls-asked-for', 2)
  const longAgo = new Date(Date.now() - 40 * 24 * 3_600_000)
  for (const name of ['controls-old', 'controls-asked-for'])
    utimesSync(join(folder, `${name}.json`), longAgo, longAgo)
  expect(await values.read('controls-asked-for')).toBe(2)
  await values.save()
  const next = onNewMachine()
  expect([await next.read('controls-old'), await next.read('controls-asked-for')]).toEqual([undefined, 2])
})
