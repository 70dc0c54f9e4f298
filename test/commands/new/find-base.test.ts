import { describe, expect, test } from '@jest/globals'
import { findBase, onlyBaseOf } from '../../../src/commands/new/find-base.js'
import { UserError } from '../../../src/contracts/errors.js'
import type { Bases } from '../../../src/image/bases.js'
import { parseManifest } from '../../../src/image/manifest.js'

const basesOf = (manifest: string): Bases => ({ dir: '/bases', recipes: parseManifest(manifest, 'manifest') })

const MANIFEST = `Acme_widgets base widgets/Dockerfile
acme_larder base larder/Dockerfile
acme_larder base-cached larder/Dockerfile
`

describe('the base of a new task', () => {
  test('is the one that is named, in any case', () => {
    expect(findBase('acme_larder:base', basesOf(MANIFEST)).image).toBe('kotlin-bench/acme_larder:base')
    expect(() => findBase('acme_lardr:base', basesOf(MANIFEST))).toThrow('Did you mean `acme_larder:base`?')
  })

  test('is, unnamed, the only one of its repository', () => {
    expect(onlyBaseOf('acme_Widgets', basesOf(MANIFEST)).image).toBe('kotlin-bench/acme_widgets:base')
  })

  test.each([
    [
      'acme_larder',
      MANIFEST,
      '`--base` is missing, and `/bases/manifest` has several of acme_larder. Name one: acme_larder:base, acme_larder:base-cached.'
    ],
    ['acme_new', MANIFEST, 'has no base of acme_new. Name one: Acme_widgets:base, acme_larder:base'],
    ['acme_new', '', '`/bases` has no manifest of bases. Name its folder with `--bases`.']
  ])('has to be named where there is not one of %s', (repository, manifest, message) => {
    expect(() => onlyBaseOf(repository, basesOf(manifest))).toThrow(UserError)
    expect(() => onlyBaseOf(repository, basesOf(manifest))).toThrow(message)
  })
})
