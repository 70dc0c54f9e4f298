// Makes the pictures in docs/pictures/, of a made-up job: npx tsx scripts/pictures.ts
// Wants a Chromium on the PATH, or its path in CHROMIUM.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { marked } from 'marked'
import puppeteer, { type Browser } from 'puppeteer-core'
import { makeJob } from '../bench/report/make-job.js'

const OUT = 'docs/pictures'
const JOB = { tasks: 40, attempts: 2, seed: 11 }

/** Enough of how GitHub shows Markdown to tell what a summary looks like. */
const STYLE = `
  body { font: 14px/1.5 "DejaVu Sans", "Noto Sans", sans-serif; color: #1f2328; margin: 24px; width: 880px }
  h1, h2 { border-bottom: 1px solid #d1d9e0; padding-bottom: .3em; font-size: 1.4em }
  h3 { font-size: 1.1em }
  table { border-collapse: collapse; margin: 0 0 16px }
  th, td { border: 1px solid #d1d9e0; padding: 5px 11px }
  tr:nth-child(2n) { background: #f6f8fa }
  code { background: #eff1f3; border-radius: 4px; padding: .1em .3em; font-size: 12px }
  a { color: #0969da; text-decoration: none }
`

const chromium = (): string =>
  process.env.CHROMIUM ??
  execFileSync('sh', ['-c', 'command -v chromium || command -v google-chrome'], { encoding: 'utf8' }).trim()

const picture = async (
  browser: Browser,
  { from, to, width, height }: { from: string; to: string; width: number; height: number }
): Promise<void> => {
  const page = await browser.newPage()
  await page.setViewport({ width, height })
  await page.goto(pathToFileURL(from).href)
  await page.screenshot({ path: to })
  await page.close()
}

const scratch = mkdtempSync(join(tmpdir(), 'kotlin-bench-pictures-'))
try {
  const job = join(scratch, 'jobs', 'nightly')
  makeJob(job, JOB)
  // It ends with 3, since some of the job's trials have no verdict.
  spawnSync(process.execPath, ['dist/cli/index.js', 'report', job, '--out', join(scratch, 'report')], {
    stdio: 'ignore'
  })
  // The fonts of a bare machine have no coloured signs.
  const markdown = readFileSync(join(scratch, 'report/report.md'), 'utf8')
    .replaceAll('✅', '✔')
    .replaceAll('❌', '✘')
  const summary = await marked(markdown)
  const summaryPage = join(scratch, 'summary.html')
  writeFileSync(summaryPage, `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${summary}`)
  mkdirSync(OUT, { recursive: true })
  const browser = await puppeteer.launch({
    executablePath: chromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage']
  })
  await picture(browser, {
    from: join(scratch, 'report/report.html'),
    to: join(OUT, 'report.png'),
    width: 1280,
    height: 1000
  })
  await picture(browser, { from: summaryPage, to: join(OUT, 'summary.png'), width: 930, height: 900 })
  await browser.close()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
