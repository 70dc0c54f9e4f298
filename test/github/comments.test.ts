import { describe, expect, it } from '@jest/globals'
import { type CommentPlace, upsertComment } from '../../src/github/comments.js'
import { FORK_GRANT, type GitHubServer, WORKFLOW_GRANT } from '../e2e/support/github-server.js'
import { clientOf, newServer } from './github-api.js'

const MARKER = '<!-- kotlin-bench:evaluate -->'
const BOT = WORKFLOW_GRANT.login

const TOKENS = {
  workflow: WORKFLOW_GRANT,
  fork: FORK_GRANT,
  ann: { login: 'ann', permissions: { 'pull-requests': 'write' } }
} as const

const pullRequestOn = (
  server: GitHubServer,
  bodies: readonly (readonly [login: string, body: string])[] = []
) => {
  const comments = bodies.map(([login, body], index) => ({ id: index + 1, login, body }))
  server.repository('acme/agent').comments.set(12, comments)
  return comments
}

const placeOn = async (server: GitHubServer, token?: keyof typeof TOKENS): Promise<CommentPlace> => ({
  api: await clientOf(server, { token }),
  repository: { owner: 'acme', repo: 'agent' },
  pullRequest: 12
})

const comment = { key: 'evaluate', markdown: '3 of 4 resolved' }

describe('upsertComment', () => {
  it('posts one comment, leaves it alone while nothing changes, and then updates it in place', async () => {
    const server = await newServer(TOKENS)
    const comments = pullRequestOn(server, [['ann', 'Nice.']])
    const place = await placeOn(server, 'workflow')

    expect(await upsertComment(comment, place)).toEqual({
      state: 'posted',
      url: expect.stringContaining('/pull/12#issuecomment-')
    })
    expect(await upsertComment(comment, place)).toMatchObject({ state: 'unchanged' })
    expect(await upsertComment({ ...comment, markdown: '4 of 4 resolved' }, place)).toMatchObject({
      state: 'updated'
    })
    expect(comments.map(({ login, body }) => [login, body])).toEqual([
      ['ann', 'Nice.'],
      [BOT, `${MARKER}\n4 of 4 resolved`]
    ])
    expect(server.requests.filter(request => /^(POST|PATCH) \/repos/.test(request))).toHaveLength(2)
  })

  it('takes other line ends and blanks at the end for no change', async () => {
    const server = await newServer(TOKENS)
    pullRequestOn(server, [[BOT, `${MARKER}\r\n3 of 4 resolved`]])
    expect(
      await upsertComment({ ...comment, markdown: '3 of 4 resolved\n' }, await placeOn(server, 'workflow'))
    ).toMatchObject({ state: 'unchanged' })
  })

  it('finds its own among more than a hundred', async () => {
    const server = await newServer(TOKENS)
    const talk = Array.from({ length: 230 }, () => ['ann', 'Hm.'] as const)
    const comments = pullRequestOn(server, [...talk, [BOT, `${MARKER}\n1 of 4 resolved`], ...talk])
    expect(await upsertComment(comment, await placeOn(server, 'workflow'))).toMatchObject({
      state: 'updated'
    })
    expect(comments).toHaveLength(461)
    expect(comments[230]?.body).toBe(`${MARKER}\n3 of 4 resolved`)
    expect(server.requests.filter(request => request.startsWith('GET'))).toHaveLength(3)
  })

  it.each([
    ['that another person wrote', 'ann', MARKER],
    ['that it quotes itself', BOT, `> ${MARKER}`],
    ['of another key', BOT, '<!-- kotlin-bench:evaluate/nightly -->']
  ])('takes no marker %s for its own', async (_, login, body) => {
    const server = await newServer(TOKENS)
    const comments = pullRequestOn(server, [[login, body]])
    expect(await upsertComment(comment, await placeOn(server, 'workflow'))).toMatchObject({ state: 'posted' })
    expect(comments[0]?.body).toBe(body)
  })

  it("goes by the token's own login, whoever it is of", async () => {
    const server = await newServer(TOKENS)
    const comments = pullRequestOn(server, [
      [BOT, MARKER],
      ['ann', `${MARKER}\nold`]
    ])
    expect(await upsertComment(comment, await placeOn(server, 'ann'))).toMatchObject({ state: 'updated' })
    expect(comments[1]?.body).toBe(`${MARKER}\n3 of 4 resolved`)
  })

  it('cuts what is longer than GitHub takes at the end of a line, and says so', async () => {
    const server = await newServer(TOKENS)
    const comments = pullRequestOn(server)
    const markdown = '| larder-1 | resolved |\n'.repeat(5000)
    expect(
      await upsertComment({ key: 'evaluate', markdown }, await placeOn(server, 'workflow'))
    ).toMatchObject({
      state: 'posted'
    })
    expect(comments[0]?.body.length).toBeLessThanOrEqual(65_536)
    expect(comments[0]?.body).toMatch(/\| larder-1 \| resolved \|\n\n_Cut here to fit into a comment\._\n$/)
  })

  it('names the permission that is missing, and the fork', async () => {
    const server = await newServer(TOKENS)
    pullRequestOn(server)
    const result = await upsertComment(comment, await placeOn(server, 'fork'))
    expect(result).toMatchObject({ state: 'refused', isPermission: true })
    expect(result).toHaveProperty('why', expect.stringContaining('`pull-requests: write`'))
    expect(result).toHaveProperty('why', expect.stringContaining('from a fork'))
  })

  it('asks for a token where there is none', async () => {
    const server = await newServer(TOKENS)
    pullRequestOn(server)
    const result = await upsertComment(comment, await placeOn(server))
    expect(result).toMatchObject({ state: 'refused', isPermission: true })
    expect(result).toHaveProperty('why', expect.stringContaining('Give a token'))
  })

  it('tells a pull request that is not there from a permission', async () => {
    const server = await newServer(TOKENS)
    server.repository('acme/agent')
    const result = await upsertComment(comment, await placeOn(server, 'workflow'))
    expect(result).toMatchObject({ state: 'refused', isPermission: false })
    expect(result).toHaveProperty('why', expect.stringContaining('404: Not Found'))
  })

  it('waits as a limit after a burst asks for', async () => {
    const server = await newServer(TOKENS)
    pullRequestOn(server)
    const waits: string[] = []
    const api = await clientOf(server, { token: 'workflow', onWait: text => waits.push(text) })
    server.limitNext({ times: 1, retryAfterSeconds: 1 })
    expect(await upsertComment(comment, { ...(await placeOn(server)), api })).toMatchObject({
      state: 'posted'
    })
    expect(waits).toEqual(['GitHub asks to wait 1 s: too many requests.'])
  })

  it('does not wait for longer than it is worth', async () => {
    const server = await newServer(TOKENS)
    pullRequestOn(server)
    server.limitNext({ times: 9, retryAfterSeconds: 3600, status: 429 })
    const result = await upsertComment(comment, await placeOn(server, 'workflow'))
    expect(result).toMatchObject({ state: 'refused', isPermission: false })
    expect(result).toHaveProperty('why', expect.stringContaining('too many requests'))
  })
})
