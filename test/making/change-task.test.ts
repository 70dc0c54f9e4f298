import { describe, expect, test } from '@jest/globals'
import { parse } from 'smol-toml'
import { type Change, changeTask, changeTaskName } from '../../src/making/change-task.js'
import { readCommitMessage } from '../../src/making/commit-message.js'
import { readSourceAddress } from '../../src/making/source-address.js'
import { taskFiles } from '../../src/making/task-files.js'

const change = (overrides: Partial<Change> = {}): Change => ({
  repository: { owner: 'kotlin-bench', name: 'larder', url: 'https://github.com/kotlin-bench/larder' },
  before: 'a'.repeat(40),
  fix: 'b'.repeat(40),
  message: readCommitMessage('Scale exactly (#14)\n\nTwo got nothing.\n\nFixes #13'),
  fixPatch: 'fix',
  testPatch: 'test',
  buildTool: 'gradle',
  license: 'MIT',
  ...overrides
})

const PLACE = { baseImage: 'kotlin-bench/kotlin-bench_larder:base', workdir: '/home/larder', issue: null }

describe('the task of a change', () => {
  const files = taskFiles(changeTask(change(), PLACE))
  const text = (path: string): string => files.get(path)!.text

  test('is named after its pull request, and says where it is from', () => {
    expect(changeTaskName(change())).toBe('kotlin-bench_larder-14')
    expect(parse(text('task.toml'))).toMatchObject({
      metadata: {
        source: {
          license: 'MIT',
          code_change_type: 'pr',
          code_change_id: '14',
          code_change_url: 'https://github.com/kotlin-bench/larder/pull/14',
          issue_url: 'https://github.com/kotlin-bench/larder/issues/13'
        }
      }
    })
  })

  test('starts from the commit before it, on the base', () => {
    expect(text('environment/Dockerfile')).toMatch(/^FROM kotlin-bench\/kotlin-bench_larder:base\n/)
    expect(text('environment/prepare.sh')).toContain(`git checkout --quiet ${'a'.repeat(40)}\n`)
    expect([...files.keys()]).not.toContain('tests/expected_tests.json')
  })

  test("has the issue's words where they are given", () => {
    const issue = { title: 'Recipes for two are empty', body: 'Look here.' }
    const instruction = taskFiles(changeTask(change(), { ...PLACE, issue })).get('instruction.md')!.text
    expect(instruction).toMatch(/^# Recipes for two are empty\n[\s\S]*\nLook here\.\n/)
    expect(instruction).not.toContain('Two got nothing')
  })

  test('without a pull request is named after its commit', () => {
    const direct = change({ message: readCommitMessage('Scale exactly'), license: null })
    expect(changeTaskName(direct)).toBe('kotlin-bench_larder-bbbbbbbbbbbb')
    expect(parse(taskFiles(changeTask(direct, PLACE)).get('task.toml')!.text)).toMatchObject({
      metadata: {
        source: {
          code_change_type: 'commit',
          code_change_id: 'b'.repeat(40),
          code_change_url: `https://github.com/kotlin-bench/larder/commit/${'b'.repeat(40)}`
        }
      }
    })
  })
})

describe('the address of a repository', () => {
  test.each([
    ['https://github.com/kotlin-bench/larder.git', 'https://github.com/kotlin-bench/larder'],
    ['https://me:secret@github.com/kotlin-bench/larder/', 'https://github.com/kotlin-bench/larder'],
    ['git@github.com:kotlin-bench/larder.git', 'https://github.com/kotlin-bench/larder'],
    ['ssh://git@example.com:2222/kotlin-bench/larder', 'https://example.com/kotlin-bench/larder']
  ])('%s', (address, url) => {
    expect(readSourceAddress(address)).toEqual({ owner: 'kotlin-bench', name: 'larder', url })
  })

  test.each([
    '/home/me/larder',
    '../larder',
    'file:///home/me/larder',
    'https://example.com/larder',
    'https://example.com/a/..'
  ])('%s is none', address => {
    expect(readSourceAddress(address)).toBeNull()
  })
})
