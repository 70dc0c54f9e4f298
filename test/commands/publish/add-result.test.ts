import { describe, expect, it } from '@jest/globals'
import { addResult } from '../../../src/commands/publish/add-result.js'
import { parseRewards } from '../../../src/commands/shared/baseline/parse-rewards.js'
import { type PublishedIndex, publishedIndexSchema } from '../../../src/contracts/published.js'
import type { Rewards } from '../../../src/contracts/rewards.js'
import { resultOf } from './results.js'

const NOW = '2026-12-01T00:00:00.000Z'

/** A branch's files, to which results are added one after the other. */
class Branch {
  readonly files = new Map<string, string>()

  async add(rewards: Rewards, now = NOW): Promise<boolean> {
    const view = { read: async (path: string) => this.files.get(path) }
    const { change } = await addResult(rewards, { view, branch: 'results', now })
    for (const [path, text] of Object.entries(change?.files ?? {})) {
      if (text === null) this.files.delete(path)
      else this.files.set(path, text)
    }
    return change !== null
  }

  get index(): PublishedIndex['results'] {
    return publishedIndexSchema.parse(JSON.parse(this.files.get('index.json') ?? '')).results
  }

  get newest(): Rewards {
    return parseRewards(this.files.get('rewards.json') ?? '')
  }

  get results(): string[] {
    return [...this.files.keys()].filter(path => path.startsWith('results/')).sort()
  }
}

describe('addResult', () => {
  it('keeps every result in a file, all in an index, and the newest as rewards.json', async () => {
    const branch = new Branch()
    await branch.add(resultOf(1))
    await branch.add(resultOf(2))
    expect(branch.results).toEqual(['results/2026-11-01-4001-1.json', 'results/2026-11-02-4002-1.json'])
    expect(branch.index.map(({ id }) => id)).toEqual(['4001-1', '4002-1'])
    expect(branch.newest.job).toBe('4002')
    expect(branch.files.get('trend.md')).toContain('[2026-11-02](results/2026-11-02-4002-1.json)')
  })

  it('changes nothing the second time', async () => {
    const branch = new Branch()
    expect(await branch.add(resultOf(1))).toBe(true)
    expect(await branch.add(resultOf(1), '2026-12-02T00:00:00.000Z')).toBe(false)
  })

  it('puts a result that comes late in its place, and keeps the newest', async () => {
    const branch = new Branch()
    await branch.add(resultOf(5))
    await branch.add(resultOf(3))
    expect(branch.index.map(({ id }) => id)).toEqual(['4003-1', '4005-1'])
    expect(branch.newest.job).toBe('4005')
  })

  it('keeps what a comparison needs, and not the names of tests', async () => {
    const branch = new Branch()
    await branch.add(resultOf(1))
    const [first, second] = branch.newest.trials
    expect(first).toMatchObject({ reward: 1, limits: { cpus: 4 }, images: { task: 'sha256:1' } })
    expect(second?.reasons).toEqual([
      { code: 'test-failed', message: '1 of 3 target tests fails: LedgerTest.balance' }
    ])
  })

  it('lets a later attempt of a run take the place of an earlier one, and never the other way', async () => {
    const branch = new Branch()
    await branch.add(resultOf(1, { attempt: 1 }))
    await branch.add(resultOf(1, { attempt: 2 }))
    expect(branch.index.map(({ id }) => id)).toEqual(['4001-2'])
    expect(branch.results).toEqual(['results/2026-11-01-4001-2.json'])
    expect(await branch.add(resultOf(1, { attempt: 1 }))).toBe(false)
  })

  it('takes the place of the same attempt whose report was made again', async () => {
    const branch = new Branch()
    await branch.add(resultOf(1))
    expect(await branch.add(resultOf(1, { rulesVersion: '2' }))).toBe(true)
    expect(branch.index).toHaveLength(1)
    expect(branch.newest.rulesVersion).toBe('2')
  })

  it('keeps the jobs of one run apart', async () => {
    const branch = new Branch()
    await branch.add(resultOf(1, { job: 'nightly' }))
    await branch.add(resultOf(1, { job: 'weekly' }))
    expect(branch.index.map(({ id }) => id)).toEqual(['4001-1-nightly', '4001-1-weekly'])
  })

  it('names a result of no workflow by its job and content, in letters that a path may have', async () => {
    const branch = new Branch()
    await branch.add(resultOf(1, { job: '../a b', workflow: null }))
    expect(branch.results).toEqual([expect.stringMatching(/^results\/2026-11-01-a-b-[0-9a-f]{8}\.json$/)])
  })

  it('marks what changed besides the agent, against the result before it in time', async () => {
    const branch = new Branch()
    await branch.add(resultOf(1))
    await branch.add(resultOf(2, { rulesVersion: '2' }))
    await branch.add(resultOf(3, { rulesVersion: '2', tool: { name: 'kotlin-bench', version: '9.9.9' } }))
    expect(branch.index.map(({ changes }) => changes.map(({ what }) => what))).toEqual([[], ['rules'], []])
  })

  it('compares with a result of the same agent alone', async () => {
    const branch = new Branch()
    const other = resultOf(2, { rulesVersion: '2' })
    await branch.add(resultOf(1))
    await branch.add({ ...other, groups: other.groups.map(group => ({ ...group, agent: 'codex' })) })
    expect(branch.index.map(({ changes }) => changes)).toEqual([[], []])
  })

  it('takes an unknown commit of the same folder for no change', async () => {
    const branch = new Branch()
    const dataset = { source: '/work/tasks', commit: null }
    await branch.add(resultOf(1, { dataset }))
    await branch.add(resultOf(2, { dataset }))
    await branch.add(resultOf(3, { dataset: { ...dataset, source: '/work/other' } }))
    expect(branch.index.map(({ changes }) => changes.map(({ what }) => what))).toEqual([[], [], ['dataset']])
  })

  it('goes on where the file of a result is gone', async () => {
    const branch = new Branch()
    await branch.add(resultOf(1))
    branch.files.delete('results/2026-11-01-4001-1.json')
    await branch.add(resultOf(1, { attempt: 2 }))
    await branch.add(resultOf(2, { rulesVersion: '2' }))
    expect(branch.index.map(({ id }) => id)).toEqual(['4001-2', '4002-1'])
  })
})
