import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FaultError } from '../../contracts/errors.js'
import { MIB, readText } from '../../dataset/read-file.js'
import { readTask } from '../../dataset/read-task.js'
import { listTaskFiles } from '../../dataset/task-files.js'
import { type BuildFiles, excludeTests } from '../../making/exclude-tests.js'
import { expectedTestsText } from '../../making/expected-tests-text.js'
import type { Task } from '../../task/task.js'
import { replaceFile } from '../shared/files/replace-file.js'
import { flakyClasses } from './flaky-classes.js'
import { type CalibratedTask, type CalibrationRun, runCalibration } from './run-calibration.js'

export interface CalibrationOptions extends CalibrationRun {
  /** Whether classes with flaky tests are kept from running, rather than left out of the lists. */
  readonly excludeFlaky: boolean
}

export interface WrittenCalibration extends CalibratedTask {
  /** Classes that do not run any more. */
  readonly excluded: readonly string[]
  /** Absolute paths, in the order in which they were written; none where the results were refused. */
  readonly written: readonly string[]
}

const EXPECTED_TESTS = 'tests/expected_tests.json'

/**
 * Reads a task again that was read, or written, before.
 * @throws FaultError `task` where it cannot run
 */
export const requireTask = async (dir: string, name: string): Promise<Task> => {
  const read = await readTask(dir, name)
  if (!read.ok) throw new FaultError('task', read.fault.code, `${name}: ${read.fault.message}`)
  return read.task
}

const buildFilesOf = async ({ dir }: Task): Promise<BuildFiles> => {
  const paths = [...(await listTaskFiles(dir))].filter(
    path => path.startsWith('environment/') || path === 'tests/test.sh'
  )
  const texts = paths.map(
    async path => [path, await readText(join(dir, path), { maxBytes: MIB, label: path })] as const
  )
  return new Map(await Promise.all(texts))
}

interface Excluded {
  readonly classes: readonly string[]
  readonly changed: BuildFiles
  readonly calibrated: CalibratedTask
}

/** Runs the stages once more, on a copy of the task without those classes. */
const withoutFlaky = async (
  task: Task,
  calibrated: CalibratedTask,
  options: CalibrationOptions
): Promise<Excluded> => {
  const { shapes } = await options.context.readTestMaterial(task)
  const classes = await flakyClasses(calibrated, shapes)
  const changed = excludeTests(await buildFilesOf(task), classes)
  if ('cannot' in changed) {
    throw new FaultError(
      'task',
      'tests-not-excluded',
      `${task.name}: ${classes.join(', ')} cannot be excluded: ${changed.cannot}. Exclude them by hand, or leave \`--exclude-flaky\` out.`
    )
  }
  const folder = await mkdtemp(join(tmpdir(), 'kotlin-bench-calibrate-'))
  try {
    const dir = join(folder, task.name)
    await cp(task.dir, dir, { recursive: true })
    for (const [path, text] of changed) await replaceFile(join(dir, path), text)
    const { jobDir } = options.context
    const again = await runCalibration(await requireTask(dir, task.name), {
      ...options,
      context: { ...options.context, jobDir: join(jobDir, 'without-flaky') }
    })
    return { classes, changed, calibrated: again }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Finds a task's expected tests by running it, and writes them into its folder: all at the end, so that
 * a run that is interrupted or refused leaves the task as it was.
 * @throws FaultError where a run came to nothing, or flaky tests cannot be excluded
 */
export const calibrateTask = async (task: Task, options: CalibrationOptions): Promise<WrittenCalibration> => {
  const first = await runCalibration(task, options)
  const excluded =
    options.excludeFlaky && first.flaky.length > 0 ? await withoutFlaky(task, first, options) : undefined
  const calibrated = excluded?.calibrated ?? first
  if (calibrated.refusal) return { ...calibrated, excluded: excluded?.classes ?? [], written: [] }
  const written: string[] = []
  const files = [
    ...(excluded?.changed ?? []),
    [EXPECTED_TESTS, expectedTestsText(calibrated.expected)] as const
  ]
  for (const [path, text] of files) {
    await replaceFile(join(task.dir, path), text)
    written.push(join(task.dir, path))
  }
  return { ...calibrated, excluded: excluded?.classes ?? [], written }
}
