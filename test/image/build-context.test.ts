import { describe, expect, test } from '@jest/globals'
import { readContext } from '../../src/image/build-context.js'
import { folderWith } from '../dataset/temporary-dataset.js'

const paths = async (...args: Parameters<typeof readContext>) =>
  (await readContext(...args)).map(entry => entry.path)

describe('a build context', () => {
  test('is the folder without what .dockerignore leaves out', async () => {
    const dir = await folderWith({
      '.dockerignore': 'out\n*.log\n',
      'out/x': '',
      'a.log': '',
      'src/a.log': ''
    })
    expect(await paths(dir)).toEqual(['.dockerignore', 'src', 'src/a.log'])
  })

  test('keeps the recipe even where all is left out, as Docker does', async () => {
    const dir = await folderWith({ '.dockerignore': '*\n!src\n', Dockerfile: '', 'src/x': '', y: '' })
    expect(await paths(dir)).toEqual(['.dockerignore', 'Dockerfile', 'src', 'src/x'])
  })

  test('keeps a recipe of another name', async () => {
    const dir = await folderWith({ '.dockerignore': '*\n', 'Dockerfile.base': '', x: '' })
    expect(await paths(dir, new Set(), 'Dockerfile.base')).toEqual(['.dockerignore', 'Dockerfile.base'])
  })

  test('leaves out what the caller names', async () => {
    const dir = await folderWith({ Dockerfile: '', 'Dockerfile.other': '', x: '' })
    expect(await paths(dir, new Set(['Dockerfile.other']))).toEqual(['Dockerfile', 'x'])
  })
})
