import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import type { TrialRecord } from '../../../src/contracts/rewards.js'
import { renderHtml } from '../../../src/report/html/index.js'
import type { HtmlReportInput, TrialDetails } from '../../../src/report/html/input.js'
import { HOSTILE, mixedTrials, rewardsOf, trial } from '../trials.js'
import { sampleInput } from './sample.js'
import { unpackPage, viewOf } from './unpack-page.js'

const input = (
  trials: readonly TrialRecord[],
  overrides: Partial<HtmlReportInput> = {}
): HtmlReportInput => ({
  rewards: rewardsOf(trials),
  comparison: null,
  gate: null,
  notRun: [],
  detailsOf: async () => null,
  ...overrides
})

const noDetails: TrialDetails = {
  verdict: null,
  patch: null,
  failures: [],
  logs: [],
  trajectory: null,
  folder: null,
  files: []
}

/** The page without its program, style and data. */
const markup = (html: string): string => html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')

describe('the page', () => {
  test('loads nothing, and runs nothing but its own program', async () => {
    const html = await renderHtml(sampleInput({ attempts: 1 }))
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const hash = (tag: string): string => {
      const text = new RegExp(`<${tag}(?: type="module")?>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? ''
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    }
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${hash('script')}`,
      `style-src ${hash('style')}`,
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'"
    ])
    expect(markup(html).match(/\s(?:src|srcset|style|on[a-z]+)=/g)).toBeNull()
    expect(markup(html).match(/<link [^>]*>/g)).toEqual([
      expect.stringContaining('href="data:image/svg+xml,')
    ])
  })

  test('of several agents shows no rate over all of them, and no cost of a resolved trial', async () => {
    const tokens = { input: 10, cached: 0, output: 1 }
    const codex = trial({ agent: 'codex', name: 'codex', tokens, costUsd: 2 })
    const nop = { ...trial({ agent: 'nop', name: 'nop' }), outcome: 'unresolved', reward: 0 } as const
    const html = markup(await renderHtml(input([codex, nop])))
    expect(html).toContain('0.0% to 100.0%')
    expect(html).toContain('resolved by 2 agents')
    expect(html).not.toContain('50.0%')
    expect(html).not.toContain('per resolved trial')
  })

  test('tells no cost of a resolved trial where prices are not known', async () => {
    const tokens = { input: 10, cached: 0, output: 1 }
    const priced = trial({ task: 'a', name: 'a', tokens, costUsd: 2 })
    const unpriced = trial({ task: 'b', name: 'b', tokens, costUsd: null })
    expect(markup(await renderHtml(input([priced])))).toContain('$2.00 per resolved trial')
    const html = markup(await renderHtml(input([priced, unpriced])))
    expect(html).not.toContain('per resolved trial')
    expect(html).toContain('without 1 trial of unknown price')
  })

  test('tells rate, gate, change, faults, flags, flakes and circumstances', async () => {
    const sample = sampleInput({ attempts: 1 })
    const html = markup(await renderHtml(sample))
    for (const text of [
      `resolved by ${sample.rewards.groups.length} agents`,
      'Gate failed',
      'Change against the baseline',
      '+7.0 points',
      'Not measured in the same way',
      'Rate by repository',
      'Time and cost of a trial',
      'Timeline of shards',
      'model-rate-limited',
      'wrapper-or-init-script',
      'Disputed verdicts',
      'Flaky tests',
      'in a container of their own'
    ]) {
      expect({ text, isThere: html.includes(text) }).toEqual({ text, isThere: true })
    }
  })

  test('says what a chart shows to those who do not see it', async () => {
    const html = await renderHtml(sampleInput({ agents: 1, attempts: 1 }))
    const labels = [...html.matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, label]) => label)
    expect(labels).toEqual([
      expect.stringMatching(/^All trials, 106 trials: median \S+ \S+, 90 % at most .+, the most .+$/),
      expect.stringMatching(/^All trials, \d+ trials: median \$/),
      expect.stringMatching(/^106 trials on 8 shards within \d+h \d+m$/)
    ])
  })

  test('of a job in which nothing ran has no rate and no chart', async () => {
    const html = await renderHtml(input([]))
    expect(html.includes('No trial has a verdict')).toBe(true)
    expect(html.includes('Timeline of shards')).toBe(false)
    expect(unpackPage(html)).toEqual({
      data: { agents: [], rows: [], rowsLeftOut: 0 },
      places: [],
      blocks: []
    })
  })
})

describe('a trial', () => {
  test('has a row, and a view with what lay in its folder', async () => {
    const [first] = mixedTrials()
    const details: TrialDetails = {
      ...noDetails,
      patch: { text: 'diff --git a/A.kt b/A.kt\n', bytes: 25 },
      logs: [{ path: 'verifier/test-stdout.txt', text: 'BUILD SUCCESSFUL\n', bytes: 4_000 }],
      folder: '../jobs/a',
      files: ['result.json']
    }
    const html = await renderHtml(
      input(mixedTrials(), { detailsOf: async ({ name }) => (name === first?.name ? details : null) })
    )
    expect(unpackPage(html).data.rows[0]).toEqual({
      task: 'sample-org_ledger-1',
      repository: 'sample-org/ledger',
      agent: 0,
      attempt: 1,
      outcome: 'resolved',
      code: '',
      message: '',
      target: [3, 3],
      lost: [0, 0],
      seconds: 44.75,
      tokens: null,
      costUsd: null,
      marks: [],
      name: first?.name
    })
    expect(viewOf(html, 0)).toMatchObject({
      reward: 1,
      patch: { text: 'diff --git a/A.kt b/A.kt\n', isCut: false },
      logs: [{ path: 'verifier/test-stdout.txt', isCut: true }],
      folder: '../jobs/a',
      isShortened: false
    })
    expect(viewOf(html, 1)).toMatchObject({
      reasons: [{ code: 'test-failed', items: ['LedgerTest.balance'] }]
    })
    expect(viewOf(html, 2)).toMatchObject({ fault: { code: 'task-unsupported' }, reward: null, patch: null })
  })

  test('that did not run has a row and no view', async () => {
    const planned = { task: 'late', agent: 'codex', model: null, attempt: 2, name: 'late__1' }
    const html = await renderHtml(input([trial()], { notRun: [planned] }))
    const { data, places } = unpackPage(html)
    expect(data.agents).toEqual(['oracle', 'codex'])
    expect(data.rows[1]).toMatchObject({ task: 'late', agent: 1, outcome: 'not-run' })
    expect(places).toHaveLength(1)
  })
})

describe('no text from outside', () => {
  test('makes an element, an attribute or the end of a script', async () => {
    const trials = HOSTILE.flatMap((text, index) => [
      trial({ task: text, repository: `${text}${index}`, name: `a${index}`, agent: text, model: text }),
      trial({
        task: `t${text}`,
        name: `b${index}`,
        outcome: 'error',
        reward: null,
        fault: { kind: 'task', code: text, message: text, phase: 'agent' },
        flags: [{ code: 'build-logic', level: 'note', message: text, paths: [text] }]
      })
    ])
    const rewards = {
      ...rewardsOf(trials, { job: HOSTILE.join(''), dataset: { source: HOSTILE.join(''), commit: '"><b>' } }),
      flakes: [{ task: HOSTILE.join(''), test: HOSTILE.join(''), failed: 1, runs: 2 }]
    }
    const html = await renderHtml({
      ...input(trials),
      rewards,
      gate: {
        passed: true,
        checks: HOSTILE.map((text, index) => ({ gate: String(index), outcome: 'passed', sentence: text }))
      },
      detailsOf: async () => ({
        ...noDetails,
        patch: { text: HOSTILE.join('\n'), bytes: 1 },
        logs: [{ path: '</script>', text: HOSTILE.join('\n'), bytes: 1 }]
      })
    })
    expect(markup(html).match(/<script|<i\b|<b>"|<\/code><script|href="(?!#|data:image)[^"]*"/g)).toBeNull()
    // Two of ours, and one for each piece of data.
    expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script /g)!.length)
    // Nothing reverses or hides text, or ends a line where none ends.
    expect(html.match(/[\u202a-\u202e\u2066-\u2069\u200b\u2028\u2029\u0007\u001b]/g)).toBeNull()
    expect(Buffer.from(html).toString('utf8') === html).toBe(true)
  })

  test('is linked, unless it is an address of the web', async () => {
    const { rewards, comparison } = sampleInput({ agents: 1, attempts: 1 })
    const hostile = 'javascript:alert(1)'
    const html = await renderHtml({
      ...input([]),
      rewards: { ...rewards, workflow: { ...rewards.workflow!, url: hostile } },
      comparison: { ...comparison!, url: hostile }
    })
    expect(html.includes(hostile)).toBe(false)
  })
})
