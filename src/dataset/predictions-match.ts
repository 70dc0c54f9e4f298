import { nearestNames } from '../text/nearest-names.js'
import type { DatasetEntry } from './folder.js'
import { type Mistake, quoted, type RawPrediction } from './predictions-parse.js'

type Named = Pick<DatasetEntry, 'name'> & Partial<DatasetEntry>

/** `owner_repo-N` of the forms that other harnesses use for the same. */
const asFolderName = (id: string): string => {
  const multi = /^([^/:]+)\/([^/:]+):pr-(\d+)$/.exec(id)
  if (multi) return `${multi[1]}_${multi[2]}-${multi[3]}`
  return id.replace('__', '_')
}

/** What a task may be called beside its folder's name. */
const otherNames = (entry: Named): string[] => {
  if (!entry.ok || !entry.task) return []
  const { declaredName, repository } = entry.task
  const number = /-(\d+)$/.exec(entry.name)?.[1]
  const declared = declaredName === null ? [] : [declaredName]
  // A folder may be called anything; its repository and number are the same pull request.
  if (repository === null || number === undefined) return declared
  return [...declared, `${repository.replace('/', '_')}-${number}`]
}

/** Finds the task that an id means: its folder's name first, then every other form, then without case. */
export const taskFinder = (entries: readonly Named[]): ((id: string) => string | undefined) => {
  const exact = new Map<string, string>(entries.map(entry => [entry.name, entry.name]))
  const others = new Map<string, Set<string>>()
  const add = (alias: string, name: string) => others.set(alias, (others.get(alias) ?? new Set()).add(name))
  for (const entry of entries) {
    for (const alias of [entry.name, ...otherNames(entry)]) {
      if (alias !== entry.name) add(alias, entry.name)
      add(alias.toLowerCase(), entry.name)
    }
  }
  const only = (alias: string): string | undefined => {
    const names = others.get(alias)
    return names?.size === 1 ? [...names][0] : undefined
  }
  return id => {
    const forms = [id, asFolderName(id)]
    for (const form of forms) {
      const found = exact.get(form) ?? only(form)
      if (found !== undefined) return found
    }
    return forms.map(form => only(form.toLowerCase())).find(found => found !== undefined)
  }
}

export interface MatchedPredictions {
  readonly byTask: Map<string, RawPrediction>
  /** Predictions for tasks that the dataset does not have. */
  readonly unknown: Mistake[]
  /** Predictions for tasks that have one already. */
  readonly repeated: Mistake[]
}

/** Each prediction by the task it is for, and what keeps it from being anybody's. */
export const matchPredictions = (
  rows: readonly RawPrediction[],
  entries: readonly Named[]
): MatchedPredictions => {
  const find = taskFinder(entries)
  const byTask = new Map<string, RawPrediction>()
  const unknown: Mistake[] = []
  const repeated: Mistake[] = []
  for (const row of rows) {
    const task = find(row.id)
    if (task === undefined) {
      const near = nearestNames(
        asFolderName(row.id),
        entries.map(entry => entry.name),
        { count: 1 }
      )
      const hint = near[0] === undefined ? '' : `; the nearest is ${near[0]}`
      unknown.push({ place: row.place, message: `no task of the dataset is ${quoted(row.id)}${hint}` })
      continue
    }
    const other = byTask.get(task)
    if (other) {
      const ofTwo =
        row.model !== null && other.model !== null && row.model !== other.model
          ? ` of ${quoted(other.model)}, and this one is of ${quoted(row.model)}`
          : ''
      repeated.push({
        place: row.place,
        message: `${quoted(row.id)} is ${task}, which has a prediction already (${other.place})${ofTwo}`
      })
    } else byTask.set(task, row)
  }
  return { byTask, unknown, repeated }
}
