import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { cachedRows, removeCached } from '../../../src/commands/prune/cached-rows.js'
import { markUse, usersOf } from '../../../src/commands/shared/files/cache-use.js'
import { formatOwner, thisOwner } from '../../../src/engine/labels.js'
import { folderWith } from '../../dataset/temporary-dataset.js'

/** A cache in which rows were evaluated. */
const usedCache = () =>
  folderWith({
    'rows/0123/acme__larder-1/task.toml': '# made of a row\n',
    'repositories/acme__larder/HEAD': 'x'.repeat(1000),
    'repositories/acme__larder/objects/pack/a.pack': 'x'.repeat(24),
    'repositories/.draft-killed/HEAD': '',
    'contexts/.draft-killed/file': '',
    '.draft-killed/0123/acme__larder-1/task.toml': '',
    'datasets/acme-bench/0123/tasks/one/task.toml': ''
  })

const ownedBy = async (path: string, owner: { pid: number; started: string }) => {
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, formatOwner({ ...(await thisOwner()), ...owner }))
}

/** No process has this id. */
const DEAD = { pid: 2 ** 30, started: '1' }

describe('what the cache keeps of rows', () => {
  test('is named with what it takes, and goes with what killed runs have left; datasets stay', async () => {
    const cacheDir = await usedCache()
    for (const draft of ['repositories/.draft-killed', 'contexts/.draft-killed', '.draft-killed'])
      await ownedBy(join(cacheDir, `${draft}.owner`), DEAD)
    const cached = await cachedRows(cacheDir)
    expect(cached).toEqual({
      folders: [
        { path: join(cacheDir, 'repositories/acme__larder'), bytes: 1024 },
        { path: join(cacheDir, 'rows'), bytes: 16 }
      ],
      users: []
    })
    expect(existsSync(join(cacheDir, 'contexts/.draft-killed'))).toBe(true)

    await removeCached(cacheDir, cached)
    expect((await readdir(cacheDir)).sort()).toEqual(['contexts', 'datasets', 'repositories'])
    for (const folder of ['contexts', 'repositories'])
      expect(await readdir(join(cacheDir, folder))).toEqual([])
    expect((await cachedRows(cacheDir)).folders).toEqual([])
  })

  test('is in use by the processes that said so and live', async () => {
    const cacheDir = await usedCache()
    await ownedBy(join(cacheDir, 'in-use/old'), DEAD)
    expect(await usersOf(cacheDir)).toEqual([])
    await markUse(cacheDir)
    expect((await cachedRows(cacheDir)).users).toEqual([process.pid])
    expect(await readdir(join(cacheDir, 'in-use'))).toHaveLength(1)
  })

  test('is nothing in a cache that has never seen a row', async () => {
    const cached = await cachedRows(join(await folderWith(), 'none'))
    expect(cached).toEqual({ folders: [], users: [] })
  })
})
