import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { checkFolder } from './sample-task.js'

/** A checkout of the real dataset, where there is one. */
const checkout = process.env.KOTLIN_SWE_BENCH

const describeReal = checkout === undefined ? describe.skip : describe

/** What is right in it beyond doubt, since the benchmark runs by it. */
const HOLDS = ['schema', 'allowed-hosts', 'patch-format', 'expected-lists', 'expected-stages', 'expected-ids']

describeReal('the real dataset (KOTLIN_SWE_BENCH)', () => {
  test('has sound schemas, patches and lists, and one finding a task about an older verifier', async () => {
    const { report } = await checkFolder(join(checkout ?? '', 'tasks'))
    expect(report.counts.tasks).toBeGreaterThan(100)
    expect(report.findings.filter(({ check, level }) => level === 'error' && HOLDS.includes(check))).toEqual(
      []
    )
    for (const { name } of report.tasks) {
      const verifier = report.findings.filter(
        ({ task, check, level }) => task === name && level === 'error' && check.startsWith('verifier-')
      )
      expect(verifier.length).toBeLessThanOrEqual(1)
    }
  })
})
