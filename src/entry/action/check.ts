import { realpath } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { CHECK_ARTIFACT, outputArtifact } from '../../commands/check/artifact-names.js'
import { type CheckResult, check } from '../../commands/check.js'
import { checkAnnotations } from '../../report/checks/annotations.js'
import { lineProgress } from '../cli/line-progress.js'
import { gatewayProgram } from '../gateway-program.js'
import type { OptionValues } from '../options.js'
import { actionAccess } from '../read-options/registry-access.js'
import { toCheckOptions } from '../read-options/to-check-options.js'
import { VERSION } from '../version.js'
import type { ActionParts } from './action-parts.js'
import { actionCache } from './cache.js'
import { checkLegs } from './check-legs.js'
import { newRunnerFolder } from './runner-folder.js'
import { showCheck } from './show-check.js'
import { attempt } from './show-report.js'
import { saveActionState } from './state.js'
import { uploadJob } from './upload-job.js'

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

/** What tests printed is worth keeping where something was found. */
const uploadOutput = async (
  { report, jobDir }: CheckResult,
  name: string,
  values: OptionValues,
  parts: ActionParts
): Promise<void> => {
  if (jobDir === null || report.findings.length === 0 || !values['upload-artifact']) return
  await attempt('What the tasks printed could not be uploaded', parts.runner, async () => {
    const artifact = { name: outputArtifact(name), retentionDays: values['retention-days'] }
    await uploadJob({ jobDir, artifact }, parts)
  })
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
    cache: actionCache(values, parts),
    gatewayProgram: gatewayProgram()
  })
  runner.info(found.text)
  const legs = checkLegs(found.report)
  runner.setOutput('count', legs.length)
  runner.setOutput('matrix', JSON.stringify({ include: legs }))
  await annotate(found, parts)
  const folder = await newRunnerFolder(parts, 'check')
  await showCheck({ report: found.report, folder, artifact: CHECK_ARTIFACT }, values, parts)
  await uploadOutput(found, values['artifact-name'] ?? CHECK_ARTIFACT, values, parts)
  await attempt('Not everything is kept for the next run', runner, found.keepForNextRun)
  return found.exitCode
}
