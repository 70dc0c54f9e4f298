import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { type ChangedFile, readChangedFiles, splitChange } from '../../src/making/changed-files.js'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

type Files = Readonly<Record<string, string | Buffer | null>>

/** What git says of the change from some files to others. */
const changeOf = (before: Files, after: Files): ChangedFile[] => {
  const dir = mkdtempSync(join(tmpdir(), 'kotlin-bench-changed-'))
  folders.push(dir)
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: dir,
      encoding: 'utf8'
    })
  const commit = (files: Files): void => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, path)), { recursive: true })
      if (content === null) rmSync(join(dir, path))
      else writeFileSync(join(dir, path), content)
    }
    git('add', '--all')
    git('commit', '--quiet', '--allow-empty', '-m', 'a commit')
  }
  git('init', '--quiet')
  commit(before)
  commit(after)
  return readChangedFiles(git('diff', '--raw', '--numstat', '-z', '--no-renames', 'HEAD~1', 'HEAD'))
}

const MAIN = 'core/src/main/kotlin/A.kt'
const TEST = 'core/src/test/kotlin/ATest.kt'

describe('the files of a change', () => {
  test('are all that git tells of, with modes', () => {
    expect(
      changeOf(
        { [MAIN]: 'a\n', 'gone.kt': 'x\n' },
        { [MAIN]: 'b\n', 'gone.kt': null, 'a file, 日本.kt': 'n\n' }
      )
    ).toEqual([
      { path: 'a file, 日本.kt', oldMode: '000000', newMode: '100644', binary: false },
      { path: MAIN, oldMode: '100644', newMode: '100644', binary: false },
      { path: 'gone.kt', oldMode: '100644', newMode: '000000', binary: false }
    ])
  })

  test('part into the fix and its tests, by source sets and not by the letters "test"', () => {
    const tests = [
      TEST,
      'core/src/test/resources/a.json',
      'core/src/commonTest/kotlin/B.kt',
      'app/src/integrationTest/kotlin/C.kt'
    ]
    const fix = [
      MAIN,
      'core/src/main/kotlin/latest.kt',
      'src/main/kotlin/contest/Greatest.kt',
      'build.gradle.kts',
      'README.md'
    ]
    const files = changeOf({}, Object.fromEntries([...tests, ...fix].map(path => [path, 'x\n'])))
    expect(splitChange(files)).toEqual({ fix: [...fix].sort(), tests: [...tests].sort() })
  })
})

describe('a change that makes no task', () => {
  const why = (files: Files, before: Files = {}) => splitChange(changeOf(before, files))

  test('has no tests', () => {
    expect(why({ [MAIN]: 'x\n', 'src/main/kotlin/TestLatest.kt': 'x\n' })).toMatchObject({
      why: expect.stringMatching(/no file of tests/)
    })
  })

  test('has nothing but tests, documents and settings of tools', () => {
    expect(
      why({ [TEST]: 'x\n', 'README.md': 'x\n', 'docs/a.kt': 'x\n', '.editorconfig': 'x\n', LICENSE: 'x\n' })
    ).toMatchObject({ why: expect.stringMatching(/no file of the product/) })
  })

  test('has binary files', () => {
    const icon = 'src/main/resources/icon.png'
    expect(why({ [MAIN]: 'x\n', [TEST]: 'x\n', [icon]: Buffer.from([0, 1, 2, 0]) })).toEqual({
      why: expect.stringMatching(/binary/),
      paths: [icon]
    })
  })

  test('has names with line breaks or quotes', () => {
    const name = 'src/main/kotlin/a\n"b".kt'
    expect(why({ [MAIN]: 'x\n', [TEST]: 'x\n', [name]: 'x\n' })).toMatchObject({ paths: [name] })
  })

  test('moves a submodule', () => {
    const files: ChangedFile[] = [
      { path: 'lib', oldMode: '160000', newMode: '160000', binary: false },
      ...changeOf({}, { [MAIN]: 'x\n', [TEST]: 'x\n' })
    ]
    expect(splitChange(files)).toMatchObject({ why: expect.stringMatching(/submodule/), paths: ['lib'] })
  })
})
