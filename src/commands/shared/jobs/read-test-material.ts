import { join } from 'node:path'
import { errorMessage, FaultError, UserError } from '../../../contracts/errors.js'
import type { ExpectedTests } from '../../../contracts/expected-tests.js'
import { type SweRow, sweRowSchema } from '../../../contracts/swe-polybench.js'
import { RefusedFile } from '../../../dataset/read-file.js'
import { readTaskFile } from '../../../dataset/read-task.js'
import { readTree } from '../../../engine/read-tree.js'
import type { TreeEntry } from '../../../engine/tar.js'
import { ROW_FILE } from '../../../making/swe-polybench/row-task.js'
import { readExpectedTests, VERIFIER_FILES, verifierShapes } from '../../../score/index.js'
import { resolveEnvTemplates } from '../../../task/env-templates.js'
import type { EnvTemplates, Task } from '../../../task/task.js'
import { patchPaths, touchedPaths, verifierLoopPaths } from '../../../text/patch-paths.js'
import { quote } from '../../../text/quote.js'
import type { TestMaterial } from '../../../trial/test-material.js'

/** null where the task has no such file. */
const readFileOf = async (task: Task, path: string): Promise<Buffer | null> => {
  try {
    return await readTaskFile(task, path)
  } catch (error) {
    if (error instanceof RefusedFile)
      throw new FaultError('task', 'task-file-refused', error.message, { cause: error })
    throw error
  }
}

const readTestFile = (task: Task, name: string): Promise<Buffer | null> => readFileOf(task, `tests/${name}`)

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

/**
 * The row that a task is made from; null for a task that is made from none.
 * @throws FaultError `task` where it cannot be read
 */
export const readRowOf = async (task: Task): Promise<SweRow | null> => {
  const content = await readFileOf(task, ROW_FILE)
  if (content === null) return null
  try {
    return sweRowSchema.parse(JSON.parse(content.toString('utf8')))
  } catch (error) {
    const path = join(task.dir, ROW_FILE)
    throw new FaultError(
      'task',
      'row-invalid',
      `${quote(path)} is no row: ${errorMessage(error)}. Remove the folder; it is made again from the file of rows.`,
      { cause: error }
    )
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
  const [row, expected, testPatch = '', collector, comparer, testSh] = await Promise.all([
    readRowOf(task),
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
    row,
    env: {
      environment: resolveEnv('environment', task.environment.env),
      solution: resolveEnv('solution', task.solution.env),
      verifier: resolveEnv('verifier', task.verifier.env)
    }
  }
}
