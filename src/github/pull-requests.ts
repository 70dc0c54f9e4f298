import { z } from 'zod'
import type { GitHubApi } from './api.js'
import { parseRepository, type Repository, repositoryName } from './repository.js'

const pullSchema = z.object({
  number: z.number().int().positive(),
  state: z.string(),
  head: z.object({ sha: z.string(), repo: z.object({ full_name: z.string() }).nullish() }),
  base: z.object({ repo: z.object({ full_name: z.string() }) })
})

/** A commit that somebody proposes: on a branch of this repository or of a fork. */
export interface ProposedHead {
  sha: string
  branch: string
  /** `owner/repo`. */
  repository: string
}

const isSame = (one: string | undefined, other: string): boolean => one?.toLowerCase() === other.toLowerCase()

/**
 * The open pull requests of a repository whose head is exactly this commit of this branch: none where
 * something was pushed meanwhile, several where one branch is proposed to several others.
 */
export const openPullRequests = async (
  api: GitHubApi,
  repository: Repository,
  head: ProposedHead
): Promise<number[]> => {
  const owner = parseRepository(head.repository)?.owner
  if (owner === undefined) return []
  const pages = api.pages('GET /repos/{owner}/{repo}/pulls', {
    purpose: {
      what: `to find the pull request of ${head.repository}`,
      permission: 'pull-requests: read'
    },
    parameters: { ...repository, state: 'open', head: `${owner}:${head.branch}` },
    schema: pullSchema
  })
  const numbers: number[] = []
  for await (const page of pages) {
    // The filter is a wish: what is written to is what the answer itself says.
    const matching = page.filter(
      pull =>
        pull.state === 'open' &&
        pull.head.sha === head.sha &&
        isSame(pull.head.repo?.full_name, head.repository) &&
        isSame(pull.base.repo.full_name, repositoryName(repository))
    )
    numbers.push(...matching.map(({ number }) => number))
  }
  return numbers
}
