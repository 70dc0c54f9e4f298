import { join } from 'node:path'
import { FaultError, UserError } from '../../contracts/errors.js'
import type { ExpectedTests } from '../../contracts/expected-tests.js'
import { RefusedFile } from '../../dataset/read-file.js'
import { readTaskFile } from '../../dataset/read-task.js'
import { readTree } from '../../engine/read-tree.js'
import type { TreeEntry } from '../../engine/tar.js'
import { readExpectedTests, VERIFIER_FILES, verifierShapes } from '../../score/index.js'
import { resolveEnvTemplates } from '../../task/env-templates.js'
import type { EnvTemplates, Task } from '../../task/task.js'
import { patchPaths, touchedPaths, verifierLoopPaths } from '../../text/patch-paths.js'
import type { TestMaterial } from '../../trial/test-material.js'

/** null where the task has no such file. */
const readTestFile = async (task: Task, name: string): Promise<Buffer | null> => {
  try {
    return await readTaskFile(task, `tests/${name}`)
  } catch (error) {
    if (error instanceof RefusedFile)
      throw new FaultError('task', 'task-file-refused', error.message, { cause: error })
    throw error
  }
}

const readText = async (task: Task, name: string): Promise<string | undefined> =>
  (await readTestFile(task, name))?.toString('utf8')

const EXPECTED = 'expected_tests.json'

const readExpected = async (task: Task): Promise<ExpectedTests | null> => {
  const content = await readTestFile(task, EXPECTED)
  try {
    return content && readExpectedTests(content, join(task.dir, 'tests', EXPECTED))
  } catch (error) {
    if (error instanceof UserError)
      throw new FaultError('task', 'expected-tests-invalid', error.message, { cause: error })
    throw error
  }
}

/** A task of a pull request must not read this machine's variables by naming them. */
const resolveEnv = (where: string, templates: EnvTemplates): Readonly<Record<string, string>> => {
  const resolved = resolveEnvTemplates(templates, {})
  if (resolved.ok) return resolved.env
  const names = resolved.missing.map(({ key, variable }) => `${key} = "\${${variable}}"`).join(', ')
  throw new FaultError(
    'task',
    'env-missing',
    `[${where}] env asks for variables of the host, which a task does not get: ${names}.`
  )
}

/** A clone on a file system without modes loses the bit; Harbor sets it as well. */
const runnable = (entries: readonly TreeEntry[]): TreeEntry[] =>
  entries.map(entry =>
    entry.type === 'file' && entry.path === 'test.sh' ? { ...entry, executable: true } : entry
  )

/**
 * Reads what a trial takes from the task's folder.
 * @throws FaultError `task`, naming the file
 */
export const readTestMaterial = async (task: Task): Promise<TestMaterial> => {
  const [expected, testPatch = '', collector, comparer, testSh] = await Promise.all([
    readExpected(task),
    readText(task, 'test.patch'),
    readText(task, VERIFIER_FILES.collector),
    readText(task, VERIFIER_FILES.comparer),
    readText(task, VERIFIER_FILES.testSh)
  ])
  return {
    tests: runnable(await readTree(join(task.dir, 'tests'))),
    testPaths: [...new Set([...touchedPaths(patchPaths(testPatch)), ...verifierLoopPaths(testPatch)])],
    testPatch,
    expected,
    shapes: verifierShapes({ collector, comparer, testSh }),
    row: null,
    env: {
      environment: resolveEnv('environment', task.environment.env),
      solution: resolveEnv('solution', task.solution.env),
      verifier: resolveEnv('verifier', task.verifier.env)
    }
  }
}
