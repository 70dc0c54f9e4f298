import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { distRecord } from '../../scripts/lib/dist-record.mjs'
import { folderWith } from '../dataset/temporary-dataset.js'

const holds = (dir: string) => distRecord(dir).holds()
const keep = async (dir: string) => distRecord(dir).keep(await distRecord(dir).sources())

describe('the record of what made dist/', () => {
  test('is not there in a clean clone, and holds once it is kept', async () => {
    const dir = await folderWith({ 'src/a.ts': '1\n', 'dist/cli/index.js': '1\n' })
    expect(await holds(dir)).toBe(false)
    await keep(dir)
    expect(await holds(dir)).toBe(true)
  })

  test.each([
    ['a source', 'src/a.ts', '2\n'],
    ['a new source', 'src/b.ts', '2\n'],
    ['a source that is gone', 'src/a.ts', null],
    ['what npm has installed', 'node_modules/.package-lock.json', '{"a": 2}\n'],
    ['a bundle', 'dist/cli/index.js', '2\n'],
    ['a bundle that is gone', 'dist/cli/index.js', null]
  ])('holds no more after a change of %s', async (_, path, text) => {
    const dir = await folderWith({
      'src/a.ts': '1\n',
      'node_modules/.package-lock.json': '{"a": 1}\n',
      'dist/cli/index.js': '1\n'
    })
    await keep(dir)
    if (text === null) await rm(join(dir, path))
    else await writeFile(join(dir, path), text)
    expect(await holds(dir)).toBe(false)
  })

  test('holds no more of sources that were changed while a build went on', async () => {
    const dir = await folderWith({ 'src/a.ts': '1\n', 'dist/cli/index.js': '1\n' })
    const record = distRecord(dir)
    const before = await record.sources()
    await writeFile(join(dir, 'src/a.ts'), '2')
    await record.keep(before)
    expect(await holds(dir)).toBe(false)
  })
})
