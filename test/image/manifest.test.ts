import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { UserError } from '../../src/contracts/errors.js'
import { baseContext, loadBases } from '../../src/image/bases.js'
import { baseImageName, parseManifest } from '../../src/image/manifest.js'
import { folderWith } from '../dataset/temporary-dataset.js'
import { processorSeconds } from '../processor-seconds.js'

const parse = (text: string) => parseManifest(text, '/b/manifest')

describe('a manifest', () => {
  test('names a base a line', () => {
    expect(parse('Owner_Repo base Owner_Repo/Dockerfile.base\r\n\n# note\n x  y\tz # why\n')).toEqual([
      {
        repo: 'Owner_Repo',
        tag: 'base',
        dockerfile: 'Owner_Repo/Dockerfile.base',
        image: 'kotlin-bench/owner_repo:base'
      },
      { repo: 'x', tag: 'y', dockerfile: 'z', image: 'kotlin-bench/x:y' }
    ])
  })

  test.each([
    ['too few words', 'x y'],
    ['too many words', 'x y z w'],
    ['a recipe out of the folder', 'x y ../z'],
    ['a recipe out of the folder, later', 'x y a/../../z'],
    ['an absolute recipe', 'x y /z']
  ])('with %s is the user’s mistake, with its line', (_, line) => {
    expect(() => parse(`a b c\n${line}\n`)).toThrow(UserError)
    expect(() => parse(`a b c\n${line}\n`)).toThrow(`/b/manifest:2: \`${line}\``)
  })

  test.each(['--help', 'a/b', '$(id)', 'a..b', '-a'])('takes no repository such as %s', repo => {
    expect(() => parse(`${repo} tag d\n`)).toThrow(`/b/manifest:1: \`${repo}:tag\` is no name of an image`)
  })

  test.each(['../x', 'x:y', '-x', '`id`', 'x'.repeat(200)])('takes no tag such as %s', tag => {
    expect(() => parse(`repo ${tag} d\n`)).toThrow('is no name of an image')
  })

  test('of fifty thousand bases is read at once', () => {
    const begin = processorSeconds()
    const lines = Array.from({ length: 50_000 }, (_, index) => `a${index} tag d`)
    expect(parse(lines.join('\n'))).toHaveLength(50_000)
    expect(processorSeconds() - begin).toBeLessThan(5)
  })

  test('that names a base twice is the user’s mistake, also in another case', () => {
    expect(() => parse('a b c\nA b d\n')).toThrow('/b/manifest:2: the base kotlin-bench/a:b is named twice')
  })

  test('may be empty', () => {
    expect(parse('# nothing yet\n')).toEqual([])
  })
})

test('a base’s image has a lower-case name', () => {
  expect(baseImageName('Kotlin-Bench_Larder', 'Base')).toBe('kotlin-bench/kotlin-bench_larder:Base')
})

describe('a folder of bases', () => {
  test('without a manifest has none', async () => {
    const dir = await folderWith()
    expect(await loadBases(dir)).toEqual({ dir, recipes: [] })
    expect((await loadBases(join(dir, 'gone'))).recipes).toEqual([])
  })

  test('says which file is wrong', async () => {
    const dir = await folderWith({ manifest: 'x\n' })
    await expect(loadBases(dir)).rejects.toThrow(`${join(dir, 'manifest')}:1`)
  })

  test('gives a recipe its folder as context, without its neighbours’ recipes', async () => {
    const dir = await folderWith({ manifest: 'a base a/D.base\na old a/D.old\na top Top\nb base b/c/D\n' })
    const bases = await loadBases(dir)
    const context = (index: number) => baseContext(bases, bases.recipes[index]!)
    expect(context(0)).toEqual({
      contextDir: join(dir, 'a'),
      dockerfile: 'D.base',
      leaveOut: new Set(['D.old'])
    })
    expect(context(3)).toEqual({ contextDir: join(dir, 'b/c'), dockerfile: 'D', leaveOut: new Set() })
  })
})
