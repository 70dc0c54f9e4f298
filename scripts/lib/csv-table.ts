import { csvColumns, csvRowColumns } from '../../src/report/files/csv.js'

/** The columns of `rewards.csv`, for its documentation; those of rows last. */
export const csvTable = (): string =>
  [
    '| Column | What it holds |',
    '| --- | --- |',
    ...csvColumns.map(({ name, sentence }) => `| \`${name}\` | ${sentence} |`),
    ...csvRowColumns.map(({ name, sentence }) => `| \`${name}\` | Only with rows: ${sentence} |`)
  ].join('\n')
