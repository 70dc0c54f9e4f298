import { execFileSync } from 'node:child_process'
import { chmod, cp, mkdtemp, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { TreeEntry } from '../../src/engine/tar.js'
import { readContext } from '../../src/image/build-context.js'
import { contentKey, type ImageRecipe } from '../../src/image/content-key.js'
import { folderWith } from '../dataset/temporary-dataset.js'

const file = (path: string, text: string, executable = false): TreeEntry => ({
  path,
  type: 'file',
  executable,
  content: Buffer.from(text)
})

const recipe = (overrides: Partial<ImageRecipe> = {}): ImageRecipe => ({
  dockerfile: 'FROM base\n',
  context: [
    { path: 'd', type: 'directory' },
    file('d/x', 'text'),
    { path: 'l', type: 'symlink', target: 'd' }
  ],
  platform: 'linux/amd64',
  parents: { base: 'abc', tools: 'def' },
  ...overrides
})

const contextKey = async (dir: string): Promise<string> =>
  contentKey(recipe({ context: await readContext(dir) }))

describe('a content key', () => {
  test('is 64 hex digits, the same every time', () => {
    expect(contentKey(recipe())).toMatch(/^[0-9a-f]{64}$/)
    expect(contentKey(recipe())).toBe(contentKey(recipe()))
  })

  test('does not depend on the order in which parents are named', () => {
    expect(contentKey(recipe({ parents: { tools: 'def', base: 'abc' } }))).toBe(contentKey(recipe()))
  })

  const { context } = recipe()
  test.each<[string, Partial<ImageRecipe>]>([
    ['the recipe', { dockerfile: 'FROM base\n\n' }],
    ['the platform', { platform: 'linux/arm64' }],
    ['a parent', { parents: { base: 'abd', tools: 'def' } }],
    ['a parent’s name', { parents: { bas: 'abc', tools: 'def' } }],
    ['one parent less', { parents: { base: 'abc' } }],
    ['one byte of a file', { context: [context[0]!, file('d/x', 'texu'), context[2]!] }],
    ['a file’s name', { context: [context[0]!, file('d/y', 'text'), context[2]!] }],
    ['an executable bit', { context: [context[0]!, file('d/x', 'text', true), context[2]!] }],
    ['a link’s target', { context: [context[0]!, context[1]!, { path: 'l', type: 'symlink', target: 'e' }] }],
    ['a link that became a file', { context: [context[0]!, context[1]!, file('l', 'd')] }],
    ['an empty folder less', { context: context.slice(1) }],
    ['an empty file more', { context: [...context, file('z', '')] }],
    ['bytes that move from a name to its file', { context: [context[0]!, file('d/xt', 'ext'), context[2]!] }]
  ])('changes with %s', (_, overrides) => {
    expect(contentKey(recipe(overrides))).not.toBe(contentKey(recipe()))
  })
})

describe('the key of a folder', () => {
  const files = { Dockerfile: 'FROM base\n', 'src/run.sh': '#!/bin/sh\n', 'src/ä b': 'x' }

  test('is the same in a copy with other modes and times', async () => {
    const dir = await folderWith(files)
    const copy = await folderWith()
    await cp(dir, copy, { recursive: true })
    await chmod(join(copy, 'src'), 0o700)
    await chmod(join(copy, 'Dockerfile'), 0o600)
    await utimes(join(copy, 'src/run.sh'), 1, 1)
    expect(await contextKey(copy)).toBe(await contextKey(dir))
  })

  test('is the same in two clones made under two umasks', async () => {
    const dir = await folderWith(files)
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', dir, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args])
    await chmod(join(dir, 'src/run.sh'), 0o755)
    git('init', '-q')
    git('add', '.')
    git('commit', '-q', '-m', 'x')
    const keys = new Set<string>()
    for (const umask of ['022', '077', '002']) {
      const parent = await mkdtemp(join(tmpdir(), 'kotlin-bench-clone-'))
      execFileSync('sh', [
        '-c',
        `umask ${umask}; git clone -q "$1" "$2"; rm -rf "$2/.git"`,
        'sh',
        dir,
        join(parent, 'c')
      ])
      keys.add(await contextKey(join(parent, 'c')))
      execFileSync('rm', ['-rf', parent])
    }
    expect(keys.size).toBe(1)
  })

  test('changes with one byte, and with a bit that the recipe can see', async () => {
    const dir = await folderWith(files)
    const before = await contextKey(dir)
    await writeFile(join(dir, 'src/ä b'), 'y')
    const byte = await contextKey(dir)
    await chmod(join(dir, 'src/run.sh'), 0o755)
    expect(new Set([before, byte, await contextKey(dir)]).size).toBe(3)
  })

  test('does not change with what .dockerignore leaves out', async () => {
    const dir = await folderWith({ ...files, '.dockerignore': 'notes\n', 'notes/a': '1' })
    const before = await contextKey(dir)
    await writeFile(join(dir, 'notes/a'), '2')
    expect(await contextKey(dir)).toBe(before)
  })
})
