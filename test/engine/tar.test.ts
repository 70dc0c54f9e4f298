import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import tar, { type Header } from 'tar-stream'
import {
  linkStaysInside,
  type ReadTar,
  type ReadTarOptions,
  readTar,
  type TreeEntry,
  writeTar
} from '../../src/engine/tar.js'

type Part = Partial<Header> & { name: string; text?: string | Buffer }

/** An archive as anyone may shape it. */
const archive = (parts: readonly Part[]): Readable => {
  const pack = tar.pack()
  for (const { text, ...header } of parts) {
    if (text === undefined) pack.entry(header)
    else pack.entry(header, text)
  }
  pack.finalize()
  return pack as unknown as Readable
}

const options = (overrides: Partial<ReadTarOptions> = {}): ReadTarOptions => ({
  maxBytes: 1024,
  maxEntries: 100,
  linksOut: 'drop',
  ...overrides
})

const read = (parts: readonly Part[], overrides: Partial<ReadTarOptions> = {}): Promise<ReadTar> =>
  readTar(archive(parts), options(overrides))

const bytesOf = async (stream: Readable): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

const file = (path: string, text = '', executable = false): TreeEntry => ({
  path,
  type: 'file',
  executable,
  content: Buffer.from(text)
})

describe('reading a tar', () => {
  test('keeps files with their executable bit, folders and links', async () => {
    const { entries, dropped, overflow } = await read([
      { name: './d/', type: 'directory' },
      { name: 'd/run', mode: 0o755, text: 'x' },
      { name: 'd/read', mode: 0o666, text: 'y' },
      { name: 'd/link', type: 'symlink', linkname: 'run' }
    ])
    expect(entries).toEqual([
      { path: 'd', type: 'directory' },
      file('d/run', 'x', true),
      file('d/read', 'y'),
      { path: 'd/link', type: 'symlink', target: 'run' }
    ])
    expect({ dropped, overflow }).toEqual({ dropped: [], overflow: false })
  })

  test.each<[string, Part, string]>([
    ['a character device', { name: 'null', type: 'character-device' }, 'device'],
    ['a block device', { name: 'disk', type: 'block-device' }, 'device'],
    ['a named pipe', { name: 'pipe', type: 'fifo' }, 'fifo'],
    ['a path that climbs', { name: '../up', text: '' }, 'bad-path'],
    ['a path that climbs in the middle', { name: 'a/../../up', text: '' }, 'bad-path'],
    ['a path with a dot part', { name: 'a/./b', text: '' }, 'bad-path'],
    ['an absolute path', { name: '/etc/passwd', text: '' }, 'bad-path'],
    ['a path with an empty part', { name: 'a//b', text: '' }, 'bad-path'],
    ['a link that climbs out', { name: 'l', type: 'symlink', linkname: '../x' }, 'link-out-of-tree'],
    ['an absolute link', { name: 'l', type: 'symlink', linkname: '/etc/passwd' }, 'link-out-of-tree'],
    ['a hard link to nothing in the archive', { name: 'h', type: 'link', linkname: 'gone' }, 'hard-link-out'],
    [
      'a hard link to a file of the host',
      { name: 'h', type: 'link', linkname: '/etc/passwd' },
      'hard-link-out'
    ]
  ])('drops and names %s', async (_, part, cause) => {
    const { entries, dropped } = await read([part, { name: 'good', text: '' }])
    expect(dropped.map(entry => entry.cause)).toEqual([cause])
    expect(entries.map(entry => entry.path)).toEqual(['good'])
  })

  test('drops a name that is no UTF-8, since it could not be written back', async () => {
    const pack = tar.pack()
    pack.entry({ name: 'XX' }, '')
    pack.finalize()
    const bytes = await bytesOf(pack as unknown as Readable)
    bytes.write('\xff\xfe', 0, 'latin1')
    // The header's sum, which says what its bytes add up to.
    let sum = 8 * 32
    for (const [index, byte] of bytes.subarray(0, 512).entries()) if (index < 148 || index > 155) sum += byte
    bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
    const { entries, dropped } = await readTar(Readable.from([bytes]), options())
    expect(entries).toEqual([])
    expect(dropped.map(entry => entry.cause)).toEqual(['bad-path'])
  })

  test('keeps links out of the tree where they are part of a change', async () => {
    const { entries } = await read([{ name: 'l', type: 'symlink', linkname: '/etc/passwd' }], {
      linksOut: 'keep'
    })
    expect(entries).toEqual([{ path: 'l', type: 'symlink', target: '/etc/passwd' }])
  })

  test('turns a hard link into the file it names', async () => {
    const { entries } = await read([
      { name: 'one', mode: 0o755, text: 'x' },
      { name: 'two', type: 'link', linkname: 'one' }
    ])
    expect(entries).toEqual([file('one', 'x', true), file('two', 'x', true)])
  })

  test('finds a hard link’s file under its new name', async () => {
    const { entries } = await read(
      [
        { name: 'dir/one', text: 'x' },
        { name: 'dir/two', type: 'link', linkname: 'dir/one' }
      ],
      { rename: name => `src/${name}` }
    )
    expect(entries.map(entry => entry.path)).toEqual(['src/dir/one', 'src/dir/two'])
  })

  test('counts the bytes of a hard link as often as they would be written', async () => {
    const links = Array.from({ length: 50 }, (_, index) => ({
      name: `link-${index}`,
      type: 'link' as const,
      linkname: 'one'
    }))
    const { entries, overflow } = await read([{ name: 'one', text: 'x'.repeat(300) }, ...links])
    expect(overflow).toBe(true)
    expect(entries).toHaveLength(3)
  })

  test('stops at the limit of bytes and says so', async () => {
    const { entries, dropped, overflow } = await read([
      { name: 'small', text: 'x' },
      { name: 'large', text: Buffer.alloc(1024) },
      { name: 'after', text: '' }
    ])
    expect(entries.map(entry => entry.path)).toEqual(['small'])
    expect(dropped).toEqual([{ path: 'large', cause: 'too-large' }])
    expect(overflow).toBe(true)
  })

  test('does not wait for the bytes of a file that says it is huge', async () => {
    const header = (await bytesOf(archive([{ name: 'x', text: '' }]))).subarray(0, 512)
    const size = 10 * 1024 ** 3
    // Sizes from 8 GiB on are written in base 256, marked by the first bit.
    header.fill(0, 124, 136)
    header[124] = 0x80
    header.writeBigUInt64BE(BigInt(size), 128)
    let sum = 8 * 32
    for (const [index, byte] of header.entries()) if (index < 148 || index > 155) sum += byte
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
    const endless = new Readable({ read() {} })
    endless.push(header)
    const { dropped, overflow } = await readTar(endless, options({ maxBytes: 1024 ** 3 }))
    expect(dropped).toEqual([{ path: 'x', cause: 'too-large' }])
    expect(overflow).toBe(true)
  })

  test('stops at the limit of entries', async () => {
    const parts = Array.from({ length: 5 }, (_, index) => ({ name: `f${index}`, text: '' }))
    const { entries, dropped, overflow } = await read(parts, { maxEntries: 3 })
    expect(entries).toHaveLength(3)
    expect(dropped).toEqual([{ path: 'f3', cause: 'too-many' }])
    expect(overflow).toBe(true)
  })

  test('passes over what the caller does not know', async () => {
    const { entries, dropped } = await read(
      [
        { name: 'a/x', text: '' },
        { name: '.git/config', text: 'secret' }
      ],
      { rename: name => (name.startsWith('.git/') ? undefined : name) }
    )
    expect(entries.map(entry => entry.path)).toEqual(['a/x'])
    expect(dropped).toEqual([])
  })

  test('reads nothing of a folder where only a file was meant', async () => {
    const result = await read(
      [
        { name: 'd/', type: 'directory' },
        { name: 'd/x', text: '' }
      ],
      { stopAtFolder: true }
    )
    expect(result).toMatchObject({ entries: [], stopped: true, overflow: false })
  })

  test('keeps names with line breaks, quotes, backslashes and non-ASCII letters', async () => {
    const names = [
      'a\nb',
      '"q"',
      "it's",
      'back\\slash',
      'ä→𝔘',
      '-rf',
      ':(top)x',
      'x\r',
      `${'n'.repeat(300)}ü`
    ]
    const { entries } = await read(names.map(name => ({ name, text: '' })))
    expect(entries.map(entry => entry.path)).toEqual(names)
  })

  test('fails on an archive that is cut short', async () => {
    const whole = await bytesOf(archive([{ name: 'x', text: 'y'.repeat(600) }]))
    await expect(readTar(Readable.from([whole.subarray(0, 900)]), options())).rejects.toThrow()
  })

  test('fails on what is no archive', async () => {
    await expect(readTar(Readable.from([Buffer.alloc(2048, 'x')]), options())).rejects.toThrow()
  })
})

describe('writing a tar', () => {
  const entries: TreeEntry[] = [
    { path: 'd', type: 'directory' },
    file('d/run', '#!/bin/sh\n', true),
    file('d/ä\nb', ''),
    { path: 'd/l', type: 'symlink', target: '../ x' }
  ]

  test('makes the same bytes every time', async () => {
    const hash = async () =>
      createHash('sha256')
        .update(await bytesOf(writeTar(entries)))
        .digest('hex')
    expect(await hash()).toBe(await hash())
  })

  test('is undone by reading', async () => {
    const back = await readTar(writeTar(entries), options({ linksOut: 'keep' }))
    expect(back.entries).toEqual(entries)
  })

  test('is undone by reading, whatever the names and bytes', async () => {
    const part = fc
      .string({ minLength: 1, maxLength: 150, unit: 'grapheme' })
      .filter(name => !name.includes('/') && !name.includes('\0') && name !== '.' && name !== '..')
      .filter(name => !Buffer.from(name).toString().includes('\uFFFD'))
    const paths = fc.array(part, { minLength: 1, maxLength: 4 }).map(parts => parts.join('/'))
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(
          fc.record({ path: paths, executable: fc.boolean(), bytes: fc.uint8Array({ maxLength: 700 }) }),
          { maxLength: 6, selector: one => one.path }
        ),
        async files => {
          const given = files.map(
            ({ path, executable, bytes }): TreeEntry => ({
              path,
              type: 'file',
              executable,
              content: Buffer.from(bytes)
            })
          )
          const back = await readTar(writeTar(given), options({ maxBytes: 10_000 }))
          expect(back.entries).toEqual(given)
        }
      ),
      { numRuns: 60 }
    )
  })
})

describe('a link', () => {
  test.each<[string, string, boolean]>([
    ['l', 'x', true],
    ['l', './x', true],
    ['l', '.', true],
    ['l', '..', false],
    ['l', '../x', false],
    ['l', '/x', false],
    ['l', '', false],
    ['a/b/l', '../../x', true],
    ['a/b/l', '../../../x', false],
    ['a/l', '../../back/into', false],
    ['a/l', 'b/../../x', true],
    ['a/l', 'b/../../../x', false],
    ['a/l', 'b//c', true]
  ])('%s -> %s stays inside: %s', (path, target, expected) => {
    expect(linkStaysInside(path, target)).toBe(expected)
  })
})
