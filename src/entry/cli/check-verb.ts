import { writeCheckReport } from '../../commands/check/write-check-report.js'
import { check } from '../../commands/check.js'
import { datasetChoice, requireDataset } from '../read-options/dataset-choice.js'
import { VERSION } from '../version.js'
import { terminalProgress } from './terminal-progress.js'
import type { VerbHandler } from './verbs.js'

/** `kotlin-bench check`: what is wrong with the tasks on standard output, as text or as JSON. */
export const checkVerb: VerbHandler = async (values, { signal, stdout, stderr, environment }) => {
  const choice = datasetChoice(values)
  requireDataset(choice, 'flags')
  const progress = terminalProgress(stderr, { quiet: values.quiet })
  try {
    const found = await check(
      { ...choice, static: values.static },
      { environment, listener: progress.listener, signal, toolVersion: VERSION }
    )
    progress.end()
    await writeCheckReport(found.report, { sarif: values.sarif })
    stdout.write(`${(values.json ? JSON.stringify(found.report, null, 2) : found.text).trimEnd()}\n`)
    return found.exitCode
  } finally {
    progress.end()
  }
}
