import { mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join, relative, sep } from 'node:path'
import { checkComment } from '../../commands/check/check-comment.js'
import { writeCheckReport } from '../../commands/check/write-check-report.js'
import { type CheckResult, check } from '../../commands/check.js'
import { writeSummary } from '../../github/summary.js'
import { checkAnnotations } from '../../report/check-annotations.js'
import { checkSummary } from '../../report/check-summary.js'
import { lineProgress } from '../cli/line-progress.js'
import { gatewayProgram } from '../gateway-program.js'
import type { OptionValues } from '../options.js'
import { actionAccess } from '../read-options/registry-access.js'
import { toCheckOptions } from '../read-options/to-check-options.js'
import { VERSION } from '../version.js'
import { actionCache } from './cache.js'
import { postComment } from './post-comment.js'
import type { ActionParts } from './run.js'
import { attempt, githubOf, uploadReport } from './show-report.js'
import { saveActionState } from './state.js'

/** Of one workflow job; a matrix names its legs with input `artifact-name`. */
const ARTIFACT = 'kotlin-bench-check'

/** A file as annotations name it, within the workspace; null for one of a dataset elsewhere. */
const inWorkspace = (workspace: string, path: string): string | null => {
  const within = relative(workspace, path)
  return within.startsWith('..') || isAbsolute(within) ? null : within.split(sep).join('/')
}

const annotate = async ({ report, root }: CheckResult, { runner, context }: ActionParts): Promise<void> => {
  const workspace = await realpath(context.workspace)
  for (const annotation of checkAnnotations(report)) {
    const file = annotation.file === null ? null : inWorkspace(workspace, join(root, annotation.file))
    runner.annotate({ ...annotation, file, line: file === null ? null : annotation.line })
  }
}

/** `command: check`: log, annotations, step summary, outputs, comment, and an artifact with the findings. Gives the exit code. */
export const actionCheck = async (values: OptionValues, parts: ActionParts): Promise<number> => {
  const { runner, environment, interruption } = parts
  const options = toCheckOptions(values, 'inputs', { environment, folder: parts.context.workspace })
  const tell = lineProgress(text => runner.info(text.trimEnd()))
  const found = await check(options, {
    environment,
    datasetToken: parts.datasetToken,
    listener: event => {
      // At once, so that post knows what to remove whatever becomes of this process.
      if (event.type === 'job-started')
        saveActionState(runner.saveState, { id: event.id, jobDir: event.jobDir, uploaded: true })
      interruption.watchJobs(event)
      tell(event)
    },
    signal: interruption.signal,
    toolVersion: VERSION,
    registryAccess: actionAccess(options.registries, values, parts),
    cache: actionCache(parts),
    gatewayProgram: gatewayProgram()
  })
  const folder = await mkdtemp(join(environment.RUNNER_TEMP || tmpdir(), 'kotlin-bench-check-'))
  const files = { json: join(folder, 'check.json'), sarif: join(folder, 'check.sarif') }
  await writeCheckReport(found.report, files)
  runner.info(found.text)
  runner.setOutput('check-errors', found.report.counts.errors)
  runner.setOutput('check-warnings', found.report.counts.warnings)
  runner.setOutput('check-path', files.json)
  runner.setOutput('sarif-path', files.sarif)
  await annotate(found, parts)
  if (values.summary) {
    await attempt('The step summary could not be written', runner, async () => {
      const written = await writeSummary(checkSummary(found.report), environment)
      if (!written) runner.notice('No step summary: the runner offers none.')
    })
  }
  await attempt('The comment could not be posted', runner, () =>
    postComment(checkComment(found.report), { mode: values.comment, github: githubOf(parts), runner })
  )
  if (values['upload-artifact']) {
    const name = values['artifact-name'] ?? ARTIFACT
    await uploadReport(folder, { name, retentionDays: values['retention-days'] }, parts)
  }
  await attempt('Not everything is kept for the next run', runner, found.keepForNextRun)
  return found.exitCode
}
