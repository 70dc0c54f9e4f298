import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { PhaseClock } from '../../src/trial/phase-clock.js'

describe('the clock of a trial', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.setSystemTime(Date.UTC(2024, 0, 1))
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('gives a finished phase its times and seconds', () => {
    const clock = new PhaseClock()
    clock.start('verifier')
    jest.advanceTimersByTime(1500)
    expect(clock.finish('verifier')).toBe(1.5)
    expect(clock.seconds('verifier')).toBe(1.5)
    expect(clock.times('verifier')).toEqual({
      started_at: '2024-01-01T00:00:00.000Z',
      finished_at: '2024-01-01T00:00:01.500Z'
    })
  })

  test('gives a phase nothing that never finished, or never began', () => {
    const clock = new PhaseClock()
    clock.start('verifier')
    expect(clock.seconds('verifier')).toBeNull()
    expect(clock.times('verifier')).toBeNull()
    expect(clock.seconds('agent_setup')).toBeNull()
    expect(clock.finish('agent_setup')).toBe(0)
  })
})
