import { existsSync } from 'node:fs'
import type { DatasetChoice } from '../../commands/shared/dataset/open-dataset.js'
import type { RowsChoice } from '../../commands/shared/rows/rows-choice.js'
import { UserError } from '../../contracts/errors.js'
import { quote } from '../../text/quote.js'
import type { OptionValues } from '../options.js'

/** Where the options were typed, for the wording of what to do next. */
export type Place = 'flags' | 'inputs'

const noTasks = (path: string, place: Place): UserError =>
  place === 'inputs'
    ? new UserError(
        `No dataset: input \`path\` is ${quote(path)}, and nothing is there. Set \`path\` to the folder that ` +
          'holds the tasks, and check the repository out with `actions/checkout` in a step before this one; ' +
          'or set `dataset` to a repository that has them.'
      )
    : new UserError(
        `No dataset: \`--path\` is ${quote(path)}, and nothing is there. ` +
          'Name the folder that holds the tasks, or one task, with `-p`, or a repository that has them with `-d`.'
      )

/** Which tasks of which dataset, as the commands take it; `dataset` names the file of rows where there are some. */
export const datasetChoice = (values: OptionValues, rows?: RowsChoice): DatasetChoice => ({
  path: values.path,
  dataset: rows === undefined ? values.dataset : undefined,
  rows,
  bases: values.bases,
  include: values.include,
  exclude: values.exclude,
  repository: values.repository,
  limit: values.limit,
  sample: values.sample,
  seed: values.seed,
  changedSince: values['changed-since']
})

/** @throws UserError where neither a folder nor a repository of tasks is named; rows may be none */
export const requireDataset = ({ path, dataset, rows }: DatasetChoice, place: Place): void => {
  if (rows === undefined && dataset === undefined && !existsSync(path)) throw noTasks(path, place)
}
