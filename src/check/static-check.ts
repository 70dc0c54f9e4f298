import type { DatasetFacts } from './dataset-facts.js'
import type { TaskFacts } from './task-facts.js'

/** One thing that a check found wrong. */
export interface Problem {
  /** Within the task's folder. */
  readonly file: string
  /** Counted from 1; null where it is about the file as a whole. */
  readonly line: number | null
  /** A whole sentence: what is wrong, with the value. */
  readonly message: string
  /** What to do about it. */
  readonly advice: string
}

/** A check that has nothing to look at; most often another check has told of that. */
export interface NotRun {
  readonly notRun: string
}

/** A check that reads files alone. Pure: the same facts give the same problems. */
export interface StaticCheck {
  /** Kebab-case; what `kotlin-bench.toml` calls it. */
  readonly id: string
  /** What holds of a sound task. */
  readonly sentence: string
  /** `error` where a task that fails it cannot be trusted or run at all. */
  readonly level: 'error' | 'warning'
  /** Why it matters, and so why it has its level. */
  readonly why: string
  readonly run: (task: TaskFacts, dataset: DatasetFacts) => readonly Problem[] | NotRun
}

/** As many as are told of one check in one task: a report has to be read. */
export const SHOWN_PROBLEMS = 20

/** A value from a file as it is shown within a sentence: in one line, not too long. */
export const shown = (value: string, length = 120): string =>
  JSON.stringify(value.length > length ? `${value.slice(0, length)}…` : value)
