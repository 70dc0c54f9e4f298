import { describe, expect, it } from '@jest/globals'
import { type ActionState, readActionState, saveActionState } from '../../../src/entry/action/state.js'

describe('the state between main and post', () => {
  it('comes back as it was saved, the last one last', () => {
    const saved = new Map<string, string>()
    const save = (name: string, value: string): void => void saved.set(name, value)
    const state: ActionState = {
      id: 'j-1',
      jobDir: '/jobs/j',
      artifact: { name: 'a', retentionDays: 3 },
      uploaded: false
    }
    saveActionState(save, state)
    saveActionState(save, { ...state, uploaded: true })
    expect(readActionState(name => saved.get(name) ?? '')).toEqual({ ...state, uploaded: true })
  })

  it('is absent when main got to no job', () => {
    expect(readActionState(() => '')).toBeUndefined()
  })
})
