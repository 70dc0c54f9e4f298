import { z } from 'zod'
import type { GitHubApi } from './api.js'
import { ApiFailure } from './api-failure.js'
import { encodePath } from './encode-path.js'
import type { Repository } from './repository.js'

/** Smaller ones go with the tree, since GitHub wants a second between two that write. */
const BLOB_LENGTH = 500_000

type Content = { content: string } | { sha: string | null }
type TreeEntry = { path: string; mode: '100644'; type: 'blob' } & Content

const shaSchema = z.object({ sha: z.string() })
const refSchema = z.object({ object: shaSchema })
const commitSchema = z.object({ tree: shaSchema })

/** The objects of git that a commit to a branch is made of, by GitHub's API. */
export interface BranchObjects {
  /** The commit that the branch is at, undefined where there is no branch. */
  head(): Promise<string | undefined>
  /** Writes a commit on top of `head`, or the first one; the branch does not have it yet. */
  commit(change: {
    head: string | undefined
    message: string
    /** By path, null for one that goes. */
    files: Readonly<Record<string, string | null>>
  }): Promise<string>
  /** Moves the branch from `head` to a commit after it, or makes it; never where it has moved since. */
  move(head: string | undefined, commit: string): Promise<void>
}

/** Those of one branch. What was sent once is there, and is not sent again by the next try. */
export const createBranchObjects = (
  api: GitHubApi,
  repository: Repository,
  branch: string
): BranchObjects => {
  const purpose = { what: `to write branch ${branch}`, permission: 'contents: write' }
  const reading = { what: `to read branch ${branch}`, permission: 'contents: read' }
  const blobs = new Map<string, string>()

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

  return {
    async head() {
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
    },
    async commit({ head, message, files }) {
      const entries: TreeEntry[] = []
      for (const [path, content] of Object.entries(files)) {
        entries.push({ path, mode: '100644', type: 'blob', ...(await contentOf(content)) })
      }
      const base = head === undefined ? {} : { base_tree: await treeOf(head) }
      const { sha: tree } = await api.call('POST /repos/{owner}/{repo}/git/trees', {
        purpose,
        parameters: { ...repository, tree: entries, ...base },
        schema: shaSchema
      })
      const { sha } = await api.call('POST /repos/{owner}/{repo}/git/commits', {
        purpose,
        parameters: { ...repository, message, tree, parents: head === undefined ? [] : [head] },
        schema: shaSchema
      })
      return sha
    },
    async move(head, sha) {
      if (head === undefined) {
        await api.call('POST /repos/{owner}/{repo}/git/refs', {
          purpose,
          parameters: { ...repository, ref: `refs/heads/${branch}`, sha },
          schema: refSchema
        })
      } else {
        await api.call('PATCH /repos/{owner}/{repo}/git/refs/{+ref}', {
          purpose,
          parameters: { ...repository, ref: `heads/${encodePath(branch)}`, sha, force: false },
          schema: refSchema
        })
      }
    }
  }
}
