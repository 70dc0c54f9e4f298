import type { GradingName, RowSettings } from '../../../contracts/swe-polybench.js'
import type { RowsChoice } from './rows-choice.js'

/** What of a choice of rows makes results comparable; undefined where the tasks are folders. */
export const rowSettingsOf = (
  rows: RowsChoice | undefined,
  gradings: readonly GradingName[]
): RowSettings | undefined =>
  rows && {
    split: rows.split ?? null,
    language: rows.language ?? null,
    hints: rows.hints,
    gradings: [...gradings]
  }
