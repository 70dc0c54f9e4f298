import { z } from 'zod'
import type { GitHubApi } from './api.js'
import { ApiFailure } from './api-failure.js'

const userSchema = z.object({ login: z.string() })
const viewerSchema = z.object({ data: z.object({ viewer: userSchema }).nullish() })

/** Who a workflow's own token speaks as, where GitHub does not say. */
const WORKFLOW = 'github-actions[bot]'

const purpose = { what: 'to learn whose the token is', permission: 'metadata: read' }

/** The value, or undefined where this token, or this server, has no such call. */
const unlessRefused = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call
  } catch (thrown) {
    if (thrown instanceof ApiFailure && /denied|absent|invalid/.test(thrown.code)) return undefined
    throw thrown
  }
}

/**
 * The login as which a token writes: a person's, an app's such as `acme[bot]`, or `github-actions[bot]`.
 * REST tells a person's only, GraphQL tells all; a server of one's own may have it at another address.
 */
export const tokenOwner = async (api: GitHubApi): Promise<string> => {
  const query = { query: '{ viewer { login } }' }
  const asked = api.call('POST /graphql', { purpose, parameters: query, schema: viewerSchema })
  const answer = await unlessRefused(asked)
  if (answer?.data) return answer.data.viewer.login
  const user = await unlessRefused(api.call('GET /user', { purpose, schema: userSchema }))
  return user?.login ?? WORKFLOW
}
