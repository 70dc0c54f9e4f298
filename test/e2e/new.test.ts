import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { runJob, runOptions } from './support/run-job.js'
import { makeCalibration, makeNew, newShed, type Shed } from './support/shed.js'

const SPELLED = 'greet() { echo "hello, $1"; }\n'
const SPELLING_TEST = 'test_spelling() { greet Ann | grep -q hello; }\n'

const expectedOf = (task: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(task, 'tests/expected_tests.json'), 'utf8'))

const rewardsOf = async (shed: Shed, agent: string): Promise<(number | null)[]> => {
  const { rewards } = await runJob(runOptions({ path: shed.tasks, agent, limit: undefined }))
  return rewards.trials.map(({ reward }) => reward)
}

describe('new', () => {
  test('makes a task of two commits, which tells the fix from an untouched tree', async () => {
    const shed = newShed()
    const fix = shed.change('Spell it right (#7)\n\nIt said helo.\n\nFixes #6\n', {
      'src/main/greet.sh': SPELLED,
      'src/test/NamesTest.sh': `test_names() { greet Ann | grep -q Ann; }\n${SPELLING_TEST}`
    })
    shed.makeBase()
    const { task, text, exitCode } = await makeNew(shed, fix)
    expect({ task, exitCode }).toEqual({ task: join(shed.tasks, 'shed-owner_shed-7'), exitCode: 0 })
    expect(text).toContain('f2p 1, p2p 1, s2p 0, n2p 0, by one run of each stage.')
    expect(expectedOf(task!)).toMatchObject({
      f2p_tests: ['shed.NamesTest.test_spelling'],
      p2p_tests: ['shed.NamesTest.test_names']
    })
    expect(readFileSync(join(task!, 'instruction.md'), 'utf8')).toMatch(
      /^# Spell it right\n[\s\S]*\nIt said helo\.\n/
    )
    expect(readFileSync(join(task!, 'task.toml'), 'utf8')).toMatch(
      /license = "MIT"[\s\S]*pull\/7"[\s\S]*issues\/6"/
    )
    expect(await rewardsOf(shed, 'oracle')).toEqual([1])
    expect(await rewardsOf(shed, 'nop')).toEqual([0])
    await expect(makeNew(shed, fix)).rejects.toThrow(/shed-owner_shed-7` is there already/)
  })

  test('builds the image although tests fail at the base commit', async () => {
    const shed = newShed({ 'src/test/BrokenTest.sh': 'test_broken() { false; }\n' })
    const fix = shed.change('Spell it right', {
      'src/main/greet.sh': SPELLED,
      'src/test/SpellingTest.sh': SPELLING_TEST
    })
    shed.makeBase()
    const { task } = await makeNew(shed, fix)
    expect(task).toBe(join(shed.tasks, `shed-owner_shed-${fix.slice(0, 12)}`))
    expect(readFileSync(join(task!, 'environment/prepare.sh'), 'utf8')).toMatch(/ \|\| true\n$/)
    expect(expectedOf(task!)).toMatchObject({
      f2p_tests: ['shed.SpellingTest.test_spelling'],
      test_patch_result: { failed_tests: ['shed.BrokenTest.test_broken', 'shed.SpellingTest.test_spelling'] }
    })
  })

  test.each([
    ['mends nothing', 'test_same() { greet Ann | grep -q Ann; }\n', SPELLED, /the fix makes no test pass/],
    [
      'breaks tests',
      SPELLING_TEST,
      'greet() { echo "hello"; }\n',
      /the fix breaks tests that passed before it:\n {2}"shed\.NamesTest\.test_names"$/
    ]
  ])('makes none of a change that %s, and leaves nothing', async (_, tests, main, message) => {
    const shed = newShed()
    const fix = shed.change('A change', { 'src/main/greet.sh': main, 'src/test/MoreTest.sh': tests })
    shed.makeBase()
    const made = await makeNew(shed, fix, { out: join(shed.dir, 'made') })
    expect(made).toMatchObject({ task: null, exitCode: 1, text: expect.stringMatching(message) })
    expect(existsSync(join(shed.dir, 'made'))).toBe(false)
    expect(
      existsSync(join(made.jobDir, `shed-owner_shed-${fix.slice(0, 12)}/fix-1/verifier/test-stdout.txt`))
    ).toBe(true)
  })

  test('makes none on a base without the commit', async () => {
    const shed = newShed()
    shed.makeBase()
    const before = shed.change('Later', { 'README.md': 'Later\n' })
    const fix = shed.repository.commit('Spell it right', {
      'src/main/greet.sh': SPELLED,
      'src/test/SpellingTest.sh': SPELLING_TEST
    })
    await expect(makeNew(shed, fix, { before })).rejects.toThrow(
      /shed-owner_shed:base does not have the commit [0-9a-f]{40}.*bases --rebuild/
    )
    expect(readdirSync(shed.tasks)).toEqual([])
  })
})

/** Tests that are skipped by chance: that all of them come out alike in both runs of a stage does not happen. */
const CHANCE = Array.from(
  { length: 16 },
  (_, index) => `test_chance_${String.fromCharCode(97 + index)}() { return $((RANDOM % 2 * 77)); }\n`
).join('')

const newFlaky = async () => {
  const shed = newShed()
  const fix = shed.change('Spell it right (#8)', {
    'src/main/greet.sh': SPELLED,
    'src/test/SpellingTest.sh': SPELLING_TEST,
    'src/test/ChanceTest.sh': CHANCE
  })
  shed.makeBase()
  return { shed, fix }
}

describe('flaky tests', () => {
  test('are left out of the lists and told of', async () => {
    const { shed, fix } = await newFlaky()
    const { task, text } = await makeNew(shed, fix, { repeat: 2 })
    expect(text).toMatch(
      /Flaky, and in no list:\n {2}"shed\.ChanceTest\.test_chance_\w" (?:passed|was skipped) 1 of 2 times/
    )
    expect(expectedOf(task!)).toMatchObject({
      f2p_tests: expect.arrayContaining(['shed.SpellingTest.test_spelling'])
    })
    expect(existsSync(join(task!, 'environment/exclude-flaky-tests.gradle'))).toBe(false)
  })

  test('are kept from running where that is asked for, by what the image and the verifier name', async () => {
    const { shed, fix } = await newFlaky()
    const { task, text } = await makeNew(shed, fix, { repeat: 2, excludeFlaky: true })
    expect(text).toContain('Classes that do not run any more: shed.ChanceTest.')
    expect(text).not.toContain('Flaky')
    expect(JSON.stringify(expectedOf(task!))).not.toContain('Chance')
    expect(readFileSync(join(task!, 'tests/test.sh'), 'utf8')).toContain(
      './gradlew clean test --continue --init-script /home/exclude-flaky-tests.gradle || true'
    )
    expect(await rewardsOf(shed, 'oracle')).toEqual([1])
  }, 600_000)
})

describe('calibrate', () => {
  let shed: Shed
  let task: string
  let file: string
  let right: string

  beforeAll(async () => {
    shed = newShed()
    const fix = shed.change('Spell it right (#9)', {
      'src/main/greet.sh': SPELLED,
      'src/test/SpellingTest.sh': SPELLING_TEST
    })
    shed.makeBase()
    const made = await makeNew(shed, fix)
    task = made.task!
    file = join(task, 'tests/expected_tests.json')
    right = readFileSync(file, 'utf8')
  })

  test('writes what the tests say over what somebody wrote', async () => {
    writeFileSync(file, right.replace('test_spelling', 'test_spelt'))
    const { text, exitCode } = await makeCalibration(task)
    expect({ exitCode, text }).toEqual({ exitCode: 0, text: expect.stringContaining(`Written: ${file}`) })
    expect(readFileSync(file, 'utf8')).toBe(right)
  })

  test('leaves the file as it was where the fix mends nothing, and where it is stopped', async () => {
    const stopped = new AbortController()
    const calibrating = makeCalibration(task, {}, stopped.signal)
    setTimeout(() => stopped.abort('SIGINT'), 2_000)
    await expect(calibrating).rejects.toBe('SIGINT')
    writeFileSync(
      join(task, 'solution/fix.patch'),
      'diff --git a/NEWS b/NEWS\nnew file mode 100644\n--- /dev/null\n+++ b/NEWS\n@@ -0,0 +1 @@\n+nothing\n'
    )
    expect(await makeCalibration(task)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('nothing was written')
    })
    expect(readFileSync(file, 'utf8')).toBe(right)
    expect(readdirSync(join(task, 'tests')).filter(name => name.startsWith('expected'))).toEqual([
      'expected_tests.json'
    ])
  })

  test('takes one task, which can be read', async () => {
    await expect(makeCalibration(shed.tasks)).rejects.toThrow(/is a folder of tasks\. Name one of them/)
    await expect(makeCalibration(join(shed.tasks, 'none'))).rejects.toThrow(/does not exist/)
  })
})
