import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { fillFolder, inDraft, moveAway } from '../../src/dataset/drafts.js'
import { formatOwner, thisOwner } from '../../src/engine/labels.js'
import { folderWith } from './temporary-dataset.js'

/** A draft as a process leaves it that is ended by SIGKILL: its folder, and whose it was. */
const leftBy = async (parent: string, name: string, owner: { pid: number; started: string }) => {
  const draft = join(parent, `.draft-${name}`)
  await mkdir(draft)
  await writeFile(join(draft, 'half'), 'done\n')
  await writeFile(`${draft}.owner`, formatOwner({ ...(await thisOwner()), ...owner }))
  return draft
}

const ended = () => ({ pid: spawnSync('true').pid, started: '1' })

describe('a draft', () => {
  test('goes with the next one where its process has ended, however young it is', async () => {
    const parent = await folderWith()
    const left = await leftBy(parent, 'killed', ended())
    await inDraft(parent, async () => expect(existsSync(left)).toBe(false))
    expect(await readdir(parent)).toEqual([])
  })

  test('stays while its process lives, however old it is', async () => {
    const parent = await folderWith()
    const atWork = await leftBy(parent, 'at-work', await thisOwner())
    await utimes(atWork, 0, 0)
    await fillFolder(join(parent, 'made'), draft => writeFile(join(draft, 'file'), ''))
    expect(existsSync(join(atWork, 'half'))).toBe(true)
    expect((await readdir(parent)).sort()).toEqual(['.draft-at-work', '.draft-at-work.owner', 'made'])
  })

  test('of which nobody says whose it is goes after a day', async () => {
    const parent = await folderWith({ '.draft-old/file': '', '.draft-young/file': '' })
    await utimes(join(parent, '.draft-old'), 0, 0)
    await inDraft(parent, async () => {})
    expect(await readdir(parent)).toEqual(['.draft-young'])
  })

  test('is what a folder becomes that is taken away', async () => {
    const parent = await folderWith({ 'kept/file': '' })
    await moveAway(join(parent, 'kept'))
    expect(await readdir(parent)).toEqual([])
  })
})
