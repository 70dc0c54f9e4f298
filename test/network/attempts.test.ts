import { describe, expect, test } from '@jest/globals'
import { attemptsOf } from '../../src/network/attempts.js'
import type { Attempt } from '../../src/network/holder/request.js'

const around = {
  hostAddresses: ['198.51.100.7'],
  blocks: ['172.20.0.0/16'],
  listenerPort: 40_000,
  gateway: { address: '172.20.0.2', proxyPort: 3128, modelPort: 8080 }
}
const policy = (mode: 'public' | 'allowlist', allow: string[] = []) => ({ mode, allow, deny: [] })

const textOf = (attempt: Attempt): string => {
  switch (attempt.kind) {
    case 'tcp':
    case 'http':
      return `${attempt.host}:${attempt.port}`
    case 'name':
      return attempt.name
    case 'dns':
      return attempt.server
  }
}
const tried = (attempts: readonly Attempt[], expected: Attempt['expected']): string[] =>
  attempts.filter(attempt => attempt.expected === expected).map(textOf)

const ALWAYS = ['169.254.169.254:80', '168.63.129.16:80', '172.20.0.1:40000', '198.51.100.7:40000']
const OUTSIDE = ['1.1.1.1:443', 'example.com', '127.0.0.11', '8.8.8.8']

describe('what is tried', () => {
  test('of an allowlist: nothing answers, neither outside nor inside, but the gateway', () => {
    const attempts = attemptsOf(policy('allowlist', ['169.254.169.254']), around)
    expect(tried(attempts, 'refused')).toEqual(expect.arrayContaining([...OUTSIDE, ...ALWAYS]))
    expect(tried(attempts, 'answered')).toEqual(['172.20.0.2:3128', '172.20.0.2:8080'])
  })

  test('of a public phase: the outside is open, the inside is not', () => {
    const refused = tried(attemptsOf(policy('public'), { ...around, gateway: null }), 'refused')
    expect(refused).toEqual(expect.arrayContaining(ALWAYS))
    for (const one of OUTSIDE) expect(refused).not.toContain(one)
  })

  test('of a public phase with private addresses listed: all others', () => {
    const refused = tried(attemptsOf(policy('public', ['169.254.0.0/16', '198.51.100.7']), around), 'refused')
    expect(refused).not.toContain('169.254.169.254:80')
    expect(refused).not.toContain('198.51.100.7:40000')
    expect(refused).toContain('168.63.129.16:80')
  })

  test('never the gateway as if it were a neighbour', () => {
    expect(tried(attemptsOf(policy('allowlist'), around), 'refused')).not.toContain('172.20.0.2:3128')
  })

  test('no listener where the engine is on another machine', () => {
    const refused = tried(attemptsOf(policy('public'), { ...around, listenerPort: null }), 'refused')
    expect(refused.filter(target => target.startsWith('198.51.100.7'))).toEqual([])
  })
})
