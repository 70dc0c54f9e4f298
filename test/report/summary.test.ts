import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { renderSummary } from '../../src/report/summary.js'
import { expectFixture } from './expect-fixture.js'
import { error, HOSTILE, mixedTrials, rewardsOf, trial, unresolved } from './trials.js'

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

  test('of a job in which nothing ran', () => {
    const text = renderSummary(rewardsOf([]))
    expect(text).toContain('## No trial has a verdict')
    expect(text).not.toContain('|')
  })
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
    expect(markdown).toContain('Resolved trials are left out here')
    expect(markdown).toContain('<code>task-2990</code>')
    expect(markdown).not.toContain('<code>task-2999</code>')
  })

  test('then every trial', () => {
    const markdown = renderSummary(rewardsOf(many), { maxBytes: 4000 })
    expect(size(markdown)).toBeLessThanOrEqual(4000)
    expect(markdown).toContain('## 2700 of 3000 resolved (90.0%)')
    expect(markdown).toContain('Trials and their reasons are left out here')
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
