import { z } from 'zod'
import type { GitHubApi } from './api.js'
import { ApiFailure } from './api-failure.js'
import type { Repository } from './repository.js'
import { tokenOwner } from './token-owner.js'

/** A comment of which a pull request has one for each key, updated in place. */
export interface KeyedComment {
  /** Such as `evaluate/nightly`: letters, digits and what is in `._/-`. */
  key: string
  markdown: string
}

/** Where comments go. */
export interface CommentPlace {
  api: GitHubApi
  repository: Repository
  pullRequest: number
}

export type CommentResult =
  | { state: 'posted' | 'updated' | 'unchanged'; url: string }
  /** `why` is a sentence or two with the remedy; `isPermission` where it is the token that may not. */
  | { state: 'refused'; why: string; isPermission: boolean }

/** GitHub counts characters; as UTF-16 counts them is never fewer. */
const MAX_LENGTH = 65_536

const CUT_NOTICE = '\n\n_Cut here to fit into a comment._\n'

const commentSchema = z.object({
  id: z.number().int(),
  html_url: z.string(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish()
})
type StoredComment = z.infer<typeof commentSchema>

/** A marker that nobody sees, at the very start: what a person quotes has it elsewhere. */
const markerOf = (key: string): string => {
  if (!/^[\w./-]{1,200}$/.test(key) || key.includes('--')) {
    throw new Error(`a comment's key is "${key}"; it has to be letters, digits and single . _ / -`)
  }
  return `<!-- kotlin-bench:${key} -->`
}

const bodyOf = ({ key, markdown }: KeyedComment): string => {
  const body = `${markerOf(key)}\n${markdown}`
  if (body.length <= MAX_LENGTH) return body
  const kept = body.slice(0, MAX_LENGTH - CUT_NOTICE.length)
  const lineEnd = kept.lastIndexOf('\n')
  return kept.slice(0, lineEnd) + CUT_NOTICE
}

/** GitHub gives back other line ends than it got, and no blanks at the end. */
const normalised = (body: string): string => body.replace(/\r\n?/g, '\n').trimEnd()

const find = async (
  { api, repository, pullRequest }: CommentPlace,
  isOurs: (comment: StoredComment) => boolean
): Promise<StoredComment | undefined> => {
  const pages = api.pages('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
    purpose: {
      what: `to read the comments of pull request #${pullRequest}`,
      permission: 'pull-requests: write'
    },
    parameters: { ...repository, issue_number: pullRequest },
    schema: commentSchema
  })
  for await (const page of pages) {
    const found = page.find(isOurs)
    if (found !== undefined) return found
  }
  return undefined
}

const upsert = async (comment: KeyedComment, place: CommentPlace): Promise<CommentResult> => {
  const { api, repository, pullRequest } = place
  const marker = markerOf(comment.key)
  const body = bodyOf(comment)
  const owner = await tokenOwner(api)
  const existing = await find(
    place,
    ({ body: text, user }) => user?.login === owner && text?.startsWith(marker) === true
  )
  if (existing !== undefined && normalised(existing.body ?? '') === normalised(body)) {
    return { state: 'unchanged', url: existing.html_url }
  }
  const purpose = { what: `to comment on pull request #${pullRequest}`, permission: 'pull-requests: write' }
  const written =
    existing === undefined
      ? await api.call('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
          purpose,
          parameters: { ...repository, issue_number: pullRequest, body },
          schema: commentSchema
        })
      : await api.call('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
          purpose,
          parameters: { ...repository, comment_id: existing.id, body },
          schema: commentSchema
        })
  return { state: existing === undefined ? 'posted' : 'updated', url: written.html_url }
}

/**
 * Posts a comment on a pull request, or updates the one of the same key that this token posted before.
 * Longer than GitHub takes, it is cut at the end of a line. That it could not be posted is a result,
 * not an error: what it tells stands elsewhere too.
 */
export const upsertComment = async (comment: KeyedComment, place: CommentPlace): Promise<CommentResult> => {
  try {
    return await upsert(comment, place)
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure)) throw thrown
    const isPermission = thrown.code === 'github-denied' || thrown.code === 'github-login'
    return { state: 'refused', why: thrown.message, isPermission }
  }
}
