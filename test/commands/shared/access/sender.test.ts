import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { gitHubAccess } from '../../../../src/commands/shared/access/github-access.js'
import { defaultBranch } from '../../../../src/github/contents.js'
import type { GitHubServer } from '../../../e2e/support/github-server.js'
import { certificateFile, hasOpenssl, makeCertificate } from '../../../engine/made-certificate.js'
import { newServer } from '../../../github/github-api.js'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A proxy that takes every tunnel to one server, and notes where it was meant to lead. */
const proxyTo = async (server: GitHubServer): Promise<{ url: string; tunnels: string[] }> => {
  const tunnels: string[] = []
  const proxy = createServer().on('connect', (request, socket) => {
    tunnels.push(request.url ?? '')
    const onward = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      socket.pipe(onward).pipe(socket)
    })
    closers.push(
      () => socket.destroy(),
      () => onward.destroy()
    )
    for (const one of [socket, onward]) one.on('error', () => {})
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  closers.push(() => proxy.close())
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, tunnels }
}

describe("a request to GitHub's API", () => {
  it("goes by the network's proxy, and not where the host is exempt", async () => {
    const server = await newServer()
    server.repository('acme/agent')
    const proxy = await proxyTo(server)
    const branchOf = async (environment: Record<string, string>): Promise<string> => {
      const github = gitHubAccess({
        environment: { GITHUB_REPOSITORY: 'acme/agent', HTTPS_PROXY: proxy.url, ...environment },
        token: undefined,
        folder: '/'
      })
      return defaultBranch(await github.api(), await github.repository())
    }
    expect(await branchOf({ GITHUB_API_URL: 'http://api.example.com' })).toBe('main')
    expect(proxy.tunnels).toEqual(['api.example.com:80'])
    expect(await branchOf(server.environment)).toBe('main')
    expect(proxy.tunnels).toHaveLength(1)
  })

  const onTls = hasOpenssl ? it : it.skip
  onTls('trusts the certificates that SSL_CERT_FILE names', async () => {
    const { key, cert } = makeCertificate()
    const server = createTlsServer({ key, cert }, (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ default_branch: 'main' }))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    closers.push(() => server.close())
    const branchOf = async (environment: Record<string, string>, signal?: AbortSignal): Promise<string> => {
      const GITHUB_API_URL = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
      const github = gitHubAccess({
        environment: { GITHUB_REPOSITORY: 'acme/agent', GITHUB_API_URL, ...environment },
        token: undefined,
        folder: '/',
        signal
      })
      return defaultBranch(await github.api(), await github.repository())
    }
    expect(await branchOf({ SSL_CERT_FILE: certificateFile(cert) })).toBe('main')
    const controller = new AbortController()
    const refusal = once(server, 'tlsClientError')
    const withoutCertificate = branchOf({}, controller.signal)
    await refusal
    // It would be tried again for a while.
    controller.abort('enough')
    await expect(withoutCertificate).rejects.toBe('enough')
  })
})
