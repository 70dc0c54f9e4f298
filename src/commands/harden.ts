import { join } from 'node:path'
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { type DatasetEntry, loadFolder } from '../dataset/folder.js'
import { MIB, RefusedFile, readText } from '../dataset/read-file.js'
import { harden } from '../making/harden/harden.js'
import type { VerifierProblem } from '../making/harden/verifier-problem.js'
import { VERIFIER_FILES } from '../score/index.js'
import { replaceFile } from './shared/files/replace-file.js'

export interface HardenOptions {
  /** Tasks, or folders of tasks. Absolute. */
  paths: readonly string[]
  /** Shows what would change, and changes nothing. */
  dryRun: boolean
}

export interface HardenContext {
  /** Hears of each task as soon as it is known, before anything of it is written. */
  told: (task: HardenedTask) => void
  signal: AbortSignal
}

/** What became of a task's verifier. */
export type HardenedTask =
  | {
      readonly outcome: 'changed'
      readonly task: string
      /** A unified difference of `test.sh`. */
      readonly difference: string
    }
  | { readonly outcome: 'already'; readonly task: string }
  | { readonly outcome: 'refused'; readonly task: string; readonly problems: readonly VerifierProblem[] }

const TEST_SH = `tests/${VERIFIER_FILES.testSh}`
const COLLECTOR = `tests/${VERIFIER_FILES.collector}`

const refused = (task: string, message: string): HardenedTask => ({
  outcome: 'refused',
  task,
  problems: [{ line: null, message }]
})

const hardenTask = async (
  { name, dir, ...result }: DatasetEntry,
  options: HardenOptions,
  context: HardenContext
) => {
  const tell = (task: HardenedTask): HardenedTask => {
    context.told(task)
    return task
  }
  // A link among its files could lead what is written out of the folder.
  if (!result.ok && result.fault.code === 'task-file-refused') {
    return tell(refused(name, `is not read: ${result.fault.message}`))
  }
  const read = (label: string): Promise<string> => readText(join(dir, label), { maxBytes: MIB, label })
  let script: string
  try {
    script = await read(TEST_SH)
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    return tell(refused(name, `is not read: ${error.message}`))
  }
  // Without one of its own, its test.sh calls none that could be asked what it looks for.
  const collector = await read(COLLECTOR).catch(() => '')
  const hardened = harden(script, collector)
  if (hardened.outcome !== 'changed') return tell({ ...hardened, task: name })
  const [before, after] = ['a', 'b'].map(side => `${side}/${name}/${TEST_SH}`)
  const difference = createTwoFilesPatch(
    before ?? '',
    after ?? '',
    script,
    hardened.text,
    undefined,
    undefined,
    {
      headerOptions: FILE_HEADERS_ONLY
    }
  )
  const told = tell({ outcome: 'changed', task: name, difference })
  if (!options.dryRun) await replaceFile(join(dir, TEST_SH), hardened.text)
  return told
}

/**
 * `harden`: gives verifiers of tasks the seven steps that leave no way to a reward but the comparison of
 * this run's reports. What a verifier does in its own way stays; one that does something unknown is left as
 * it is, and so is one that has the steps.
 * @throws UserError for a path without tasks
 */
export const hardenTasks = async (
  options: HardenOptions,
  context: HardenContext
): Promise<readonly HardenedTask[]> => {
  const tasks: HardenedTask[] = []
  for (const path of options.paths) {
    const { entries } = await loadFolder(path)
    for (const entry of entries) {
      context.signal.throwIfAborted()
      tasks.push(await hardenTask(entry, options, context))
    }
  }
  return tasks
}
