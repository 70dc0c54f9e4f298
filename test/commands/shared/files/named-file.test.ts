import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readNamedFile } from '../../../../src/commands/shared/files/named-file.js'

const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-named-'))
const file = join(folder, 'rewards.json')
writeFileSync(file, 'text')

const read = (path: string) => readNamedFile(path, { maxBytes: 4, inFolder: 'rewards.json' })

describe('a file that the user names', () => {
  test('is read, by a link as well, and by the folder that has it', async () => {
    const link = join(folder, 'link')
    symlinkSync(file, link)
    expect(await read(file)).toEqual({ text: 'text', path: file })
    expect(await read(link)).toEqual({ text: 'text', path: link })
    expect(await read(folder)).toEqual({ text: 'text', path: file })
  })

  test('is no pipe, which nobody may write to, and no device, which need not end', async () => {
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    await expect(read(pipe)).rejects.toThrow('it is no regular file')
    await expect(read('/dev/zero')).rejects.toThrow('it is no regular file')
  })

  test('is no folder in its place, and not too large', async () => {
    const dir = join(folder, 'other')
    mkdirSync(join(dir, 'rewards.json'), { recursive: true })
    await expect(read(dir)).rejects.toThrow('it is no file')
    await expect(readNamedFile(folder, { maxBytes: 4 })).rejects.toThrow('it is no file')
    await expect(readNamedFile(file, { maxBytes: 3 })).rejects.toThrow('it has more than 3 bytes')
  })
})
