import { afterEach } from '@jest/globals'
import { Agent } from 'undici'
import { type GitHubApi, openGitHub } from '../../src/github/api.js'
import type { ApiAccess } from '../../src/github/octokit.js'
import { type GitHubServer, startGitHubServer, type TokenGrant } from '../e2e/support/github-server.js'

const servers: GitHubServer[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** A server that knows these tokens; closed after the test. */
export const newServer = async (tokens: Readonly<Record<string, TokenGrant>> = {}): Promise<GitHubServer> => {
  const server = await startGitHubServer(tokens)
  servers.push(server)
  return server
}

/** A client of a server, by default without a token; it waits for no failed server to come round. */
export const clientOf = (server: GitHubServer, access: Partial<ApiAccess> = {}): Promise<GitHubApi> => {
  const direct = new Agent()
  return openGitHub({ apiUrl: server.url, token: undefined, sender: () => direct, retryBaseMs: 1, ...access })
}
