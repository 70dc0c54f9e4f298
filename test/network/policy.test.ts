import { describe, expect, test } from '@jest/globals'
import { effectivePolicy, type NetworkWishes } from '../../src/network/policy.js'

const NOBODY: NetworkWishes = { allowHosts: [], denyHosts: [], agentHosts: [] }
const wishes = (some: Partial<NetworkWishes>): NetworkWishes => ({ ...NOBODY, ...some })

const closed = { networkMode: 'no-network', allowedHosts: [] } as const
const open = { networkMode: 'public', allowedHosts: [] } as const
const listed = { networkMode: 'allowlist', allowedHosts: ['example.com'] } as const

describe('without wishes a phase has what its task says', () => {
  test.each([
    [closed, { mode: 'no-network', allow: [], deny: [] }],
    [open, { mode: 'public', allow: [], deny: [] }],
    [listed, { mode: 'allowlist', allow: ['example.com'], deny: [] }],
    // Denies all, as in Harbor: it has a proxy that refuses.
    [{ networkMode: 'allowlist', allowedHosts: [] } as const, { mode: 'allowlist', allow: [], deny: [] }]
  ])('%j', (phase, policy) => {
    expect(effectivePolicy(phase, NOBODY)).toEqual({ policy, warnings: [] })
  })
})

describe('hosts that are added', () => {
  test('turn no-network into an allowlist', () => {
    const { policy } = effectivePolicy(closed, wishes({ allowHosts: ['*.example.com'] }))
    expect(policy).toEqual({ mode: 'allowlist', allow: ['*.example.com'], deny: [] })
  })

  test('of the agent do so as well', () => {
    const { policy } = effectivePolicy(closed, wishes({ agentHosts: ['login.example.com'] }))
    expect(policy).toEqual({ mode: 'allowlist', allow: ['login.example.com'], deny: [] })
  })

  test('join those of the task, each once', () => {
    const { policy } = effectivePolicy(
      listed,
      wishes({ allowHosts: ['example.com', '192.0.2.0/24'], agentHosts: ['login.example.com'] })
    )
    expect(policy.allow).toEqual(['example.com', '192.0.2.0/24', 'login.example.com'])
  })

  test('matter in a public phase where they are addresses, and are named where they do not', () => {
    const { policy, warnings } = effectivePolicy(
      open,
      wishes({ allowHosts: ['10.1.2.3', '192.168.0.0/16', 'example.com', 'fd00::1', '0.0.0.0/0'] })
    )
    expect(policy).toEqual({ mode: 'public', allow: ['10.1.2.3', '192.168.0.0/16'], deny: [] })
    expect(warnings).toEqual([expect.stringContaining('example.com, fd00::1, 0.0.0.0/0 changes nothing')])
  })

  test('of the agent are no cause for a warning in a public phase', () => {
    expect(effectivePolicy(open, wishes({ agentHosts: ['login.example.com'] })).warnings).toEqual([])
  })
})

describe('hosts that are denied', () => {
  test('stay beside what is allowed, and win over it at the gateway', () => {
    const { policy } = effectivePolicy(listed, wishes({ denyHosts: ['example.com'] }))
    expect(policy).toEqual({ mode: 'allowlist', allow: ['example.com'], deny: ['example.com'] })
  })

  test('leave a phase without a network as it is', () => {
    const { policy } = effectivePolicy(closed, wishes({ denyHosts: ['example.com'] }))
    expect(policy.mode).toBe('no-network')
  })

  test('leave a public phase public where routes can hold them', () => {
    const { policy, warnings } = effectivePolicy(open, wishes({ denyHosts: ['198.51.100.0/24'] }))
    expect(policy).toEqual({ mode: 'public', allow: [], deny: ['198.51.100.0/24'] })
    expect(warnings).toEqual([])
  })

  test('make of a public phase one that reaches every other name', () => {
    const { policy, warnings } = effectivePolicy(
      open,
      wishes({ denyHosts: ['*.example.com'], allowHosts: ['10.1.2.3'] })
    )
    expect(policy).toEqual({ mode: 'allowlist', allow: ['*', '10.1.2.3'], deny: ['*.example.com'] })
    expect(warnings).toEqual([expect.stringContaining('through the gateway')])
  })
})
