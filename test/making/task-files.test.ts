import { describe, expect, test } from '@jest/globals'
import { taskFiles } from '../../src/making/task-files.js'
import { SAMPLES, sampleFiles, sampleInput } from './sample-input.js'

describe('the files of a task are those of the samples', () => {
  test.each(SAMPLES)('%s', name => {
    const made = taskFiles(sampleInput(name))
    expect(new Map([...made].sort())).toEqual(new Map([...sampleFiles(name)].sort()))
  })
})

describe('what no sample has', () => {
  const input = sampleInput('kotlin-bench_larder-14')
  const text = (path: string, changes: Partial<typeof input>): string =>
    taskFiles({ ...input, ...changes }).get(path)!.text

  test('variables for the tests are set in the image and by the verifier', () => {
    const changes = { testEnvironment: ['export CI=true'] }
    expect(text('environment/prepare.sh', changes)).toContain('\nexport CI=true\n./gradlew clean test')
    expect(text('tests/test.sh', changes)).toContain('\nexport CI=true\n./gradlew clean test')
  })

  test('tests that fail without a change do not end the build of the image', () => {
    expect(text('environment/prepare.sh', { testsFailAtBase: true })).toMatch(/--continue \|\| true\n$/)
  })

  test('without a known licence, change or issue the keys are left out', () => {
    const change = { type: 'commit', id: 'abc', url: null, issueUrl: null } as const
    const toml = text('task.toml', { license: null, change })
    expect(toml).toContain('code_change_type = "commit"\ncode_change_id = "abc"\n\n[environment]')
    expect(toml).not.toContain('license')
  })

  test('expected tests that are still to be found have no file', () => {
    expect([...taskFiles({ ...input, expectedTests: null }).keys()]).not.toContain(
      'tests/expected_tests.json'
    )
  })

  test('names in task.toml are escaped', () => {
    expect(text('task.toml', { authorName: 'a "b"\n[agent]' })).toContain(
      'author_name = "a \\"b\\"\\n[agent]"'
    )
  })
})
