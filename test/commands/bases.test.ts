import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { bases } from '../../src/commands/bases.js'
import { UserError } from '../../src/contracts/errors.js'
import { folderWith } from '../dataset/temporary-dataset.js'

const build = async (files: Readonly<Record<string, string>>, only: readonly string[] = []) => {
  const dir = await folderWith(files)
  const context = {
    listener: () => {},
    signal: new AbortController().signal,
    toolVersion: '0',
    environment: {}
  }
  return bases({ bases: dir, only, registries: [], push: false, pullOnly: false, rebuild: false }, context)
}

describe('building bases', () => {
  test('says before anything is built that no build reaches a proxy on this machine alone', async () => {
    const dir = await folderWith({ manifest: 'acme_lib base lib/Dockerfile.base\n' })
    const warnings: string[] = []
    const building = bases(
      {
        ...{ bases: dir, only: [], registries: [], push: false, pullOnly: false, rebuild: false },
        // Nothing is built: this is a mistake, and is seen next.
        caBundle: { path: join(dir, 'none.pem'), from: '--ca-bundle' }
      },
      {
        listener: event => event.type === 'warning' && warnings.push(event.message),
        signal: new AbortController().signal,
        environment: { HTTPS_PROXY: 'http://127.0.0.1:3128' }
      }
    )
    await expect(building).rejects.toThrow(UserError)
    expect(warnings).toEqual([expect.stringContaining('The proxy 127.0.0.1:3128 of this environment')])
  })

  test.each<[string, Record<string, string>]>([
    ['no manifest', {}],
    ['an empty one', { manifest: '# none yet\n' }]
  ])('of a folder with %s is the user’s mistake', async (_, files) => {
    await expect(build(files)).rejects.toThrow(UserError)
    await expect(build(files)).rejects.toThrow(
      'manifest` is not there, or names no base. It has a line for each: `REPO TAG DOCKERFILE`.'
    )
  })

  test('of a manifest with a bad line is the user’s mistake, with the line', async () => {
    await expect(build({ manifest: 'a b c\nx\n' })).rejects.toThrow('manifest:2: `x` is no base')
  })

  test('of another name than the manifest has is the user’s mistake, with the nearest', async () => {
    const manifest = 'acme_lib base lib/Dockerfile.base\nacme_app base app/Dockerfile.base\n'
    await expect(build({ manifest }, ['acme_lip:base'])).rejects.toThrow(
      '`--base acme_lip:base` is not in the manifest. Did you mean `acme_lib:base`? It has: acme_lib:base, acme_app:base.'
    )
  })
})
