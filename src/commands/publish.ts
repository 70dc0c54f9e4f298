import { errorMessage, UserError } from '../contracts/errors.js'
import { EXIT } from '../contracts/exit-code.js'
import type { Rewards } from '../contracts/rewards.js'
import { commitToBranch } from '../github/branch-commit.js'
import { repositoryName } from '../github/repository.js'
import { quote } from '../text/quote.js'
import { addResult } from './publish/add-result.js'
import type { GitHubAccess } from './shared/access/github-access.js'
import { parseRewards, REWARDS_MAX_BYTES } from './shared/baseline/parse-rewards.js'
import { readNamedFile } from './shared/files/named-file.js'

/** Everything `publish` can be told, already read and validated at the edge. */
export interface PublishOptions {
  /** A `rewards.json`, or the folder that has it. Absolute. */
  result: string
  /** The branch that keeps results; made where there is none. */
  branch: string
}

export interface PublishContext {
  github: GitHubAccess
  signal?: AbortSignal | undefined
}

export interface PublishResult {
  state: 'published' | 'unchanged'
  /** The result's file on the branch. */
  file: string
  branch: string
  /** The page that shows the trend. */
  trendUrl: string
  exitCode: typeof EXIT.done
}

const readResult = async (given: string): Promise<Rewards> => {
  try {
    const { text } = await readNamedFile(given, { maxBytes: REWARDS_MAX_BYTES, inFolder: 'rewards.json' })
    return parseRewards(text)
  } catch (thrown) {
    throw new UserError(
      `The result ${quote(given)} cannot be read: ${errorMessage(thrown)}. Name a \`rewards.json\`, or the folder that has it.`
    )
  }
}

/**
 * Adds a result to a branch of results and makes its trend pages anew, in one commit. The same result twice
 * changes nothing; of several that publish at a time none is lost.
 * @throws UserError where the result cannot be read, or nothing says which repository
 * @throws ApiFailure where GitHub does not let it
 */
export const publish = async (
  { result, branch }: PublishOptions,
  { github, signal }: PublishContext
): Promise<PublishResult> => {
  const rewards = await readResult(result)
  const repository = await github.repository()
  const now = new Date().toISOString()
  const { result: added, change } = await commitToBranch(await github.api(), repository, {
    branch,
    signal,
    work: view => addResult(rewards, { view, branch, now })
  })
  return {
    state: change === null ? 'unchanged' : 'published',
    file: added.file,
    branch,
    trendUrl: `${github.serverUrl}/${repositoryName(repository)}/blob/${branch}/trend.md`,
    exitCode: EXIT.done
  }
}
