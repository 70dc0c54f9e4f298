import { describe, expect, test } from '@jest/globals'
import { legArtifacts, withoutContested } from '../../../src/entry/action/leg-artifacts.js'

const stored = (...names: string[]) => names.map((name, id) => ({ name, id, bytes: 1 }))

const legs = (...names: string[]) => legArtifacts(stored(...names), { job: 'nightly', runAttempt: 2 })

describe('the artifacts of legs', () => {
  test('are known by job, shard and attempt', () => {
    const found = legs(
      'kotlin-bench-nightly-shard-1-attempt-1',
      'kotlin-bench-nightly-shard-12-attempt-2-0a1b2c',
      'kotlin-bench-nightly-plan-4711-1',
      'kotlin-bench-other-shard-1-attempt-1',
      'kotlin-bench-nightly-shard-1-attempt-1x'
    )
    expect(found.map(({ shard, attempt }) => [shard, attempt])).toEqual([
      [1, 1],
      [12, 2]
    ])
  })

  test('of an attempt that has not been are none: it would win over all others', () => {
    expect(
      legs('kotlin-bench-nightly-shard-1-attempt-3', 'kotlin-bench-nightly-shard-1-attempt-999')
    ).toEqual([])
  })

  test('do not count where two say that they are of one shard and attempt', () => {
    const { legs: sound, warnings } = withoutContested(
      legs(
        'kotlin-bench-nightly-shard-1-attempt-1',
        'kotlin-bench-nightly-shard-1-attempt-1-0a1b2c',
        'kotlin-bench-nightly-shard-1-attempt-2',
        'kotlin-bench-nightly-shard-2-attempt-1'
      )
    )
    expect(sound.map(({ artifact }) => artifact.name)).toEqual([
      'kotlin-bench-nightly-shard-1-attempt-2',
      'kotlin-bench-nightly-shard-2-attempt-1'
    ])
    expect(warnings).toEqual([
      expect.stringMatching(/2 artifacts .* shard 1, attempt 1: .*-0a1b2c\..*re-run/)
    ])
  })
})
