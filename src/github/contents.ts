import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { GitHubApi } from './api.js'
import { ApiFailure } from './api-failure.js'
import { encodePath } from './encode-path.js'
import type { Repository } from './repository.js'

/** The branch that a repository shows first. */
export const defaultBranch = async (api: GitHubApi, repository: Repository): Promise<string> => {
  const { default_branch } = await api.call('GET /repos/{owner}/{repo}', {
    purpose: { what: 'to learn the default branch', permission: 'metadata: read' },
    parameters: { ...repository },
    schema: z.object({ default_branch: z.string() })
  })
  return default_branch
}

/**
 * A file at a branch or commit, undefined where there is no such file, branch or commit.
 * @throws ApiFailure where it cannot be had, Error where it is larger than allowed
 */
export const readRepositoryFile = async (
  api: GitHubApi,
  repository: Repository,
  { ref, path, maxBytes }: { ref: string; path: string; maxBytes: number }
): Promise<Buffer | undefined> => {
  try {
    const body = await api.stream('GET /repos/{owner}/{repo}/contents/{+path}', {
      purpose: { what: `to read ${path} at ${ref}`, permission: 'contents: read' },
      parameters: { ...repository, path: encodePath(path), ref },
      maxBytes,
      // As it is: in JSON GitHub gives no file of more than a megabyte.
      accept: 'application/vnd.github.raw+json'
    })
    return await buffer(body)
  } catch (thrown) {
    if (thrown instanceof ApiFailure && thrown.code === 'github-absent') return undefined
    throw thrown
  }
}
