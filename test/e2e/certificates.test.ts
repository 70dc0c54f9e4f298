import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { containerCertificates } from '../../src/engine/certificates.js'
import { type Container, startContainer } from '../../src/engine/container.js'
import { createDocker } from '../../src/engine/docker.js'
import { engineHost } from '../../src/engine/limits.js'
import { readPem } from '../../src/engine/pem.js'
import { reapJob } from '../../src/engine/reap.js'
import { loadBases } from '../../src/image/bases.js'
import { createImages } from '../../src/image/images.js'
import { root } from './support/run-action.js'
import { newFolder } from './support/tiny.js'

const JOB = `certificates-${process.pid}`
const IMAGE = 'kotlin-bench/kotlin-bench_larder:base'
const docker = createDocker()
const folder = newFolder()

const openssl = (...args: string[]): void => {
  execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
}

/** A server whose certificate only our own authority has signed, as a network that inspects TLS shows one. */
const startServer = async (address: string): Promise<Server> => {
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=Inspector',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem'
  )
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=server',
    '-keyout',
    'server.key',
    '-out',
    'server.csr'
  )
  writeFileSync(join(folder, 'ext'), `subjectAltName=IP:${address}\n`)
  openssl(
    ...['x509', '-req', '-in', 'server.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'],
    ...['-extfile', 'ext', '-out', 'server.pem']
  )
  const read = (name: string) => readFileSync(join(folder, name))
  const server = createServer({ key: read('server.key'), cert: read('server.pem') }, (_, response) => {
    response.end('hello from inside\n')
  })
  await new Promise<void>(resolve => server.listen(0, address, resolve))
  return server
}

const JAVA = `
import java.net.*;
public class Fetch {
  public static void main(String[] args) throws Exception {
    System.out.print(new String(new URL(args[0]).openStream().readAllBytes()));
  }
}`

/** What programs of the usual kinds say when they fetch the server's page. */
const CLIENTS: ReadonlyArray<readonly [name: string, command: (url: string) => string, says: string]> = [
  ['Java', url => `cat > /tmp/Fetch.java && java /tmp/Fetch.java ${url}`, 'hello from inside'],
  [
    'Python',
    url => `python3 -c 'import urllib.request as u; print(u.urlopen("${url}").read())'`,
    'hello from inside'
  ],
  // The page is no repository; that it was read at all is the point.
  ['git', url => `git ls-remote ${url} 2>&1`, 'not valid: is this a git repository']
]

describe('certificates in a container', () => {
  let server: Server
  let url = ''
  const containers: Record<'plain' | 'trusting', Container | undefined> = {
    plain: undefined,
    trusting: undefined
  }
  let written: string[] = []

  beforeAll(async () => {
    const bases = await loadBases(join(root, 'bases'))
    const images = createImages({
      docker,
      bases,
      host: await engineHost(docker),
      logDir: folder,
      listener: () => {},
      signal: new AbortController().signal
    })
    const image = await images.base(bases.recipes.find(recipe => recipe.image === IMAGE)!)
    const gateway = await docker.text([
      ...['network', 'inspect', 'bridge', '--format', '{{(index .IPAM.Config 0).Gateway}}']
    ])
    server = await startServer(gateway)
    url = `https://${gateway}:${(server.address() as AddressInfo).port}/`
    const certificates = containerCertificates(
      readPem(readFileSync(join(folder, 'ca.pem'), 'utf8')).certificates
    )
    const start = (env: Readonly<Record<string, string>>) =>
      startContainer(docker, {
        ...{ image: IMAGE, jobId: JOB, role: 'agent', expiresAt: Date.now() / 1000 + 600 },
        ...{ network: 'bridge', cpus: null, memoryMb: null, env }
      })
    containers.plain = await start({})
    containers.trusting = await start(certificates.env)
    written = await certificates.putInto(containers.trusting, image.id)
  }, 600_000)

  afterAll(async () => {
    server?.close()
    await reapJob(docker, JOB)
  })

  test.each(CLIENTS)('let %s reach a server that only they vouch for', async (_, command, says) => {
    const fetched = async (which: 'plain' | 'trusting') => {
      const { stdout, stderr } = await containers[which]!.exec({
        command: ['sh', '-c', command(url)],
        input: JAVA
      })
      return `${stdout}${stderr}`
    }
    expect(await fetched('plain')).toMatch(/certificate|PKIX/i)
    expect(await fetched('trusting')).toContain(says)
  })

  test('stand beside what the image trusts, in the one store that its JDK reads', async () => {
    expect(written).toEqual(['/kotlin-bench/ca.pem', '/etc/ssl/certs/java/cacerts'])
    const list = ['keytool', '-list', '-cacerts', '-storepass', 'changeit']
    const count = async (which: 'plain' | 'trusting') => {
      const { stdout } = await containers[which]!.exec({ command: list })
      return Number(/contains (\d+) entries/.exec(stdout.toString())?.[1])
    }
    expect(await count('trusting')).toBeGreaterThan(await count('plain'))
  })
})
