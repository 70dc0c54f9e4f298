import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type PlanContext, type PlanOptions, plan } from '../../src/commands/plan.js'
import { planSchema } from '../../src/contracts/plan.js'

const TASKS = join(import.meta.dirname, '../../tasks')

const options = (overrides: Partial<PlanOptions> = {}): PlanOptions => ({
  ...{ path: TASKS, dataset: undefined, bases: undefined, include: [], exclude: [], repository: [] },
  ...{ limit: undefined, sample: undefined, seed: 1, changedSince: undefined },
  ...{ agents: [{ agent: 'oracle', model: null }], attempts: 1, shards: undefined, durations: undefined },
  ...{ maxCostUsd: undefined, jobName: undefined },
  out: join(mkdtempSync(join(tmpdir(), 'kotlin-bench-plan-')), 'plan.json'),
  ...overrides
})

const context = (overrides: Partial<PlanContext> = {}): PlanContext => ({
  ...{ environment: {}, toolVersion: '1.2.3', workflow: null },
  listener: () => {},
  signal: new AbortController().signal,
  ...overrides
})

describe('plan', () => {
  test('writes the plan of the sample tasks, and names their bases', async () => {
    const request = options({ jobName: 'nightly', attempts: 2, shards: 3 })
    const made = await plan(request, context())
    expect(planSchema.parse(JSON.parse(readFileSync(request.out, 'utf8')))).toEqual(made.plan)
    expect(made.plan).toMatchObject({ job: 'nightly', attempts: 2, dataset: { pinned: null } })
    expect(made.plan.shards.flatMap(({ trials }) => trials)).toHaveLength(16)
    expect(made.bases.length).toBeGreaterThan(1)
    expect(made.text).toMatch(/^shard +agent +model +trials +expected\n/)
    expect(made.text).toContain('16 trials on 3 shards')
  })

  test('bears the name of the workflow run, and its attempt in the id', async () => {
    const made = await plan(options(), context({ workflow: { runId: '4711', runAttempt: 2 } }))
    expect(made.plan).toMatchObject({ job: '4711', id: '4711-2' })
    const elsewhere = await plan(options(), context())
    expect(elsewhere.plan.job).toMatch(/^\d{4}-\d\d-\d\d__/)
    expect(elsewhere.plan.id).toMatch(/^[0-9a-f]{12}$/)
  })

  test('keeps the tasks of a base together where that costs nothing', async () => {
    const { plan: made } = await plan(
      options({ shards: 2, include: ['*larder-1*', '*lastbus-1*'] }),
      context()
    )
    const repositories = made.shards.map(
      ({ trials }) => new Set(trials.map(({ task }) => task.split('-').slice(0, 2).join('-'))).size
    )
    expect(repositories).toEqual([1, 1])
  })

  test('takes the place of an earlier plan, and of nothing else', async () => {
    const request = options({ limit: 1 })
    await plan(request, context())
    const { plan: second } = await plan({ ...request, attempts: 2 }, context())
    expect(planSchema.parse(JSON.parse(readFileSync(request.out, 'utf8')))).toEqual(second)
    writeFileSync(request.out, '{"schema": "kotlin-bench/rewards@1"}')
    await expect(plan(request, context())).rejects.toThrow('is a file, and no plan: it would be lost.')
    expect(readFileSync(request.out, 'utf8')).toContain('rewards@1')
  })

  test('says that a folder is no file', async () => {
    await expect(plan(options({ out: '/dev' }), context())).rejects.toThrow('`--out /dev` is a folder.')
  })

  test('says where it cannot write', async () => {
    await expect(plan(options({ out: '/none/plan.json' }), context())).rejects.toThrow(
      /^`--out \/none\/plan\.json` cannot be written: .*ENOENT.*Name another file\.$/
    )
  })
})
