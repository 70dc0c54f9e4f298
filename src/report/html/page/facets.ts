import type { Mark, TrialRow } from '../page-data.js'

/** A value that trials have, and how many have it. */
export type Counted<Value extends string> = readonly [value: Value, count: number]

/** What trials can be told apart by; of each the values that there are, the most frequent first. */
export interface Facets {
  readonly outcomes: ReadonlyMap<TrialRow['outcome'], number>
  readonly repositories: readonly Counted<string>[]
  readonly codes: readonly Counted<string>[]
  readonly marks: readonly Counted<Mark>[]
}

/** A longer list of choices is of no use. */
const MAX_CHOICES = 300

const counted = <Value extends string>(values: readonly Value[]): Counted<Value>[] => {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

/** Counts what trials have; a repository or a code that is empty is none. */
export const facetsOf = (rows: readonly TrialRow[]): Facets => {
  const choices = (values: readonly string[]): Counted<string>[] =>
    counted(values.filter(value => value !== '')).slice(0, MAX_CHOICES)
  return {
    outcomes: new Map(counted(rows.map(({ outcome }) => outcome))),
    repositories: choices(rows.map(({ repository }) => repository)),
    // A trial that did not run has that as its outcome, and as its code once more.
    codes: choices(rows.filter(({ code }) => code !== 'not-run').map(({ code }) => code)),
    marks: counted(rows.flatMap(({ marks }): readonly Mark[] => marks))
  }
}
