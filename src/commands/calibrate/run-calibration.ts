import { join } from 'node:path'
import pLimit from 'p-limit'
import { FaultError } from '../../contracts/errors.js'
import type { Stage } from '../../contracts/stages.js'
import { type Calibration, calibrateTests, type Statuses } from '../../making/calibrate-tests.js'
import type { Task } from '../../task/task.js'
import { quote } from '../../text/quote.js'
import { oncePerKey } from '../../text/single-flight.js'
import { runStages, type StageContext, type StageRun } from '../../trial/stages.js'

export interface CalibrationRun {
  /** How often each stage runs. */
  readonly repeat: number
  /** How many containers with tests there are at a time. */
  readonly concurrency: number
  readonly context: StageContext
}

/** What the stages of a task came to. */
export interface CalibratedTask extends Calibration {
  readonly task: string
  readonly repeat: number
  readonly runs: readonly StageRun[]
}

/** Where a stage stands in a sentence. */
export const STAGE_WORDS = {
  base: 'at the base commit',
  tests: 'with test.patch',
  fix: 'with the fix'
} as const satisfies Record<Stage, string>

/** @throws FaultError for a run that came to nothing: what it has no result for, nobody can tell */
const requireResult = ({ stage, repeat, record, statuses, dir }: StageRun): Statuses => {
  const { fault, reasons } = record
  if (fault) throw FaultError.of({ ...fault, message: `${record.task}: ${fault.message}` })
  if (statuses !== null) return statuses
  const why = reasons.map(({ message }) => message).join(' ')
  throw new FaultError(
    'task',
    'stage-without-result',
    `${record.task}: run ${repeat} ${STAGE_WORDS[stage]} has no result. ${why} What it printed: ${quote(join(dir, 'verifier/test-stdout.txt'))}`
  )
}

/**
 * Runs the stages of a task and finds out what its expected tests are. Those that it has now have no part
 * in that.
 * @throws FaultError where a run came to nothing
 */
export const runCalibration = async (
  task: Task,
  { repeat, concurrency, context }: CalibrationRun
): Promise<CalibratedTask> => {
  const runs = await runStages(
    task,
    {
      ...context,
      // The same task may have been run with other files before.
      prepared: oncePerKey(),
      readTestMaterial: async asked => ({ ...(await context.readTestMaterial(asked)), expected: null })
    },
    { repeat, limit: pLimit(concurrency) }
  )
  context.signal.throwIfAborted()
  const of = (stage: Stage) => runs.filter(run => run.stage === stage).map(requireResult)
  const calibration = calibrateTests({ base: of('base'), tests: of('tests'), fix: of('fix') })
  return { ...calibration, task: task.name, repeat, runs }
}
