import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { flakyClasses } from '../../../src/commands/calibrate/flaky-classes.js'
import { verifierShapes } from '../../../src/score/index.js'
import type { StageRun } from '../../../src/trial/stages.js'
import { sampleFiles } from '../../making/sample-input.js'

const root = mkdtempSync(join(tmpdir(), 'kotlin-bench-flaky-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A run that left these reports, each with one test. */
const runWith = (name: string, reports: Readonly<Record<string, string>>): StageRun => {
  const dir = join(root, name)
  for (const [path, test] of Object.entries(reports)) {
    const file = join(dir, 'verifier/junit', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `<testsuite>${test}</testsuite>\n`)
  }
  return { dir } as StageRun
}

const shapesOf = (sample: string) => {
  const files = sampleFiles(sample)
  const text = (name: string): string => files.get(`tests/${name}`)!.text
  return verifierShapes({
    collector: text('kotlin_logs_collector.sh'),
    comparer: text('junit_compare.py'),
    testSh: text('test.sh')
  })
}

const flaky = (...ids: string[]) => ids.map(id => ({ id, stage: 'base' as const, seen: new Map() }))

test('classes are those of the reports that have the tests, in any run', async () => {
  const folder = 'core/build/test-results/test'
  const first = runWith('gradle-1', {
    [`${folder}/TEST-larder.ClockTest.xml`]: '<testcase classname="larder.ClockTest" name="ticks"/>',
    [`${folder}/TEST-larder.SoundTest.xml`]: '<testcase classname="larder.SoundTest" name="is sound"/>'
  })
  const second = runWith('gradle-2', {
    [`${folder}/TEST-larder.RareTest.xml`]: '<testcase classname="larder.RareTest" name="is rare"/>'
  })
  const runs = [first, second]
  const shapes = shapesOf('kotlin-bench_larder-14')
  expect(
    await flakyClasses({ flaky: flaky('larder.RareTest.is rare', 'larder.ClockTest.ticks'), runs }, shapes)
  ).toEqual(['larder.ClockTest', 'larder.RareTest'])
})

test('classes whose tests have names of their own are known by the report all the same', async () => {
  const run = runWith('maven', {
    'target/surefire-reports/TEST-lastbus.BoardTest$Text.xml':
      '<testcase classname="A board\'s text" name="is aligned"/>'
  })
  const shapes = shapesOf('kotlin-bench_lastbus-9')
  expect(await flakyClasses({ flaky: flaky("A board's text.is aligned"), runs: [run] }, shapes)).toEqual([
    'lastbus.BoardTest$Text'
  ])
})
