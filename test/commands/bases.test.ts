import { describe, expect, test } from '@jest/globals'
import { bases } from '../../src/commands/bases.js'
import { UserError } from '../../src/contracts/errors.js'
import { folderWith } from '../dataset/temporary-dataset.js'

const build = async (files: Readonly<Record<string, string>>) => {
  const dir = await folderWith(files)
  const context = {
    listener: () => {},
    signal: new AbortController().signal,
    toolVersion: '0',
    environment: {}
  }
  return bases({ bases: dir, registries: [], push: false, pullOnly: false, rebuild: false }, context)
}

describe('building bases', () => {
  test.each<[string, Record<string, string>]>([
    ['no manifest', {}],
    ['an empty one', { manifest: '# none yet\n' }]
  ])('of a folder with %s is the user’s mistake', async (_, files) => {
    await expect(build(files)).rejects.toThrow(UserError)
    await expect(build(files)).rejects.toThrow('manifest names no base')
  })

  test('of a manifest with a bad line is the user’s mistake, with the line', async () => {
    await expect(build({ manifest: 'a b c\nx\n' })).rejects.toThrow('manifest:2: "x" is no base')
  })
})
