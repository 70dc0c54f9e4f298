import type { Reason } from './verdict.js'

/** A patch that was made elsewhere, mended as far as its text alone allows. */
export interface PreparedPatch {
  /**
   * What to apply. More than one where the text leaves a doubt, such as whose line ends it has: the
   * first that applies is taken. A character stands for a byte, so that nothing is lost.
   */
  readonly texts: readonly string[]
  /** Every path that it reads or writes. */
  readonly paths: readonly string[]
  /** What was mended or left out, for people. */
  readonly warnings: readonly string[]
  /** Why there is nothing to apply. */
  readonly refusal?: Reason
}

/** What somebody's agent answered to one task. */
export interface Prediction {
  /** Where it stands, such as `predictions.jsonl, line 3`. */
  readonly place: string
  readonly model: string | null
  /** As it was given; a character stands for a byte. */
  readonly text: string
  readonly patch: PreparedPatch
}

export interface Predictions {
  /** The file or folder as the user named it. */
  readonly source: string
  /** By the name of the task's folder. */
  readonly byTask: ReadonlyMap<string, Prediction>
  /** The one model that all are of; null where they name none, or several. */
  readonly model: string | null
}
