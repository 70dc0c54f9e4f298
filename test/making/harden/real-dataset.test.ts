import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { hardenTasks } from '../../../src/commands/harden.js'

/** A checkout of the real dataset, of either generation. */
const checkout = process.env.KOTLIN_SWE_BENCH

const describeReal = checkout === undefined ? describe.skip : describe

describeReal('the real dataset (KOTLIN_SWE_BENCH)', () => {
  it('has no verifier that is not recognised', async () => {
    const tasks = await hardenTasks(
      { paths: [join(checkout!, 'tasks')], dryRun: true },
      { told: () => {}, signal: new AbortController().signal }
    )
    expect(tasks.length).toBeGreaterThan(100)
    expect(tasks.filter(({ outcome }) => outcome === 'refused')).toEqual([])
  })
})
