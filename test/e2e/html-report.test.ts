import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { renderHtml } from '../../src/report/html/index.js'
import type { HtmlReportInput } from '../../src/report/html/input.js'
import { sampleDetails, sampleInput } from '../report/html/sample.js'
import { HOSTILE, rewardsOf, trial } from '../report/trials.js'
import { chromium, openFile, startBrowser } from './support/browser.js'
import { newFolder } from './support/tiny.js'

const withBrowser = chromium() === undefined ? describe.skip : describe
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const write = async (input: HtmlReportInput): Promise<string> => {
  const path = join(newFolder(), 'report.html')
  writeFileSync(path, await renderHtml(input))
  return path
}

const texts = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, elements => elements.map(element => element.textContent ?? ''))

const text = async (page: Page, selector: string): Promise<string> =>
  (await page.waitForSelector(selector))!.evaluate(element => element.textContent ?? '')

/** Waits until the page says something in so many words. */
const untilSays = (page: Page, selector: string, words: string): Promise<unknown> =>
  page.waitForFunction(
    (where, what) => document.querySelector(where)?.textContent?.includes(what),
    { timeout: 20_000 },
    selector,
    words
  )

/** Text of the link that has the focus; empty where something else has it. */
const focusedLink = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('a:focus')?.textContent ?? '')

/** What axe finds that is serious or critical, in a line each. */
const barriers = async (page: Page): Promise<string[]> => {
  // The page's policy lets no script in but its own, so this one goes by the browser's tools.
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.length} times, first ${nodes[0]?.html}`)
  })
}

withBrowser('the HTML report in a browser', () => {
  let browser: Browser
  let path: string

  beforeAll(async () => {
    browser = await startBrowser()
    path = await write(sampleInput({ attempts: 1 }))
  })
  afterAll(() => browser?.close())

  test('sorts, filters and searches trials, and keeps that in its address', async () => {
    const { page, complaints } = await openFile(browser, path, { fragment: '#/trials' })
    await untilSays(page, '.status', '321 trials')
    expect(await texts(page, '.trials tbody tr')).toHaveLength(100)

    await page.click('.column-costUsd button')
    await page.waitForSelector('.column-costUsd[aria-sort="ascending"]')
    await page.click('.column-costUsd button')
    await page.waitForSelector('.column-costUsd[aria-sort="descending"]')
    const costs = (await texts(page, 'td.column-costUsd')).map(cost => Number(cost.replace('$', '')))
    expect(costs).toEqual([...costs].sort((a, b) => b - a))
    expect(costs[0]).toBeGreaterThan(1)

    await page.click('.chip.unresolved')
    await page.waitForSelector('.chip.unresolved[aria-pressed="true"]')
    expect(new Set(await texts(page, 'td .outcome'))).toEqual(new Set(['unresolved']))

    await page.type('#kb-search', 'codex regression')
    await untilSays(page, '.trials tbody', 'codex')
    const whys = await texts(page, 'td.column-code')
    expect(whys.length).toBeGreaterThan(3)
    expect(whys.every(why => why.startsWith('regression'))).toBe(true)

    const address = page.url()
    expect(address).toContain('outcome=unresolved')
    expect(address).toContain('sort=costUsd&order=down')
    await page.reload()
    await page.waitForSelector('.trials tbody tr')
    expect(await texts(page, 'td.column-code')).toEqual(whys)

    await page.type('#kb-search', ' nowhere')
    await untilSays(page, '.empty', 'No trial matches')
    expect(complaints).toEqual([])
  })

  test('shows of a trial why it failed, its diff in colours, logs, and each step of the agent', async () => {
    const { page, complaints } = await openFile(browser, path, { fragment: '#/trials?outcome=unresolved' })
    await page.waitForSelector('.trials tbody a')
    await page.click('.trials tbody a')
    await untilSays(page, '.trial', 'Verdict')
    const said = await text(page, '.trial')
    for (const words of [
      'strict 0',
      'f2p',
      'passed before, have to pass still',
      'expected: <3/2> but was: <1>'
    ]) {
      expect(said).toContain(words)
    }
    expect(await texts(page, '.diff .hljs-keyword')).toContain('fun')
    expect(await texts(page, '.line.added .code')).toContain('+        val match = DECIMAL.find(text)\n')
    expect(await text(page, '.log pre')).not.toContain('\u001b')
    expect(said).toContain('Numbers with a comma are read now')
    expect(await text(page, '.beside a')).toBe('The whole of it')
    const links = await page.$$eval('.trial .names a', found => found.map(one => one.getAttribute('href')))
    expect(links).toContainEqual(
      expect.stringMatching(/^\.\.\/jobs\/nightly\/[^/]+\/verifier\/report\.json$/)
    )
    expect(complaints).toEqual([])
  })

  test('compares agents task by task', async () => {
    const { page, complaints } = await openFile(browser, path, { fragment: '#/tasks' })
    await untilSays(page, '.status', '106 tasks')
    await page.select('.filters .select:last-of-type select', 'hardest')
    await untilSays(page, '.matrix tbody tr td:last-child', '0/3')
    await page.click('.matrix .mark')
    await untilSays(page, '.trial h2', 'kotlin-bench_')
    expect(complaints).toEqual([])
  })

  test('is used with a keyboard alone', async () => {
    const { page, complaints } = await openFile(browser, path)
    await page.keyboard.press('/')
    await page.waitForFunction(() => document.activeElement?.id === 'kb-search')
    await page.keyboard.type('quarry')
    await untilSays(page, '.status', 'of 321 trials')
    for (let steps = 0; steps < 60 && !(await focusedLink(page)).startsWith('kotlin-bench_quarry'); steps++) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await untilSays(page, '.trial h2', 'kotlin-bench_quarry-3')
    await untilSays(page, 'h2:focus', 'kotlin-bench_quarry-3')
    expect(await text(page, '.steps')).toContain('1 of 2')
    const first = page.url()
    await page.keyboard.press('j')
    await page.waitForFunction(before => location.href !== before, {}, first)
    await page.keyboard.press('k')
    await page.waitForFunction(before => location.href === before, {}, first)
    await page.keyboard.press('Escape')
    await untilSays(page, '.status', 'of 321 trials')
    expect(await page.$eval('#kb-search', field => (field as HTMLInputElement).value)).toBe('quarry')
    await page.goBack()
    await untilSays(page, '.trial h2', 'kotlin-bench_quarry-3')
    expect(complaints).toEqual([])
  })

  test('puts nothing in the way of those who read otherwise, in light and dark, on a desk and a phone', async () => {
    const found: string[] = []
    for (const scheme of ['light', 'dark'] as const) {
      for (const fragment of ['', '#/tasks', '#/trials', '#/trials?q=nowhere', '#/trial/1', '#/trial/320']) {
        const width = scheme === 'light' ? 1280 : 390
        const { page } = await openFile(browser, path, { fragment, scheme, width })
        await page.waitForSelector(fragment.startsWith('#/trial/') ? '.trial .note' : 'h2')
        for (const barrier of await barriers(page)) found.push(`${scheme} ${fragment}: ${barrier}`)
        await page.close()
      }
    }
    expect(found).toEqual([])
  })

  test('follows the system’s colours, and the reader’s choice', async () => {
    const { page } = await openFile(browser, path, { scheme: 'dark' })
    const background = (): Promise<string> =>
      page.$eval('body', body => getComputedStyle(body).backgroundColor)
    const dark = await background()
    await page.click('.theme')
    await untilSays(page, '.theme', 'Light')
    const light = await background()
    expect(light).not.toBe(dark)
    await page.click('.theme')
    await untilSays(page, '.theme', 'Dark')
    expect(await background()).toBe(dark)
  })

  test.each(['', '#/tasks', '#/trials', '#/trial/1'])('is no wider than a phone at %j', async fragment => {
    const { page } = await openFile(browser, path, { fragment, width: 360 })
    await page.waitForSelector(fragment === '' ? '.headline' : '#kb-view h2')
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('is printed with all that was found, and with what was folded', async () => {
    const { page } = await openFile(browser, path, { fragment: '#/trials' })
    await page.waitForSelector('.trials tbody tr')
    await page.evaluate(() => {
      addEventListener('afterprint', () => {}, { once: true })
      const counts = globalThis as unknown as { printed: number }
      addEventListener('beforeprint', () => {
        counts.printed = document.querySelectorAll('.trials tbody tr').length
      })
    })
    const pdf = Buffer.from(await page.pdf({ format: 'A4' }))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await page.evaluate(() => (globalThis as unknown as { printed: number }).printed)).toBe(321)
    expect(await texts(page, '.trials tbody tr')).toHaveLength(100)
  })

  test('shows hostile names, diffs and logs as the text they are', async () => {
    const trials = HOSTILE.map((name, index) =>
      trial({ task: name, agent: name, name: `n${index}`, repository: name })
    )
    const bad = '<img src=x onerror=alert(1)></script><script>alert(2)</script>\u202e'
    const hostile = await write({
      rewards: rewardsOf(trials, { job: bad }),
      comparison: null,
      gate: { passed: true, checks: [{ gate: 'error', outcome: 'passed', sentence: bad }] },
      notRun: [],
      detailsOf: async one => ({
        ...sampleDetails(one),
        patch: {
          text: `diff --git a/x.kt b/x.kt\n--- a/x.kt\n+++ b/x.kt\n@@ -0,0 +1 @@\n+${bad}\n`,
          bytes: 1
        },
        logs: [{ path: bad, text: bad, bytes: 1 }],
        failures: [{ test: bad, message: bad }],
        folder: 'javascript:alert(3)',
        files: ['javascript:alert(4)', '../../etc/passwd']
      })
    })
    for (const fragment of ['', '#/tasks', '#/trials', '#/trial/5', '#/trial/9']) {
      const { page, complaints } = await openFile(browser, hostile, { fragment })
      await page.waitForSelector(fragment.startsWith('#/trial/') ? '.diff' : 'h2')
      expect(await page.$$eval('img, script:not([type])', found => found.length)).toBe(0)
      const links = await page.$$eval('a', found => found.map(one => (one as HTMLAnchorElement).protocol))
      expect(new Set(links)).toEqual(new Set(['file:']))
      expect(
        await page.$eval('body', body => /[\u202a-\u202e\u2066-\u2069]/.test(body.textContent ?? ''))
      ).toBe(false)
      expect(complaints).toEqual([])
      await page.close()
    }
  })

  test('of 10,000 trials is quick enough to be used', async () => {
    const many = await write(sampleInput({ tasks: 10_000, agents: 1, attempts: 1, shards: 60 }))
    const { page, complaints } = await openFile(browser, many, { fragment: '#/trials' })
    await untilSays(page, '.status', '10003 trials')
    const took = await page.evaluate(async () => {
      const begin = performance.now()
      document.querySelector<HTMLElement>('.column-seconds button')!.click()
      while (document.querySelector('.column-seconds')?.getAttribute('aria-sort') !== 'ascending') {
        await new Promise(resolve => setTimeout(resolve, 5))
      }
      return performance.now() - begin
    })
    // A tenth of this on a machine that does nothing else.
    expect(took).toBeLessThan(3_000)
    await page.type('#kb-search', 'tandem')
    await untilSays(page, '.status', 'of 10003 trials')
    await page.click('.trials tbody a')
    await page.waitForSelector('.trial .part')
    expect(complaints).toEqual([])
  })
})
