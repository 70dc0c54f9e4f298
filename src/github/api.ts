import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { z } from 'zod'
import { ApiFailure, type Purpose } from './api-failure.js'
import { attempt } from './attempt.js'
import { cappedFetch } from './capped-fetch.js'
import { type ApiAccess, loadOctokit } from './octokit.js'

/** A call of GitHub's REST API. */
export interface Ask<T> {
  purpose: Purpose
  /** Fills in the route's names; the rest goes into the query or the body. */
  parameters?: Readonly<Record<string, unknown>>
  /** What of the answer is read. */
  schema: z.ZodType<T>
}

/** GitHub's REST API. Whatever fails is thrown as `ApiFailure`, after what may pass was tried again. */
export interface GitHubApi {
  /** One call, such as `POST /repos/{owner}/{repo}/git/blobs`. */
  call<T>(route: string, ask: Ask<T>): Promise<T>
  /** The pages of a list, one after the other; the rest is not asked for where the reader stops. */
  pages<T>(route: string, ask: Ask<T>): AsyncIterable<readonly T[]>
  /** The body of an answer as it comes: a file, or a zip from the storage that GitHub points to. */
  stream(
    route: string,
    ask: Omit<Ask<never>, 'schema'> & { maxBytes: number; accept?: string }
  ): Promise<Readable>
}

const readAnswer = <T>(schema: z.ZodType<T>, data: unknown, purpose: Purpose): T => {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const message = `GitHub's answer ${purpose.what} is not what it should be: ${issue?.path.join('.')}: ${issue?.message}.`
  throw new ApiFailure('github-unreachable', message, { status: null, cause: result.error })
}

/** A client of GitHub's API, by its own library. */
export const openGitHub = async (access: ApiAccess): Promise<GitHubApi> => {
  const client = await loadOctokit(access)
  const { sender, signal, token } = access
  const tried = <T>(purpose: Purpose, action: () => Promise<T>): Promise<T> =>
    attempt({ purpose, signal, hasToken: token !== undefined }, action)

  return {
    call: async (route, { purpose, parameters = {}, schema }) => {
      const { data } = await tried(purpose, () => client.request(route, parameters))
      return readAnswer(schema, data, purpose)
    },
    pages: async function* (route, { purpose, parameters = {}, schema }) {
      const iterator = client.paginate
        .iterator(route, { per_page: 100, ...parameters })
        [Symbol.asyncIterator]()
      for (;;) {
        const next = await tried(purpose, () => iterator.next())
        if (next.done) return
        yield readAnswer(schema.array(), [...next.value.data], purpose)
      }
    },
    stream: async (route, { purpose, parameters = {}, maxBytes, accept }) => {
      const { data } = await tried(purpose, () =>
        client.request(route, {
          ...parameters,
          ...(accept === undefined ? {} : { headers: { accept } }),
          request: { fetch: cappedFetch({ maxBytes, sender }), parseSuccessResponseBody: false }
        })
      )
      return Readable.fromWeb(data as ReadableStream<Uint8Array>).on('error', () => {})
    }
  }
}
