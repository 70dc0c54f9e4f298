import { describe, expect, test } from '@jest/globals'
import { terminalFaults } from '../../../src/report/terminal/faults.js'
import { error, mixedTrials, trial } from '../trials.js'

const unauthorized = {
  kind: 'model',
  code: 'model-unauthorized',
  message: 'openai answered 401: Incorrect API key provided.',
  phase: 'agent'
} as const

describe('faults in a terminal', () => {
  test('say whose they are, why, and what to do', () => {
    const trials = [trial(), ...['a', 'b', 'c', 'd'].map(task => error({ task, fault: unauthorized }))]
    expect(terminalFaults({ trials })).toEqual([
      'fault of the model: model-unauthorized on 4 trials (a, b, c and 1 more)',
      '  openai answered 401: Incorrect API key provided.',
      '  To do: The provider does not take the key: check that it is whole, valid, and allowed to use this model (`--preflight` asks before anything is built).'
    ])
  })

  test('have the end of a build’s log', () => {
    const log = ['one', 'two', 'three', 'four', 'five', 'E: no such package'].join('\n')
    const message = `Building x failed. The whole log is in /jobs/x.log; its last lines:\n${log}`
    const fault = { kind: 'task', code: 'image-build-failed', message, phase: 'environment' } as const
    const lines = terminalFaults({ trials: [error({ fault })] })
    expect(lines[1]).toBe('  Building x failed. The whole log is in /jobs/x.log; its last lines:')
    expect(lines.slice(2, -1)).toEqual(['  two', '  three', '  four', '  five', '  E: no such package'])
  })

  test('stay short and keep to their lines, whatever they say', () => {
    const trials = Array.from({ length: 50 }, (_, count) =>
      error({
        task: 'a\nb\u001b[2J',
        fault: {
          kind: 'task',
          code: `code-${count}`,
          message: `x\u001b[2J${'y'.repeat(10_000)}`,
          phase: 'agent'
        }
      })
    )
    const lines = terminalFaults({ trials })
    expect(lines).toHaveLength(16)
    expect(lines.at(-1)).toBe('and 45 more causes, which the report has')
    for (const line of lines) expect(line).toMatch(/^[^\p{Cc}]{1,320}$/u)
  })

  test('are none where every trial has a verdict', () => {
    expect(terminalFaults({ trials: mixedTrials().filter(({ fault }) => fault === null) })).toEqual([])
  })
})
