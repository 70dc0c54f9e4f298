import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createPrivateKey, createSign, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { newFolder } from './tiny.js'

/** Who may use a registry: anybody; who knows the password; who has a token of the token server. */
export type Door = 'open' | 'password' | 'token'

export const LOGIN = { username: 'ann', password: 'secret' }
/** LOGIN's password as htpasswd files hold it. */
const HASH = '$2y$05$kotlinbenchkotlinbencevoCAEslzeMzoYMJAhMV9joPxICE8vKO'

export interface RegistryServer {
  /** `127.0.0.1:port`. */
  name: string
  port: number
  /** Method and path of every request so far. */
  requests: string[]
  /** Answers a request in the registry's place where it gives true; takes effect from the next on. */
  intercept: (handler: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined) => void
  stop: () => void
}

/** Debian's package; scripts/test.sh installs it where it can. */
export const hasRegistry = (): boolean => {
  try {
    execFileSync('docker-registry', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const listen = (server: Server): Promise<number> =>
  new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))

const freePort = async (): Promise<number> => {
  const server = createServer()
  const port = await listen(server)
  await new Promise(resolve => server.close(resolve))
  return port
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Gives tokens for what is asked to whoever knows the password, and for reading nothing to others. */
const tokenServer = (folder: string): Server => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', '/CN=tokens', '-keyout', key, '-out', certificate]
    ],
    { stdio: 'ignore' }
  )
  const privateKey = createPrivateKey(readFileSync(key))
  const x5c = [readFileSync(certificate, 'utf8').replace(/-----[^-]+-----|\s/g, '')]
  const expected = `Basic ${Buffer.from(`${LOGIN.username}:${LOGIN.password}`).toString('base64')}`
  return createServer((asked, answer) => {
    const url = new URL(asked.url ?? '', 'http://tokens')
    if (asked.headers.authorization !== expected) {
      answer.writeHead(401).end('{}')
      return
    }
    const access = url.searchParams.getAll('scope').map(scope => {
      const [type, name, actions = ''] = scope.split(':')
      return { type, name, actions: actions.split(',') }
    })
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: 'tokens', sub: LOGIN.username, aud: 'images', jti: randomUUID(), access }
    const body = `${base64url({ typ: 'JWT', alg: 'ES256', x5c })}.${base64url({ ...claims, nbf: now - 10, iat: now, exp: now + 300 })}`
    const signature = createSign('SHA256').update(body).sign({ key: privateKey, dsaEncoding: 'ieee-p1363' })
    answer.setHeader('content-type', 'application/json')
    answer.end(JSON.stringify({ token: `${body}.${signature.toString('base64url')}` }))
  })
}

const config = (folder: string, port: number, auth: string): string => `version: 0.1
log: {level: error, accesslog: {disabled: true}}
storage: {filesystem: {rootdirectory: ${folder}/images}}
http: {addr: "127.0.0.1:${port}", relativeurls: true, secret: tests}
${auth}`

/** Starts a real registry, with a door of the test's choice, behind a server that sees every request. */
export const startRegistry = async (door: Door = 'open'): Promise<RegistryServer> => {
  const folder = newFolder()
  mkdirSync(join(folder, 'images'))
  const stops: Array<() => void> = []
  let auth = ''
  if (door === 'password') {
    writeFileSync(join(folder, 'htpasswd'), `${LOGIN.username}:${HASH}\n`)
    auth = `auth: {htpasswd: {realm: images, path: ${folder}/htpasswd}}\n`
  }
  if (door === 'token') {
    const tokens = tokenServer(folder)
    const port = await listen(tokens)
    stops.push(() => tokens.close())
    auth = `auth: {token: {realm: "http://127.0.0.1:${port}/token", service: images, issuer: tokens, rootcertbundle: ${folder}/certificate.pem}}\n`
  }
  const inner = await freePort()
  writeFileSync(join(folder, 'config.yml'), config(folder, inner, auth))
  const registry: ChildProcess = spawn('docker-registry', ['serve', join(folder, 'config.yml')], {
    stdio: 'ignore'
  })
  stops.push(() => registry.kill())

  const requests: string[] = []
  let handler: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
  const front = createServer((asked, answer) => {
    requests.push(`${asked.method} ${asked.url}`)
    if (handler?.(asked, answer)) return
    const passedOn = request(
      { host: '127.0.0.1', port: inner, method: asked.method, path: asked.url, headers: asked.headers },
      said => {
        answer.writeHead(said.statusCode ?? 502, said.headers)
        said.pipe(answer)
      }
    )
    passedOn.on('error', () => answer.destroy())
    asked.pipe(passedOn)
  })
  const port = await listen(front)
  stops.push(() => {
    front.close()
    front.closeAllConnections()
  })
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${inner}/v2/`).then(
      () => true,
      () => false
    )
    if (isUp) break
    if (tries > 100) throw new Error('the registry does not start')
    await sleep(100)
  }
  return {
    name: `127.0.0.1:${port}`,
    port,
    requests,
    intercept: next => {
      handler = next
    },
    stop: () => {
      for (const stop of stops.splice(0)) stop()
    }
  }
}
