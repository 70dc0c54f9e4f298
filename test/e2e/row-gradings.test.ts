import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Agent } from '../../src/agent/agent.js'
import { nop } from '../../src/agent/nop.js'
import { oracle } from '../../src/agent/oracle.js'
import { createPatchAgent } from '../../src/agent/patch.js'
import type { GradingName, Retrieval, SweRow } from '../../src/contracts/swe-polybench.js'
import { type Verdict, verdictSchema } from '../../src/contracts/verdict.js'
import { preparePatch } from '../../src/dataset/predictions-patch.js'
import { readTask } from '../../src/dataset/read-task.js'
import { startContainer } from '../../src/engine/container.js'
import { createDocker } from '../../src/engine/docker.js'
import { reapJob } from '../../src/engine/reap.js'
import { createControls } from '../../src/trial/controls.js'
import { gradeSimply } from '../../src/trial/rows/grade-simply.js'
import type { RetrievalInput } from '../../src/trial/rows/row-grading.js'
import { runTrial } from '../../src/trial/run-trial.js'
import type { TrialContext } from '../../src/trial/trial-context.js'
import { calcImage, calcRow, GOLD, rowDataset, subPatch, TEST_ADD, TEST_SUB } from './support/calc-rows.js'
import type { TinyDataset } from './support/tiny.js'
import { type FinishedTrial, scripted, trialOf } from './support/trial.js'
import { newTrialContext } from './support/trial-context.js'

let image: string
let dataset: TinyDataset

beforeAll(() => {
  image = calcImage()
  dataset = rowDataset(calcRow(image))
}, 600_000)

const ALL: readonly GradingName[] = ['official', 'strict', 'simple']
const grading = (...gradings: readonly GradingName[]) => ({ rowGrading: { gradings, retrieval: null } })

interface GradedRow extends FinishedTrial {
  verdict: Verdict
  gradings: NonNullable<Verdict['gradings']>
}

const grade = async (
  agent: Agent,
  { row, ...overrides }: Partial<TrialContext> & { row?: Partial<SweRow> } = {}
): Promise<GradedRow> => {
  const from = row === undefined ? dataset : rowDataset(calcRow(image, row))
  const trial = await trialOf(from, 'calc__calc-1', agent, { ...grading(...ALL), ...overrides })
  const verdict = verdictSchema.parse(JSON.parse(trial.read('verifier/report.json').toString()))
  return { ...trial, verdict, gradings: verdict.gradings ?? {} }
}

const predicted = (text: string): Agent =>
  createPatchAgent({
    source: 'p.jsonl',
    model: null,
    byTask: new Map([
      ['calc__calc-1', { place: 'p.jsonl, line 1', model: null, text, patch: preparePatch(text) }]
    ])
  })

const codes = ({ reasons }: Verdict) => reasons.map(({ code }) => code)

/** Adds a function for what the issue asks, as an agent does. */
const solves = scripted("echo 'sub() { echo $(($1 - $2)); }' >> calc.sh")

describe('a row of SWE-PolyBench', () => {
  test('is resolved by its gold patch in every way, each with its output in a folder of its own', async () => {
    const { record, verdict, gradings, read } = await grade(oracle)
    expect(verdict).toMatchObject({ reward: 1, evidence: 'log', disputed: false, flags: [] })
    expect(verdict.transitions).toMatchObject({ f2p: { expected: 1, passed: 1 }, p2p: { passed: 1 } })
    expect(gradings.official).toMatchObject({
      resolved: true,
      patchApplied: true,
      passedTests: [TEST_ADD, TEST_SUB],
      failedTests: [],
      steps: [
        { patch: 'test', rung: 'git-apply-whitespace' },
        { patch: 'model', rung: 'git-apply-whitespace' }
      ]
    })
    expect(gradings.strict?.steps.map(({ patch }) => patch)).toEqual(['model', 'test'])
    expect(gradings.simple).toMatchObject({ passed: true, exitCode: 0, testsRun: 2 })
    expect(record).toMatchObject({
      outcome: 'resolved',
      row: {
        language: 'python',
        taskType: 'feature',
        gradings: { official: 1, strict: 1, simple: 1 },
        retrieval: null
      }
    })
    for (const name of ALL)
      expect(read(`verifier/${name}/stdout.txt`).toString()).toContain('tests/test_calc.py::test_sub PASSED')
    // As `set -x` has it; the official log has it first.
    expect(read('verifier/official/stderr.txt').toString()).toContain('+ pytest -v')
  })

  test('is not resolved by an untouched tree: officially nothing runs, in the other ways the tests fail', async () => {
    const { record, verdict, gradings } = await grade(nop)
    expect(codes(verdict)).toEqual(['empty-patch'])
    expect(gradings.official).toMatchObject({ patchApplied: false, withLogs: false, exitCode: null })
    expect(gradings.strict).toMatchObject({ failedTests: [TEST_SUB], passedTests: [TEST_ADD] })
    expect(gradings.simple).toMatchObject({ passed: false, reason: 'test-failed', testsRun: 2 })
    expect(record.row?.gradings).toEqual({ official: 0, strict: 0, simple: 0 })
  })

  test('is not resolved by a wrong change', async () => {
    const wrong = predicted(subPatch('echo $(($1 + $2))'))
    const { verdict, gradings } = await grade(wrong, grading('official', 'simple'))
    expect(verdict.reasons).toMatchObject([{ code: 'test-failed', tests: [TEST_SUB] }])
    expect(gradings.simple?.reason).toBe('test-failed')
  })

  test('has official grading alone where the run says nothing', async () => {
    const { record } = await grade(solves, { rowGrading: undefined })
    expect(record.row?.gradings).toEqual({ official: 1 })
  })

  test('says so where no test ran', async () => {
    const row = { test_command: 'echo no tests' }
    const { verdict, gradings } = await grade(solves, { row, ...grading('official', 'simple') })
    expect(codes(verdict)).toEqual(['nothing-ran'])
    expect(gradings.simple?.passed).toBe(true)
  })
})

describe('the official ladder', () => {
  /** Its second part holds only where the first went in twice, as it does on a half-applied tree. */
  const TWICE = `diff --git a/calc.sh b/calc.sh
--- a/calc.sh
+++ b/calc.sh
@@ -1,3 +1,4 @@
 # calc
+# todo
 add() { echo $(($1 + $2)); }
 mul() { echo $(($1 * $2)); }
diff --git a/calc.sh b/calc.sh
--- a/calc.sh
+++ b/calc.sh
@@ -1,5 +1,4 @@
 # calc
-# todo
-# todo
+sub() { echo $(($1 - $2)); }
 add() { echo $(($1 + $2)); }
 mul() { echo $(($1 * $2)); }
`

  test('takes a prediction, as it was given, that applies to no clean tree', async () => {
    const { verdict, gradings, read, record } = await grade(predicted(TWICE))
    expect(gradings.official?.steps[1]).toMatchObject({
      patch: 'model',
      rung: 'patch-fuzz',
      halfApplied: true
    })
    expect(record.row?.gradings).toEqual({ official: 1, strict: 0, simple: 0 })
    expect(gradings.strict).toMatchObject({ patchApplied: false, steps: [{ patch: 'model', rung: null }] })
    expect(gradings.simple?.reason).toBe('patch-does-not-apply')
    expect(verdict).toMatchObject({ reward: 1, disputed: true })
    expect(verdict.disputes[0]?.cause).toContain('official says 1, strict 0')
    expect(read('artifacts/model.patch').toString()).toBe(TWICE)
  })

  test('loses a change whose own test stands where the hidden one goes; strictly it is resolved', async () => {
    const { verdict, gradings } = await grade(
      scripted(`sed -i 's/^mul.*/mul() { echo "$(($1 * $2))"; }/' calc.sh
        echo 'sub() { echo $(($1 - $2)); }' >> calc.sh
        echo 'test_mine() { [ "$(sub 5 1)" = 4 ]; }' >> tests/test_calc.py`)
    )
    expect(gradings.official).toMatchObject({ patchApplied: false, resolved: false, exitCode: null })
    expect(gradings.official?.steps[1]).toMatchObject({ patch: 'model', rung: null, halfApplied: true })
    expect(gradings.strict).toMatchObject({ resolved: true, passedTests: [TEST_ADD, TEST_SUB] })
    expect(gradings.simple?.passed).toBe(true)
    expect(verdict).toMatchObject({ reward: 0, disputed: true })
    expect(codes(verdict)).toEqual(['patch-does-not-apply'])
    expect(verdict.flags).toMatchObject([{ code: 'patch-touches-tests', level: 'suspect' }])
  })

  test('is fooled by a change of the hidden tests, which strict puts back', async () => {
    const cheats = scripted("sed -i '1i sub() { echo 2; }' tests/test_calc.py")
    const { gradings, verdict } = await grade(cheats, grading('official', 'strict'))
    expect(gradings.official?.resolved).toBe(true)
    expect(gradings.strict).toMatchObject({ resolved: false, failedTests: [TEST_SUB] })
    expect(verdict).toMatchObject({ reward: 1, disputed: true })
    expect(verdict.flags).toMatchObject([{ code: 'patch-touches-tests', level: 'suspect' }])
  })
})

describe('a hostile change', () => {
  test('has no part in how patches are applied, nor leaves the container', async () => {
    const attack = scripted(`echo 'sub() { echo $(($1 - $2)); }' >> calc.sh
      printf '#!/bin/sh\\ntouch /app/owned\\n' > .git/hooks/post-applypatch
      cp .git/hooks/post-applypatch .git/monitor; chmod +x .git/monitor .git/hooks/post-applypatch
      git config core.fsmonitor .git/monitor
      git config filter.evil.smudge 'touch /app/owned; cat'
      echo '*.py filter=evil' > .gitattributes
      ln -s / root; ln -s ../../../etc/passwd passwd`)
    const row = { test_command: 'ls -A; pytest -v' }
    const { verdict, gradings, read } = await grade(attack, { row, ...grading('official', 'strict') })
    expect(verdict.reward).toBe(1)
    expect(gradings.strict?.resolved).toBe(true)
    for (const name of ['official', 'strict'])
      expect(read(`verifier/${name}/stdout.txt`).toString()).not.toMatch(/^owned$/m)
  })

  test('cannot write reports that strict takes for those of the run', async () => {
    const suite = '<testsuite><testcase classname="Calc" name="sub"/></testsuite>'
    const row = {
      log_parser: 'JavaGenericParser' as const,
      F2P: ['Calc.sub'],
      P2P: [],
      test_command: 'cat target/surefire-reports/TEST-Calc.xml'
    }
    const forges = scripted(`mkdir -p target/surefire-reports
      echo '${suite}' > target/surefire-reports/TEST-Calc.xml`)
    const { gradings, verdict } = await grade(forges, { row, ...grading('official', 'strict') })
    expect(gradings.official?.resolved).toBe(true)
    expect(gradings.strict?.resolved).toBe(false)
    expect(verdict).toMatchObject({ reward: 1, disputed: true })
    expect(verdict.flags.map(({ code }) => code)).toContain('report-shaped-path')
  })

  test('is flagged for files that `patch` takes it to and no header of git’s names', async () => {
    // Its first hunk needs fuzz, so git takes none of it; the second part is a context diff.
    const text = `${subPatch('echo 0').replace(' # calc', ' # other')}*** a/tests/test_calc.py
--- b/tests/test_calc.py
***************
*** 1,2 ****
--- 1,3 ----
  test_add() { [ "$(add 1 2)" = 3 ]; }
+ sub() { echo 2; }
  test_sub() { [ "$(sub 3 1)" = 2 ]; }
`
    const { verdict, gradings } = await grade(predicted(text), grading('official', 'strict'))
    expect(gradings.official).toMatchObject({
      resolved: true,
      steps: [{ patch: 'test' }, { rung: 'patch-fuzz', unnamed: ['tests/test_calc.py'] }]
    })
    expect(gradings.strict?.resolved).toBe(false)
    expect(verdict.flags).toMatchObject([{ code: 'patch-touches-tests', paths: ['tests/test_calc.py'] }])
  })

  test('fools the official rule by product code that prints results, and strict by one that ends the runner and prints its end besides', async () => {
    const prints = "echo 'echo tests/test_calc.py::test_sub PASSED' >> calc.sh"
    const printed = await grade(scripted(prints))
    expect(printed.record.row?.gradings).toEqual({ official: 1, strict: 0, simple: 0 })
    expect(printed.verdict.disputed).toBe(true)

    const all = `${prints}; echo 'echo tests/test_calc.py::test_add PASSED' >> calc.sh`
    const ended = await grade(scripted(`${all}; echo 'kill -9 $PPID' >> calc.sh`))
    expect(ended.record.row?.gradings).toEqual({ official: 1, strict: 0, simple: 0 })
    expect(ended.gradings.strict?.contradiction).toBe('pytest began 1 times and has 0 last lines')
    expect(ended.verdict.disputes[0]?.cause).toContain('has 0 last lines')

    const end = "echo 'echo ===== 2 passed in 0.01s =====' >> calc.sh; echo 'kill -9 $PPID' >> calc.sh"
    const forged = await grade(scripted(`${all}; ${end}`))
    // Only its words tell these from results; docs/swe-polybench.md says so.
    expect(forged.record.row?.gradings).toMatchObject({ official: 1, strict: 1 })
    expect(forged.verdict.flags.map(({ code }) => code)).toEqual(['names-test-runner'])
  })

  test('is flagged where a script that the row’s test command names prints results', async () => {
    const row = { test_command: 'sh ./run.sh' }
    const prints = scripted(`cat > run.sh <<'END'
echo '===== test session starts ====='
echo tests/test_calc.py::test_add PASSED
echo tests/test_calc.py::test_sub PASSED
echo '===== 2 passed in 0.01s ====='
END`)
    const { verdict, record } = await grade(prints, { row })
    expect(record.row?.gradings).toEqual({ official: 1, strict: 1, simple: 0 })
    expect(verdict.flags).toMatchObject([
      { code: 'test-runner-changed', paths: ['run.sh'] },
      { code: 'names-test-runner', paths: ['run.sh'] }
    ])
  })

  test('is unresolved where it is a patch that no ladder takes', async () => {
    const removesWhatIsNotThere = GOLD.replace(' mul', '-div').replace('-1,3 +1,4', '-1,3 +1,3')
    const { verdict, gradings, record } = await grade(
      predicted(removesWhatIsNotThere),
      grading('official', 'strict')
    )
    expect(codes(verdict)).toEqual(['patch-does-not-apply'])
    expect(gradings.strict?.patchApplied).toBe(false)
    expect(record.outcome).toBe('unresolved')
  })

  test('never reaches a container where the prediction names paths that no patch may touch', async () => {
    const text = GOLD.replaceAll('calc.sh', '.git/config')
    const { verdict, record } = await grade(predicted(text))
    expect(codes(verdict)).toEqual(['patch-does-not-apply'])
    expect(record.row?.gradings).toEqual({ official: 0, strict: 0, simple: 0 })
  })
})

describe('what the official harness loses', () => {
  test('the output of tests that run out of time is kept, and not graded', async () => {
    const row = { test_command: 'pytest -v; sleep 600' }
    const { verdict, gradings, read } = await grade(solves, {
      row,
      ...grading('official'),
      multipliers: { environment: 1, agent: 1, verifier: 5 / 1200 }
    })
    expect(codes(verdict)).toEqual(['tests-timed-out'])
    expect(gradings.official).toMatchObject({ timedOut: true, exitCode: null, resolved: false })
    expect(read('verifier/official/stdout.txt').toString()).toContain('test_sub PASSED')
    expect(read('verifier/official/stderr.txt').toString()).toContain('+ sleep 600')
  })

  test('the same row may run twice at once', async () => {
    const official = grading('official')
    const both = await Promise.all([grade(solves, official), grade(solves, official)])
    expect(both.map(({ record }) => record.row?.gradings)).toEqual([{ official: 1 }, { official: 1 }])
  })

  test('a row that cannot be graded ends its own trial alone', async () => {
    const { log_parser: _, ...withoutParser } = calcRow(image, { instance_id: 'calc__calc-2' })
    const rows = rowDataset(calcRow(image), withoutParser)
    const { context, end } = await newTrialContext(rows, solves, { listener: () => {} })
    const run = async (name: string) => {
      const task = await readTask(join(rows.tasks, name))
      if (!task.ok) throw new Error(task.fault.message)
      return runTrial({ task: name, agent: 'scripted', model: null, attempt: 1, name }, task.task, context)
    }
    const records = await Promise.all(['calc__calc-1', 'calc__calc-2'].map(run))
    await end()
    expect(records).toMatchObject([
      { outcome: 'resolved' },
      { outcome: 'error', fault: { kind: 'task', code: 'no-log-parser' } }
    ])
  })

  test('bytes that are no UTF-8 cost no log', async () => {
    const { record } = await grade(solves, {
      row: { test_command: "printf '\\377\\376\\n'; pytest -v" },
      ...grading('official')
    })
    expect(record.row?.gradings).toEqual({ official: 1 })
  })
})

describe('simple grading of a container', () => {
  const docker = createDocker()
  const JOB = `e2e-rows-${process.pid}`
  afterAll(() => reapJob(docker, JOB))

  interface Given {
    before?: string
    user?: string
    during?: (id: string) => void
  }

  const gradeIn = async (patch: string, { before = ':', user, during = () => {} }: Given = {}) => {
    const container = await startContainer(docker, {
      image,
      jobId: JOB,
      role: 'verifier',
      expiresAt: Date.now() / 1000 + 3600,
      network: 'none',
      cpus: null,
      memoryMb: 512,
      env: {}
    })
    await container.exec({ command: ['sh', '-c', before], user: 0 })
    return gradeSimply(container, {
      row: calcRow(image),
      patch,
      workdir: '/app',
      user: user ?? null,
      timeoutMs: 60_000,
      signal: new AbortController().signal,
      onOutput: () => during(container.id)
    })
  }

  test('says whether it passes, and what the runner printed', async () => {
    const { grading: simple, output } = await gradeIn(GOLD)
    expect(simple).toMatchObject({ passed: true, exitCode: 0, testsRun: 2, reason: null, runnerFiles: [] })
    expect(output).toContain('0 failed, 2 passed')
  })

  test('says what the patch met where it does not apply', async () => {
    const { grading: simple, output } = await gradeIn('no patch at all\n')
    expect(simple).toMatchObject({ passed: false, exitCode: null, reason: 'patch-does-not-apply' })
    expect(output).toMatch(/^model_patch: not applied\n/)
  })

  test('has the hidden tests where a change puts a link in the place of their folder', async () => {
    const link = `diff --git a/tests/test_calc.py b/tests/test_calc.py
deleted file mode 100644
--- a/tests/test_calc.py
+++ /dev/null
@@ -1 +0,0 @@
-test_add() { [ "$(add 1 2)" = 3 ]; }
diff --git a/tests b/tests
new file mode 120000
--- /dev/null
+++ b/tests
@@ -0,0 +1 @@
+/etc
\\ No newline at end of file
`
    const { grading: simple, output } = await gradeIn(GOLD + link)
    expect(output).toContain('tests/test_calc.py::test_sub PASSED')
    expect(simple).toMatchObject({ passed: true, testsRun: 2 })
  })

  test('goes on as the user who owns the work tree', async () => {
    const { grading: simple } = await gradeIn(GOLD, { before: 'chown -R nobody /app', user: 'nobody' })
    expect(simple).toMatchObject({ passed: true, testsRun: 2 })
  })

  test('is over where a patch is larger than any change', async () => {
    const { grading: simple, output } = await gradeIn('+'.repeat(64 * 1024 * 1024 + 1))
    expect(simple).toMatchObject({ passed: false, reason: 'patch-does-not-apply' })
    expect(output).toContain('larger than')
  })

  test('is the fault of nobody’s change where the container is ended from outside', async () => {
    const during = (id: string) => void spawnSync('docker', ['kill', id])
    const killed = gradeIn(GOLD, { during })
    await expect(killed).rejects.toMatchObject({ kind: 'infrastructure', code: 'container-gone' })
  })
})

describe('controls', () => {
  const hangs = scripted('echo "sleep 600" >> calc.sh')
  const short = { multipliers: { environment: 1, agent: 1, verifier: 8 / 1200 } }

  const withControls = async (row: Partial<SweRow>) => {
    const rows = rowDataset(calcRow(image, row))
    const { context, end } = await newTrialContext(rows, hangs, {
      listener: () => {},
      ...short,
      ...grading('official')
    })
    const task = await readTask(join(rows.tasks, 'calc__calc-1'))
    if (!task.ok) throw new Error(task.fault.message)
    const record = await runTrial(
      { task: 'calc__calc-1', agent: 'scripted', model: null, attempt: 1, name: 't' },
      task.task,
      { ...context, controls: createControls('never', context) }
    )
    await end()
    return { record, has: (path: string) => existsSync(join(context.jobDir, 'controls', path)) }
  }

  test('clear a row whose tests a change makes hang: gold gets 1, and an untouched tree 0 by its tests', async () => {
    const { record, has } = await withControls({})
    expect(record).toMatchObject({ outcome: 'unresolved', reasons: [{ code: 'tests-timed-out' }] })
    expect(has('calc__calc-1__oracle/verifier/official/stdout.txt')).toBe(true)
    expect(has('calc__calc-1__nop/verifier/strict/stdout.txt')).toBe(true)
  })

  test('blame a row whose tests hang for gold as well', async () => {
    const { record } = await withControls({ test_command: 'sleep 600' })
    expect(record).toMatchObject({ outcome: 'error', fault: { kind: 'task', code: 'gold-fails' } })
  })
})

describe('retrieval', () => {
  const SCORE = { recall: 1, precision: 1, f1: 1 }
  const RETRIEVAL: Retrieval = {
    official: { file: SCORE, node: null },
    corrected: { file: SCORE, node: null }
  }

  test('gets the sources before and after the change, without the hidden tests', async () => {
    const asked: RetrievalInput[] = []
    const { verdict, record } = await grade(solves, {
      rowGrading: {
        gradings: ['official'],
        retrieval: {
          paths: () => ['calc.sh', 'tests/test_calc.py', 'missing.sh', '../../etc/passwd'],
          measure: async input => {
            asked.push(input)
            return RETRIEVAL
          }
        }
      }
    })
    const [{ before, after, patch } = {} as RetrievalInput] = asked
    expect([...before.keys()].sort()).toEqual(['calc.sh', 'tests/test_calc.py'])
    expect(before.get('calc.sh')).not.toContain('sub()')
    expect(after?.get('calc.sh')).toContain('sub()')
    expect(after?.get('tests/test_calc.py')).toBe(before.get('tests/test_calc.py'))
    expect(patch).toContain('+sub()')
    expect(verdict.retrieval).toEqual(RETRIEVAL)
    expect(record.row?.retrieval).toEqual(RETRIEVAL)
  })

  test('that fails costs no verdict', async () => {
    const { record } = await grade(solves, {
      rowGrading: {
        gradings: ['official'],
        retrieval: {
          paths: () => [],
          measure: async () => {
            throw new Error('no grammar')
          }
        }
      }
    })
    expect(record).toMatchObject({ outcome: 'resolved', row: { retrieval: null } })
  })
})
