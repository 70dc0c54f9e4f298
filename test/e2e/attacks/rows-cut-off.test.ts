import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { oracle } from '../../../src/agent/oracle.js'
import { inject } from '../injected/inject.js'
import { calcImage, calcRow, rowDataset } from '../support/calc-rows.js'
import { cli, containersOf, processesWith, startCli, until } from '../support/cli.js'
import { type LoopDisk, mountLoopDisk } from '../support/loop-disk.js'
import { type SecondEngine, startSecondEngine } from '../support/second-engine.js'
import { newFolder } from '../support/tiny.js'

const MINUTE = 60_000

/** Unlike any other process of this machine. */
const SLEEP = `sleep 95.${process.pid}`

let image: string
beforeAll(() => {
  image = calcImage()
}, 10 * MINUTE)

/** A file of one row, and what runs it. */
const benchOf = (
  job: string,
  row: Parameters<typeof calcRow>[1],
  { jobs = newFolder(), data = newFolder() }: { jobs?: string; data?: string } = {}
) => {
  const rows = join(newFolder(), 'rows.json')
  writeFileSync(rows, JSON.stringify([calcRow(image, row)]))
  const args = [
    ...['bench', 'swe-polybench', '--dataset', rows, '--published-images', 'none', '-a', 'oracle'],
    ...['-o', jobs, '--job-name', job, '--data-dir', join(data, 'data'), '--max-retries', '0']
  ]
  return { args, jobs, data, folder: join(jobs, job) }
}

/** Rows that are in a phase for a long time. */
const IN = {
  official: { test_command: `[ -e /tmp/strict ] || ${SLEEP}; pytest -v` },
  simple: {
    test_command: 'pytest -v',
    // The runner of the simple grading comes by way of the work tree.
    test_patch: calcRow('')
      .test_patch.replace('+test_sub', `+test_slow() { ${SLEEP}; }\n+test_sub`)
      .replace('+1,2', '+1,3')
  }
}

describe('rows that are interrupted', () => {
  test.each([
    ['once', 'official', 'SIGINT', 1, 130],
    ['twice', 'official', 'SIGINT', 2, 130],
    ['by a cancelled workflow job', 'simple', 'SIGTERM', 1, 143]
  ] as const)(
    '%s, in the %s grading, leave nothing, and a job that goes on',
    async (_, grading, signal, times, code) => {
      const job = `e2e-rows-stopped-${process.pid}-${grading}-${times}-${code}`
      const { args, folder, data } = benchOf(job, IN[grading])
      const running = startCli([...args, '--grading', grading])
      expect(await until(() => processesWith(SLEEP).length > 0, 60)).toBe(true)
      for (let count = 0; count < times; count++) running.process.kill(signal)
      const { code: ended, stderr } = await running.result
      expect([ended, stderr.includes('    at ')]).toEqual([code, false])
      expect(await until(() => containersOf(job).length === 0)).toBe(true)
      expect(await until(() => processesWith(SLEEP).length === 0)).toBe(true)
      // Nothing without a verdict is kept as a model's result.
      expect(existsSync(join(data, 'data'))).toBe(false)
      expect(existsSync(join(folder, 'config.json'))).toBe(true)
    },
    3 * MINUTE
  )

  test(
    'are not run by a second bench in the same folder at the same time',
    async () => {
      const job = `e2e-rows-twice-${process.pid}`
      const { args, jobs } = benchOf(job, IN.official)
      const first = startCli(args)
      expect(await until(() => processesWith(SLEEP).length > 0, 60)).toBe(true)
      const second = await cli(args)
      expect(second).toMatchObject({ code: 2, stderr: expect.stringContaining(`${job}\` exists`) })
      const resumed = await cli(['run', '--resume', job, '-o', jobs])
      expect(resumed.code).toBe(2)
      expect(containersOf(job)).not.toEqual([])
      first.process.kill('SIGINT')
      expect((await first.result).code).toBe(130)
    },
    3 * MINUTE
  )
})

describe('rows without room', () => {
  let disk: LoopDisk
  beforeAll(() => {
    disk = mountLoopDisk(64)
  })
  afterAll(() => disk.remove())

  test.each([
    ['the jobs folder', (folder: string) => ({ jobs: folder })],
    ['the folder of models’ results', (folder: string) => ({ data: folder })]
  ])(
    'for %s end with what is missing',
    async (_, places) => {
      const job = `e2e-rows-full-${process.pid}`
      const { args } = benchOf(`${job}-${Object.keys(places(''))[0]}`, {}, places(disk.dir))
      disk.fill()
      const { code, stderr } = await cli(args)
      disk.free()
      expect(stderr).toMatch(/ENOSPC|no space left/)
      expect(stderr).not.toContain('    at ')
      expect(code).not.toBe(1)
    },
    3 * MINUTE
  )

  test(
    'for the cache end with what is missing',
    async () => {
      const { args } = benchOf(`e2e-rows-full-cache-${process.pid}`, {})
      disk.fill()
      const { code, stderr } = await cli(args, { env: { XDG_CACHE_HOME: disk.dir } })
      disk.free()
      expect(stderr).toMatch(/ENOSPC|no space left/)
      expect(stderr).not.toContain('    at ')
      expect([2, 3]).toContain(code)
    },
    3 * MINUTE
  )
})

describe('rows whose engine ends', () => {
  let engine: SecondEngine
  beforeAll(async () => {
    engine = await startSecondEngine()
    engine.load(image)
  }, 3 * MINUTE)
  beforeEach(() => engine.start(), MINUTE)
  afterAll(() => engine?.remove(), 3 * MINUTE)

  /** A row that may not reach a network, which the second engine has none of. */
  const dataset = () => {
    const rows = rowDataset(calcRow(image, IN.official))
    const file = join(rows.tasks, 'calc__calc-1/task.toml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"public"', '"no-network"'))
    return rows
  }

  test(
    'in a grading have no verdict',
    async () => {
      const killed = until(() => processesWith(SLEEP).length > 0, 90).then(() => engine.kill())
      const { record } = await inject({
        ...{ on: dataset(), task: 'calc__calc-1', agent: oracle, docker: engine.docker, maxRetries: 0 }
      })
      await killed
      expect(record).toMatchObject({ outcome: 'error', reward: null, fault: { kind: 'infrastructure' } })
      expect(record.fault?.code).not.toBe('internal')
      expect(record.row?.gradings).toEqual({})
    },
    5 * MINUTE
  )
})
