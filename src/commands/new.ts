import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorMessage, FaultError, UserError } from '../contracts/errors.js'
import { EXIT } from '../contracts/exit-code.js'
import { STAGES } from '../contracts/stages.js'
import { makeFolders } from '../dataset/make-folders.js'
import { MIB, RefusedFile, readText } from '../dataset/read-file.js'
import { type Bases, loadBases } from '../image/bases.js'
import type { BaseRecipe } from '../image/manifest.js'
import { type Change, changeTask, changeTaskName } from '../making/change-task.js'
import { readIssue } from '../making/draft-instruction.js'
import { prepareScript } from '../making/environment-files.js'
import type { NewTask } from '../making/new-task.js'
import { taskFiles } from '../making/task-files.js'
import { quote } from '../text/quote.js'
import { calibrateTask, requireTask, type WrittenCalibration } from './calibrate/calibrate-task.js'
import type { CalibrateOptions } from './calibrate.js'
import { findBase, onlyBaseOf } from './new/find-base.js'
import { lookInBase } from './new/look-in-base.js'
import { openRepository } from './new/open-repository.js'
import { type ChangeChoice, readChange } from './new/read-change.js'
import { newTaskText } from './new-text.js'
import { replaceFile } from './shared/files/replace-file.js'
import { writeTask } from './shared/files/write-task.js'
import { requireOutsideTasks } from './shared/jobs/outside-tasks.js'
import { openTaskRuns, type TaskRuns, type TaskRunsContext } from './shared/jobs/task-runs.js'

export interface NewOptions extends Omit<CalibrateOptions, 'task'>, ChangeChoice {
  /** The folder of a repository, or a URL. */
  repo: string
  /** What a relative `repo` begins at. Absolute. */
  folder: string
  /** `<repo>:<tag>` of the manifest; default: the only one that it has of the change's repository. */
  base: string | undefined
  /** A file that says what is to be done, in Markdown. Absolute. */
  issue: string | undefined
  /** The folder of tasks to write to. Absolute. */
  out: string
}

export interface NewResult {
  readonly text: string
  /** Absolute folder of the task; null where none was made. */
  readonly task: string | null
  /** Absolute folder of what the tests printed. */
  readonly jobDir: string
  /** 1 where the tests do not tell the fix from an untouched tree. */
  readonly exitCode: typeof EXIT.done | typeof EXIT.gate
}

const issueOf = async (path: string | undefined): Promise<ReturnType<typeof readIssue> | null> => {
  if (path === undefined) return null
  try {
    return readIssue(await readText(path, { maxBytes: MIB, label: `--issue ${path}` }))
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    throw new UserError(`${error.message}. Give a file with the issue's text.`)
  }
}

const runsOf = (
  change: Change,
  { bases, options, context }: { bases: Bases; options: NewOptions; context: TaskRunsContext }
): Promise<TaskRuns> =>
  openTaskRuns(
    {
      loaded: {
        entries: [],
        skipped: [],
        dataset: { source: change.repository.url, commit: change.before },
        tasksDir: options.out
      },
      bases,
      pinned: undefined
    },
    options,
    context
  )

interface Draft {
  readonly task: NewTask
  readonly name: string
  /** Holds the task's folder. */
  readonly parent: string
}

/** Writes a task's folder and finds its expected tests. */
const calibrateDraft = async (
  { task, name, parent }: Draft,
  options: NewOptions,
  runs: TaskRuns
): Promise<WrittenCalibration> => {
  const dir = join(parent, name)
  await rm(dir, { recursive: true, force: true })
  await writeTask(parent, name, taskFiles(task))
  const { repeat, concurrency, excludeFlaky } = options
  const { context } = runs
  return calibrateTask(await requireTask(dir, name), { repeat, concurrency, excludeFlaky, context })
}

/** The same, with an image that is built also where tests fail at the base commit. */
const calibrateNew = async (
  draft: Draft,
  options: NewOptions,
  runs: TaskRuns
): Promise<WrittenCalibration> => {
  try {
    const calibration = await calibrateDraft(draft, options, runs)
    const isShaky = calibration.flaky.some(({ stage }) => stage === 'base')
    if (isShaky && calibration.excluded.length === 0) {
      // The image would not be built every time.
      const path = join(draft.parent, draft.name, 'environment/prepare.sh')
      await replaceFile(path, prepareScript({ ...draft.task, testsFailAtBase: true }))
    }
    return calibration
  } catch (error) {
    if (!(error instanceof FaultError && error.code === 'image-build-failed')) throw error
    runs.context.listener({
      type: 'notice',
      message: `${error.message} The image is built once more, whatever its tests say.`
    })
    return calibrateDraft({ ...draft, task: { ...draft.task, testsFailAtBase: true } }, options, runs)
  }
}

/** Where none was named, which is said. */
const baseOf = (
  { repository: { owner, name } }: Change,
  { bases, context: { listener } }: { bases: Bases; context: TaskRunsContext }
): BaseRecipe => {
  const recipe = onlyBaseOf(`${owner}_${name}`, bases)
  const message = `The task builds on ${recipe.image}, the only base of ${owner}/${name} in the manifest; \`--base\` names another.`
  listener({ type: 'notice', message })
  return recipe
}

interface Making {
  readonly name: string
  readonly recipe: BaseRecipe
  readonly issue: Awaited<ReturnType<typeof issueOf>>
  readonly options: NewOptions
  readonly runs: TaskRuns
}

/** Finds a task's expected tests beside its place, where a rename then puts it all at once. */
const calibrateIn = async (
  out: string,
  { task, name }: Pick<Draft, 'task' | 'name'>,
  {
    change,
    hasIssue,
    options,
    runs
  }: { change: Change; hasIssue: boolean; options: NewOptions; runs: TaskRuns }
): Promise<Pick<NewResult, 'text' | 'task' | 'exitCode'>> => {
  // A folder that begins so is no task.
  const parent = await mkdtemp(join(out, '.new-'))
  try {
    const calibration = await calibrateNew({ task, name, parent }, options, runs)
    const isMade = calibration.refusal === null
    const target = join(out, name)
    if (isMade) await rename(join(parent, name), target)
    const text = newTaskText(calibration, { task: isMade ? target : null, change, hasIssue })
    return { text, task: isMade ? target : null, exitCode: isMade ? EXIT.done : EXIT.gate }
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
}

const makeTask = async (
  change: Change,
  { name, recipe, issue, options, runs }: Making
): Promise<Pick<NewResult, 'text' | 'task' | 'exitCode'>> => {
  const { context, folder } = runs
  const trials = STAGES.length * options.repeat
  context.listener({ type: 'job-started', job: folder.job, id: context.jobId, jobDir: folder.jobDir, trials })
  const { out } = options
  const isNew = !existsSync(out)
  await makeFolders(out).catch((error: unknown) => {
    throw new UserError(
      `${quote(`--out ${out}`)} cannot hold a task: ${errorMessage(error)}. Name a folder that can be written to.`
    )
  })
  try {
    const base = await context.images.base(recipe)
    const workdir = await lookInBase(base, change.before, context)
    const task = changeTask(change, { baseImage: recipe.image, workdir, issue })
    return await calibrateIn(out, { task, name }, { change, hasIssue: issue !== null, options, runs })
  } finally {
    // Another task may have come into it meanwhile.
    if (isNew) await rmdir(out).catch(() => {})
  }
}

/**
 * `new`: a task's folder made of a change of a repository, and its expected tests by running it.
 * @throws UserError for a change that makes no task, and a base that does not have its repository
 * @throws FaultError where no engine answers, or a run came to nothing
 */
export const newTask = async (options: NewOptions, context: TaskRunsContext): Promise<NewResult> => {
  const bases = await loadBases(options.bases ?? join(dirname(options.out), 'bases'))
  const named = options.base === undefined ? undefined : findBase(options.base, bases)
  const issue = await issueOf(options.issue)
  const { folder, caBundle } = options
  const { signal } = context
  const repository = await openRepository(options.repo, { folder, certificates: caBundle?.path, signal })
  try {
    const change = await readChange(repository, options, signal)
    const recipe = named ?? baseOf(change, { bases, context })
    const name = changeTaskName(change)
    const target = join(options.out, name)
    if ((await stat(target).catch(() => null)) !== null) {
      throw new UserError(
        `${quote(target)} is there already. Remove it, or name another folder with \`--out\`.`
      )
    }
    await requireOutsideTasks(options.jobsDir, options.out)
    const runs = await runsOf(change, { bases, options, context })
    try {
      const made = await makeTask(change, { name, recipe, issue, options, runs })
      return { ...made, jobDir: runs.folder.jobDir }
    } finally {
      await runs.close()
    }
  } finally {
    await repository.close()
  }
}
