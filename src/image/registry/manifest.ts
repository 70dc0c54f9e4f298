import { type Dispatcher, request } from 'undici'
import { z } from 'zod'
import { errorMessage, FaultError } from '../../contracts/errors.js'
import { isLoopbackHost } from '../../text/loopback.js'
import type { Login } from './client-config.js'
import type { Registry } from './registry.js'
import { ComeBack, retryAfterMs } from './retry.js'

/** What a registry has under a name. */
export type Manifest =
  | { kind: 'found'; digest: string }
  | { kind: 'absent' }
  /** It wants another login, or none will do. */
  | { kind: 'denied'; status: number }

export interface Asker {
  /** What carries a request to a host: directly or by the network's proxy, with the certificates to trust. */
  sender: (url: URL) => Dispatcher
  login: Login | undefined
  signal: AbortSignal
}

const ACCEPT = [
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
  'application/vnd.docker.distribution.manifest.list.v2+json'
].join(', ')

const TIMEOUT_MS = 20_000

const send = async (
  registry: Registry,
  url: URL,
  { sender, signal }: Asker,
  method: 'GET' | 'HEAD',
  headers: Record<string, string>
) => {
  try {
    const limits = { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS }
    return await request(url, { method, headers, dispatcher: sender(url), signal, ...limits })
  } catch (error) {
    signal.throwIfAborted()
    throw new FaultError(
      'infrastructure',
      'registry-unavailable',
      `The registry ${registry.name} does not answer: ${errorMessage(error)}`,
      { cause: error }
    )
  }
}

const basic = ({ username, password }: Login): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`

const tokenSchema = z.object({ token: z.string().optional(), access_token: z.string().optional() })

const parameters = (challenge: string): Record<string, string> =>
  Object.fromEntries([...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))

/** What to show next, after the registry has said how it wants to be asked; undefined where it lets nobody in. */
const authorization = async (
  registry: Registry,
  repository: string,
  challenge: string,
  asker: Asker
): Promise<string | undefined> => {
  if (/^basic/i.test(challenge)) return asker.login && basic(asker.login)
  const { realm, service } = parameters(challenge)
  if (!/^bearer/i.test(challenge) || realm === undefined || !URL.canParse(realm)) return undefined
  const url = new URL(realm)
  // A login goes to whom the registry names, and in the clear to this machine alone.
  if (url.protocol !== 'https:' && !isLoopbackHost(url.hostname)) return undefined
  if (service !== undefined) url.searchParams.set('service', service)
  url.searchParams.set('scope', `repository:${repository}:pull`)
  const answer = await send(
    registry,
    url,
    asker,
    'GET',
    asker.login ? { authorization: basic(asker.login) } : {}
  )
  const said: unknown = await answer.body.json().catch(() => null)
  refusePassing(registry, answer)
  const body = tokenSchema.safeParse(said)
  const token = body.success ? (body.data.token ?? body.data.access_token) : undefined
  return answer.statusCode === 200 && token !== undefined ? `Bearer ${token}` : undefined
}

const headerOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value

/** @throws FaultError for an answer that says to come back */
const refusePassing = (
  registry: Registry,
  { statusCode, headers }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>
): void => {
  if (statusCode !== 429 && statusCode < 500) return
  throw new ComeBack(
    statusCode === 429 ? 'registry-limited' : 'registry-unavailable',
    `The registry ${registry.name} answers with status ${statusCode}.`,
    retryAfterMs(headerOf(headers['retry-after']))
  )
}

/**
 * Asks a registry for what stands under a tag, without fetching it.
 * @throws FaultError `registry-unavailable` or `registry-limited`
 */
export const findManifest = async (
  registry: Registry,
  { repository, tag }: { repository: string; tag: string },
  asker: Asker
): Promise<Manifest> => {
  const url = new URL(`/v2/${repository}/manifests/${tag}`, registry.origin)
  const ask = async (headers: Record<string, string>) => {
    const answer = await send(registry, url, asker, 'HEAD', { accept: ACCEPT, ...headers })
    // A body that nobody reads holds its connection.
    await answer.body.dump()
    return answer
  }
  let answer = await ask({})
  if (answer.statusCode === 401) {
    const challenge = headerOf(answer.headers['www-authenticate']) ?? ''
    const shown = await authorization(registry, repository, challenge, asker)
    if (shown === undefined) return { kind: 'denied', status: 401 }
    answer = await ask({ authorization: shown })
  }
  refusePassing(registry, answer)
  const { statusCode, headers } = answer
  if (statusCode === 404) return { kind: 'absent' }
  if (statusCode === 401 || statusCode === 403) return { kind: 'denied', status: statusCode }
  const digest = headerOf(headers['docker-content-digest'])
  if (statusCode === 200 && digest !== undefined && /^sha256:[0-9a-f]{64}$/.test(digest)) {
    return { kind: 'found', digest }
  }
  throw new FaultError(
    'infrastructure',
    'registry-unavailable',
    `The registry ${registry.name} answers what no registry does: status ${statusCode}${statusCode === 200 ? ', without a digest' : ''}.`
  )
}
