import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { rewardsOf } from '../report/trials.js'
import { runJob, runOptions } from './support/run-job.js'
import { newFolder, type TinyDataset, tinyDataset } from './support/tiny.js'
import { scripted, trialOf } from './support/trial.js'

/**
 * Flaky as tests are in the wild: it fails on a machine that has been up for long. The verifier's
 * container starts with the agent, so a slow agent gets an old one; a second verification, a new one.
 */
const OLD_SEC = 25
const FLAKY = `diff --git a/test/names.sh b/test/names.sh
--- a/test/names.sh
+++ b/test/names.sh
@@ -1,2 +1,6 @@
 . ./greet.sh
 case $(greet Ann) in *Ann) ;; *) exit 1 ;; esac
+case $(greet Bob) in *Bob) ;; *) exit 1 ;; esac
+started=$(cut -d' ' -f22 /proc/1/stat)
+now=$(cut -d. -f1 /proc/uptime)
+[ $((now - started / 100)) -lt ${OLD_SEC} ]
`
const SPELLING = `diff --git a/test/spelling.sh b/test/spelling.sh
new file mode 100644
--- /dev/null
+++ b/test/spelling.sh
@@ -0,0 +1,2 @@
+. ./greet.sh
+[ "$(greet Ann)" = "hello, Ann" ]
`
const SOLVES = "sed -i 's/helo/hello/' greet.sh"
/** Right for the hidden test, wrong for everybody else. */
const BREAKS_P2P = 'echo \'greet() { echo "hello, Ann"; }\' > greet.sh'

let dataset: TinyDataset

beforeAll(() => {
  dataset = tinyDataset()
  dataset.add('flaky', { 'tests/test.patch': `${FLAKY}${SPELLING}` })
  dataset.add('flaky-gold', {
    'tests/test.patch': `${FLAKY}${SPELLING}`,
    'solution/solve.sh': `#!/bin/sh\ngit apply /solution/fix.patch\nsleep ${OLD_SEC + 1}\n`
  })
})

const trial = (script: string, overrides: Parameters<typeof trialOf>[3] = {}) =>
  trialOf(dataset, 'flaky', scripted(script), overrides)

describe('a miss on p2p alone', () => {
  test('is verified once more in a new container, and the first verdict stands', async () => {
    const { record, dir, read, patch } = await trial(`${SOLVES}; sleep ${OLD_SEC + 1}`)
    expect(record).toMatchObject({
      outcome: 'unresolved',
      reward: 0,
      reasons: [{ code: 'regression', tests: ['tiny.names'] }],
      secondVerdict: { reward: 1, reasons: [] }
    })
    const reportOf = (folder: string) => JSON.parse(read(`${folder}/report.json`).toString()) as object
    expect(reportOf('verifier')).toMatchObject({ reward: 0 })
    expect(reportOf('verifier/second')).toMatchObject({ reward: 1, container: { reward: 1 } })
    const junit = 'junit/build/test-results/test/TEST-tiny.xml'
    expect(read(`verifier/${junit}`).toString()).toContain('<failure')
    expect(read(`verifier/second/${junit}`).toString()).not.toContain('<failure')
    expect(read('trial.log').toString()).toContain(
      'what the first one missed is flaky; the first verdict stands'
    )
    expect(patch).toContain('hello')
    expect(existsSync(join(dir, 'verifier/second/test-stdout.txt'))).toBe(true)
    expect(rewardsOf([record]).flakes).toEqual([{ task: 'flaky', test: 'tiny.names', failed: 1, runs: 2 }])
  })

  test('that the change itself causes is one the second time as well', async () => {
    const { record } = await trial(BREAKS_P2P)
    expect(record).toMatchObject({
      outcome: 'unresolved',
      secondVerdict: { reward: 0, reasons: [{ code: 'regression', tests: ['tiny.names'] }] }
    })
    expect(rewardsOf([record]).flakes).toEqual([])
  })

  test('is verified once more with both verifier modes as well, from the change and not from where tests ran', async () => {
    const { record } = await trial(BREAKS_P2P, { verifierMode: 'both' })
    expect(record.secondVerdict?.reward).toBe(0)
  })

  test('is not where that may pass the deadline', async () => {
    const { record, dir } = await trial(BREAKS_P2P, { deadline: Date.now() + 30_000 })
    expect(record).not.toHaveProperty('secondVerdict')
    expect(readFileSync(join(dir, 'trial.log'), 'utf8')).toContain('not verified once more')
  })
})

test.each([
  ['another miss', 'true'],
  ['no miss', SOLVES]
])('%s is not verified once more', async (_, script) => {
  const { record, dir } = await trial(script)
  expect(record).not.toHaveProperty('secondVerdict')
  expect(existsSync(join(dir, 'verifier/second'))).toBe(false)
})

test('a task whose own solution misses p2p now and then is said to be flaky', async () => {
  const cacheHome = process.env.XDG_CACHE_HOME
  process.env.XDG_CACHE_HOME = newFolder()
  try {
    const { rewards } = await runJob(
      runOptions({
        path: dataset.tasks,
        include: ['flaky-gold'],
        agent: 'command',
        agentCommand: 'true',
        controls: 'always'
      })
    )
    expect(rewards.trials[0]!.fault).toMatchObject({
      kind: 'task',
      code: 'gold-fails',
      message: expect.stringContaining(
        'Verified once more it gets 1, so a test of the task fails now and then.'
      )
    })
  } finally {
    if (cacheHome === undefined) delete process.env.XDG_CACHE_HOME
    else process.env.XDG_CACHE_HOME = cacheHome
  }
})
