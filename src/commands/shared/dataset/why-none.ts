import type { DatasetChoice } from './open-dataset.js'

/** Why nothing was selected, where that is no mistake. */
export const whyNone = ({ rows, changedSince }: Pick<DatasetChoice, 'rows' | 'changedSince'>): string => {
  if (rows === undefined) return `No task has changed since ${changedSince}.`
  return rows.file === null
    ? 'The benchmark is empty: `dataset` names no file of rows.'
    : `The benchmark is empty: ${rows.file} has no row that is wanted.`
}
