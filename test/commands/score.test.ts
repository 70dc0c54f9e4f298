import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { score } from '../../src/commands/score.js'
import { UserError } from '../../src/contracts/errors.js'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'score-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const write = (path: string, content: string): string => {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), content)
  return join(dir, path)
}

const expected = (value: unknown): string => write('expected_tests.json', JSON.stringify(value))

const report = (cases: string): string => {
  write('tree/build/test-results/test/TEST-a.xml', `<testsuite>\n${cases}\n</testsuite>\n`)
  return join(dir, 'tree')
}

describe('score', () => {
  it('reaches a verdict and says it', async () => {
    const reports = report('<testcase classname="a" name="b"/>')
    const result = await score({ expected: expected({ n2p_tests: ['a.b'] }), reports })
    expect(result).toMatchObject({
      exitCode: 0,
      verdict: { reward: 1, evidence: 'junit', container: { reward: null } }
    })
    expect(result.text).toMatch(/^reward 1: resolved\n/)
  })

  it('exits 0 with a verdict of 0 as well, also without any report', async () => {
    mkdirSync(join(dir, 'empty'))
    const result = await score({ expected: expected({ n2p_tests: ['a.b'] }), reports: join(dir, 'empty') })
    expect(result).toMatchObject({ exitCode: 0, verdict: { reward: 0, reasons: [{ code: 'no-report' }] } })
    expect(result.text).toMatch(/There is no JUnit report below `.*empty`/)
    expect(result.text).not.toContain('test-stdout.txt')
  })

  it("takes the shapes of the task's verifier from its tests folder", async () => {
    const reports = report('<testcase classname="a" name="b[jvm]"/>')
    const options = { expected: expected({ n2p_tests: ['a.b'] }), reports }
    write('tests/junit_compare.py', String.raw`X = re.compile(r"\[(?:desktop|jvm)\]$")`)
    write('tests/test.sh', 'echo 1 > /logs/verifier/reward.txt\n')
    expect((await score(options)).verdict.reward).toBe(0)
    const { verdict } = await score({ ...options, tests: join(dir, 'tests') })
    expect(verdict).toMatchObject({ reward: 1, flags: [{ code: 'verifier-can-write-1' }] })
  })

  it.each([
    ['expected', /Cannot read the expected tests/],
    ['reports', /reports folder .* Give the folder that Gradle ran in/],
    ['tests', /tests folder .* Give the task's `tests` folder, or leave it out/]
  ])('calls a missing %s a mistake of the user', async (name, message) => {
    const options = {
      expected: expected({ n2p_tests: ['a.b'] }),
      reports: report(''),
      [name]: join(dir, 'nowhere')
    }
    await expect(score(options)).rejects.toThrow(UserError)
    await expect(score(options)).rejects.toThrow(message)
  })

  it.each([
    ['something else', { task_name: 'task-1', reward: 1 }],
    ['empty lists', { f2p_tests: [], p2p_tests: [] }]
  ])('refuses an expected file of %s, by which nothing could come to a verdict', async (_, value) => {
    const scoring = score({ expected: expected(value), reports: report('<testcase name="x"/>') })
    await expect(scoring).rejects.toThrow(UserError)
    await expect(scoring).rejects.toThrow(
      'expects no test: none of its lists f2p_tests, p2p_tests, s2p_tests, n2p_tests has one. Give the `tests/expected_tests.json` of a task.'
    )
  })

  it('says line and field of a malformed expected file', async () => {
    const path = write('expected_tests.json', '{\n"f2p_tests": [1]}')
    await expect(score({ expected: path, reports: report('') })).rejects.toThrow(`${path}:2: f2p_tests[0]`)
  })

  it('shows the first 20 tests, each in one line in which all can be seen', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `a.evil\n\u001b[31m\u202e ${index}`)
    const { text, verdict } = await score({
      expected: expected({ n2p_tests: names }),
      reports: report('<testcase name="x"/>')
    })
    expect(verdict.reasons[0]?.tests).toHaveLength(25)
    expect(text.match(/evil/g)).toHaveLength(20)
    expect(text).toContain('    a.evil\\n\\u001b[31m\\u202e 0\n')
    expect(text).toContain('and 5 more')
    expect(text).not.toMatch(/[\u001b\u202e]/)
  })
})
