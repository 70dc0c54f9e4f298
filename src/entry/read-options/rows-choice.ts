import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RunOptions } from '../../commands/run/run-options.js'
import type { RowsChoice } from '../../commands/shared/rows/rows-choice.js'
import { UserError } from '../../contracts/errors.js'
import { GRADINGS, type GradingName, gradingNameSchema } from '../../contracts/swe-polybench.js'
import { quote } from '../../text/quote.js'
import { type OptionRow, type OptionValues, options } from '../options.js'
import type { Place } from './dataset-choice.js'

/** Stands for no published images, since an empty text is as good as none given. */
const NONE = 'none'

const FORMATS = 'CSV as published, JSON, or JSON Lines, each also compressed by gzip'

/** Whether the dataset is a file of rows. */
const isOfRows = ({ benchmark, bench }: OptionValues): boolean =>
  bench !== undefined || benchmark === 'swe-polybench'

const written = (name: string, place: Place): string =>
  place === 'flags' ? `\`--${name}\`` : `input \`${name}\``

/** How a user says that the dataset is a file of rows. */
const SAY_ROWS: Readonly<Record<Place, string>> = {
  flags: '`--benchmark swe-polybench`',
  inputs: 'input `benchmark: swe-polybench`'
}

/** What only rows have. */
const OF_ROWS = [
  'split',
  'language',
  'hints',
  'grading',
  'repo-path',
  'published-images',
  'data-dir'
] as const satisfies readonly (keyof OptionValues)[]

/** Whether an option says what it says by itself: the runner fills in defaults, which nobody has typed. */
const isUsual = (name: (typeof OF_ROWS)[number], values: OptionValues, folder: string): boolean => {
  const { type, default: usual }: OptionRow = options.find(row => row.name === name)!
  const value = values[name]
  if (value === undefined || usual === undefined) return value === undefined
  return String(value) === (type === 'path' ? resolve(folder, usual) : usual)
}

/** @throws UserError for what only rows have, where there are none */
const refuseWithoutRows = (values: OptionValues, place: Place, folder: string): void => {
  const name = OF_ROWS.find(one => !isUsual(one, values, folder))
  // A shard's rows are its plan's, and those of a job that goes on its own.
  if (name === undefined || values.plan !== undefined || values.resume !== undefined) return
  throw new UserError(
    `${written(name, place)} is of rows, and the dataset is a folder of tasks. Leave it out, or say ${SAY_ROWS[place]}.`
  )
}

/** @throws UserError for what cannot be done with rows */
const refuseWithRows = (values: OptionValues, place: Place): void => {
  const { 'verifier-mode': mode, 'changed-since': changedSince } = values
  if (mode !== 'fresh') {
    throw new UserError(
      `${written('verifier-mode', place)} is ${quote(mode)}; rows of SWE-PolyBench are graded in containers of their own, so it has to be \`fresh\`. Leave it out.`
    )
  }
  if (changedSince !== undefined) {
    throw new UserError(
      `${written('changed-since', place)} is ${quote(changedSince)}; it is about folders of tasks, and rows have no history. Leave it out, and name rows by \`include\`.`
    )
  }
}

const fileOf = (values: OptionValues, place: Place, folder: string): string | null => {
  if (values.dataset === undefined) return null
  const file = resolve(folder, values.dataset)
  const problem = !existsSync(file)
    ? 'and nothing is there'
    : statSync(file).isDirectory()
      ? 'which is a folder'
      : undefined
  if (problem === undefined) return file
  throw new UserError(
    `${written('dataset', place)} is ${quote(values.dataset)}, ${problem}. Name the file of rows: ${FORMATS}.`
  )
}

/**
 * Which rows are wanted, as the commands take it; undefined where the dataset is a folder of tasks.
 * Relative paths start at `folder`.
 * @throws UserError for a file that is not there, and for options that do not fit
 */
export const rowsChoice = (
  values: OptionValues,
  { place, folder }: { readonly place: Place; readonly folder: string }
): RowsChoice | undefined => {
  if (!isOfRows(values)) {
    refuseWithoutRows(values, place, folder)
    return undefined
  }
  refuseWithRows(values, place)
  return {
    file: values.resume === undefined ? fileOf(values, place, folder) : null,
    split: values.split,
    language: values.language,
    hints: values.hints,
    repoPath: values['repo-path'],
    publishedImages: publishedImages(values)
  }
}

const publishedImages = ({ 'published-images': prefix }: OptionValues): string | null =>
  prefix === NONE ? null : prefix

/** @throws UserError for what is no way to grade */
const readGradings = (texts: readonly string[]): GradingName[] => {
  const names = texts.flatMap(text => text.split(',').map(name => name.trim())).filter(name => name !== '')
  const read = names.map(name => {
    const grading = gradingNameSchema.safeParse(name.toLowerCase())
    if (grading.success) return grading.data
    throw new UserError(
      `\`grading\` is ${quote(name)}; it has to be of ${GRADINGS.map(quote).join(', ')}. Correct it, or leave it out for all of them.`
    )
  })
  if (read.length === 0) {
    throw new UserError(
      `\`grading\` names none of ${GRADINGS.map(quote).join(', ')}. Name one, or leave it out for all of them.`
    )
  }
  // In the order that decides whose the reward is.
  return GRADINGS.filter(grading => read.includes(grading))
}

/** How rows are run and graded, of which a shard has its own from the call. */
export const rowHandling = (values: OptionValues): RunOptions['ofRows'] => ({
  gradings: readGradings(values.grading),
  repoPath: values['repo-path'],
  publishedImages: publishedImages(values),
  dataDir: values['data-dir']
})
