import { lstat, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import {
  makeContext,
  officialImage,
  publishedImages,
  requireRecipe,
  rowImage,
  rowKey
} from '../../src/image/row-recipe.js'
import { folderWith } from '../dataset/temporary-dataset.js'
import { standInDocker } from '../engine/stand-in-docker.js'
import { sampleRow } from '../making/swe-polybench/sample-row.js'

/** An engine that has the images of these names; one with a `made:` was built there. */
const engineWith = (...names: string[]) =>
  standInDocker(`
    for last; do :; done
    case " ${names.join(' ')} " in
      *" made:$last "*) printf '{"Id":"sha256:of-%s"}' "$last" ;;
      *" $last "*) printf '{"Id":"sha256:of-%s","RepoDigests":["%s@sha256:0"]}' "$last" "$last" ;;
      *) echo "No such image: $last" >&2; exit 1 ;;
    esac`)

describe('the names of a row’s image', () => {
  const row = sampleRow({ instance_id: 'Acme__Larder-14', language: 'typescript' })

  test('are those of the official harness, of those who publish, and ours', () => {
    expect(officialImage(row)).toBe('polybench_typescript_acme__larder-14:latest')
    expect(publishedImages('ghcr.io/acme/eval.x86_64.', row)).toEqual([
      'ghcr.io/acme/eval.x86_64.acme__larder-14:latest',
      'ghcr.io/acme/eval.x86_64.acme__larder-14:v1.1'
    ])
    expect(rowImage(row)).toBe('kotlin-bench/row-acme__larder-14:local')
  })

  test.each(['a..b', 'a___b', 'larder-'])('are ours alone where no image can be called %s', id => {
    const odd = sampleRow({ instance_id: id })
    expect(officialImage(odd)).toBeNull()
    expect(publishedImages('ghcr.io/acme/eval.', odd)).toEqual([])
    expect(rowImage(odd)).toMatch(/^kotlin-bench\/row-[0-9a-f]{16}:local$/)
  })
})

describe('the key of a row’s image', () => {
  const row = sampleRow({ Dockerfile: 'FROM acme/base:1\nCOPY . .\n' })
  const keyOf = async (overrides = {}, images: string[] = []) =>
    rowKey(await engineWith(...images), { ...row, ...overrides })

  test('is another for another commit, repository or Dockerfile, and the same for the same tests', async () => {
    const keys = await Promise.all([
      keyOf(),
      keyOf({ base_commit: 'f'.repeat(40) }),
      keyOf({ repo: 'acme/pantry' }),
      keyOf({ Dockerfile: 'FROM acme/base:1\n' })
    ])
    expect(new Set(keys).size).toBe(4)
    expect(await keyOf({ test_command: 'npm test', F2P: [] })).toBe(keys[0])
  })

  test('goes by a base’s name where a registry has it, and by its id where it was made here', async () => {
    const known = await keyOf()
    expect(await keyOf({}, ['acme/base:1'])).toBe(known)
    expect(await keyOf({}, ['made:acme/base:1'])).not.toBe(known)
  })
})

describe('what cannot be built', () => {
  test('is the task’s fault where the row has no Dockerfile', async () => {
    const failing = requireRecipe(await engineWith(), sampleRow({ Dockerfile: '' }))
    await expect(failing).rejects.toMatchObject({ kind: 'task', code: 'dockerfile-missing' })
  })

  test('is the task’s fault where only the official harness makes its base', async () => {
    const row = sampleRow({ Dockerfile: 'FROM polybench_java_base\nCOPY . .\n' })
    await expect(requireRecipe(await engineWith(), row)).rejects.toMatchObject({
      kind: 'task',
      code: 'base-missing',
      message: expect.stringContaining('builds on polybench_java_base')
    })
    await requireRecipe(await engineWith('made:polybench_java_base'), row)
  })

  test('is not told by a base that a registry may have', async () => {
    await requireRecipe(await engineWith(), sampleRow({ Dockerfile: 'FROM python:3.9\n' }))
  })
})

describe('the context of a row’s image', () => {
  const row = sampleRow({ Dockerfile: 'FROM scratch\n' })

  test('has the row’s Dockerfile, and leaves nothing out', async () => {
    const dir = await folderWith({
      Dockerfile: 'FROM acme/own\n',
      '.dockerignore': '*\n',
      'Dockerfile.dockerignore': '*\n',
      'sub/.dockerignore': '*\n'
    })
    await makeContext(dir, row)
    expect(await readFile(join(dir, 'Dockerfile'), 'utf8')).toBe('FROM scratch\n')
    expect((await readdir(dir)).sort()).toEqual(['Dockerfile', 'sub'])
  })

  test('writes nothing out of the checkout, whatever its Dockerfile is a link to', async () => {
    const outside = await folderWith({ precious: 'mine' })
    const dir = await folderWith()
    await symlink(join(outside, 'precious'), join(dir, 'Dockerfile'))
    await symlink(outside, join(dir, '.dockerignore'))
    await makeContext(dir, row)
    expect((await lstat(join(dir, 'Dockerfile'))).isFile()).toBe(true)
    expect(await readFile(join(outside, 'precious'), 'utf8')).toBe('mine')
  })

  test('takes the place of a folder called Dockerfile', async () => {
    const dir = await folderWith()
    await mkdir(join(dir, 'Dockerfile/x'), { recursive: true })
    await makeContext(dir, row)
    expect(await readFile(join(dir, 'Dockerfile'), 'utf8')).toBe('FROM scratch\n')
  })
})
