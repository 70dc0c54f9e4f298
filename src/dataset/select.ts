import picomatch from 'picomatch'
import { UserError } from '../contracts/errors.js'
import { nearestNames } from '../task/nearest-names.js'
import type { TaskResult } from '../task/task.js'

type Selectable = TaskResult & { readonly name: string }

export interface Selection {
  /** Globs over names; empty means every task. */
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** At most so many, the first by name. */
  readonly limit?: number | undefined
}

const namesOf = (entry: Selectable): string[] => {
  const declared = entry.ok ? entry.task.declaredName : null
  return declared === null ? [entry.name] : [entry.name, declared]
}

/** As Harbor's fnmatch: `*` spans slashes and leading dots, `!` only means itself. */
const GLOB_OPTIONS = { bash: true, dot: true, nonegate: true }

const matcherOf = (option: string, glob: string): ((name: string) => boolean) => {
  try {
    const matches = picomatch(glob, GLOB_OPTIONS)
    return name => name === glob || matches(name)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new UserError(`${option} ${JSON.stringify(glob)} is not a pattern that can be used: ${why}`)
  }
}

const nothingMatches = (option: string, glob: string, entries: readonly Selectable[]): UserError => {
  const names = entries.flatMap(namesOf)
  const near = nearestNames(glob.replaceAll('*', ''), names)
  const [first = ''] = names
  const hint =
    near.length > 0
      ? `Nearest: ${near.join(', ')}.`
      : `There ${entries.length === 1 ? 'is 1 task' : `are ${entries.length} tasks`}, such as ${first}; patterns match whole names, so try ${JSON.stringify(`*${glob.replaceAll('*', '')}*`)}.`
  return new UserError(`${option} ${JSON.stringify(glob)} matches no task. ${hint}`)
}

const matching = <Entry extends Selectable>(
  option: string,
  globs: readonly string[],
  entries: readonly Entry[]
): Set<Entry> => {
  const matched = new Set<Entry>()
  for (const glob of globs) {
    const matches = matcherOf(option, glob)
    const found = entries.filter(entry => namesOf(entry).some(matches))
    if (found.length === 0) throw nothingMatches(option, glob, entries)
    for (const entry of found) matched.add(entry)
  }
  return matched
}

/**
 * The entries to run, in their order. A glob is held against the folder's name and the declared name.
 *
 * @throws UserError for a glob that matches nothing, with the nearest names, and when none is left
 */
export const selectTasks = <Entry extends Selectable>(
  entries: readonly Entry[],
  { include, exclude, limit }: Selection
): Entry[] => {
  const included = include.length === 0 ? new Set(entries) : matching('--include-task-name', include, entries)
  const excluded = matching('--exclude-task-name', exclude, entries)
  const left = entries.filter(entry => included.has(entry) && !excluded.has(entry))
  if (left.length === 0) {
    throw new UserError(
      `No task is left: --exclude-task-name ${exclude.map(glob => JSON.stringify(glob)).join(' ')} excludes every selected task. Exclude fewer.`
    )
  }
  return left.slice(0, limit)
}
