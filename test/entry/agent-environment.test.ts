import { describe, expect, it } from '@jest/globals'
import { takeAgentEnvironment } from '../../src/entry/agent-environment.js'

const taken = (text: string, others: Record<string, string> = {}) => {
  const environment: Record<string, string | undefined> = { ...others, KOTLIN_BENCH_AGENT_ENV: text }
  const masked: string[] = []
  const { variables } = takeAgentEnvironment(environment, secret => masked.push(secret))
  return { environment, variables, masked }
}

describe('KOTLIN_BENCH_AGENT_ENV', () => {
  it('is taken out of the environment, and its variables win over others of their name', () => {
    const { environment, variables } = taken('# keys\nexport A_KEY="first key"\r\nB=2 # two\n', {
      B: 'old',
      PATH: '/bin'
    })
    expect(environment).toEqual({ B: 'old', PATH: '/bin' })
    expect(variables).toEqual({ A_KEY: 'first key', B: '2', PATH: '/bin' })
  })

  it('tells of every value of eight characters or more before anything else', () => {
    const { masked } = taken(
      'A=sk-12345678\nSHORT=1234567\nPEM="-----BEGIN\nMIIEvQIBADAN\nabc"\nHASH=left-side#right'
    )
    expect(masked).toEqual(
      expect.arrayContaining([
        'sk-12345678',
        '-----BEGIN\nMIIEvQIBADAN\nabc',
        '-----BEGIN',
        'MIIEvQIBADAN',
        'left-side',
        'left-side#right'
      ])
    )
    expect(masked).not.toContain('1234567')
    expect(masked.every(secret => secret.length >= 8)).toBe(true)
  })

  it('names a line that is no variable without showing it, once it is masked', () => {
    const masked: string[] = []
    const environment = { KOTLIN_BENCH_AGENT_ENV: 'A=1\n\nsk-forgotten-name\n' }
    const take = () => takeAgentEnvironment(environment, secret => masked.push(secret))
    expect(take).toThrow(/^Line 3 of KOTLIN_BENCH_AGENT_ENV is no `NAME=VALUE`/)
    expect(masked).toEqual(['sk-forgotten-name'])
  })

  it('may be absent or empty', () => {
    expect(takeAgentEnvironment({ A: '1' })).toEqual({ variables: { A: '1' }, secrets: [] })
    expect(taken(' \n').variables).toEqual({})
  })
})
