// Reports on a job of 10,000 trials and prints seconds and memory. What is measured runs in a process of
// its own, which has done nothing else.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findResults } from '../../src/commands/report/find-results.js'
import { readBudget } from '../../src/commands/report/safe-files.js'
import { readTrialDetails, reportBudget } from '../../src/commands/report/trial-details.js'
import { reportFiles } from '../../src/report/files/report-files.js'
import { judge } from '../../src/report/gate.js'
import { renderHtml } from '../../src/report/html/index.js'
import { mergeResults } from '../../src/report/merge/merge-results.js'
import { renderSummary } from '../../src/report/summary.js'
import { makeJob } from './make-job.js'

const GOALS = { textSeconds: 2, htmlSeconds: 10, memoryMb: 500, htmlBytes: 25_000_000 }
const SEED = 20_261_201

/** Time that has passed, and time of processors, which other work on the machine disturbs less. */
interface Took {
  readonly wall: number
  readonly cpu: number
}

const stopwatch = (): (() => Took) => {
  const start = performance.now()
  const used = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(used)
    return { wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 }
  }
}

/** Seconds of reading and joining, of the text files, of the page; peak memory; bytes of the page. */
interface Figures {
  readonly trials: number
  readonly read: Took
  readonly text: Took
  readonly html: Took
  readonly memoryMb: number
  readonly htmlBytes: number
}

const measure = async (jobDir: string, out: string): Promise<Figures> => {
  const reading = stopwatch()
  const parts = await findResults([jobDir], {
    budget: readBudget(),
    notice: message => console.error(message)
  })
  const { rewards } = mergeResults({ parts, plan: null, toolVersion: '0' })
  const read = reading()
  const writing = stopwatch()
  const gate = judge([{ kind: 'error' }], { rewards, comparison: null })
  const files = { ...reportFiles(rewards), 'report.md': renderSummary(rewards, { gate }) }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(out, name), content)
  const text = writing()
  const rendering = stopwatch()
  const budget = reportBudget()
  const page = await renderHtml({
    ...{ rewards, comparison: null, gate, notRun: rewards.notRun ?? [] },
    detailsOf: trial =>
      readTrialDetails(trial, { dir: join(jobDir, trial.name), folder: `jobs/${trial.name}`, budget })
  })
  writeFileSync(join(out, 'report.html'), page)
  const html = rendering()
  const memoryMb = process.resourceUsage().maxRSS / 1024
  const htmlBytes = statSync(join(out, 'report.html')).size
  return { trials: rewards.trials.length, read, text, html, memoryMb, htmlBytes }
}

/** A line, and whether its goal is reached: of times by the processors' seconds. */
const line = (
  what: string,
  value: number,
  { goal, unit }: { goal: number | null; unit: string }
): boolean => {
  const isReached = goal === null || value <= goal
  const verdict = goal === null ? '' : ` (goal ${goal}) ${isReached ? 'ok' : 'MISSED'}`
  console.log(`  ${what.padEnd(38)} ${value.toFixed(1).padStart(6)} ${unit}${verdict}`)
  return isReached
}

const print = ({ trials, read, text, html, memoryMb, htmlBytes }: Figures): boolean => {
  const timed = (what: string, { wall, cpu }: Took, goal: number | null): boolean =>
    line(what, cpu, { goal, unit: `s of processors, ${wall.toFixed(1)} s passed` })
  console.log(`${trials} trials`)
  return [
    timed('read and join', read, null),
    timed('JSON, CSV, JUnit XML, badge, Markdown', text, GOALS.textSeconds),
    timed('HTML', html, GOALS.htmlSeconds),
    line('page', htmlBytes / 1e6, { goal: GOALS.htmlBytes / 1e6, unit: 'MB' }),
    line('peak memory', memoryMb, { goal: GOALS.memoryMb, unit: 'MiB' })
  ].every(isReached => isReached)
}

const [, , what, jobDir = '', out = ''] = process.argv
if (what === '--in-this-process') {
  process.stdout.write(JSON.stringify(await measure(jobDir, out)))
} else {
  const scratch = mkdtempSync(join(tmpdir(), 'kotlin-bench-report-'))
  try {
    const job = join(scratch, 'jobs', 'bench')
    makeJob(job, { tasks: Number(what ?? 2_500), attempts: 2, seed: SEED })
    const self = fileURLToPath(import.meta.url)
    const text = execFileSync(process.execPath, [self, '--in-this-process', job, scratch], {
      encoding: 'utf8'
    })
    if (!print(JSON.parse(text) as Figures)) process.exitCode = 1
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
