import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CacheRights, CacheStore, type StoredCacheEntry } from './cache-store.js'

/** One artifact as GitHub's results service would keep it. */
export interface StoredArtifact {
  id: string
  name: string
  /** The zip that was uploaded. */
  content: Buffer
}

export interface ResultsServer {
  /** What a runner sets so that the toolkit finds the service. */
  environment: Readonly<Record<string, string>>
  /** What was uploaded and finished, in order. */
  artifacts: () => readonly StoredArtifact[]
  /** The same for a run that has the cache as well. */
  cacheEnvironment: Readonly<Record<string, string>>
  /** What the cache holds, in the order in which it came. */
  cacheEntries: () => readonly StoredCacheEntry[]
  /** What the cache lets its clients do from now on. */
  setCacheRights: (rights: CacheRights) => void
  /** Throws away what the cache holds. */
  forgetCache: () => void
  /** While true, every call is answered with a server error, as in an outage. */
  setOutage: (isOut: boolean) => void
  close: () => Promise<void>
}

interface Entry {
  id: string
  run: string
  job: string
  name: string
  blob: string
  isFinal: boolean
  size: string
}

interface Blob {
  blocks: Map<string, Buffer>
  data: Buffer
}

interface Answer {
  status?: number
  headers?: Readonly<Record<string, string>>
  body?: object
  /** Bytes instead of JSON. */
  content?: Buffer
}

type Query = Readonly<Record<string, unknown>>

const RUN = '4711'
const JOB = '815'
// Long, since the toolkit masks a signature in every line of the log.
const SIGNATURE = 'sig=stand-in-signature-0123456789'

const ROUTE = /^\/twirp\/github\.actions\.results\.api\.v1\.(ArtifactService|CacheService)\/(\w+)$/

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const runtimeToken = (): string =>
  [
    base64url({ alg: 'none' }),
    base64url({ scp: `Actions.Results:${RUN}:${JOB}`, nbf: 1, exp: 4_102_444_800 }),
    Buffer.from('stand-in').toString('base64url')
  ].join('.')

const failure = (code: string, msg: string, status: number): Answer => ({ status, body: { code, msg } })

/** Wrapped values of the protocol come bare or as an object, depending on the client. */
const unwrap = (value: unknown): string | undefined => {
  const bare = typeof value === 'object' && value !== null && 'value' in value ? value.value : value
  return bare === undefined || bare === null ? undefined : String(bare)
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

class Store {
  readonly entries: Entry[] = []
  readonly blobs = new Map<string, Blob>()
  private nextId = 1000

  newBlob(): string {
    const blob = this.newId()
    this.blobs.set(blob, { blocks: new Map(), data: Buffer.alloc(0) })
    return blob
  }

  private newId(): string {
    this.nextId += 1
    return String(this.nextId)
  }

  private find(query: Query): Entry | undefined {
    return this.entries.findLast(
      entry => entry.name === query.name && entry.run === query.workflow_run_backend_id
    )
  }

  call(method: string, query: Query, base: string): Answer {
    const entry = this.find(query)
    switch (method) {
      case 'CreateArtifact': {
        if (entry?.isFinal) return failure('already_exists', 'an artifact with this name already exists', 409)
        const blob = this.newBlob()
        this.entries.push({
          id: this.newId(),
          run: String(query.workflow_run_backend_id),
          job: String(query.workflow_job_run_backend_id),
          name: String(query.name),
          blob,
          isFinal: false,
          size: '0'
        })
        return { body: { ok: true, signed_upload_url: `${base}/blob/${blob}?${SIGNATURE}` } }
      }
      case 'FinalizeArtifact': {
        if (entry === undefined) return failure('not_found', 'artifact not found', 404)
        const content = this.blobs.get(entry.blob)?.data ?? Buffer.alloc(0)
        const digest = `sha256:${createHash('sha256').update(content).digest('hex')}`
        if (String(query.size) !== String(content.length) || unwrap(query.hash) !== digest) {
          return failure('invalid_argument', 'size or hash is not that of the uploaded content', 400)
        }
        entry.isFinal = true
        entry.size = String(content.length)
        return { body: { ok: true, artifact_id: entry.id } }
      }
      case 'ListArtifacts': {
        const name = unwrap(query.name_filter)
        const id = unwrap(query.id_filter)
        const listed = this.entries.filter(
          one =>
            one.isFinal && (name === undefined || one.name === name) && (id === undefined || one.id === id)
        )
        return {
          body: {
            artifacts: listed.map(one => ({
              workflow_run_backend_id: one.run,
              workflow_job_run_backend_id: one.job,
              database_id: one.id,
              name: one.name,
              size: one.size,
              created_at: new Date(0).toISOString()
            }))
          }
        }
      }
      case 'GetSignedArtifactURL': {
        if (!entry?.isFinal) return failure('not_found', 'artifact not found', 404)
        return { body: { signed_url: `${base}/blob/${entry.blob}?${SIGNATURE}` } }
      }
      default:
        return failure('bad_route', method, 404)
    }
  }

  put(blob: Blob, url: URL, body: Buffer): void {
    const kind = url.searchParams.get('comp')
    if (kind === 'block') {
      blob.blocks.set(url.searchParams.get('blockid') ?? '', body)
    } else if (kind === 'blocklist') {
      const ids = [...body.toString().matchAll(/<(?:Latest|Uncommitted|Committed)>([^<]+)</g)]
      blob.data = Buffer.concat(ids.map(([, id]) => blob.blocks.get(id ?? '') ?? Buffer.alloc(0)))
    } else {
      blob.data = body
    }
  }
}

const BLOB_HEADERS = { etag: '"1"', 'last-modified': new Date(0).toUTCString(), 'x-ms-request-id': '1' }

const send = (response: ServerResponse, { status = 200, headers, body, content }: Answer): void => {
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  response.writeHead(status, { ...type, ...headers }).end(content ?? (body && JSON.stringify(body)))
}

/**
 * A stand-in for GitHub's results service: the calls of artifacts and caches, and the blob store behind them,
 * in memory. It checks sizes and digests, and refuses a name that is taken, as the real one does.
 */
export const startResultsServer = async (): Promise<ResultsServer> => {
  const store = new Store()
  const cache = new CacheStore()
  let isOut = false

  const answer = (request: IncomingMessage, body: Buffer): Answer => {
    const base = `http://${request.headers.host}`
    const url = new URL(request.url ?? '/', base)
    // Not a server error: the toolkit would try five of those again, over a minute.
    if (isOut) return failure('unavailable', 'out of order', 403)
    if (url.pathname.startsWith('/blob/')) {
      const blob = store.blobs.get(url.pathname.slice('/blob/'.length))
      if (blob !== undefined && request.method === 'GET') {
        const headers = { ...BLOB_HEADERS, 'content-type': 'application/zip' }
        return { headers, content: blob.data }
      }
      if (blob === undefined || request.method !== 'PUT') return { status: 404 }
      store.put(blob, url, body)
      return { status: 201, headers: BLOB_HEADERS }
    }
    const [, service, method = ''] = ROUTE.exec(url.pathname) ?? []
    if (service === undefined) return failure('bad_route', 'no route', 404)
    if (request.headers.authorization !== `Bearer ${runtimeToken()}`) {
      return failure('unauthenticated', 'no valid token', 401)
    }
    const query = JSON.parse(body.toString()) as Query
    if (service === 'ArtifactService') return store.call(method, query, base)
    const said = cache.call(method, query, {
      create: () => store.newBlob(),
      sizeOf: blob => store.blobs.get(blob)?.data.length ?? 0,
      urlOf: blob => `${base}/blob/${blob}?${SIGNATURE}`
    })
    return said === undefined ? failure('bad_route', method, 404) : { body: said }
  }

  const server = createServer((request, response) => {
    readBody(request).then(
      body => send(response, answer(request, body)),
      () => response.destroy()
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const environment = {
    ACTIONS_RESULTS_URL: `http://127.0.0.1:${port}/`,
    ACTIONS_RUNTIME_TOKEN: runtimeToken(),
    GITHUB_RUN_ID: RUN
  }
  return {
    environment,
    cacheEnvironment: { ...environment, ACTIONS_CACHE_SERVICE_V2: 'True' },
    cacheEntries: () => cache.finished(),
    setCacheRights: rights => {
      cache.rights = rights
    },
    forgetCache: () => cache.forget(),
    artifacts: () =>
      store.entries
        .filter(entry => entry.isFinal)
        .map(({ id, name, blob }) => ({ id, name, content: store.blobs.get(blob)?.data ?? Buffer.alloc(0) })),
    setOutage: value => {
      isOut = value
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
