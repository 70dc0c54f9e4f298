import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readTestMaterial } from '../../../../src/commands/shared/jobs/read-test-material.js'
import { folderWith } from '../../../dataset/temporary-dataset.js'
import { TOML, taskOf } from '../../../task/task-source.js'

const PATCH =
  'diff --git a/src/ATest.kt b/src/ATest.kt\n--- a/src/ATest.kt\n+++ b/src/ATest.kt\n@@ -1 +1 @@\n-a\n+b\n'

const FILES = {
  'tests/expected_tests.json': '{"f2p_tests": ["a.b"]}',
  'tests/test.patch': PATCH,
  'tests/test.sh': '#!/bin/sh\n',
  'tests/data/x': 'y'
}

const taskWith = async (files: Readonly<Record<string, string>> = FILES, toml = TOML) =>
  taskOf({ dir: await folderWith(files), toml })

describe('the test material of a task', () => {
  test('is its tests folder, with test.sh executable', async () => {
    const { tests } = await readTestMaterial(await taskWith())
    expect(tests.map(entry => [entry.path, entry.type === 'file' ? entry.executable : entry.type])).toEqual([
      ['data', 'directory'],
      ['data/x', false],
      ['expected_tests.json', false],
      ['test.patch', false],
      ['test.sh', true]
    ])
  })

  test('names the paths of test.patch, and what its tests are expected to do', async () => {
    const { testPaths, testPatch, expected } = await readTestMaterial(await taskWith())
    expect(testPaths).toEqual(['src/ATest.kt'])
    expect(testPatch).toBe(PATCH)
    expect(expected?.f2p_tests).toEqual(['a.b'])
  })

  test('names paths also as test.sh’s own loop splits them', async () => {
    const patch = 'diff --git a/x b/y.kt b/x b/y.kt\nnew file mode 100644\n'
    const { testPaths } = await readTestMaterial(await taskWith({ ...FILES, 'tests/test.patch': patch }))
    expect(testPaths).toEqual(expect.arrayContaining(['x b/y.kt', 'x', 'y.kt b/x b/y.kt']))
  })

  test('of another benchmark expects nothing', async () => {
    const { expected, testPaths } = await readTestMaterial(await taskWith({ 'tests/test.sh': '' }))
    expect({ expected, testPaths }).toEqual({ expected: null, testPaths: [] })
  })

  test.each([
    ['is no JSON', '{'],
    ['has a list of something else', '{"f2p_tests": [1]}'],
    ['is a list', '[]']
  ])('is a fault of the task where expected_tests.json %s', async (_, text) => {
    const task = await taskWith({ ...FILES, 'tests/expected_tests.json': text })
    await expect(readTestMaterial(task)).rejects.toMatchObject({
      kind: 'task',
      code: 'expected-tests-invalid',
      message: expect.stringContaining(join(task.dir, 'tests/expected_tests.json'))
    })
  })

  test('is a fault of the task where expected_tests.json is not UTF-8', async () => {
    const task = await taskWith()
    await writeFile(
      join(task.dir, 'tests/expected_tests.json'),
      Buffer.from('{\n"f2p_tests": ["\xff"]}', 'latin1')
    )
    await expect(readTestMaterial(task)).rejects.toMatchObject({
      kind: 'task',
      code: 'expected-tests-invalid',
      message: expect.stringContaining('expected_tests.json:2: is not UTF-8')
    })
  })

  test('is a fault of the task where a file is a link to one of the host', async () => {
    const task = await taskWith()
    await rm(join(task.dir, 'tests/test.patch'))
    await symlink('/etc/passwd', join(task.dir, 'tests/test.patch'))
    await expect(readTestMaterial(task)).rejects.toMatchObject({ kind: 'task', code: 'task-file-refused' })
  })

  test('has the environment of each phase, and none of the host’s variables', async () => {
    const env = `\n[verifier.env]\nA = "1"\nB = "\${HOME_OF_NOBODY:-x}"\n`
    const { env: resolved } = await readTestMaterial(await taskWith(FILES, TOML + env))
    expect(resolved).toEqual({ environment: {}, solution: {}, verifier: { A: '1', B: 'x' } })
    await expect(
      readTestMaterial(await taskWith(FILES, `${TOML}\n[verifier.env]\nA = "\${HOME}"\n`))
    ).rejects.toMatchObject({ kind: 'task', code: 'env-missing', message: expect.stringContaining('HOME') })
  })
})
