import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import type { ApiFailure } from '../../src/github/api-failure.js'
import { type GitHubServer, WORKFLOW_GRANT } from '../e2e/support/github-server.js'
import { clientOf, newServer } from './github-api.js'

const purpose = { what: 'to read the repository', permission: 'contents: read' }
const parameters = { owner: 'acme', repo: 'agent' }
const schema = z.object({ default_branch: z.string() })
const ROUTE = 'GET /repos/{owner}/{repo}'

const serverWithRepository = async (): Promise<GitHubServer> => {
  const server = await newServer({ workflow: WORKFLOW_GRANT })
  server.repository('acme/agent')
  return server
}

const failureOf = async (action: Promise<unknown>): Promise<ApiFailure> => {
  try {
    await action
  } catch (thrown) {
    return thrown as ApiFailure
  }
  throw new Error('it did not fail')
}

describe('a call of the API', () => {
  it('gives what the schema reads of the answer', async () => {
    const api = await clientOf(await serverWithRepository(), { token: 'workflow' })
    expect(await api.call(ROUTE, { purpose, parameters, schema })).toEqual({ default_branch: 'main' })
  })

  it('is tried again where the server failed', async () => {
    const server = await serverWithRepository()
    const api = await clientOf(server, { token: 'workflow' })
    server.failNext({ times: 1, status: 502 })
    expect(await api.call(ROUTE, { purpose, parameters, schema })).toEqual({ default_branch: 'main' })
    expect(server.requests).toEqual(['GET /repos/acme/agent 502', 'GET /repos/acme/agent 200'])
  })

  it('tells a token that is none', async () => {
    const api = await clientOf(await serverWithRepository(), { token: 'wrong' })
    const failure = await failureOf(api.call(ROUTE, { purpose, parameters, schema }))
    expect(failure).toMatchObject({ code: 'github-login', status: 401 })
    expect(failure.message).toBe(
      'GitHub asks for a login to read the repository (401: Bad credentials). Check that the token is whole and has not expired.'
    )
  })

  it('tells what is not there, and that a token may not see it', async () => {
    const server = await serverWithRepository()
    server.repository('acme/agent').isPrivate = true
    const api = await clientOf(server)
    const failure = await failureOf(api.call(ROUTE, { purpose, parameters, schema }))
    expect(failure).toMatchObject({ code: 'github-absent', status: 404 })
    expect(failure.message).toContain('what is private takes a token with `contents: read`')
  })

  it('tells an answer of another shape', async () => {
    const api = await clientOf(await serverWithRepository())
    const other = z.object({ default_branch: z.number() })
    const failure = await failureOf(api.call(ROUTE, { purpose, parameters, schema: other }))
    expect(failure.message).toMatch(
      /answer to read the repository is not what it should be: default_branch: /
    )
  })

  it('tells a server that is not there', async () => {
    const server = await serverWithRepository()
    const api = await clientOf(server, { apiUrl: 'http://127.0.0.1:9' })
    const failure = await failureOf(api.call(ROUTE, { purpose, parameters, schema }))
    expect(failure).toMatchObject({ code: 'github-unreachable', status: null })
    expect(failure.message).toContain('GitHub could not be reached to read the repository')
  })

  it('ends with the signal, also while it waits for a limit to pass', async () => {
    const server = await serverWithRepository()
    const controller = new AbortController()
    const api = await clientOf(server, {
      signal: controller.signal,
      onWait: () => controller.abort('SIGINT')
    })
    server.limitNext({ times: 1, retryAfterSeconds: 60 })
    await expect(api.call(ROUTE, { purpose, parameters, schema })).rejects.toBe('SIGINT')
  })

  it('goes on no further than an answer may be large', async () => {
    const endless = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' })
      const more = (): void => {
        while (response.write(Buffer.alloc(64 * 1024)));
      }
      response.on('drain', more)
      more()
    })
    await new Promise<void>(resolve => endless.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = endless.address() as AddressInfo
      const api = await clientOf(await serverWithRepository(), { apiUrl: `http://127.0.0.1:${port}` })
      const body = await api.stream(ROUTE, { purpose, parameters, maxBytes: 1_000_000 })
      const read = async (): Promise<void> => {
        for await (const _ of body);
      }
      await expect(read()).rejects.toThrow('more than 1000000 bytes')
    } finally {
      endless.closeAllConnections()
      endless.close()
    }
  })
})

describe('the pages of a list', () => {
  it('are asked for as they are read', async () => {
    const server = await serverWithRepository()
    const repository = server.repository('acme/agent')
    repository.runs.push({ id: 1, workflow: 1, branch: 'main', conclusion: 'success' })
    for (let id = 1; id <= 250; id++)
      repository.artifacts.push({ id, run: 1, name: `a${id}`, content: Buffer.alloc(0) })
    const api = await clientOf(server)
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts'
    const sizes: number[] = []
    for await (const page of api.pages(route, {
      purpose,
      parameters: { ...parameters, run_id: 1 },
      schema: z.object({ id: z.number() })
    })) {
      sizes.push(page.length)
      if (sizes.length === 2) break
    }
    expect(sizes).toEqual([100, 100])
    expect(server.requests).toHaveLength(2)
  })
})
