import { describe, expect, it } from '@jest/globals'
import type { ProgressEvent, ProgressListener } from '../../../src/contracts/progress.js'
import { lineProgress, progressLine } from '../../../src/entry/cli/line-progress.js'
import { liveProgress } from '../../../src/entry/cli/live-progress.js'
import { duration, ending, oneLine } from '../../../src/entry/cli/progress-text.js'
import { faultyRecord, trialRecord } from '../records.js'

const events: readonly ProgressEvent[] = [
  { type: 'job-started', job: 'j', id: 'j-1', jobDir: '/jobs/j', trials: 1 },
  { type: 'image-started', image: 'base', action: 'build' },
  { type: 'image-finished', image: 'base', action: 'build', seconds: 61 },
  { type: 'phase-started', trial: 't__1', task: 't', phase: 'agent' },
  { type: 'notice', message: 'careful', task: 't' },
  { type: 'phase-finished', trial: 't__1', task: 't', phase: 'agent', seconds: 2 },
  { type: 'trial-finished', trial: 't__1', task: 't', record: trialRecord(), seconds: 9 }
]

describe('text of progress', () => {
  it.each([
    [0.4, '0 s'],
    [59.4, '59 s'],
    [59.6, '1 min 00 s'],
    [125, '2 min 05 s'],
    [3725, '1 h 02 min']
  ])('tells %d seconds as %s', (seconds, text) => {
    expect(duration(seconds)).toBe(text)
  })

  it('keeps hostile names on their line', () => {
    expect(oneLine('a\u001b[2J\r\nb\u0000\u202ec\u2028d')).toBe('a b c d')
  })

  it('says how a trial ended', () => {
    expect(ending(trialRecord())).toBe('resolved')
    expect(ending(faultyRecord('t', 'No\nspace'))).toBe('error (infrastructure): No space')
    expect(
      ending(trialRecord({ outcome: 'unresolved', reasons: [{ code: 'no-report', message: 'No report.' }] }))
    ).toBe('unresolved: No report.')
  })
})

describe('progress in a log', () => {
  it('has a line a phase', () => {
    let text = ''
    const listener = lineProgress(more => {
      text += more
    })
    for (const event of events) listener(event)
    expect(text).toBe(
      'job j: 1 trial\nimage base  built  1 min 01 s\nt  notice: careful\nt  agent  2 s\nt  resolved\n'
    )
  })

  it('does not say of an image that it was pulled where it was not', () => {
    const pull = { type: 'image-finished', image: 'base', action: 'pull', seconds: 1 } as const
    expect(progressLine({ ...pull, failed: true })).toBe('image base  not pulled  1 s')
  })
})

describe('progress of runs that ask after a task', () => {
  const run = (trial: string, task = 't') => [
    { type: 'phase-started', trial, task, phase: 'verify' } as const,
    { type: 'phase-finished', trial, task, phase: 'verify', seconds: 61 } as const,
    {
      ...{ type: 'task-run-finished' as const, trial, task, seconds: 65, fault: null },
      tests: { passed: 811, failed: 3, skipped: 0 }
    }
  ]
  const heard = (listen: (write: (text: string) => void) => ProgressListener, told: ProgressEvent[]) => {
    let text = ''
    const listener = listen(more => {
      text += more
    })
    for (const event of told) listener(event)
    return text
  }
  const started: ProgressEvent = { type: 'job-started', job: 'j', id: 'j-1', jobDir: '/jobs/j', trials: 2 }
  const live = (write: (text: string) => void) =>
    liveProgress({ write, columns: () => 80, now: () => 0 }).listener

  it('names each run in a log', () => {
    expect(heard(lineProgress, [started, ...run('base-1')])).toBe(
      'job j: 2 trials\nt  verify  1 min 01 s\nt  base-1  tests: 811 passed, 3 failed  1 min 05 s\n'
    )
  })

  it.each([
    [{ passed: 1, failed: 0, skipped: 2 }, null, 'tests: 1 passed, 0 failed, 2 skipped'],
    [{ passed: 0, failed: 0, skipped: 0 }, null, 'no test ran'],
    [
      null,
      { kind: 'task', code: 'image-build-failed', message: 'It does not\nbuild.', phase: 'environment' },
      'error (task): It does not build.'
    ]
  ] as const)('says what each came to: %j', (tests, fault, words) => {
    expect(
      progressLine({ type: 'task-run-finished', trial: 'fix-1', task: 't', seconds: 9, tests, fault })
    ).toBe(`t  fix-1  ${words}  9 s`)
  })

  it('counts them on a terminal, up to those that were announced', () => {
    const counted = heard(live, [started, ...run('base-1'), ...run('tests-1')])
    expect(counted).toContain('t  base-1  tests: 811 passed, 3 failed  1 min 05 s\n')
    expect(counted.endsWith('[2/2] ')).toBe(true)
    expect(heard(live, [started, ...run('base-1'), ...run('base-2'), ...run('base-1')])).not.toContain(
      '[3/2]'
    )
  })

  it('tells tasks apart whose runs bear one name', () => {
    const [begun] = run('base-1')
    const text = heard(live, [started, begun!, ...run('base-1', 'u').slice(0, 2)])
    expect(text.endsWith('[0/2] t verify 0 s')).toBe(true)
  })
})

describe('progress on a terminal', () => {
  it('redraws one status line that fits, below the lines that stay', () => {
    let text = ''
    let now = 0
    const progress = liveProgress({
      write: more => {
        text += more
      },
      columns: () => 20,
      now: () => now
    })
    for (const event of events.slice(0, 4)) progress.listener(event)
    now = 5000
    progress.listener({ type: 'phase-started', trial: 'u__1', task: 'u'.repeat(50), phase: 'agent' })
    expect(text.split('\r\u001b[2K').at(-1)).toBe('[0/1] t agent 5 s | uuuu'.slice(0, 19))
    for (const event of events.slice(4)) progress.listener(event)
    progress.end()
    expect(text).toContain('\r\u001b[2Kt  resolved\n')
    expect(text.endsWith('\r\u001b[2K')).toBe(true)
  })
})
