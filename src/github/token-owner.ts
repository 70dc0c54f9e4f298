import { z } from 'zod'
import type { GitHubApi } from './api.js'
import { ApiFailure } from './api-failure.js'

const viewerSchema = z.object({ data: z.object({ viewer: z.object({ login: z.string() }) }) })

/** Who a workflow's own token speaks as, where GitHub does not say. */
const WORKFLOW = 'github-actions[bot]'

/**
 * The login as which a token writes: a person's, an app's such as `acme[bot]`, or `github-actions[bot]`.
 * REST tells a person's only; GraphQL tells all.
 */
export const tokenOwner = async (api: GitHubApi): Promise<string> => {
  const purpose = { what: 'to learn whose the token is', permission: 'metadata: read' }
  try {
    const { data } = await api.call('POST /graphql', {
      purpose,
      parameters: { query: '{ viewer { login } }' },
      schema: viewerSchema
    })
    return data.viewer.login
  } catch (thrown) {
    if (thrown instanceof ApiFailure && /denied|absent|invalid/.test(thrown.code)) return WORKFLOW
    throw thrown
  }
}
