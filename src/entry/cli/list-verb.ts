import { list } from '../../commands/list.js'
import { datasetChoice, requireDataset } from '../read-options/dataset-choice.js'
import { rowsChoice } from '../read-options/rows-choice.js'
import { withProgress } from './terminal-progress.js'
import type { VerbHandler } from './verb-context.js'

/** `kotlin-bench list`: the tasks on standard output, as a table or as JSON. */
export const listVerb: VerbHandler = async (values, { signal, stdout, stderr, environment }) => {
  const choice = datasetChoice(values, rowsChoice(values, { place: 'flags', folder: process.cwd() }))
  requireDataset(choice, 'flags')
  const found = await withProgress(stderr, { quiet: values.quiet }, listener =>
    list(
      choice,
      { environment, datasetToken: undefined, listener, signal },
      stdout.isTTY ? { width: stdout.columns } : {}
    )
  )
  stdout.write(`${(values.json ? JSON.stringify(found.list, null, 2) : found.text).trimEnd()}\n`)
  return found.exitCode
}
