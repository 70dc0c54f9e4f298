import pRetry from 'p-retry'
import type { GitHubApi } from './api.js'
import { ApiFailure } from './api-failure.js'
import { createBranchObjects } from './branch-objects.js'
import { readRepositoryFile } from './contents.js'
import type { Repository } from './repository.js'

/** A branch at one moment, as a change to it is worked out. */
export interface BranchView {
  /** The text of a file, undefined where there is none. */
  read: (path: string, maxBytes: number) => Promise<string | undefined>
}

/** Files by path, null for one that goes. */
export interface BranchChange {
  message: string
  files: Readonly<Record<string, string | null>>
}

/** Another writer is done in a second or two; a dozen of them take their turns. */
const RETRIES = 12

/** Someone else has moved the branch, or made it, since it was read. */
const isRace = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure &&
  (thrown.code === 'github-conflict' ||
    (thrown.status === 422 &&
      /fast[- ]forward|reference already exists|is at .* but expected/i.test(thrown.message)))

/**
 * Commits to a branch, which is made where there is none, without a work tree. Where someone else commits in
 * the meantime, the change is worked out again from what the branch has then, so that nothing is lost.
 * @returns what `work` gave for the commit that got in
 * @throws ApiFailure, and whatever `work` throws
 */
export const commitToBranch = async <Worked extends { change: BranchChange | null }>(
  api: GitHubApi,
  repository: Repository,
  {
    branch,
    work,
    signal
  }: {
    branch: string
    /** Works out the change; null where there is nothing to do. */
    work: (view: BranchView) => Promise<Worked>
    signal?: AbortSignal | undefined
  }
): Promise<Worked> => {
  const objects = createBranchObjects(api, repository, branch)

  const attempt = async (): Promise<Worked> => {
    const head = await objects.head()
    const worked = await work({
      read: async (path, maxBytes) => {
        if (head === undefined) return undefined
        const bytes = await readRepositoryFile(api, repository, { ref: head, path, maxBytes })
        return bytes?.toString('utf8')
      }
    })
    const { change } = worked
    if (change === null) return worked
    await objects.move(head, await objects.commit({ head, ...change }))
    return worked
  }

  return pRetry(attempt, {
    retries: RETRIES,
    minTimeout: 500,
    maxTimeout: 8000,
    randomize: true,
    signal,
    shouldRetry: ({ error }) => isRace(error)
  })
}
