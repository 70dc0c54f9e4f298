import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Obstacle } from '../../src/contracts/rewards.js'
import { compareResults } from '../../src/report/compare/index.js'
import { judge } from '../../src/report/gate.js'
import { renderComment, renderSummary } from '../../src/report/summary.js'
import { evaluation, evaluationTrials } from './evaluation.js'
import { expectFixture } from './expect-fixture.js'
import { error, HOSTILE, mixedTrials, plannedOf, rewardsOf, trial, unresolved } from './trials.js'

const many = Array.from({ length: 3000 }, (_, index) =>
  index % 10 === 0 ? unresolved({ task: `task-${index}` }) : trial({ task: `task-${index}` })
)

describe('the step summary', () => {
  test('of a job with one of everything', () => {
    expectFixture('summary-mixed.md', renderSummary(rewardsOf(mixedTrials())))
  })

  test('of two agents, one of which did not finish', () => {
    const codex = { agent: 'codex', model: 'provider/model', costUsd: 1.5 }
    const trials = [trial(), unresolved({ task: 'sample-org_ledger-2' }), trial({ ...codex, name: 'ran' })]
    const missing = {
      task: 'sample-org_ledger-2',
      agent: 'codex',
      model: 'provider/model',
      attempt: 1,
      name: 'missing'
    }
    const planned = [...rewardsOf(trials).trials, missing]
    expectFixture('summary-agents.md', renderSummary(rewardsOf(trials, { planned })))
  })

  test('of names made to break it', () => {
    const trials = HOSTILE.map((text, index) =>
      error({
        task: text,
        name: String(index),
        fault: { kind: 'model', code: 'refused', message: text, phase: 'agent' }
      })
    )
    expectFixture('summary-hostile.md', renderSummary(rewardsOf(trials)))
  })

  test('of several gates says of each how it came out', () => {
    const rewards = rewardsOf([unresolved()])
    const gates = [{ kind: 'error' }, { kind: 'below', rate: 0.5 }, { kind: 'lost', tasks: 1 }] as const
    const text = renderSummary(rewards, { gate: judge(gates, { rewards, comparison: null }) })
    expect(text).toContain('❌ **Gate failed.**\n\n- ❌ The rate is below 50.0%')
    expect(text).toContain('- ➖ Whether tasks are lost is not judged')
    expect(text).toContain('- ✅ No trial is without a verdict')
  })

  test('of a gate that passes says why the run is red all the same', () => {
    const rewards = rewardsOf([], { planned: [trial()] })
    const text = renderSummary(rewards, { gate: judge([{ kind: 'error' }], { rewards, comparison: null }) })
    expect(text).toContain('✅ **Gate passed.**')
    expect(text).toContain('**1 trial has no verdict**, so that the exit code is 3')
    const done = rewardsOf([trial()])
    const gate = judge([{ kind: 'error' }], { rewards: done, comparison: null })
    expect(renderSummary(done, { gate })).not.toContain('exit code')
  })

  test('of one task that is not enough to tell', () => {
    const before = { rewards: rewardsOf([trial()]), source: 'a file', url: null }
    const now = rewardsOf([unresolved()])
    const text = renderSummary(now, { comparison: compareResults(now, before, { alpha: 0.05 }) })
    expect(text).toContain('not even the loss of that task would have been seen')
  })

  test('of a job in which nothing ran, or nothing was to', () => {
    const text = renderSummary(rewardsOf([]))
    expect(text).toContain('## No task was selected')
    expect(text).not.toContain('|')
    const left = renderSummary(rewardsOf([], { planned: [trial()] }))
    expect(left).toContain('## No trial has a verdict')
    expect(left).toContain('➖ not run')
  })

  test('of trials that were not run names the cause that was theirs, and no other', () => {
    const planned = ['a', 'b', 'c', 'd'].map(task => plannedOf(trial({ task, name: task })))
    const leftOut = new Map<string, Obstacle>([
      ['a', 'max-cost'],
      ['b', 'max-cost'],
      ['c', 'deadline']
    ])
    const lines = renderSummary(rewardsOf([], { planned, leftOut }))
      .split('\n')
      .filter(line => line.includes('**not run**'))
    expect(lines).toEqual([
      expect.stringMatching(/2 trials, since model requests had cost what `max-cost` allows.*a higher one/),
      expect.stringMatching(/1 trial, since their limits reach beyond `deadline`/),
      expect.stringMatching(/1 trial, since their shard did not start, or was stopped: its log says which/)
    ])
  })
})

describe('of a whole evaluation', () => {
  const now = evaluation()
  const before = evaluationTrials()
    .trials.filter(({ agent }) => agent === 'codex')
    .map(record =>
      record.task === 'sample-org_ledger-117' || record.outcome === 'error'
        ? trial({ ...record, outcome: 'resolved', reward: 1, fault: null, reasons: [], costUsd: 0.3 })
        : record
    )
  const comparison = compareResults(now, {
    rewards: rewardsOf(before, { job: 'nightly-of-yesterday', verifierMode: 'shared' }),
    source: 'run 4700 of main',
    url: 'https://github.com/acme/agent/actions/runs/4700'
  })
  const gate = judge(
    [
      { kind: 'below', rate: 0.5 },
      { kind: 'lost', tasks: 1 }
    ],
    { rewards: now, comparison }
  )
  const report = 'https://github.com/acme/agent/actions/runs/4711/artifacts/9'

  test('the summary', () => {
    expectFixture('summary-evaluation.md', renderSummary(now, { comparison, gate, links: { report } }))
  })

  test('the summary of one agent has its attempts as marks', () => {
    const { trials, planned } = evaluationTrials()
    const ofCodex = (records: typeof trials) => records.filter(({ agent }) => agent === 'codex')
    const rewards = rewardsOf(ofCodex(trials), { planned: ofCodex(planned) })
    expectFixture('summary-attempts.md', renderSummary(rewards))
  })

  test('the comment leaves out what was resolved in every trial', () => {
    const comment = renderComment(now, { comparison, gate, links: { report } })
    expectFixture('comment-evaluation.md', comment)
    expect(comment).toContain(`[the report](${report}) has every trial`)
    expect(comment.length).toBeLessThan(65_536)
  })

  test('the comment says nothing of that where none was', () => {
    expect(renderComment(rewardsOf([unresolved()]))).not.toContain('left out')
  })

  test('links each trial where there is a page of it', () => {
    const links = { trial: (name: string) => `../jobs/nightly/${name}` }
    expect(renderSummary(now, { links })).toContain('[❌](../jobs/nightly/sample-org_ledger-101__cod0003)')
  })

  test('no link leads elsewhere than it says', () => {
    const target = 'https://example.com/a b)|[x](javascript:alert(1))\n'
    const text = renderSummary(now, { links: { report: target, trial: () => 'javascript:alert(1)' } })
    expect(text).toContain('(https://example.com/a%20b%29%7C%5Bx%5D%28javascript:alert%281%29%29%0A)')
    expect(text).not.toContain('(javascript')
  })
})

test('tasks whose controls failed are told apart from other faults', () => {
  const gold = {
    kind: 'task',
    code: 'gold-fails',
    message: 'The gold patch gets reward 0.',
    phase: 'environment'
  } as const
  const markdown = renderSummary(rewardsOf([error(), error({ task: 'b', fault: gold })]))
  const controls = markdown.split('### ').find(text => text.startsWith('Tasks whose controls failed'))
  expect(controls).toContain('<code>gold-fails</code> on 1 trial (<code>b</code>)')
  expect(controls).not.toContain('task-unsupported')
})

describe('no text from outside', () => {
  const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }), fc.string())

  test('makes a row, a cell, an element or a link', () => {
    const page = (task: string, message: string, job: string): string => {
      // A fault's message may have lines of its own, which another test shows.
      const fault = {
        kind: 'task',
        code: `c${message}`,
        message: message.replaceAll('\n', ' '),
        phase: 'agent'
      } as const
      const trials = [
        trial({ task, name: 'a', flags: [{ code: 'clamped', level: 'note', message }] }),
        unresolved({ task, name: 'b', reasons: [{ code: 'test-failed', message }] }),
        error({ task, name: 'c', fault })
      ]
      return renderSummary(rewardsOf(trials, { job, dataset: { source: message, commit: message } }))
    }
    const plain = page('x', 'x', 'x')
    fc.assert(
      fc.property(text, text, text, (task, message, job) => {
        const markdown = page(task, message, job)
        expect(markdown.split('\n').length).toBe(plain.split('\n').length)
        expect(markdown.split('|').length).toBe(plain.split('|').length)
        expect(markdown.split('`').length).toBe(plain.split('`').length)
        const tags = (html: string) => html.replaceAll('<!-- -->', '').match(/<[^>]*>?/g) ?? []
        expect(tags(markdown)).toEqual(tags(plain))
        expect(markdown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
        expect(markdown).not.toMatch(/:\/\/|@\w|\bwww\.|\$|\[|\]/i)
      }),
      { numRuns: 300 }
    )
  })
})

describe('a summary that would be too large', () => {
  const size = (markdown: string): number => Buffer.byteLength(markdown)

  test('shows all trials where they fit', () => {
    expect(renderSummary(rewardsOf(many))).toContain('task-2999')
  })

  test('leaves out those resolved first, and says so', () => {
    const markdown = renderSummary(rewardsOf(many), { maxBytes: 60_000 })
    expect(size(markdown)).toBeLessThanOrEqual(60_000)
    expect(markdown).toContain('Tasks that were resolved in every trial are left out here')
    expect(markdown).toContain('<code>task-2990</code>')
    expect(markdown).not.toContain('<code>task-2999</code>')
  })

  test('then every trial', () => {
    const markdown = renderSummary(rewardsOf(many), { maxBytes: 4000 })
    expect(size(markdown)).toBeLessThanOrEqual(4000)
    expect(markdown).toContain('## 2700 of 3000 resolved (90.0%)')
    expect(markdown).toContain('Tasks and reasons are left out here')
  })

  test('never exceeds its budget, whatever it is', () => {
    const trials = [...many.slice(0, 20), ...mixedTrials()]
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), maxBytes => {
        expect(size(renderSummary(rewardsOf(trials), { maxBytes }))).toBeLessThanOrEqual(maxBytes)
      }),
      { numRuns: 50 }
    )
  })
})
