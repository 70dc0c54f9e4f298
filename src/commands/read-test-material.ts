import { join } from 'node:path'
import { FaultError } from '../contracts/errors.js'
import { type ExpectedTests, expectedTestsSchema } from '../contracts/expected-tests.js'
import { RefusedFile } from '../dataset/read-file.js'
import { readTaskFile } from '../dataset/read-task.js'
import { readTree } from '../engine/read-tree.js'
import type { TreeEntry } from '../engine/tar.js'
import { verifierShapes } from '../score/verifier-shapes.js'
import { resolveEnvTemplates } from '../task/env-templates.js'
import { patchPaths, touchedPaths, verifierLoopPaths } from '../task/patch-paths.js'
import type { EnvTemplates, Task } from '../task/task.js'
import type { TestMaterial } from '../trial/test-material.js'

const readText = async (task: Task, path: string): Promise<string | undefined> => {
  try {
    return (await readTaskFile(task, path))?.toString('utf8')
  } catch (error) {
    if (error instanceof RefusedFile)
      throw new FaultError('task', 'task-file-refused', error.message, { cause: error })
    throw error
  }
}

const parseExpected = (task: Task, text: string | undefined): ExpectedTests | null => {
  const where = join(task.dir, 'tests/expected_tests.json')
  if (text === undefined) return null
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new FaultError('task', 'expected-tests-invalid', `${where} is no JSON: ${String(error)}`)
  }
  const parsed = expectedTestsSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new FaultError(
    'task',
    'expected-tests-invalid',
    `${where}: ${issue?.path.join('.')}: ${issue?.message}`
  )
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
    readText(task, 'tests/expected_tests.json'),
    readText(task, 'tests/test.patch'),
    readText(task, 'tests/kotlin_logs_collector.sh'),
    readText(task, 'tests/junit_compare.py'),
    readText(task, 'tests/test.sh')
  ])
  return {
    tests: runnable(await readTree(join(task.dir, 'tests'))),
    testPaths: [...new Set([...touchedPaths(patchPaths(testPatch)), ...verifierLoopPaths(testPatch)])],
    testPatch,
    expected: parseExpected(task, expected),
    shapes: verifierShapes({ collector, comparer, testSh }),
    env: {
      environment: resolveEnv('environment', task.environment.env),
      solution: resolveEnv('solution', task.solution.env),
      verifier: resolveEnv('verifier', task.verifier.env)
    }
  }
}
