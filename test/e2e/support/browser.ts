import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** A Chromium of this machine; undefined where there is none. */
export const chromium = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => NAMES.map(name => join(folder, name)))
    .find(existsSync)

export const startBrowser = async (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: chromium()!,
    // As root, which tests in containers are, its sandbox cannot start.
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    protocolTimeout: 120_000
  })

/** A page, and what it did that no report should do. */
export interface Watched {
  readonly page: Page
  /** Errors and warnings on the console, errors of the program, and requests beyond the file. */
  readonly complaints: string[]
}

/** Opens a file as a reader would, and watches it. */
export const openFile = async (
  browser: Browser,
  path: string,
  {
    fragment = '',
    width = 1280,
    scheme = 'light'
  }: { readonly fragment?: string; readonly width?: number; readonly scheme?: 'light' | 'dark' } = {}
): Promise<Watched> => {
  const page = await browser.newPage()
  const complaints: string[] = []
  const address = pathToFileURL(path).href
  page.on('console', message => complaints.push(`console: ${message.text()}`))
  page.on('pageerror', error => complaints.push(`error: ${String(error)}`))
  page.on('dialog', dialog => {
    complaints.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(address) && !url.startsWith('data:')) complaints.push(`request: ${url}`)
  })
  await page.setViewport({ width, height: 900 })
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
  await page.goto(`${address}${fragment}`)
  await page.waitForSelector('#kb-views a[aria-current]')
  return { page, complaints }
}
