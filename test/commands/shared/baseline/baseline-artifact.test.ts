import { describe, expect, it } from '@jest/globals'
import { chooseArtifact } from '../../../../src/commands/shared/baseline/baseline-artifact.js'

const artifacts = (...names: string[]) =>
  names.map((name, index) => ({
    ...{ id: index + 1, name, bytes: 1, isExpired: false },
    createdAt: `2026-11-30T02:00:0${index}Z`
  }))

describe('chooseArtifact', () => {
  it.each<[what: string, names: string[], expected: string | undefined, chosen: string | undefined]>([
    [
      'the report, not its shards or plan',
      ['kotlin-bench-7-shard-1-attempt-1', 'kotlin-bench-7', 'kotlin-bench-7-plan-7-1'],
      undefined,
      'kotlin-bench-7'
    ],
    [
      'the newest report of a run that was run again, whose name was taken',
      ['kotlin-bench-7', 'kotlin-bench-7-a1b2c3'],
      'kotlin-bench-7',
      'kotlin-bench-7-a1b2c3'
    ],
    [
      'the newest attempt of a single shard',
      ['kotlin-bench-7-shard-1-attempt-1', 'kotlin-bench-7-shard-1-attempt-2'],
      undefined,
      'kotlin-bench-7-shard-1-attempt-2'
    ],
    [
      'none of several shards',
      ['kotlin-bench-7-shard-1-attempt-1', 'kotlin-bench-7-shard-2-attempt-1'],
      undefined,
      undefined
    ],
    [
      'what has the expected name, whatever that is',
      ['my-results', 'kotlin-bench-7'],
      'my-results',
      'my-results'
    ],
    ["none of another tool's", ['coverage', 'logs'], undefined, undefined]
  ])('takes %s', (_, names, expected, chosen) => {
    const found = chooseArtifact(artifacts(...names), expected)
    expect(found && 'name' in found ? found.name : found).toBe(chosen)
  })

  it('names the reports where there are several, and none is expected', () => {
    const found = chooseArtifact(artifacts('kotlin-bench-b', 'kotlin-bench-a'), 'kotlin-bench-c')
    expect(found).toEqual({ several: ['kotlin-bench-a', 'kotlin-bench-b'] })
  })

  it('takes nothing that has expired', () => {
    expect(
      chooseArtifact(
        artifacts('kotlin-bench-7').map(one => ({ ...one, isExpired: true })),
        undefined
      )
    ).toBeUndefined()
  })
})
