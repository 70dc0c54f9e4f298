import { list } from '../../commands/list.js'
import { datasetChoice, requireDataset } from '../read-options/dataset-choice.js'
import { rowsChoice } from '../read-options/rows-choice.js'
import { terminalProgress } from './terminal-progress.js'
import type { VerbHandler } from './verb-context.js'

/** `kotlin-bench list`: the tasks on standard output, as a table or as JSON. */
export const listVerb: VerbHandler = async (values, { signal, stdout, stderr, environment }) => {
  const choice = datasetChoice(values, rowsChoice(values, { place: 'flags', folder: process.cwd() }))
  requireDataset(choice, 'flags')
  const progress = terminalProgress(stderr, { quiet: values.quiet })
  try {
    const context = { environment, datasetToken: undefined, listener: progress.listener, signal }
    const found = await list(choice, context, stdout.isTTY ? { width: stdout.columns } : {})
    progress.end()
    stdout.write(`${(values.json ? JSON.stringify(found.list, null, 2) : found.text).trimEnd()}\n`)
    return found.exitCode
  } finally {
    progress.end()
  }
}
