import { describe, expect, it } from '@jest/globals'
import type { ProgressEvent } from '../../../src/contracts/progress.js'
import { logGroups } from '../../../src/entry/action/log-groups.js'
import { trialRecord } from '../records.js'

const logOf = (events: readonly ProgressEvent[], output = ''): readonly string[] => {
  const lines: string[] = []
  const log = {
    info: (text: string) => lines.push(text),
    warning: (text: string) => lines.push(`annotation: ${text}`),
    startGroup: (title: string) => lines.push(`> ${title}`),
    endGroup: () => lines.push('<')
  }
  const listener = logGroups({ log, outputOf: (_, phase) => (phase === 'verify' ? output : '') })
  for (const event of events) listener(event)
  return lines
}

describe('logGroups', () => {
  it('groups by task and phase, also when trials run side by side', () => {
    const lines = logOf([
      { type: 'phase-started', trial: 'a1', task: 'a', phase: 'agent', detail: 'oracle' },
      { type: 'phase-started', trial: 'b1', task: 'b', phase: 'agent' },
      { type: 'notice', message: 'of b', task: 'b' },
      { type: 'warning', message: 'of a', task: 'a' },
      { type: 'phase-finished', trial: 'b1', task: 'b', phase: 'agent', seconds: 1 },
      { type: 'phase-finished', trial: 'a1', task: 'a', phase: 'agent', seconds: 2 },
      { type: 'trial-finished', trial: 'a1', task: 'a', record: trialRecord(), seconds: 65 }
    ])
    expect(lines).toEqual([
      'a: agent',
      'b: agent',
      '> b · agent · 1 s',
      'notice: of b',
      '(nothing more to show)',
      '<',
      '> a · agent · 2 s',
      'oracle',
      'warning: of a',
      '(nothing more to show)',
      '<',
      'a: resolved (1 min 05 s)'
    ])
  })

  it("shows what the tests printed, in the verify phase's group", () => {
    const lines = logOf(
      [
        { type: 'phase-started', trial: 'a1', task: 'a', phase: 'verify' },
        { type: 'phase-finished', trial: 'a1', task: 'a', phase: 'verify', seconds: 1 }
      ],
      'BUILD SUCCESSFUL'
    )
    expect(lines).toEqual(['a: verify', '> a · verify · 1 s', 'BUILD SUCCESSFUL', '<'])
  })

  it('annotates the run with what is of no task', () => {
    const message = '5 of 6 trials were not started: model requests have cost what --max-cost 1 allows.'
    expect(logOf([{ type: 'warning', message }])).toEqual([`annotation: ${message}`])
    expect(logOf([{ type: 'notice', message: 'Fetched it.' }])).toEqual(['notice: Fetched it.'])
  })
})
