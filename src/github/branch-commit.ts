import pRetry from 'p-retry'
import { z } from 'zod'
import type { GitHubApi } from './api.js'
import { ApiFailure } from './api-failure.js'
import { readRepositoryFile } from './contents.js'
import { encodePath } from './encode-path.js'
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

/** Smaller ones go with the tree, since GitHub wants a second between two that write. */
const BLOB_LENGTH = 500_000
/** Another writer is done in a second or two; a dozen of them take their turns. */
const RETRIES = 12

type Content = { content: string } | { sha: string | null }
type TreeEntry = { path: string; mode: '100644'; type: 'blob' } & Content

const shaSchema = z.object({ sha: z.string() })
const refSchema = z.object({ object: shaSchema })
const commitSchema = z.object({ tree: shaSchema })

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
  const purpose = { what: `to write branch ${branch}`, permission: 'contents: write' }
  const reading = { what: `to read branch ${branch}`, permission: 'contents: read' }
  /** What is sent once is there, whatever becomes of the branch. */
  const blobs = new Map<string, string>()

  const headOf = async (): Promise<string | undefined> => {
    try {
      const { object } = await api.call('GET /repos/{owner}/{repo}/git/ref/{+ref}', {
        purpose: reading,
        parameters: { ...repository, ref: `heads/${encodePath(branch)}` },
        schema: refSchema
      })
      return object.sha
    } catch (thrown) {
      if (thrown instanceof ApiFailure && thrown.code === 'github-absent') return undefined
      throw thrown
    }
  }

  const blobOf = async (content: string): Promise<string> => {
    const known = blobs.get(content)
    if (known !== undefined) return known
    const { sha } = await api.call('POST /repos/{owner}/{repo}/git/blobs', {
      purpose,
      parameters: { ...repository, content: Buffer.from(content).toString('base64'), encoding: 'base64' },
      schema: shaSchema
    })
    blobs.set(content, sha)
    return sha
  }

  const contentOf = async (content: string | null): Promise<Content> => {
    if (content === null) return { sha: null }
    return content.length < BLOB_LENGTH ? { content } : { sha: await blobOf(content) }
  }

  const treeOf = async (commit: string): Promise<string> => {
    const { tree } = await api.call('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
      purpose: reading,
      parameters: { ...repository, commit_sha: commit },
      schema: commitSchema
    })
    return tree.sha
  }

  const attempt = async (): Promise<Worked> => {
    const head = await headOf()
    const worked = await work({
      read: async (path, maxBytes) => {
        if (head === undefined) return undefined
        const bytes = await readRepositoryFile(api, repository, { ref: head, path, maxBytes })
        return bytes?.toString('utf8')
      }
    })
    const { change } = worked
    if (change === null) return worked
    const tree: TreeEntry[] = []
    for (const [path, content] of Object.entries(change.files)) {
      tree.push({ path, mode: '100644', type: 'blob', ...(await contentOf(content)) })
    }
    const base = head === undefined ? {} : { base_tree: await treeOf(head) }
    const { sha: newTree } = await api.call('POST /repos/{owner}/{repo}/git/trees', {
      purpose,
      parameters: { ...repository, tree, ...base },
      schema: shaSchema
    })
    const { sha: commit } = await api.call('POST /repos/{owner}/{repo}/git/commits', {
      purpose,
      parameters: {
        ...repository,
        message: change.message,
        tree: newTree,
        parents: head === undefined ? [] : [head]
      },
      schema: shaSchema
    })
    await (head === undefined
      ? api.call('POST /repos/{owner}/{repo}/git/refs', {
          purpose,
          parameters: { ...repository, ref: `refs/heads/${branch}`, sha: commit },
          schema: refSchema
        })
      : api.call('PATCH /repos/{owner}/{repo}/git/refs/{+ref}', {
          purpose,
          parameters: { ...repository, ref: `heads/${encodePath(branch)}`, sha: commit, force: false },
          schema: refSchema
        }))
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
