import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { trendPages } from '../../src/report/trend/index.js'
import { published } from '../report/trend/published.js'
import { HOSTILE } from '../report/trials.js'
import { chromium, startBrowser } from './support/browser.js'
import { newFolder } from './support/tiny.js'

const withBrowser = chromium() === undefined ? describe.skip : describe
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const changed = {
  changes: [{ what: 'images' as const, message: '3 of 100 common tasks ran in another image.' }]
}

/** Three weeks of three agents, one of them named as badly as can be. */
const results = Array.from({ length: 21 }, (_, day) =>
  published(
    day + 1,
    { 'codex openai/gpt-5': 0.4 + day / 200, junie: 0.5 - day / 300, [HOSTILE.join(' ')]: 0.2 },
    day === 9 ? changed : {}
  )
)

withBrowser('the trend page in a browser', () => {
  let browser: Browser
  let folder: string

  beforeAll(async () => {
    browser = await startBrowser()
    folder = newFolder()
    for (const [name, text] of Object.entries(trendPages(results))) writeFileSync(join(folder, name), text)
  })
  afterAll(async () => browser?.close())

  /** Opens a file, and hears what it complains of. */
  const open = async (
    name: string,
    { scheme = 'light', width = 1280 }: { scheme?: 'light' | 'dark'; width?: number } = {}
  ): Promise<{ page: Page; complaints: string[] }> => {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', message => complaints.push(message.text()))
    page.on('pageerror', error => complaints.push(String(error)))
    page.on('dialog', dialog => {
      complaints.push(dialog.message())
      void dialog.dismiss()
    })
    await page.setViewport({ width, height: 900 })
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
    await page.goto(pathToFileURL(join(folder, name)).href)
    return { page, complaints }
  }

  const colourOf = (page: Page, selector: string, property: 'fill' | 'stroke'): Promise<string> =>
    page.$eval(selector, (element, name) => getComputedStyle(element)[name], property)

  it.each(['light', 'dark'] as const)('complains of nothing and keeps nobody out, %s', async scheme => {
    const { page, complaints } = await open('trend.html', { scheme })
    await page.evaluate(AXE)
    const barriers = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(document, { resultTypes: ['violations'] })
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    })
    expect(barriers).toEqual([])
    expect(complaints).toEqual([])
  })

  it('says of a change what it was', async () => {
    const { page } = await open('trend.html')
    await page.click('summary')
    expect(await page.$eval('details[open] li', item => item.textContent)).toContain('another image')
  })

  it('has nothing beyond the edge of a phone but what scrolls by itself', async () => {
    const { page } = await open('trend.html', { width: 390 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  it('has a chart that can be read by itself, on light and on dark ground', async () => {
    const light = await open('trend.svg')
    const dark = await open('trend.svg', { scheme: 'dark' })
    expect(await colourOf(light.page, 'text', 'fill')).toBe('rgb(31, 35, 40)')
    expect(await colourOf(dark.page, 'text', 'fill')).toBe('rgb(230, 237, 243)')
    expect(await light.page.$$eval('polyline', lines => lines.length)).toBe(3)
  })
})
