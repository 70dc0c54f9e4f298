import picomatch from 'picomatch'
import { UserError } from '../contracts/errors.js'
import type { TaskResult } from '../task/task.js'
import { nearestNames } from '../text/nearest-names.js'
import { quote } from '../text/quote.js'
import { sampleOf } from './sample.js'

type Selectable = TaskResult & { readonly name: string }

export interface Selection {
  /** Globs over names; empty means every task. */
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** `owner/name` of repositories, or globs over these; empty means every one. */
  readonly repository?: readonly string[]
  /** Names of the tasks that changed, where only those are wanted. */
  readonly changed?: ReadonlySet<string> | undefined
  /** At most so many of what is left, drawn by `seed`. */
  readonly sample?: number | undefined
  readonly seed?: number
  /** At most so many of what is left then, the first by name. */
  readonly limit?: number | undefined
}

const namesOf = (entry: Selectable): string[] => {
  const declared = entry.ok ? entry.task.declaredName : null
  return declared === null ? [entry.name] : [entry.name, declared]
}

/** As Harbor's fnmatch: `*` spans slashes and leading dots, `!` only means itself. */
const GLOB_OPTIONS = { bash: true, dot: true, nonegate: true }

const matcherOf = (
  option: string,
  glob: string,
  options: picomatch.PicomatchOptions = GLOB_OPTIONS
): ((name: string) => boolean) => {
  try {
    const matches = picomatch(glob, options)
    return name => name === glob || matches(name)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new UserError(`${quote(`${option} ${glob}`)} is not a pattern that can be used: ${why}`)
  }
}

const nothingMatches = (option: string, glob: string, entries: readonly Selectable[]): UserError => {
  const names = entries.flatMap(namesOf)
  const near = nearestNames(glob.replaceAll('*', ''), names)
  const [first = ''] = names
  const hint =
    near.length > 0
      ? `Nearest: ${near.join(', ')}.`
      : `There ${entries.length === 1 ? 'is 1 task' : `are ${entries.length} tasks`}, such as ${first}; patterns match whole names, so try ${quote(`*${glob.replaceAll('*', '')}*`)}.`
  return new UserError(`${quote(`${option} ${glob}`)} matches no task. ${hint}`)
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
 * The repository of a task; of one that says none, or cannot be read, the one that its name begins with as
 * the tasks of the others do, so that a broken task is among its own.
 */
const repositoriesOf = (entries: readonly Selectable[]): Map<Selectable, string> => {
  const declared = new Map<Selectable, string>()
  for (const entry of entries) {
    if (entry.ok && entry.task.repository !== null) declared.set(entry, entry.task.repository)
  }
  const known = [...new Set(declared.values())]
  for (const entry of entries) {
    if (declared.has(entry)) continue
    const name = entry.name.toLowerCase()
    const found = known.find(repository => name.startsWith(`${repository.replace('/', '_').toLowerCase()}-`))
    if (found !== undefined) declared.set(entry, found)
  }
  return declared
}

const ofRepositories = <Entry extends Selectable>(
  globs: readonly string[],
  entries: readonly Entry[]
): Set<Entry> => {
  const repositories = repositoriesOf(entries)
  const matched = new Set<Entry>()
  for (const glob of globs) {
    const matches = matcherOf('--repository', glob, { ...GLOB_OPTIONS, nocase: true })
    const found = entries.filter(entry => matches(repositories.get(entry) ?? ''))
    if (found.length === 0) {
      const known = [...new Set(repositories.values())].sort()
      const near = nearestNames(glob, known)
      const some =
        known.length === 0 ? 'No task here names its repository.' : `There are: ${known.join(', ')}.`
      const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : some
      throw new UserError(`${quote(`--repository ${glob}`)} matches no task's repository. ${hint}`)
    }
    for (const entry of found) matched.add(entry)
  }
  return matched
}

const shown = (globs: readonly string[]): string => globs.map(glob => JSON.stringify(glob)).join(' ')

/**
 * The entries to run, in their order. A glob is held against the folder's name and the declared name.
 * Nothing is left without a word but where nothing has changed.
 *
 * @throws UserError for a glob that matches nothing, with the nearest names, and when none is left
 */
export const selectTasks = <Entry extends Selectable>(
  entries: readonly Entry[],
  selection: Selection
): Entry[] => {
  const { include, exclude, repository = [], changed, sample, seed = 1, limit } = selection
  const every = new Set(entries)
  const included = include.length === 0 ? every : matching('--include', include, entries)
  const excluded = matching('--exclude', exclude, entries)
  const theirs = repository.length === 0 ? every : ofRepositories(repository, entries)
  const named = entries.filter(entry => included.has(entry) && theirs.has(entry))
  if (named.length === 0) {
    throw new UserError(
      `No task is left: none that ${quote(`--include ${shown(include)}`)} selects is from ${quote(`--repository ${shown(repository)}`)}. Leave one of them out.`
    )
  }
  const left = named.filter(entry => !excluded.has(entry))
  if (left.length === 0) {
    throw new UserError(
      `No task is left: ${quote(`--exclude ${shown(exclude)}`)} excludes every selected task. Exclude fewer.`
    )
  }
  const wanted = changed === undefined ? left : left.filter(({ name }) => changed.has(name))
  const drawn = sample === undefined ? wanted : sampleOf(wanted, { size: sample, seed })
  return drawn.slice(0, limit)
}
