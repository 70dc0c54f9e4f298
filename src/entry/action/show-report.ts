import type { ReportResult } from '../../commands/report.js'
import { type GitHubAccess, gitHubAccess } from '../../commands/shared/access/github-access.js'
import { readBaseline } from '../../commands/shared/baseline/baseline.js'
import { errorMessage } from '../../contracts/errors.js'
import type { Uploaded } from '../../github/artifact.js'
import { writeSummary } from '../../github/summary.js'
import { renderComment, renderSummary } from '../../report/summary.js'
import { renderTable } from '../../report/terminal/table.js'
import { agentName } from '../../report/trial-facts.js'
import type { OptionValues } from '../options.js'
import type { ActionParts } from './action-parts.js'
import { commentKey } from './comment-key.js'
import { faultAnnotations, MAX_ANNOTATIONS } from './fault-annotations.js'
import { tellGate } from './gate-annotations.js'
import { type OutputName, reportOutputs } from './outputs.js'
import { postComment } from './post-comment.js'
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

/** GitHub as this step may reach it. */
export const githubOf = ({
  environment,
  githubToken,
  context,
  interruption,
  runner
}: ActionParts): GitHubAccess =>
  gitHubAccess({
    environment,
    token: githubToken,
    folder: context.workspace,
    signal: interruption.signal,
    onWait: runner.info
  })

/** What a report compares with: as input `baseline` says, else the newest successful run of this workflow. */
export const baselineReader = (values: OptionValues, parts: ActionParts) => (artifact: string) =>
  readBaseline(values.baseline, { folder: parts.context.workspace, github: githubOf(parts), artifact })

/** The outputs that say where an artifact is. */
export const setArtifactOutputs = (
  { name, id, url }: Uploaded,
  runner: Pick<ActionParts['runner'], 'setOutput'>
): void => {
  runner.setOutput('artifact-name', name)
  runner.setOutput('artifact-id', id)
  runner.setOutput('artifact-url', url)
  runner.setOutput('report-url', url)
}

/** Uploads the folder of a report, sets the outputs that say where it is, and gives its page where there is one. */
export const uploadReport = async (
  folder: string,
  artifact: { name: string; retentionDays?: number | undefined },
  parts: ActionParts
): Promise<string | undefined> => {
  let url: string | undefined
  await attempt('The report could not be uploaded', parts.runner, async () => {
    const uploaded = await uploadJob({ jobDir: folder, artifact }, parts)
    if (uploaded === undefined) return
    setArtifactOutputs(uploaded, parts.runner)
    url = uploaded.url
  })
  return url
}

type Shown = Pick<ReportResult, 'rewards' | 'gate'>

/** Shows results in the log, and as outputs and annotations. */
export const tellResults = (
  { rewards, gate }: Shown,
  { runner }: Pick<ActionParts, 'runner'>,
  outputs: Partial<Record<OutputName, string>> = reportOutputs(rewards)
): void => {
  runner.info(renderTable(rewards))
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value)
  // The gate decides over the job, so its annotations are not those that GitHub drops.
  tellGate(gate, runner)
  const failed = gate.checks.filter(({ outcome }) => outcome === 'failed').length
  const limit = Math.max(0, MAX_ANNOTATIONS - failed)
  for (const annotation of faultAnnotations(rewards, { limit })) runner.fault(annotation)
}

export interface ShownReport extends Shown {
  readonly command: 'run' | 'report'
  readonly comparison: ReportResult['comparison']
  /** The page of the artifact that holds the report; undefined where there is none. */
  readonly url: string | undefined
}

/** Shows a report in the step summary, and as a comment on the pull request. */
export const publishReport = async (
  { rewards, comparison, gate, url, command }: ShownReport,
  values: OptionValues,
  parts: ActionParts
): Promise<void> => {
  const { runner, environment } = parts
  const options = { comparison, gate, links: { report: url } }
  if (values.summary) {
    await attempt('The step summary could not be written', runner, async () => {
      const written = await writeSummary(renderSummary(rewards, options), environment)
      if (!written) runner.notice('No step summary: the runner offers none.')
    })
  }
  await attempt('The comment could not be posted', runner, async () => {
    const agent = rewards.groups.map(agentName).join(' ')
    const key = commentKey(environment, { command, job: rewards.job, agent })
    const comment = { key, markdown: renderComment(rewards, options) }
    await postComment(comment, { mode: values.comment, github: githubOf(parts), runner })
  })
}
