import { describe, expect, it } from '@jest/globals'
import { parseBaseline } from '../../../../src/commands/shared/baseline/baseline-source.js'

const acme = { owner: 'acme', repo: 'agent' }

describe('parseBaseline', () => {
  it.each([
    ['old/rewards.json', { kind: 'file', path: '/work/old/rewards.json' }],
    ['run:4711', { kind: 'run', repository: undefined, run: 4711, artifact: undefined }],
    [
      'run:4711:kotlin-bench-nightly',
      { kind: 'run', repository: undefined, run: 4711, artifact: 'kotlin-bench-nightly' }
    ],
    ['run:acme/agent/4711', { kind: 'run', repository: acme, run: 4711, artifact: undefined }],
    [
      'run:https://github.com/acme/agent/actions/runs/4711/attempts/2',
      { kind: 'run', repository: acme, run: 4711, artifact: undefined }
    ],
    ['branch:results', { kind: 'branch', repository: undefined, branch: 'results', path: 'rewards.json' }],
    [
      'branch:a/b@c',
      { kind: 'branch', repository: { owner: 'a', repo: 'b' }, branch: 'c', path: 'rewards.json' }
    ],
    [
      'branch:feature/x',
      { kind: 'branch', repository: undefined, branch: 'feature/x', path: 'rewards.json' }
    ],
    [
      'branch:acme/agent@results:results/2026-11-30-4711-1.json',
      { kind: 'branch', repository: acme, branch: 'results', path: 'results/2026-11-30-4711-1.json' }
    ]
  ])('reads %s', (text, source) => {
    expect(parseBaseline(text, '/work')).toEqual(source)
  })

  it.each([
    ['run:latest', 'no number of a workflow run'],
    ['run:', 'no number of a workflow run'],
    ['run:0', 'no number of a workflow run'],
    ['branch:', 'no name of one'],
    ['branch:-x', 'no name of one'],
    ['branch:results:../secret', 'no path within a branch']
  ])('says what is wrong with %j, and what is right', (text, why) => {
    expect(() => parseBaseline(text, '/work')).toThrow(why)
    expect(() => parseBaseline(text, '/work')).toThrow('`run:ID`')
  })
})
