import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { explain } from '../../src/commands/explain.js'
import { UserError } from '../../src/contracts/errors.js'
import { expectedTestsSchema } from '../../src/contracts/expected-tests.js'
import type { Verdict } from '../../src/contracts/verdict.js'
import { scoreReports, verdictWithoutReports, verifierShapes } from '../../src/score/index.js'
import { reportTree } from '../../src/trial/list-report-files.js'
import { processOutOfMemory, testsTimedOut } from '../../src/trial/verify-end.js'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'explain-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), content)
}

const EXPECTED = {
  n2p_tests: ['a.B.new'],
  p2p_tests: ['a.B.old'],
  run_result: { passed_tests: ['a.B.old'] },
  test_patch_result: { passed_tests: ['a.B.old'] }
}

/** A trial's folder as a run leaves it. */
const trial = async (cases: string, shapes = verifierShapes({})): Promise<void> => {
  write('result.json', JSON.stringify({ task_name: 'task-1', trial_name: 'task-1__abc1234' }))
  write('verifier/expected_tests.json', JSON.stringify(EXPECTED))
  write('verifier/junit/build/test-results/test/TEST-a.xml', `<testsuite>\n${cases}\n</testsuite>\n`)
  const files = reportTree(join(dir, 'verifier/junit'))
  const expected = expectedTestsSchema.parse(EXPECTED)
  const verdict = await scoreReports({ expected, files, shapes, containerReward: null })
  write('verifier/report.json', JSON.stringify(verdict))
}

describe('explain', () => {
  it('tells each missed test from the base commit to now, with its message', async () => {
    await trial(
      '<testcase classname="a.B" name="new"><failure message="expected &lt;1&gt;&#10;\u202ebut was 2"/></testcase>' +
        '<testcase classname="a.B" name="old"><skipped/></testcase>'
    )
    const { tests, text } = await explain({ trialDir: dir })
    expect(tests).toEqual([
      {
        id: 'a.B.new',
        list: 'n2p',
        atBase: 'NONE',
        beforeFix: 'NONE',
        now: 'FAIL',
        message: 'expected <1>\n\u202ebut was 2'
      },
      { id: 'a.B.old', list: 'p2p', atBase: 'PASS', beforeFix: 'PASS', now: 'SKIP', message: null }
    ])
    expect(text).toContain('task-1 (task-1__abc1234)')
    expect(text).toMatch(
      /n2p {3}absent {3}absent {6}failed {3}a\.B\.new\n {10}\| expected <1>\n {10}\| \\u202ebut was 2\n/
    )
    expect(text).toMatch(/p2p {3}passed {3}passed {6}skipped {2}a\.B\.old/)
  })

  it('finds the shape of the verifier that repeats the verdict', async () => {
    const shapes = verifierShapes({ comparer: String.raw`r"\[(?:desktop|jvm)\]$"` })
    await trial(
      '<testcase classname="a.B" name="new[jvm]"><failure>why</failure></testcase><testcase classname="a.B" name="old"/>',
      shapes
    )
    const { tests } = await explain({ trialDir: dir })
    expect(tests).toMatchObject([{ id: 'a.B.new', now: 'FAIL', message: 'why' }])
  })

  it('explains a reward of 1 in few words', async () => {
    await trial('<testcase classname="a.B" name="new"/><testcase classname="a.B" name="old"/>')
    const { tests, text } = await explain({ trialDir: dir })
    expect(tests).toEqual([])
    expect(text).toContain('reward 1: resolved')
  })

  it('does not look at the reports of tests that were killed', async () => {
    await trial('<testcase classname="a.B" name="new"/>')
    const verdict = verdictWithoutReports({
      reasons: [testsTimedOut(900)],
      expected: expectedTestsSchema.parse(EXPECTED)
    })
    write('verifier/report.json', JSON.stringify(verdict))
    const { tests, text } = await explain({ trialDir: dir })
    expect(tests).toEqual([])
    expect(text).toContain('did not end within 900 s')
  })

  it('finds the tests of a verdict of before those that did not run were counted apart', async () => {
    await trial('<testcase classname="a.B" name="new"><failure>why</failure></testcase>')
    const path = join(dir, 'verifier/report.json')
    const verdict = JSON.parse(readFileSync(path, 'utf8')) as Verdict
    delete verdict.transitions.p2p.absent
    writeFileSync(path, JSON.stringify(verdict))
    const { tests } = await explain({ trialDir: dir })
    expect(tests).toContainEqual(expect.objectContaining({ id: 'a.B.new', message: 'why' }))
  })

  it('counts tests that did not run apart from those that failed', async () => {
    await trial('<testcase classname="a.B" name="new"><failure>why</failure></testcase>')
    const { text } = await explain({ trialDir: dir })
    expect(text).toMatch(/^ {8}expected {2}passed {2}not run$/m)
    expect(text).toMatch(/^ {2}n2p {10}1 {7}0 {8}0$/m)
    expect(text).toMatch(/^ {2}p2p {10}1 {7}0 {8}1$/m)
  })

  it('looks at the reports of tests that went on after a process ran out of memory', async () => {
    await trial('<testcase classname="a.B" name="new"><failure>why</failure></testcase>')
    const path = join(dir, 'verifier/report.json')
    const verdict = JSON.parse(readFileSync(path, 'utf8')) as Verdict
    const reasons = [processOutOfMemory(512), ...verdict.reasons]
    writeFileSync(path, JSON.stringify({ ...verdict, reasons }))
    const { tests } = await explain({ trialDir: dir })
    expect(tests).toContainEqual(expect.objectContaining({ id: 'a.B.new', now: 'FAIL', message: 'why' }))
  })

  it.each([
    [0, /^(?!.*exit code)/s],
    [3, /The agent ended with exit code 3; the folder agent\/ has/],
    [127, /exit code 127, most often since the task image has no such program;/]
  ])('tells of an agent that ended with %d what it says', async (code, message) => {
    await trial('<testcase classname="a.B" name="old"/>')
    write('result.json', JSON.stringify({ agent_result: { metadata: { exit_code: code } } }))
    expect((await explain({ trialDir: dir })).text).toMatch(message)
  })

  it('repeats what an agent that failed said last, with nothing in it that moves the cursor', async () => {
    await trial('<testcase classname="a.B" name="old"/>')
    const metadata = { exit_code: 3, last_line: 'no such\u001b[2J model' }
    write('result.json', JSON.stringify({ agent_result: { metadata } }))
    expect((await explain({ trialDir: dir })).text).toContain(' It said last: no such\\u001b[2J model.\n')
  })

  it('says why there is no verdict', async () => {
    write(
      'result.json',
      JSON.stringify({
        task_name: 't',
        exception_info: { exception_type: 'X', exception_message: 'no\nengine' }
      })
    )
    expect(await explain({ trialDir: dir })).toMatchObject({
      verdict: null,
      text: 't\nno verdict: X: no\\nengine\n'
    })
  })

  it('says that a file is no folder', async () => {
    writeFileSync(join(dir, 'one'), '')
    await expect(explain({ trialDir: join(dir, 'one') })).rejects.toThrow(/one` is a file\. Give a trial's/)
  })

  it('says first that a folder does not exist', async () => {
    const explained = explain({ trialDir: join(dir, 'nosuch') })
    await expect(explained).rejects.toThrow(UserError)
    await expect(explained).rejects.toThrow(/nosuch` does not exist\. Give `jobs\/<job>\/<trial>`/)
  })

  it.each([
    ['an empty folder', () => undefined, /no trial's folder, or the trial has not ended/],
    [
      "a job's folder",
      () => {
        write('result.json', '{"id": "job", "n_total_trials": 1}')
        write('task__abc1234/result.json', '{}')
      },
      /is a job's folder\. Give one of its trials, such as `.*task__abc1234`/
    ],
    ['a report that is no JSON', () => write('verifier/report.json', '{'), /not JSON/],
    [
      'a report that is no verdict',
      () => write('verifier/report.json', '{"reward": 2}'),
      /another version, or is damaged/
    ]
  ])('calls %s a mistake of the user', async (_what, plant, message) => {
    plant()
    await expect(explain({ trialDir: dir })).rejects.toThrow(UserError)
    await expect(explain({ trialDir: dir })).rejects.toThrow(message)
  })
})
