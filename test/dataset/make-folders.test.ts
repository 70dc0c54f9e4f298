import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { makeFolders } from '../../src/dataset/make-folders.js'
import { folderWith } from './temporary-dataset.js'

test('many at a time make folders of one tree, and none is in the way of another', async () => {
  const root = await folderWith()
  const names = Array.from({ length: 40 }, (_, index) => `d${index}`)
  await Promise.all(names.map(name => makeFolders(join(root, 'a/b/c/d/e', name))))
  expect(await readdir(join(root, 'a/b/c/d/e'))).toHaveLength(names.length)
})

test('a folder that can hold none says so, and does not keep anybody', async () => {
  await expect(makeFolders('/proc/kotlin-bench/x')).rejects.toMatchObject({ code: 'ENOENT' })
})
