import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { expectedTestsSchema } from '../../../src/contracts/expected-tests.js'
import { type ReportFile, scoreReports, verifierShapes } from '../../../src/score/index.js'
import { collectedBytes } from '../../../src/score/reports/collected-bytes.js'
import { withLastLineEnded } from '../../../src/score/reports/last-line.js'
import { reportBytes } from '../differential/report-texts.js'

const PATH = 'target/surefire-reports/TEST-a.xml'

const report = (content: Uint8Array, chunk: number): ReportFile => ({
  path: PATH,
  kind: 'file',
  bytes: content.length,
  *read() {
    for (let at = 0; at < content.length; at += chunk) yield content.subarray(at, at + chunk)
  }
})

const ended = (text: string, chunk: number): string =>
  Buffer.concat([...withLastLineEnded(report(Buffer.from(text), chunk)).read()]).toString()

/** The collector of a task that Maven builds. */
const COLLECTOR = new URL(
  '../../../tasks/kotlin-bench_lastbus-9/tests/kotlin_logs_collector.sh',
  import.meta.url
).pathname

describe('a last line', () => {
  it.each([
    ['', ''],
    ['a', 'a\n'],
    ['a\n', 'a\n'],
    ['a\nb', 'a\nb\n'],
    ['a\n\0', 'a\n\0'],
    ['a\n\0b\0', 'a\n\0b\0\n'],
    ['\n', '\n']
  ])('%j ends as %j', (text, result) => {
    for (const chunk of [1, 2, 1000]) expect(ended(text, chunk)).toBe(result)
  })

  it('is what the collector of a Maven task copies', () => {
    const dir = mkdtempSync(join(tmpdir(), 'last-line-'))
    mkdirSync(join(dir, 'target/surefire-reports'), { recursive: true })
    const merged = join(dir, 'merged.xml')
    try {
      fc.assert(
        fc.property(reportBytes, fc.constantFrom(1, 7, 1000), (content, chunk) => {
          writeFileSync(join(dir, PATH), content)
          execFileSync('bash', [COLLECTOR, '-r', dir, '-o', merged], { env: { ...process.env, LC_ALL: 'C' } })
          const text = readFileSync(merged, 'latin1')
          const body = text.slice(text.indexOf('<testsuites>\n') + 13, text.lastIndexOf('</testsuites>\n'))
          const losses = { tail: false, declarationLine: false, nul: false }
          const copied = [...collectedBytes(withLastLineEnded(report(content, chunk)), losses)]
          expect(Buffer.concat(copied).toString('latin1')).toBe(body)
        }),
        { numRuns: 60 }
      )
    } finally {
      rmSync(dir, { recursive: true })
    }
  })

  it('decides over the reward, since Surefire ends no report with a line break', async () => {
    const content = '<?xml version="1.0"?>\n<testsuite>\n<testcase classname="A b" name="c d"/>\n</testsuite>'
    const expected = expectedTestsSchema.parse({
      f2p_tests: ['A b.c d'],
      p2p_tests: [],
      s2p_tests: [],
      n2p_tests: [],
      run_result: {
        passed_count: 0,
        failed_count: 0,
        skipped_count: 0,
        passed_tests: [],
        failed_tests: [],
        skipped_tests: []
      },
      test_patch_result: {
        passed_count: 0,
        failed_count: 1,
        skipped_count: 0,
        passed_tests: [],
        failed_tests: ['A b.c d'],
        skipped_tests: []
      }
    })
    const files = [report(Buffer.from(content), 7)]
    const verdictBy = (collector: string) =>
      scoreReports({ files, expected, shapes: verifierShapes({ collector }), containerReward: null })
    const collector = readFileSync(COLLECTOR, 'utf8')
    expect(await verdictBy(collector)).toMatchObject({ reward: 1, disputed: false })
    const losing = collector.replace(' || [[ -n $line ]]', '')
    expect(await verdictBy(losing)).toMatchObject({
      reward: 0,
      tolerant: { reward: 1 },
      reasons: [{ code: 'report-unreadable' }]
    })
  })
})
