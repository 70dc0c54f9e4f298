import { join } from 'node:path'
import { checkComment } from '../../commands/check/check-comment.js'
import { REPORT_FILE } from '../../commands/check/read-check-report.js'
import { writeCheckReport } from '../../commands/check/write-check-report.js'
import type { CheckReport } from '../../contracts/check.js'
import { writeSummary } from '../../github/summary.js'
import { checkSummary } from '../../report/check-summary.js'
import type { OptionValues } from '../options.js'
import { postComment } from './post-comment.js'
import type { ActionParts } from './run.js'
import { attempt, githubOf, uploadReport } from './show-report.js'

/**
 * Shows a report on tasks: as files in a folder and outputs, in the step summary, as a comment, and as an
 * artifact of this name.
 */
export const showCheck = async (
  { report, folder, artifact }: { report: CheckReport; folder: string; artifact: string },
  values: OptionValues,
  parts: ActionParts
): Promise<void> => {
  const { runner, environment } = parts
  const files = { json: join(folder, REPORT_FILE), sarif: join(folder, 'check.sarif') }
  await writeCheckReport(report, files)
  runner.setOutput('check-errors', report.counts.errors)
  runner.setOutput('check-warnings', report.counts.warnings)
  runner.setOutput('check-path', files.json)
  runner.setOutput('sarif-path', files.sarif)
  if (values.summary) {
    await attempt('The step summary could not be written', runner, async () => {
      const written = await writeSummary(checkSummary(report), environment)
      if (!written) runner.notice('No step summary: the runner offers none.')
    })
  }
  if (report.counts.tasks > 0) {
    await attempt('The comment could not be posted', runner, () =>
      postComment(checkComment(report), { mode: values.comment, github: githubOf(parts), runner })
    )
  }
  if (values['upload-artifact']) {
    const name = values['artifact-name'] ?? artifact
    await uploadReport(folder, { name, retentionDays: values['retention-days'] }, parts)
  }
}
