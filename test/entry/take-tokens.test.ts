import { describe, expect, it } from '@jest/globals'
import { takeTokens } from '../../src/entry/take-tokens.js'

describe('takeTokens', () => {
  it('leaves no token in the environment', () => {
    const environment: NodeJS.ProcessEnv = {
      'INPUT_GITHUB-TOKEN': 'one',
      'INPUT_DATASET-TOKEN': 'five',
      GITHUB_TOKEN: 'two',
      GH_TOKEN: 'two',
      ACTIONS_RUNTIME_TOKEN: 'three',
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'four',
      HOME: '/root'
    }
    expect(takeTokens(environment)).toEqual({
      github: 'one',
      dataset: 'five',
      runtime: 'three',
      all: ['one', 'five', 'two', 'three', 'four']
    })
    expect(environment).toEqual({ HOME: '/root' })
  })

  it('finds none in an environment without', () => {
    expect(takeTokens({ 'INPUT_GITHUB-TOKEN': '' })).toEqual({
      github: undefined,
      dataset: undefined,
      runtime: undefined,
      all: []
    })
  })
})
