import { UserError } from '../contracts/errors.js'
import { quote } from '../text/quote.js'
import type { DatasetEntry } from './folder.js'
import type { Mistake } from './predictions-parse.js'

const NAMED_MISTAKES = 10

/** What can be wrong with predictions, by the step that finds it. */
export interface FoundMistakes {
  /** Of rows that cannot be read. */
  readonly unread: readonly Mistake[]
  /** Of predictions for tasks that the dataset does not have. */
  readonly unknown: readonly Mistake[]
  /** Of predictions for tasks that have one already. */
  readonly repeated: readonly Mistake[]
}

/** What to do next, for each kind of mistake that was found. */
const nextSteps = (
  { unread, unknown, repeated }: FoundMistakes,
  entries: readonly Pick<DatasetEntry, 'name'>[]
): string[] => {
  const [example] = entries
  const such = example === undefined ? '' : ` There are ${entries.length} tasks, such as ${example.name}.`
  return [
    ...(unread.length > 0
      ? [
          'A prediction is a JSON object with `instance_id`, `model_patch` and, where it is known, `model_name_or_path`; or with `org`, `repo`, `number` and `fix_patch`. One a line, all in an array, or in an object by id, where the patch alone is enough.'
        ]
      : []),
    ...(unknown.length > 0
      ? [
          `Each prediction names one task of the dataset: by its folder's name (<owner>_<repo>-<number>), as <owner>__<repo>-<number> (a row's instance_id) or <org>/<repo>:pr-<number>, or by its declared name.${such} Correct the names, or take out what is for other datasets.`
        ]
      : []),
    ...(repeated.length > 0
      ? [
          'A run takes one prediction of each task: keep one, and put those of each model or attempt into a file of its own, to be run by itself; `kotlin-bench report` compares the jobs.'
        ]
      : [])
  ]
}

/** Says each mistake with its place, the first ten of them, and what to do about its kind. */
export const mistakenPredictions = (
  path: string,
  found: FoundMistakes,
  entries: readonly Pick<DatasetEntry, 'name'>[]
): UserError => {
  const mistakes = [...found.unread, ...found.unknown, ...found.repeated]
  const lines = mistakes.slice(0, NAMED_MISTAKES).map(({ place, message }) => `  ${place}: ${message}`)
  const more = mistakes.length - NAMED_MISTAKES
  if (more > 0) lines.push(`  and ${more} more`)
  return new UserError(
    [`${quote(`--predictions ${path}`)} cannot be used:`, ...lines, ...nextSteps(found, entries)].join('\n')
  )
}
