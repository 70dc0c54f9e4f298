import { realpath } from 'node:fs/promises'
import { UserError } from '../contracts/errors.js'
import { EXIT } from '../contracts/exit-code.js'
import { STAGES } from '../contracts/stages.js'
import { quote } from '../text/quote.js'
import { calibrateTask, type WrittenCalibration } from './calibrate/calibrate-task.js'
import { calibrationText } from './calibrate-text.js'
import { type DatasetContext, openDataset } from './shared/dataset/open-dataset.js'
import { requireOutsideTasks } from './shared/jobs/outside-tasks.js'
import { openTaskRuns, type TaskRunsContext, type TaskRunsOptions } from './shared/jobs/task-runs.js'

export interface CalibrateOptions extends TaskRunsOptions {
  /** The task's folder. Absolute. */
  task: string
  /** Folder with `manifest`; default: `bases` beside the tasks folder. Absolute. */
  bases: string | undefined
  /** How often each stage runs. */
  repeat: number
  /** How many containers with tests there are at a time. */
  concurrency: number
  /** Whether classes with flaky tests are kept from running, rather than left out of the lists. */
  excludeFlaky: boolean
}

export interface CalibrateResult {
  readonly calibration: WrittenCalibration
  readonly text: string
  /** Absolute folder of what the tests printed. */
  readonly jobDir: string
  /** 1 where the results make no task. */
  readonly exitCode: typeof EXIT.done | typeof EXIT.gate
}

/**
 * `calibrate`: finds a task's expected tests by running it at the base commit, with its tests, and with
 * its fix, and writes them.
 * @throws UserError for what is no single task
 * @throws FaultError where no engine answers, or a run came to nothing
 */
export const calibrate = async (
  options: CalibrateOptions,
  context: TaskRunsContext & DatasetContext
): Promise<CalibrateResult> => {
  const opened = await openDataset({ path: options.task, dataset: undefined, bases: options.bases }, context)
  const { entries, tasksDir } = opened.loaded
  const [entry] = entries
  // The folder of tasks is its own: then another one was named, if only of one task.
  if (entry === undefined || tasksDir === (await realpath(options.task))) {
    throw new UserError(`${quote(options.task)} is a folder of tasks. Name one of them.`)
  }
  if (!entry.ok) throw new UserError(`${entry.name} cannot run: ${entry.fault.message}`)
  const { listener } = context
  await requireOutsideTasks(options.jobsDir, options.task)
  const runs = await openTaskRuns(opened, options, context)
  const { job, jobDir } = runs.folder
  const { repeat, concurrency, excludeFlaky } = options
  try {
    listener({
      type: 'job-started',
      job,
      id: runs.context.jobId,
      jobDir,
      trials: STAGES.length * repeat
    })
    const calibration = await calibrateTask(entry.task, {
      repeat,
      concurrency,
      excludeFlaky,
      context: runs.context
    })
    return {
      calibration,
      text: calibrationText(calibration),
      jobDir,
      exitCode: calibration.refusal === null ? EXIT.done : EXIT.gate
    }
  } finally {
    await runs.close()
  }
}
