import type { GitHubAccess } from '../../commands/shared/access/github-access.js'
import { type KeyedComment, upsertComment } from '../../github/comments.js'
import type { RunnerPort } from '../../github/core.js'
import type { OptionValues } from '../options.js'

const TOLD = {
  posted: 'Commented on the pull request',
  updated: 'Updated the comment on the pull request',
  unchanged: 'The comment on the pull request is up to date'
} as const

/**
 * Posts or updates a comment on the pull request that set the workflow off, as input `comment` says. Where
 * it may not, the run goes on: with `auto` that is no more than a line of the log.
 */
export const postComment = async (
  comment: KeyedComment,
  {
    mode,
    github,
    runner
  }: { mode: OptionValues['comment']; github: GitHubAccess; runner: Pick<RunnerPort, 'info' | 'warning'> }
): Promise<void> => {
  const { pullRequest } = github.event
  if (mode === 'never' || (mode === 'auto' && pullRequest === null)) return
  if (pullRequest === null) {
    runner.warning('No comment: no pull request set this workflow off. `comment: auto` does not try.')
    return
  }
  const place = { api: await github.api(), repository: await github.repository(), pullRequest }
  const result = await upsertComment(comment, place)
  if (result.state !== 'refused') {
    runner.info(`${TOLD[result.state]}: ${result.url}`)
  } else if (mode === 'auto' && result.isPermission) {
    runner.info(`No comment on the pull request: ${result.why}`)
  } else {
    runner.warning(`No comment on the pull request: ${result.why}`)
  }
}
