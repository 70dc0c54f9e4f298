import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type CheckContext, type CheckOptions, type CheckResult, check } from '../../src/commands/check.js'
import { folderWith } from '../dataset/temporary-dataset.js'
import { GATEWAY_PROGRAM } from '../e2e/support/gateway-program.js'

const root = join(import.meta.dirname, '../..')

/** The sample that the mutations start from. */
export const SAMPLE = 'kotlin-bench_larder-30'

/** A task's folder that can be made wrong. */
export interface SampleTask {
  readonly dir: string
  /** The folder that holds the tasks. */
  readonly tasks: string
  /** Replaces the first occurrence; a text that is not there is a mistake of the test. */
  readonly replace: (file: string, text: string, by: string) => Promise<void>
  readonly write: (file: string, text: string) => Promise<void>
  readonly append: (file: string, text: string) => Promise<void>
  readonly remove: (file: string) => Promise<void>
  readonly chmod: (file: string, mode: number) => Promise<void>
  /** Changes `tests/expected_tests.json` as a value. */
  readonly expected: (change: (lists: ExpectedJson) => void) => Promise<void>
}

export interface ExpectedJson {
  f2p_tests: string[]
  p2p_tests: string[]
  s2p_tests: string[]
  n2p_tests: string[]
  run_result: Record<string, string[]>
  test_patch_result: Record<string, string[]>
}

/** A dataset of one sample, with the manifest of the bases; removed after the test. */
export const sampleTask = async (name = SAMPLE): Promise<SampleTask> => {
  const top = await folderWith()
  const tasks = join(top, 'tasks')
  const dir = join(tasks, name)
  await cp(join(root, 'tasks', name), dir, { recursive: true })
  await mkdir(join(top, 'bases'))
  await cp(join(root, 'bases/manifest'), join(top, 'bases/manifest'))
  const read = (file: string) => readFile(join(dir, file), 'utf8')
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text)
  }
  return {
    dir,
    tasks,
    write,
    replace: async (file, text, by) => {
      const content = await read(file)
      if (!content.includes(text)) throw new Error(`${file} has no ${JSON.stringify(text)}`)
      await write(
        file,
        content.replace(text, () => by)
      )
    },
    append: async (file, text) => write(file, (await read(file)) + text),
    remove: file => rm(join(dir, file), { recursive: true }),
    chmod: (file, mode) => chmod(join(dir, file), mode),
    expected: async change => {
      const lists = JSON.parse(await read('tests/expected_tests.json')) as ExpectedJson
      change(lists)
      await write('tests/expected_tests.json', `${JSON.stringify(lists, null, 2)}\n`)
    }
  }
}

/** The checks of a folder of tasks, the static ones unless told otherwise. */
export const checkFolder = (
  path: string,
  options: Partial<CheckOptions> = {},
  context: Partial<CheckContext> = {}
): Promise<CheckResult> =>
  check(
    {
      path,
      stage: 'static',
      dataset: undefined,
      bases: undefined,
      include: [],
      exclude: [],
      repository: [],
      limit: undefined,
      sample: undefined,
      seed: 1,
      changedSince: undefined,
      repeat: 1,
      concurrency: 1,
      caBundle: undefined,
      jobsDir: join(path, '../jobs'),
      maxRetries: 0,
      ...{ registries: [], push: false, pullOnly: false },
      ...options
    },
    {
      environment: {},
      listener: () => {},
      signal: new AbortController().signal,
      toolVersion: '0.0.0',
      gatewayProgram: GATEWAY_PROGRAM,
      ...context
    }
  )
