import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type UnpackLimits, unpackArtifact } from '../../src/github/unpack-artifact.js'
import { type ZipPart, zipOf } from './zip-of.js'

const unpack = async (parts: readonly ZipPart[], limits?: UnpackLimits) => {
  const scratch = mkdtempSync(join(tmpdir(), 'kotlin-bench-unpack-'))
  writeFileSync(join(scratch, 'artifact.zip'), zipOf(parts))
  const folder = join(scratch, 'out')
  const unpacked = await unpackArtifact(join(scratch, 'artifact.zip'), folder, limits)
  const found = readdirSync(scratch, { recursive: true, encoding: 'utf8' }).sort()
  return { ...unpacked, folder, found }
}

describe('an artifact', () => {
  test('is unpacked with its folders', async () => {
    const { files, dropped, folder } = await unpack([
      { path: 'rewards.json', text: '{}' },
      { path: 'task__1/', text: '' },
      { path: 'task__1/verifier/report.json', text: 'ä'.repeat(100_000), isDeflated: true }
    ])
    expect(files).toEqual(['rewards.json', 'task__1/verifier/report.json'])
    expect(dropped).toEqual([])
    expect(readFileSync(join(folder, 'task__1/verifier/report.json'), 'utf8')).toHaveLength(100_000)
  })

  test('writes nothing outside of its folder', async () => {
    const paths = ['../out.txt', '/tmp/out.txt', 'a/../../out.txt', 'a\\..\\out.txt', './x', 'a//b', 'a\nb']
    const { files, dropped, found } = await unpack([
      ...paths.map(path => ({ path, text: 'out' })),
      { path: 'in.txt', text: 'in' }
    ])
    expect(files).toEqual(['in.txt'])
    expect(dropped).toEqual(paths.map(path => ({ path, cause: 'bad-path' })))
    expect(found).toEqual(['artifact.zip', 'out', 'out/in.txt'])
  })

  test('follows no link, and lets no entry replace another', async () => {
    const { dropped, folder } = await unpack([
      { path: 'link', text: '/etc', mode: 0o120777 },
      { path: 'link/passwd', text: 'mine' },
      { path: 'a', text: 'first' },
      { path: 'a', text: 'second' }
    ])
    expect(readFileSync(join(folder, 'link'), 'utf8')).toBe('/etc')
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('first')
    expect(dropped).toEqual([
      { path: 'link/passwd', cause: 'twice' },
      { path: 'a', cause: 'twice' }
    ])
  })

  test('is cut where it would fill the disk', async () => {
    const many = [1, 2, 3].map(number => ({ path: `${number}`, text: 'x'.repeat(10) }))
    const few = await unpack(many, { maxBytes: 25, maxFiles: 9 })
    expect(few.dropped).toEqual([{ path: '3', cause: 'too-large' }])
    expect((await unpack(many, { maxBytes: 99, maxFiles: 1 })).dropped).toHaveLength(2)
  })

  test('cannot say that it is smaller than it is', async () => {
    const bomb = { path: 'bomb', text: 'x'.repeat(100_000), isDeflated: true, claimedBytes: 10 }
    await expect(unpack([bomb], { maxBytes: 100, maxFiles: 9 })).rejects.toThrow(/too many bytes/)
  })

  test('that is none is told', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'kotlin-bench-unpack-')), 'artifact.zip')
    writeFileSync(file, 'no zip')
    await expect(unpackArtifact(file, `${file}.out`)).rejects.toThrow(/end of central directory/i)
  })
})
