import { expect, it } from '@jest/globals'
import { tellGate } from '../../../src/entry/action/gate-annotations.js'

it('makes errors of gates that fail, and notices of those that could not be judged', () => {
  const faults: unknown[] = []
  const notices: string[] = []
  const checks = [
    { gate: 'below=0.5', outcome: 'failed', sentence: 'The rate is below 50.0%: codex has 20.0%.' },
    { gate: 'lost=1', outcome: 'not-judged', sentence: 'There is no baseline.' },
    { gate: 'error', outcome: 'passed', sentence: 'No fault.' }
  ] as const
  tellGate(
    { passed: false, checks: [...checks] },
    { fault: annotation => faults.push(annotation), notice: text => notices.push(text) }
  )
  expect(faults).toEqual([
    { title: 'fail-on: below=0.5', message: 'The rate is below 50.0%: codex has 20.0%.' }
  ])
  expect(notices).toEqual(['fail-on: lost=1: There is no baseline.'])
})
