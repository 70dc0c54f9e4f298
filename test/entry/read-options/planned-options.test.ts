import { describe, expect, it } from '@jest/globals'
import { readFlags } from '../../../src/entry/read-options/read-flags.js'
import { readInputs } from '../../../src/entry/read-options/read-inputs.js'

describe('what a plan says', () => {
  it('cannot be said beside it', () => {
    const flags = ['run', '--plan', 'plan.json', '--shard', '1', '-a', 'nop', '-k', '2', '--include', '*']
    expect(() => readFlags(flags)).toThrow(
      '`--include`, `--agent`, `--attempts`: the plan says that, so it cannot be given beside `plan`. Leave it out, or make a plan with it.'
    )
    expect(() => readInputs({ INPUT_PLAN: 'a-plan', INPUT_SHARD: '1', 'INPUT_MAX-COST': '3' })).toThrow(
      'Input `max-cost`: the plan says that'
    )
  })

  it('is not what the runner fills in by itself', () => {
    const filled = { INPUT_AGENT: 'oracle', INPUT_ATTEMPTS: '1', INPUT_DATASET: '' }
    expect(() => readInputs({ ...filled, INPUT_PLAN: 'a-plan', INPUT_SHARD: '1' })).not.toThrow()
  })

  it('leaves how to run to the call, and other commands alone', () => {
    expect(() => readFlags(['run', '--plan', 'p', '--shard', '1', '-n', '4', '-p', 'tasks'])).not.toThrow()
    expect(() => readFlags(['plan', '-a', 'nop', '-k', '2'])).not.toThrow()
    expect(() => readInputs({ INPUT_COMMAND: 'plan', INPUT_AGENT: 'nop' })).not.toThrow()
  })
})
