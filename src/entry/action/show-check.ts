import { join } from 'node:path'
import { checkComment } from '../../commands/check/check-comment.js'
import { REPORT_FILE } from '../../commands/check/read-check-report.js'
import { writeCheckReport } from '../../commands/check/write-check-report.js'
import type { CheckReport } from '../../contracts/check.js'
import { sendSarif } from '../../github/code-scanning.js'
import { writeSummary } from '../../github/summary.js'
import { checkSarif } from '../../report/checks/sarif.js'
import { checkSummary } from '../../report/checks/summary.js'
import type { OptionValues } from '../options.js'
import type { ActionParts } from './action-parts.js'
import { postComment } from './post-comment.js'
import { attempt, githubOf, uploadReport } from './show-report.js'

const scan = async (report: CheckReport, parts: ActionParts): Promise<void> => {
  const { runner, environment } = parts
  const { GITHUB_SHA: sha, GITHUB_REF: ref } = environment
  if (!sha || !ref) return runner.info('Nothing is sent to code scanning: the runner names no commit.')
  const github = githubOf(parts)
  const place = { api: await github.api(), repository: await github.repository(), commit: { sha, ref } }
  const why = await sendSarif(checkSarif(report), place)
  runner.info(why === undefined ? 'The findings are in code scanning.' : `Not in code scanning: ${why}`)
}

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
  if (values['code-scanning']) {
    await attempt('The findings could not be sent to code scanning', runner, () => scan(report, parts))
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
