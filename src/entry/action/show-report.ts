import type { ReportResult } from '../../commands/report.js'
import { errorMessage } from '../../contracts/errors.js'
import { writeSummary } from '../../github/summary.js'
import { renderTable } from '../../report/terminal-table.js'
import type { OptionValues } from '../options.js'
import { faultAnnotations } from './fault-annotations.js'
import { reportOutputs } from './outputs.js'
import type { ActionParts } from './run.js'
import { uploadJob } from './upload-job.js'

/** What cannot be shown is worth a warning, not the rest or the exit code. */
export const attempt = async (
  what: string,
  runner: ActionParts['runner'],
  action: () => Promise<void>
): Promise<void> => {
  try {
    await action()
  } catch (thrown) {
    runner.warning(`${what}: ${errorMessage(thrown)}`)
  }
}

/** Shows a report on GitHub: log, outputs, annotations and step summary. */
export const showReport = async (
  { rewards, summary }: Pick<ReportResult, 'rewards' | 'summary'>,
  values: OptionValues,
  { runner, environment }: ActionParts
): Promise<void> => {
  runner.info(renderTable(rewards))
  for (const [name, value] of Object.entries(reportOutputs(rewards))) runner.setOutput(name, value)
  for (const annotation of faultAnnotations(rewards)) runner.fault(annotation)
  if (!values.summary) return
  await attempt('The step summary could not be written', runner, async () => {
    const written = await writeSummary(summary, environment)
    if (!written) runner.notice('No step summary: the runner offers none.')
  })
}

/** Uploads the folder of a report, and sets the outputs that say where it is. */
export const uploadReport = async (
  folder: string,
  artifact: { name: string; retentionDays?: number | undefined },
  parts: ActionParts
): Promise<void> => {
  const { runner } = parts
  await attempt('The report could not be uploaded', runner, async () => {
    const { name, retentionDays } = artifact
    const state = {
      jobDir: folder,
      artifact: { name, ...(retentionDays !== undefined && { retentionDays }) }
    }
    const uploaded = await uploadJob(state, parts)
    if (uploaded === undefined) return
    runner.setOutput('artifact-name', uploaded.name)
    runner.setOutput('artifact-id', uploaded.id)
    runner.setOutput('artifact-url', uploaded.url)
    runner.setOutput('report-url', uploaded.url)
  })
}
