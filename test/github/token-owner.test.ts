import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { tokenOwner } from '../../src/github/token-owner.js'
import { WORKFLOW_GRANT } from '../e2e/support/github-server.js'
import { clientOf, newServer } from './github-api.js'

type Answers = Readonly<Record<string, readonly [status: number, body: object]>>

/** Whose a token is to a server that has these answers alone. */
const ownerBy = async (answers: Answers): Promise<string> => {
  const server = createServer((request, response) => {
    const [status, body] = answers[request.url ?? ''] ?? [404, { message: 'Not Found' }]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    return await tokenOwner(await clientOf(await newServer(), { apiUrl: `http://127.0.0.1:${port}` }))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const REFUSED = { message: 'Resource not accessible by integration' }

describe('tokenOwner', () => {
  it('is who GitHub says', async () => {
    const server = await newServer({ workflow: WORKFLOW_GRANT, app: { login: 'acme[bot]', permissions: {} } })
    expect(await tokenOwner(await clientOf(server, { token: 'workflow' }))).toBe('github-actions[bot]')
    expect(await tokenOwner(await clientOf(server, { token: 'app' }))).toBe('acme[bot]')
  })

  it.each<[string, Answers, string]>([
    ['a person, where there is no GraphQL', { '/user': [200, { login: 'ann' }] }, 'ann'],
    ['a workflow, where nobody says', {}, 'github-actions[bot]'],
    [
      'a workflow, where its token may not ask',
      {
        '/graphql': [200, { data: null, errors: [{ type: 'FORBIDDEN', ...REFUSED }] }],
        '/user': [403, REFUSED]
      },
      'github-actions[bot]'
    ]
  ])('is %s', async (_, answers, owner) => {
    expect(await ownerBy(answers)).toBe(owner)
  })
})
