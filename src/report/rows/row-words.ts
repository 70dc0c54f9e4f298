import type { RowLanguage, RowSettings, RowTaskType } from '../../contracts/swe-polybench.js'
import { percent } from '../phrases.js'
import type { GradingCount } from './count-gradings.js'
import type { MeanScore } from './mean-retrieval.js'

/** What people call the languages of rows. */
export const LANGUAGE_NAMES: Readonly<Record<RowLanguage, string>> = {
  java: 'Java',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python'
}

/** What people call the types of rows, which the data names `bug_fix` and so on. */
export const TASK_TYPE_NAMES: Readonly<Record<RowTaskType, string>> = {
  bug_fix: 'bug fix',
  feature: 'feature',
  refactor: 'refactoring'
}

/** The columns of retrieval, as tables of any kind have them. */
export const RETRIEVAL_COLUMNS = [
  { title: 'files', rules: 'official', level: 'file' },
  { title: 'files corrected', rules: 'corrected', level: 'file' },
  { title: 'nodes', rules: 'official', level: 'node' },
  { title: 'nodes corrected', rules: 'corrected', level: 'node' }
] as const

/** What those columns hold, for a note beside the table. */
export const RETRIEVAL_NOTE =
  'Files and nodes are the mean recall / precision of what the changes touch, held against what the gold ones do; by the official rules, and corrected.'

/** `3/4`; nothing where none was graded. */
export const countCell = ({ resolved, graded }: GradingCount): string =>
  graded === 0 ? '-' : `${resolved}/${graded}`

/** `3/4, 75.0%`. */
export const shareCell = (count: GradingCount): string =>
  count.graded === 0 ? '-' : `${countCell(count)}, ${percent(count.resolved / count.graded)}`

/** `4`, and how many of these have no verdict: `4, 1 ⚠️`. */
export const errorCell = ({
  trials,
  errors
}: {
  readonly trials: number
  readonly errors: number
}): string => (errors === 0 ? String(trials) : `${trials}, ${errors} ⚠️`)

/** `0.80 / 0.67`, recall and precision. */
export const scoreCell = (score: MeanScore | null): string =>
  score === null ? '-' : `${score.recall.toFixed(2)} / ${score.precision.toFixed(2)}`

/** Which rows a result is of and how they were graded, in words. */
export const settingsPhrase = ({ split, language, hints, gradings }: RowSettings): string =>
  [
    split ?? 'no split named',
    language === null ? 'all languages' : LANGUAGE_NAMES[language],
    `${hints ? 'with' : 'without'} hints`,
    `graded ${gradings.join(', ')}`
  ].join('; ')
