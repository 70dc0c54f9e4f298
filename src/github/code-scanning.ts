import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import type { GitHubApi } from './api.js'
import { ApiFailure } from './api-failure.js'
import type { Repository } from './repository.js'

const pack = promisify(gzip)

/** GitHub refuses more, packed. */
const MAX_BYTES = 10 * 1024 * 1024

/** What was looked at, as GitHub knows it. */
export interface ScannedCommit {
  sha: string
  /** Such as `refs/heads/main` or `refs/pull/12/merge`. */
  ref: string
}

/**
 * Sends findings in SARIF to code scanning, which shows them on lines and keeps them. That it takes none
 * is a result, not an error: gives why, undefined where they were taken.
 */
export const sendSarif = async (
  sarif: string,
  { api, repository, commit }: { api: GitHubApi; repository: Repository; commit: ScannedCommit }
): Promise<string | undefined> => {
  const packed = await pack(sarif)
  if (packed.length > MAX_BYTES) return `they have more than ${MAX_BYTES} bytes.`
  try {
    await api.call('POST /repos/{owner}/{repo}/code-scanning/sarifs', {
      purpose: { what: 'to send findings to code scanning', permission: 'security-events: write' },
      parameters: {
        ...repository,
        commit_sha: commit.sha,
        ref: commit.ref,
        sarif: packed.toString('base64'),
        tool_name: 'kotlin-bench'
      },
      schema: z.object({ id: z.string().nullish() })
    })
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure)) throw thrown
    return thrown.message
  }
}
