import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { dynamicChecks } from '../../src/check/dynamic-checks.js'
import type { CheckOptions, CheckResult } from '../../src/commands/check.js'
import type { Finding } from '../../src/contracts/check.js'
import { checkFolder } from '../check/sample-task.js'
import { leftovers } from './support/leftovers.js'
import { root } from './support/run-action.js'
import { newFolder, type TaskFiles, tinyDataset, tinyToml } from './support/tiny.js'

/** The dynamic checks of a folder of tasks. */
const dynamic = (tasks: string, options: Partial<CheckOptions> = {}): Promise<CheckResult> =>
  checkFolder(tasks, { stage: 'dynamic', concurrency: 2, jobsDir: join(newFolder(), 'jobs'), ...options })

/** The same of the tiny task with other files. */
const checked = async (files: TaskFiles, options: Partial<CheckOptions> = {}): Promise<CheckResult> => {
  const dataset = tinyDataset()
  dataset.add('task', files)
  return dynamic(dataset.tasks, options)
}

const told = ({ findings }: Pick<CheckResult['report'], 'findings'>): string[] =>
  findings.map(({ check, level, file }) => `${level} ${check} ${file}`)

const messageOf = ({ findings }: CheckResult['report'], check: Finding['check']): string =>
  findings.find(finding => finding.check === check)?.message ?? ''

/** A line of the image's recipe after the work tree is there. */
const withStep = (step: string): TaskFiles => ({
  'environment/Dockerfile': `FROM kotlin-bench/tiny:base\nWORKDIR /home/tiny\nRUN ${step}\n`
})

/** What looking at an image finds. Its tests cannot be put in, so that no time goes into running them. */
const foundInImage = async (step: string): Promise<Finding[]> => {
  const ofNothing = `diff --git a/test/nowhere.sh b/test/nowhere.sh
--- a/test/nowhere.sh
+++ b/test/nowhere.sh
@@ -1 +1 @@
-false
+true
`
  const { report } = await checked({ ...withStep(step), 'tests/test.patch': ofNothing })
  expect(told(report)).toContain('error patches-apply tests/test.patch')
  return report.findings.filter(({ check }) => check !== 'patches-apply')
}

const expectedTests = (change: object): TaskFiles => ({
  'tests/expected_tests.json': JSON.stringify({
    f2p_tests: ['tiny.spelling'],
    p2p_tests: ['tiny.names'],
    run_result: { passed_tests: ['tiny.names'] },
    test_patch_result: { passed_tests: ['tiny.names'], failed_tests: ['tiny.spelling'] },
    ...change
  })
})

const FIXED = "sed -i 's/helo/hello/' greet.sh"

/** Eight tests that fail in every second run, by chance: that none differs in two runs is as good as impossible. */
const FLAKY_TESTS = Array.from({ length: 8 }, (_, index) => `test/luck-${index}.sh`)
  .map(
    path => `diff --git a/${path} b/${path}
new file mode 100644
--- /dev/null
+++ b/${path}
@@ -0,0 +1 @@
+[ "$(od -An -N1 -tu1 /dev/urandom)" -lt 128 ]
`
  )
  .join('')

describe('dynamic checks', () => {
  test('find nothing in a sound task, and leave what its tests printed', async () => {
    const { report, exitCode, text, jobDir } = await checked({}, { repeat: 2 })
    expect(report.findings).toEqual([])
    expect(report.tasks[0]?.notRun).toEqual([])
    expect(report.tasks[0]?.ran).toEqual(dynamicChecks.map(({ id }) => id))
    expect(text).toBe(`1 sound task: 0 errors, 0 warnings by ${dynamicChecks.length} dynamic checks`)
    expect(exitCode).toBe(0)
    expect(existsSync(join(jobDir ?? '', 'task/fix-2/verifier/test-stdout.txt'))).toBe(true)
  })

  test('image-builds: a recipe that fails, after which nothing else can be asked', async () => {
    const { report, exitCode } = await checked(withStep('false'))
    expect(told(report)).toEqual(['error image-builds environment/Dockerfile'])
    expect(report.tasks[0]?.notRun).toHaveLength(9)
    expect(exitCode).toBe(1)
  })

  test('clean-work-tree: a file that a build left', async () => {
    const { report, exitCode } = await checked(withStep('touch left-over.txt'))
    expect(told(report)).toEqual(['warning clean-work-tree environment/Dockerfile'])
    expect(messageOf(report, 'clean-work-tree')).toContain('"?? left-over.txt"')
    expect(exitCode).toBe(0)
  })

  test.each([
    [
      'a commit that a reflog alone names',
      `${FIXED} && git commit -qam "Spell it" && git reset -q --hard HEAD~1`
    ],
    [
      'a tag',
      `git checkout -q -b upstream && ${FIXED} && git commit -qam "Spell it" && git tag v2 && git checkout -q main`
    ]
  ])('history-sealed: the fix in %s', async (_, step) => {
    const findings = await foundInImage(step)
    expect(told({ findings })).toEqual(Array(2).fill('error history-sealed environment/Dockerfile'))
    const [file, commit] = findings.map(({ message }) => message)
    expect(file).toMatch(/^"greet.sh" as the fix leaves it can be read by `git show [0-9a-f]{12}`/)
    expect(commit).toMatch(/^1 commit is there that HEAD does not reach: "[0-9a-f]{40} Spell it"/)
  })

  test('history-sealed: a loose blob of the fix, and not one that the past of HEAD has', async () => {
    const loose = await foundInImage(`${FIXED} && git hash-object -w greet.sh && git checkout -q greet.sh`)
    expect(told({ findings: loose })).toEqual(['error history-sealed environment/Dockerfile'])
    const past = await foundInImage(
      `${FIXED} && git commit -qam "Spell it" && git revert --no-edit HEAD && rm -rf .git/logs`
    )
    expect(past).toEqual([])
  })

  test('patches-apply: tests that are there already', async () => {
    const { report } = await checked({
      'environment/Dockerfile':
        'FROM kotlin-bench/tiny:base\nWORKDIR /home/tiny\nRUN echo true > test/spelling.sh && git add -A && git commit -qm "A test"\n'
    })
    expect(told(report)).toEqual(['error patches-apply tests/test.patch'])
    expect(messageOf(report, 'patches-apply')).toContain('already exists')
  })

  test('patches-apply: tests that the fix leaves no room for', async () => {
    const { report } = await checked({
      'solution/fix.patch': `diff --git a/greet.sh b/greet.sh
--- a/greet.sh
+++ b/greet.sh
@@ -1,3 +1,3 @@
 greet() {
-  echo "helo, $1"
+  echo "hello, $1"
 }
diff --git a/test/spelling.sh b/test/spelling.sh
new file mode 100644
--- /dev/null
+++ b/test/spelling.sh
@@ -0,0 +1 @@
+true
`
    })
    expect(told(report)).toContain('error patches-apply tests/test.patch')
    expect(messageOf(report, 'patches-apply')).toContain('the fixed tree')
  })

  test('stages-match: each result and each list that the file has otherwise', async () => {
    const { report } = await checked(
      expectedTests({
        run_result: { failed_tests: ['tiny.names'] },
        test_patch_result: { passed_tests: ['tiny.names'], skipped_tests: ['tiny.spelling'] },
        f2p_tests: [],
        s2p_tests: ['tiny.spelling']
      })
    )
    const messages = report.findings
      .filter(({ check }) => check === 'stages-match')
      .map(({ message }) => message)
    expect(messages).toEqual([
      'run_result differs in 1 test: "tiny.names" is failed in the file and passed here.',
      'test_patch_result differs in 1 test: "tiny.spelling" is skipped in the file and failed here.',
      'The transition to the fixed tree differs in 1 test: "tiny.spelling" is in s2p_tests and belongs into f2p_tests (failed before the fix, passed with it).'
    ])
  })

  test('stages-match: a renamed class, told once and not of each list and the solution', async () => {
    const { report } = await checked({
      'tests/expected_tests.json': readFileSync(
        join(root, 'test/fixtures/tiny/tasks/tiny-1/tests/expected_tests.json'),
        'utf8'
      ).replaceAll('tiny.', 'Former.')
    })
    expect(told(report)).toEqual(['error stages-match tests/expected_tests.json'])
    expect(messageOf(report, 'stages-match')).toContain(
      'names 2 tests that no run has: "Former.spelling", "Former.names"; the runs have 2 tests'
    )
  })

  test('oracle-resolves: a solution that does not solve it', async () => {
    const { report } = await checked({ 'solution/solve.sh': '#!/bin/sh\necho "# looked at" >> greet.sh\n' })
    expect(told(report)).toContain('error oracle-resolves solution/solve.sh')
    expect(messageOf(report, 'oracle-resolves')).toMatch(
      /^The solution gets 0 instead of 1\. .*tiny\.spelling/
    )
  })

  test('nop-fails: a test.sh that gives an untouched tree 1', async () => {
    const { report } = await checked({
      'tests/test.sh':
        '#!/bin/sh\nmkdir -p /logs/verifier\ngit apply /tests/test.patch\n./run-tests.sh\necho 1 > /logs/verifier/reward.txt\n'
    })
    expect(told(report)).toEqual(['error nop-fails tests/test.sh', 'error broken-build-fails tests/test.sh'])
    expect(messageOf(report, 'nop-fails')).toContain('but test.sh wrote 1')
  })

  test('broken-build-fails: a test.sh that takes no report for no failure', async () => {
    const { report } = await checked({
      'tests/test.sh': `#!/bin/sh
set -eu
mkdir -p /logs/verifier
echo 0 > /logs/verifier/reward.txt
git apply --whitespace=nowarn /tests/test.patch || exit 1
if ! sh -n greet.sh; then echo 1 > /logs/verifier/reward.txt; exit 0; fi
./run-tests.sh || true
grep -q '<failure' build/test-results/test/TEST-tiny.xml || echo 1 > /logs/verifier/reward.txt
`
    })
    expect(told(report)).toEqual(['error broken-build-fails tests/test.sh'])
  })

  test('flaky-tests: one that fails now and then, told with how often', async () => {
    const patch = readFileSync(join(root, 'test/fixtures/tiny/tasks/tiny-1/tests/test.patch'), 'utf8')
    const { report } = await checked({ 'tests/test.patch': patch + FLAKY_TESTS }, { repeat: 2 })
    const messages = report.findings
      .filter(({ check }) => check === 'flaky-tests')
      .map(({ message }) => message)
    expect(messages.length).toBeGreaterThan(0)
    expect(messages[0]).toMatch(
      /^"tiny.luck-\d" (passed|failed) 1 of 2 times and (passed|failed) 1 of 2 times with /
    )
  })

  test('verifier-time: tests that take more than half of their limit', async () => {
    const { report } = await checked({
      'task.toml': tinyToml(toml =>
        toml.replace('[verifier]\ntimeout_sec = 60', '[verifier]\ntimeout_sec = 8')
      ),
      'tests/test.sh': `#!/bin/sh
mkdir -p /logs/verifier
echo 0 > /logs/verifier/reward.txt
git apply --whitespace=nowarn /tests/test.patch || exit 1
sleep 4
./run-tests.sh
grep -q '<failure' build/test-results/test/TEST-tiny.xml || echo 1 > /logs/verifier/reward.txt
`
    })
    expect(told(report)).toEqual(['warning verifier-time task.toml'])
  })

  test('a fault of the infrastructure is no finding, and the exit code is 3', async () => {
    const { report, exitCode } = await checked({
      'environment/Dockerfile': 'FROM localhost:1/nowhere:latest\n'
    })
    expect(report.findings).toEqual([])
    expect(report.tasks[0]?.ran).toEqual([])
    expect(exitCode).toBe(3)
  })

  test('levels of kotlin-bench.toml hold for these checks, too', async () => {
    const dataset = tinyDataset()
    dataset.add('task', withStep('touch left-over.txt'))
    writeFileSync(
      join(dataset.dir, 'kotlin-bench.toml'),
      '[checks]\nclean-work-tree = {level = "error", reason = "Ours are clean."}\n'
    )
    expect((await dynamic(dataset.tasks)).exitCode).toBe(1)
  })

  test('a stopped check leaves no container', async () => {
    const dataset = tinyDataset()
    dataset.add('task', withStep('true'))
    const stop = new AbortController()
    let id = ''
    const running = checkFolder(
      dataset.tasks,
      { stage: 'dynamic', concurrency: 2, jobsDir: join(newFolder(), 'jobs') },
      {
        signal: stop.signal,
        listener: event => {
          if (event.type === 'job-started') id = event.id
          if (event.type === 'phase-started' && event.phase === 'verify') stop.abort('SIGINT')
        }
      }
    )
    await expect(running).rejects.toBeDefined()
    expect(leftovers(id)).toEqual([])
  })
})

test('all checks find nothing in a sample of real Kotlin', async () => {
  const { report, exitCode } = await checkFolder(join(root, 'tasks/kotlin-bench_larder-30'), {
    stage: 'both',
    jobsDir: join(newFolder(), 'jobs')
  })
  expect(report.findings).toEqual([])
  expect(report.counts).toMatchObject({ tasks: 1, sound: 1 })
  expect(exitCode).toBe(0)
})
