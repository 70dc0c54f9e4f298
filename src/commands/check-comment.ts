import type { CheckReport } from '../contracts/check.js'
import { errorMessage, FaultError, UserError } from '../contracts/errors.js'
import { readArtifactFile } from '../github/artifact-file.js'
import { upsertComment } from '../github/comments.js'
import { openPullRequests } from '../github/pull-requests.js'
import { runArtifacts } from '../github/runs.js'
import type { TriggeringRun } from '../github/workflow-run-event.js'
import { newestNamed } from './check/artifact-names.js'
import { checkComment } from './check/check-comment.js'
import { MAX_REPORT_BYTES, REPORT_FILE, readCheckReport } from './check/read-check-report.js'
import type { GitHubAccess } from './shared/access/github-access.js'

/** Above the largest report with all that lies beside it. */
const MAX_ARTIFACT_BYTES = 64 * 1024 * 1024

export interface CheckCommentRequest {
  github: GitHubAccess
  /** The run that made the report, null where none set this workflow off. */
  run: TriggeringRun | null
  /** Of the artifact that holds the report. */
  artifact: string
}

/** What came of it, as a sentence for the log. */
export interface CheckCommentResult {
  /** The comment's page; null where there was nothing to say, or nobody to say it to. */
  readonly url: string | null
  readonly said: string
}

const silent = (said: string): CheckCommentResult => ({ url: null, said })

const readReport = async (
  { github, artifact: name }: CheckCommentRequest,
  run: TriggeringRun
): Promise<CheckReport | undefined> => {
  const [api, repository] = [await github.api(), await github.repository()]
  const stored = (await runArtifacts(api, repository, run.id)).filter(({ isExpired }) => !isExpired)
  const artifact = newestNamed(stored, name)
  if (artifact === undefined) return undefined
  try {
    if (artifact.bytes > MAX_ARTIFACT_BYTES) throw new Error(`it has more than ${MAX_ARTIFACT_BYTES} bytes`)
    const wanted = { artifact, path: REPORT_FILE, maxBytes: MAX_REPORT_BYTES }
    const content = await readArtifactFile(api, repository, wanted)
    if (content === undefined) throw new Error(`it has no ${REPORT_FILE}`)
    return readCheckReport(content)
  } catch (thrown) {
    // It comes from a run that has executed what somebody proposed.
    if (thrown instanceof FaultError) throw thrown
    throw new FaultError(
      'task',
      'check-report-invalid',
      `Artifact ${name} of workflow run ${run.id} is no report of ours, and nothing of it is shown: ${errorMessage(thrown)}.`
    )
  }
}

/** The pull request that a run looked at, as GitHub itself knows it now; a sentence where there is none. */
const pullRequestOf = async (github: GitHubAccess, run: TriggeringRun): Promise<number | string> => {
  if (run.headRepository === null) return 'The repository that the pull request came from is gone.'
  const numbers = await openPullRequests(await github.api(), await github.repository(), {
    sha: run.headSha,
    branch: run.headBranch,
    repository: run.headRepository
  })
  const [only, ...others] = numbers.filter(
    number => numbers.length === 1 || run.pullRequests.includes(number)
  )
  if (only !== undefined && others.length === 0) return only
  return numbers.length === 0
    ? `No open pull request has ${run.headSha} as its head any more: it was closed, or something was pushed since.`
    : `Several pull requests have ${run.headSha} as their head, and nothing says which one was checked: ${numbers.join(', ')}.`
}

/**
 * `check-comment`: posts what a run on a pull request found, where that run itself could not. Trusted is
 * what GitHub says of the run and of the pull request; of the run's artifact, whatever has the schema of a
 * report and fits.
 * @throws UserError where no run set this off, or the token may not comment
 * @throws FaultError `task` for an artifact that is no report; what GitHub's API refuses
 */
export const commentOnChecked = async (request: CheckCommentRequest): Promise<CheckCommentResult> => {
  const { github, run } = request
  if (run === null) {
    throw new UserError(
      '`check-comment` comments on what another workflow found, so that it runs in a workflow on `workflow_run`. See examples/task-checks-comment.yml.'
    )
  }
  if (run.event !== 'pull_request') {
    return silent(`No comment: the checked run was set off by ${run.event}, not by a pull request.`)
  }
  const pullRequest = await pullRequestOf(github, run)
  if (typeof pullRequest === 'string') return silent(`No comment: ${pullRequest}`)
  const report = await readReport(request, run)
  if (report === undefined || report.counts.tasks === 0) return silent('No comment: no task was checked.')
  const place = { api: await github.api(), repository: await github.repository(), pullRequest }
  const result = await upsertComment(checkComment(report), place)
  if (result.state !== 'refused') {
    return {
      url: result.url,
      said: `The comment on pull request #${pullRequest} is ${result.state}: ${result.url}`
    }
  }
  if (result.isPermission) throw new UserError(result.why)
  throw new FaultError('infrastructure', 'comment-refused', result.why)
}
