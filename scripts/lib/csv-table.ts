import { csvColumns } from '../../src/report/csv.js'

/** The columns of `rewards.csv`, for its documentation. */
export const csvTable = (): string =>
  [
    '| Column | What it holds |',
    '| --- | --- |',
    ...csvColumns.map(({ name, sentence }) => `| \`${name}\` | ${sentence} |`)
  ].join('\n')
