import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { openRepository } from '../../../src/commands/new/open-repository.js'
import { readChange } from '../../../src/commands/new/read-change.js'
import { UserError } from '../../../src/contracts/errors.js'
import type { Change } from '../../../src/making/change-task.js'
import { patchPaths, touchedPaths } from '../../../src/text/patch-paths.js'
import { type Files, type MadeRepository, makeRepository, newTestFolder } from './repositories.js'

const root = newTestFolder()
afterAll(() => rmSync(root, { recursive: true, force: true }))

const MAIN = 'core/src/main/kotlin/larder/Scale.kt'
const TEST = 'core/src/test/kotlin/larder/ScaleTest.kt'
const { signal } = new AbortController()

let repository: MadeRepository
let start: string
beforeAll(() => {
  repository = makeRepository(join(root, 'larder'), 'git@github.com:kotlin-bench/larder.git')
  start = repository.commit('Start', {
    gradlew: '#!/bin/sh\n',
    LICENSE: 'MIT License\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\n',
    [MAIN]: 'fun scale() = 1\n',
    [TEST]: '// nothing\n'
  })
})

const change = async (before: string, fix: string, dir = repository.dir): Promise<Change> =>
  readChange(await openRepository(dir, { folder: root, signal }), { before, fix }, signal)

/** Commits on top of the first, on a branch of their own. */
const changed = (message: string, files: Files): string => {
  repository.git('checkout', '--quiet', '-B', 'work', start)
  return repository.commit(message, files)
}

const pathsOf = (patch: string): string[] => touchedPaths(patchPaths(patch))

describe('a change', () => {
  test('is parted into patches that make it, with what the repository says of it', async () => {
    const fix = changed('Scale exactly (#14)\n\nTwo got nothing.\n\nFixes #13\n', {
      [MAIN]: 'fun scale() = 2\n',
      'docs/naïve file.md': 'Text\n',
      [TEST]: '// a test, without a last line break',
      'core/src/test/resources/a.txt': 'a\n'
    })
    const read = await change('main', fix.slice(0, 10))
    expect(read).toMatchObject({
      repository: { owner: 'kotlin-bench', name: 'larder', url: 'https://github.com/kotlin-bench/larder' },
      before: start,
      fix,
      message: { title: 'Scale exactly', body: 'Two got nothing.', pullRequest: '14', issue: '13' },
      buildTool: 'gradle',
      license: 'MIT'
    })
    expect(pathsOf(read.fixPatch)).toEqual([MAIN, 'docs/naïve file.md'])
    expect(pathsOf(read.testPatch)).toEqual([TEST, 'core/src/test/resources/a.txt'])
    repository.git('checkout', '--quiet', start)
    for (const patch of [read.testPatch, read.fixPatch])
      execFileSync('git', ['apply', '-'], { cwd: repository.dir, input: patch })
    repository.git('add', '--all')
    expect(repository.git('diff', '--cached', fix)).toBe('')
    repository.git('reset', '--quiet', '--hard')
  })

  test('is read from a clone of a URL that goes away again', async () => {
    const bare = join(root, 'larder.git')
    repository.git('clone', '--quiet', '--bare', '.', bare)
    const opened = await openRepository(`file://${bare}`, { folder: root, signal })
    expect(opened.address).toBe(`file://${bare}`)
    const at = makeRepository(join(root, 'probe'))
    expect(at.git('-C', opened.dir, 'rev-parse', 'origin/main')).toBe(start)
    await opened.close()
    expect(() => at.git('-C', opened.dir, 'rev-parse', 'HEAD')).toThrow()
  })

  test('of a whole branch takes what its last commit says', async () => {
    changed('First half', { [MAIN]: 'fun scale() = 3\n' })
    const fix = repository.commit('Second half', { [TEST]: '// more\n' })
    const read = await change(start, fix)
    expect(read.message.title).toBe('Second half')
    expect(pathsOf(read.fixPatch)).toEqual([MAIN])
  })
})

describe('no task is made', () => {
  const both: Files = { [MAIN]: 'fun scale() = 4\n', [TEST]: '// 4\n' }

  test.each<[string, Files, RegExp]>([
    ['without tests', { [MAIN]: 'fun scale() = 5\n' }, /no file of tests/],
    ['of tests alone', { [TEST]: '// 5\n', 'README.md': 'x\n' }, /no file of the product/],
    ['with binary files', { ...both, 'icon.png': Buffer.from([0, 1, 2]) }, /binary files.*"icon\.png"/],
    ['with Windows line ends', { ...both, [MAIN]: 'fun scale() = 6\r\n' }, /Windows line ends/],
    ['with bytes that are no UTF-8', { ...both, [TEST]: Buffer.from([0x2f, 0x2f, 0xe4, 0x0a]) }, /no UTF-8/]
  ])('of a change %s', async (_, files, message) => {
    await expect(change(start, changed('A change', files))).rejects.toThrow(message)
  })

  test('of a submodule that moves', async () => {
    repository.git('checkout', '--quiet', '-B', 'work', start)
    repository.git('update-index', '--add', '--cacheinfo', `160000,${start},lib`)
    const fix = repository.commit('Move it', both)
    // A commit of all files takes it out again, since there is none in the work tree.
    repository.git('update-index', '--add', '--cacheinfo', `160000,${start},lib`)
    repository.git('commit', '--quiet', '--amend', '--no-edit')
    expect(fix).not.toBe(repository.git('rev-parse', 'HEAD'))
    await expect(change(start, 'work')).rejects.toThrow(/submodule.*"lib"/)
  })

  test('of commits that are none, the wrong way round, or the same', async () => {
    const fix = changed('A change', both)
    await expect(change('nowhere', fix)).rejects.toThrow(/`--before nowhere` is no commit/)
    await expect(change(start, '--all')).rejects.toThrow(/`--fix --all` is no commit/)
    await expect(change('work', 'main')).rejects.toThrow(
      '`--before work` comes after `--fix main`. Give them the other way round.'
    )
    await expect(change(fix, 'work')).rejects.toThrow(
      `\`--before ${fix}\` and \`--fix work\` are one commit, ${fix}. The one before it is \`--before work^\`.`
    )
  })

  test('of commits on two branches names how to find where they parted', async () => {
    changed('A change', both)
    repository.git('branch', '--quiet', '--force', 'other')
    changed('Another', { [MAIN]: 'fun scale() = 3\n', [TEST]: '// three\n' })
    await expect(change('other', 'work')).rejects.toThrow(
      'does not descend from `--before other`: they are on two branches. `git merge-base other work` names'
    )
  })

  test('of a repository that does not say where it is from, or that nothing builds', async () => {
    const homeless = makeRepository(join(root, 'homeless'))
    const before = homeless.commit('Start', { [MAIN]: 'x\n' })
    const fix = homeless.commit('Fix', both)
    await expect(change(before, fix, homeless.dir)).rejects.toThrow(
      /no remote `origin`.*git remote add origin/
    )
    homeless.git('remote', 'add', 'origin', 'https://example.com/a/homeless.git')
    await expect(change(before, fix, homeless.dir)).rejects.toThrow(/neither gradlew nor pom\.xml/)
  })

  test.each([
    ['/nowhere/at/all', /is no git repository/],
    ['https://me:secret@example.com/a/b.git', /had a password/]
  ])('of %s', async (repo, message) => {
    const opened = openRepository(repo, { folder: root, signal })
    await expect(opened).rejects.toThrow(message)
    await expect(opened).rejects.toBeInstanceOf(UserError)
    await expect(opened).rejects.not.toThrow(/secret/)
  })
})
