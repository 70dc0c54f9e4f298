import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { renderHtml } from '../../../src/report/html/index.js'
import type { HtmlReportInput, TrialDetails } from '../../../src/report/html/input.js'
import { rewardsOf, trial, unresolved } from '../trials.js'
import { unpackPage, viewOf } from './unpack-page.js'

/** Text that hardly gets smaller. */
const noise = (length: number): string =>
  randomBytes(length)
    .toString('base64')
    .replace(/(.{76})/g, '$1\n')
    .slice(0, length)

const heavy = (): TrialDetails => ({
  verdict: null,
  patch: { text: noise(120_000), bytes: 900_000 },
  failures: Array.from({ length: 50 }, (_, index) => ({ test: `test ${index}`, message: noise(2_000) })),
  logs: [{ path: 'verifier/test-stdout.txt', text: noise(30_000), bytes: 5_000_000 }],
  trajectory: null,
  folder: '../jobs/j/t',
  files: Array.from({ length: 200 }, (_, index) => `verifier/junit/TEST-${index}.xml`)
})

const trials = Array.from({ length: 30 }, (_, index) =>
  index % 2 === 0 ? trial({ task: `task-${index}` }) : unresolved({ task: `task-${index}` })
)

const input = (maxBytes: number): HtmlReportInput => ({
  rewards: rewardsOf(trials),
  comparison: null,
  gate: null,
  notRun: [],
  detailsOf: async () => heavy(),
  maxBytes
})

const note = (html: string): string => /<p class="note omitted">([^<]*)<\/p>/.exec(html)?.[1] ?? ''

describe('a page of which not all fits', () => {
  let html = ''
  beforeAll(async () => {
    html = await renderHtml(input(1_500_000))
  })

  test('is as large as it may be and not larger, and says what it shows less of', () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(1_500_000)
    expect(Buffer.byteLength(html)).toBeGreaterThan(750_000)
    expect(note(html)).toMatch(/logs and diffs of \d+ trials are shown shortened/)
    expect(unpackPage(html).places.every(place => place !== null)).toBe(true)
  })

  test('shows more of a trial that was not resolved', () => {
    const shown = (index: number): number => viewOf(html, index)?.patch?.text.length ?? 0
    const sum = (indices: readonly number[]): number => indices.reduce((all, index) => all + shown(index), 0)
    const odd = trials.flatMap((_, index) => (index % 2 === 1 ? [index] : []))
    const even = trials.flatMap((_, index) => (index % 2 === 0 ? [index] : []))
    expect(sum(odd)).toBeGreaterThan(sum(even))
  })

  test('keeps the first lines of a diff, the last of a log, and whole lines of both', async () => {
    const whole = heavy()
    const html = await renderHtml({ ...input(1_000_000), detailsOf: async () => whole })
    const page = viewOf(html, 1)
    expect(page?.isShortened).toBe(true)
    expect(whole.patch?.text.startsWith(page?.patch?.text ?? '-')).toBe(true)
    expect(page?.patch?.text.endsWith('\n')).toBe(true)
    const [log] = page?.logs ?? []
    expect(whole.logs[0]?.text.endsWith(`\n${log?.text}`)).toBe(true)
    expect(log?.bytes).toBe(5_000_000)
  })

  test('leaves out views, then rows, before it grows', async () => {
    const small = await renderHtml(input(200_000))
    expect(Buffer.byteLength(small)).toBeLessThanOrEqual(200_000)
    const least = await renderHtml({
      ...input(150_000),
      rewards: rewardsOf(Array.from({ length: 3_000 }, (_, index) => trial({ task: noise(100) + index })))
    })
    expect(Buffer.byteLength(least)).toBeLessThanOrEqual(150_000)
    expect(note(least)).toMatch(/\d+ trials had no room in the table/)
  })
})

test('a page of few trials shows all that was read', async () => {
  const html = await renderHtml(input(25_000_000))
  expect(note(html)).toBe('')
  expect(viewOf(html, 0)).toMatchObject({ isShortened: false, failuresMore: 0 })
  expect(viewOf(html, 0)?.patch?.text).toHaveLength(120_000)
})

test('details are read one after another', async () => {
  let open = 0
  const details = async (): Promise<null> => {
    open += 1
    expect(open).toBe(1)
    await new Promise(resolve => setTimeout(resolve, 1))
    open -= 1
    return null
  }
  await renderHtml({ ...input(25_000_000), detailsOf: details })
})
