import { describe, expect, it } from '@jest/globals'
import { faultAnnotations } from '../../../src/entry/action/fault-annotations.js'
import { faultyRecord, rewards, trialRecord } from '../records.js'

const withFaults = (count: number, options: { limit?: number } = {}) =>
  faultAnnotations(
    rewards([trialRecord(), ...Array.from({ length: count }, (_, i) => faultyRecord(`t${i}`))]),
    options
  )

describe('faultAnnotations', () => {
  it('has one for each trial without a verdict', () => {
    expect(withFaults(0)).toEqual([])
    expect(withFaults(1)).toEqual([
      { title: 't0: infrastructure fault in the verify phase', message: 'The engine went away.' }
    ])
    expect(withFaults(10)).toHaveLength(10)
  })

  it('never has more than GitHub shows, and then says how many are left', () => {
    const many = withFaults(12)
    expect(many).toHaveLength(10)
    expect(many.at(-1)).toEqual({ title: 'More faults', message: '3 more in the summary' })
  })

  it('leaves room for annotations of the gate', () => {
    expect(withFaults(12, { limit: 8 })).toHaveLength(8)
    expect(withFaults(2, { limit: 0 })).toEqual([{ title: 'More faults', message: '2 more in the summary' }])
  })
})
