import { execFileSync } from 'node:child_process'
import { chmod, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { below, readTree } from '../../src/engine/read-tree.js'
import { folderWith } from '../dataset/temporary-dataset.js'

const paths = async (dir: string, options?: Parameters<typeof readTree>[1]) =>
  (await readTree(dir, options)).map(entry => entry.path)

describe('a folder of the host', () => {
  test('comes sorted by path, folders before what they hold', async () => {
    const dir = await folderWith({ 'b/x': '', 'a.txt': '', 'b/a': '', c: '' })
    expect(await paths(dir)).toEqual(['a.txt', 'b', 'b/a', 'b/x', 'c'])
  })

  test('keeps of a mode only whether its owner may execute', async () => {
    const dir = await folderWith({ run: 'x', read: 'x' })
    await chmod(join(dir, 'run'), 0o700)
    await chmod(join(dir, 'read'), 0o644)
    const entries = await readTree(dir)
    expect(entries.map(entry => entry.type === 'file' && entry.executable)).toEqual([false, true])
  })

  test('keeps links as links, also dangling ones and those to folders', async () => {
    const dir = await folderWith({ 'd/x': '' })
    await symlink('d', join(dir, 'l'))
    await symlink('/nowhere', join(dir, 'gone'))
    expect((await readTree(dir)).filter(entry => entry.type === 'symlink')).toEqual([
      { path: 'gone', type: 'symlink', target: '/nowhere' },
      { path: 'l', type: 'symlink', target: 'd' }
    ])
  })

  test('leaves out what is named, and lets in again below what is ignored', async () => {
    const dir = await folderWith({ 'a/keep': '', 'a/drop': '', b: '' })
    const isIgnored = (path: string) => path === 'a' || path === 'a/drop'
    expect(await paths(dir, { leaveOut: new Set(['b']), isIgnored })).toEqual(['a/keep'])
  })

  test('is a fault of the task beyond its limit', async () => {
    const dir = await folderWith({ big: 'x'.repeat(11) })
    await expect(readTree(dir, { maxBytes: 10 })).rejects.toMatchObject({
      kind: 'task',
      code: 'tree-too-large'
    })
  })

  test('is a fault of the task where it holds a named pipe', async () => {
    const dir = await folderWith()
    execFileSync('mkfifo', [join(dir, 'pipe')])
    await expect(readTree(dir)).rejects.toMatchObject({ kind: 'task', code: 'tree-unreadable' })
  })

  test('keeps bytes that are no text', async () => {
    const dir = await folderWith()
    await writeFile(join(dir, 'x'), Buffer.from([0, 255, 13, 10]))
    expect(await readTree(dir)).toMatchObject([{ content: Buffer.from([0, 255, 13, 10]) }])
  })
})

test('entries can be put below another folder', () => {
  expect(below('a/b', [{ path: 'x', type: 'directory' }])).toEqual([{ path: 'a/b/x', type: 'directory' }])
})
