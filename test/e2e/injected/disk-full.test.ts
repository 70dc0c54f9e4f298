import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { type LoopDisk, mountLoopDisk } from '../support/loop-disk.js'
import { type SecondEngine, startSecondEngine } from '../support/second-engine.js'
import { tinyDataset } from '../support/tiny.js'
import { type Injection, inject, solver } from './inject.js'

const MINUTE = 60_000
const dataset = tinyDataset()
let disk: LoopDisk
let engine: SecondEngine

beforeAll(async () => {
  dataset.add('tiny-disk')
  dataset.add('tiny-build', {
    'environment/Dockerfile':
      'FROM kotlin-bench/tiny:base\nRUN sleep 2 && head -c 20000000 /dev/zero > /zeros\nWORKDIR /home/tiny\n'
  })
  disk = mountLoopDisk(12 * 1024)
  engine = await startSecondEngine(disk.dir)
  engine.load('kotlin-bench/tiny:base')
  // Its image is built while there is room.
  await inject({ on: dataset, task: 'tiny-disk', docker: engine.docker, agent: solver() })
}, 3 * MINUTE)
afterEach(() => disk.free())
afterAll(async () => {
  await engine?.remove()
  disk?.remove()
}, 3 * MINUTE)

const onDisk = (injection: Omit<Injection, 'on' | 'docker'>) =>
  inject({ on: dataset, docker: engine.docker, ...injection })

const full = { outcome: 'error', reward: null, fault: { kind: 'infrastructure', code: 'disk-full' } }

test(
  'a disk that is full while an image is built',
  async () => {
    const { record, logs } = await onDisk({
      task: 'tiny-build',
      agent: solver(),
      atBuild: () => disk.fill()
    })
    expect(record).toMatchObject(full)
    expect(logs).toHaveLength(2)
  },
  3 * MINUTE
)

test.each(['environment', 'agent', 'verify'] as const)(
  'a disk that is full from the %s phase on',
  async phase => {
    const { record, logs } = await onDisk({
      task: 'tiny-disk',
      agent: solver(),
      at: { [phase]: () => disk.fill() }
    })
    expect(record).toMatchObject(full)
    expect(logs).toHaveLength(2)
  },
  3 * MINUTE
)

test(
  'a disk that has room again for the second try',
  async () => {
    const { record, logs } = await onDisk({
      task: 'tiny-disk',
      agent: solver(),
      at: { verify: tried => tried === 1 && disk.fill() },
      beforeRetry: () => disk.free()
    })
    expect(record).toMatchObject({ outcome: 'resolved', reward: 1, fault: null })
    expect(logs[0]).toMatch(/no space left|MiB are free/i)
  },
  3 * MINUTE
)

test(
  'an agent that fills the disk has failed, and nothing else',
  async () => {
    const { record } = await onDisk({
      task: 'tiny-disk',
      agent: solver({
        shell:
          'for size in 9G 100M 10M 1M; do while fallocate -l $size "/var/tmp/$((n += 1))"; do :; done; done; cat /dev/zero > /var/tmp/rest'
      }),
      maxRetries: 0
    })
    expect(record).toMatchObject({ outcome: 'unresolved', reward: 0, fault: null })
  },
  3 * MINUTE
)
