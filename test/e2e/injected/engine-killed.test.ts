import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Phase } from '../../../src/contracts/outcome.js'
import { type SecondEngine, startSecondEngine } from '../support/second-engine.js'
import { tinyDataset } from '../support/tiny.js'
import { type Injection, inject, solver } from './inject.js'

const MINUTE = 60_000
const dataset = tinyDataset()
let engine: SecondEngine

beforeAll(async () => {
  dataset.add('tiny-engine', {
    'tests/test.sh': '#!/bin/sh\nsleep 2\ngit apply /tests/test.patch\n./run-tests.sh\n'
  })
  dataset.add('tiny-build', {
    'environment/Dockerfile': 'FROM kotlin-bench/tiny:base\nRUN sleep 20\nWORKDIR /home/tiny\n'
  })
  engine = await startSecondEngine()
  engine.load('kotlin-bench/tiny:base')
}, 3 * MINUTE)
beforeEach(() => engine.start(), MINUTE)
afterAll(() => engine?.remove(), 3 * MINUTE)

/** Soon after a phase has started: what it asks of the engine is under way then. */
const soon =
  (action: () => Promise<void>, milliseconds = 700) =>
  () => {
    setTimeout(() => void action(), milliseconds)
  }

const inEngine = (injection: Omit<Injection, 'on' | 'docker'>) =>
  inject({ on: dataset, docker: engine.docker, ...injection })

const gone = (phase: Phase) => ({
  outcome: 'error',
  reward: null,
  fault: { kind: 'infrastructure', code: 'engine-unreachable', phase }
})

test(
  'an engine that ends while an image is built',
  async () => {
    const { record, logs } = await inEngine({
      task: 'tiny-build',
      agent: solver(),
      atBuild: soon(engine.kill, 3000)
    })
    expect(record).toMatchObject(gone('environment'))
    expect(logs).toHaveLength(2)
  },
  3 * MINUTE
)

test(
  'an engine that has ended before the agent’s container starts',
  async () => {
    const { record, logs } = await inEngine({
      task: 'tiny-engine',
      agent: solver(),
      at: { environment: soon(engine.kill, 0) }
    })
    expect(record).toMatchObject(gone('environment'))
    expect(logs).toHaveLength(2)
  },
  3 * MINUTE
)

test.each(['agent', 'verify'] as const)(
  'an engine that ends in the %s phase',
  async phase => {
    const { record, logs } = await inEngine({
      task: 'tiny-engine',
      agent: solver({ shell: 'sleep 3' }),
      at: { [phase]: soon(engine.kill) },
      maxRetries: 0
    })
    // What was under way says it by its own name where it did not come to an end.
    expect(record).toMatchObject({ outcome: 'error', reward: null, fault: { kind: 'infrastructure' } })
    expect(record.fault?.code).not.toBe('internal')
    expect(logs).toHaveLength(1)
  },
  3 * MINUTE
)

test.each(['agent', 'verify'] as const)(
  'an engine that comes back after it ended in the %s phase',
  async phase => {
    let back: Promise<void> = Promise.resolve()
    const { record, logs } = await inEngine({
      task: 'tiny-engine',
      agent: solver({ shell: 'sleep 3' }),
      at: { [phase]: (tried: number) => tried === 1 && soon(engine.kill)() },
      beforeRetry: () => {
        back = engine.start()
      },
      maxRetries: 3
    })
    await back
    expect(record).toMatchObject({ outcome: 'resolved', reward: 1, fault: null })
    expect(logs.length).toBeGreaterThan(1)
    expect(logs[0]).toContain('trying again')
  },
  3 * MINUTE
)
