import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { type HostedGit, hostGit, Refusal } from './github-git.js'

export type Level = 'read' | 'write'

/** Who a token is of, and what it may do; what is not named it may not. */
export interface TokenGrant {
  login: string
  permissions: Partial<Record<'actions' | 'contents' | 'pull-requests' | 'security-events', Level>>
}

/** A workflow's own token with all that a job can be granted. */
export const WORKFLOW_GRANT: TokenGrant = {
  login: 'github-actions[bot]',
  permissions: { actions: 'write', contents: 'write', 'pull-requests': 'write' }
}

/** The same token on a pull request from a fork. */
export const FORK_GRANT: TokenGrant = {
  login: 'github-actions[bot]',
  permissions: { actions: 'read', contents: 'read', 'pull-requests': 'read' }
}

export interface HostedComment {
  id: number
  login: string
  body: string
}

export interface HostedRun {
  id: number
  /** The workflow's number; those of one workflow share it. */
  workflow: number
  branch: string
  /** `success`, `failure`; null while it runs. */
  conclusion: string | null
}

export interface HostedArtifact {
  id: number
  run: number
  name: string
  /** The zip. */
  content: Buffer
  isExpired?: boolean
  /** ISO time; by default later for a higher id. */
  createdAt?: string
}

export interface HostedPull {
  number: number
  state: 'open' | 'closed'
  /** What is proposed: a commit of a branch of some repository, null where that is gone. */
  head: { sha: string; branch: string; repository: string | null }
}

/** A repository as the server keeps it; tests fill and read it. */
export interface HostedRepository {
  defaultBranch: string
  isPrivate: boolean
  /** By the number of their pull request, oldest first. */
  comments: Map<number, HostedComment[]>
  pulls: HostedPull[]
  /** What was sent to code scanning, unpacked. */
  scans: { ref: string; sha: string; sarif: string }[]
  /** Newest last. */
  runs: HostedRun[]
  artifacts: HostedArtifact[]
  git: HostedGit
}

export interface GitHubServer {
  /** What a runner sets so that a client finds the API. */
  environment: Readonly<Record<'GITHUB_API_URL' | 'GITHUB_GRAPHQL_URL', string>>
  url: string
  /** `METHOD /path?query STATUS` of every request, in order; those of the storage begin with `STORAGE`. */
  requests: string[]
  /** By their text. */
  tokens: Map<string, TokenGrant>
  /** By name, such as `acme/agent`; made at the first call. */
  repository: (name: string) => HostedRepository
  /** Refuses the next requests as GitHub does after a burst. */
  limitNext: (limit: { times: number; retryAfterSeconds: number; status?: 403 | 429 }) => void
  /** Answers the next requests with a status, as in an outage. */
  failNext: (failure: { times: number; status: number }) => void
  close: () => Promise<void>
}

interface Answer {
  status?: number
  headers?: Readonly<Record<string, string>>
  /** JSON, or bytes as they are. */
  body?: unknown
}

interface Asked {
  grant: TokenGrant | undefined
  repository: HostedRepository
  /** `owner/repo`. */
  name: string
  /** What the route's parts matched. */
  parts: readonly string[]
  url: URL
  headers: IncomingMessage['headers']
  body: Readonly<Record<string, unknown>>
}

interface Route {
  method: string
  path: RegExp
  needs?: { permission: keyof TokenGrant['permissions']; level: Level }
  /** Anybody may, where the repository is public. */
  isPublic?: boolean
  answer: (asked: Asked) => Answer
}

const MAX_BODY = 65_536
const NOT_FOUND = 'Not Found'

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const listen = (server: Server): Promise<string> =>
  new Promise(resolve =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  )

/** One page of a list, with the links to its neighbours in a header. */
const page = <T>(all: readonly T[], url: URL, body: (items: readonly T[]) => unknown): Answer => {
  const size = Math.min(Number(url.searchParams.get('per_page') ?? 30), 100)
  const number = Number(url.searchParams.get('page') ?? 1)
  const last = Math.max(1, Math.ceil(all.length / size))
  const link = (to: number, rel: string): string => {
    const target = new URL(url)
    target.searchParams.set('page', String(to))
    return `<${target.href}>; rel="${rel}"`
  }
  const links = number < last ? [link(number + 1, 'next'), link(last, 'last')] : []
  return {
    headers: links.length === 0 ? {} : { link: links.join(', ') },
    body: body(all.slice((number - 1) * size, number * size))
  }
}

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Refusal(404, NOT_FOUND)
  return value
}

const text = (value: unknown, name: string): string => {
  if (typeof value !== 'string') throw new Refusal(422, `Invalid request.\n\n"${name}" wasn't supplied.`)
  return value
}

const commentBody = (value: unknown): string => {
  const body = text(value, 'body')
  if (body.length > MAX_BODY) {
    throw new Refusal(422, `Validation Failed: body is too long (maximum is ${MAX_BODY} characters)`)
  }
  return body
}

const shownComment = (name: string, pull: number, { id, login, body }: HostedComment): object => ({
  id,
  html_url: `https://github.com/${name}/pull/${pull}#issuecomment-${id}`,
  user: { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' },
  body
})

const shownRun = (name: string, { id, workflow, branch, conclusion }: HostedRun): object => ({
  id,
  workflow_id: workflow,
  head_branch: branch,
  status: conclusion === null ? 'in_progress' : 'completed',
  conclusion,
  run_attempt: 1,
  html_url: `https://github.com/${name}/actions/runs/${id}`
})

const shownArtifact = ({ id, name, content, isExpired, createdAt, run }: HostedArtifact): object => ({
  id,
  name,
  size_in_bytes: content.length,
  expired: isExpired ?? false,
  created_at: createdAt ?? new Date(Date.UTC(2026, 0, 1) + id * 1000).toISOString(),
  workflow_run: { id: run }
})

const shownPull = (name: string, { number, state, head }: HostedPull): object => ({
  number,
  state,
  head: {
    sha: head.sha,
    ref: head.branch,
    repo: head.repository === null ? null : { full_name: head.repository }
  },
  base: { ref: 'main', repo: { full_name: name } }
})

const pullRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/pulls$/,
    needs: { permission: 'pull-requests', level: 'read' },
    isPublic: true,
    answer: ({ repository, name, url }) => {
      const [state, head] = [url.searchParams.get('state') ?? 'open', url.searchParams.get('head')]
      const pulls = repository.pulls
        .filter(pull => state === 'all' || pull.state === state)
        .filter(
          pull => head === null || head === `${pull.head.repository?.split('/')[0]}:${pull.head.branch}`
        )
      return page(pulls, url, items => items.map(pull => shownPull(name, pull)))
    }
  }
]

const scanRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/code-scanning\/sarifs$/,
    needs: { permission: 'security-events', level: 'write' },
    answer: ({ repository, body }) => {
      const packed = Buffer.from(text(body.sarif, 'sarif'), 'base64')
      repository.scans.push({
        ref: text(body.ref, 'ref'),
        sha: text(body.commit_sha, 'commit_sha'),
        sarif: gunzipSync(packed).toString()
      })
      return { status: 202, body: { id: String(repository.scans.length) } }
    }
  }
]

const commentRoutes = (newId: () => number): Route[] => [
  {
    method: 'GET',
    path: /^\/issues\/(\d+)\/comments$/,
    needs: { permission: 'pull-requests', level: 'read' },
    isPublic: true,
    answer: ({ repository, name, parts: [pull], url }) =>
      page(found(repository.comments.get(Number(pull))), url, items =>
        items.map(comment => shownComment(name, Number(pull), comment))
      )
  },
  {
    method: 'POST',
    path: /^\/issues\/(\d+)\/comments$/,
    needs: { permission: 'pull-requests', level: 'write' },
    answer: ({ repository, name, parts: [pull], body, grant }) => {
      const comments = found(repository.comments.get(Number(pull)))
      const comment = { id: newId(), login: grant?.login ?? '', body: commentBody(body.body) }
      comments.push(comment)
      return { status: 201, body: shownComment(name, Number(pull), comment) }
    }
  },
  {
    method: 'PATCH',
    path: /^\/issues\/comments\/(\d+)$/,
    needs: { permission: 'pull-requests', level: 'write' },
    answer: ({ repository, name, parts: [id], body }) => {
      for (const [pull, comments] of repository.comments) {
        const comment = comments.find(one => one.id === Number(id))
        if (comment === undefined) continue
        comment.body = commentBody(body.body)
        return { body: shownComment(name, pull, comment) }
      }
      throw new Refusal(404, NOT_FOUND)
    }
  }
]

const runRoutes = (storage: () => string): Route[] => [
  {
    method: 'GET',
    path: /^\/actions\/runs\/(\d+)$/,
    needs: { permission: 'actions', level: 'read' },
    isPublic: true,
    answer: ({ repository, name, parts: [id] }) => ({
      body: shownRun(name, found(repository.runs.find(run => run.id === Number(id))))
    })
  },
  {
    method: 'GET',
    path: /^\/actions\/workflows\/(\d+)\/runs$/,
    needs: { permission: 'actions', level: 'read' },
    isPublic: true,
    answer: ({ repository, name, parts: [workflow], url }) => {
      const [branch, status] = [url.searchParams.get('branch'), url.searchParams.get('status')]
      const runs = repository.runs
        .filter(run => run.workflow === Number(workflow))
        .filter(run => branch === null || run.branch === branch)
        .filter(run => status === null || run.conclusion === status)
        .reverse()
      return page(runs, url, items => ({
        total_count: runs.length,
        workflow_runs: items.map(run => shownRun(name, run))
      }))
    }
  },
  {
    method: 'GET',
    path: /^\/actions\/runs\/(\d+)\/artifacts$/,
    needs: { permission: 'actions', level: 'read' },
    isPublic: true,
    answer: ({ repository, parts: [id], url }) => {
      const run = found(repository.runs.find(one => one.id === Number(id)))
      const artifacts = repository.artifacts.filter(artifact => artifact.run === run.id)
      return page(artifacts, url, items => ({
        total_count: artifacts.length,
        artifacts: items.map(shownArtifact)
      }))
    }
  },
  {
    method: 'GET',
    path: /^\/actions\/artifacts\/(\d+)\/zip$/,
    needs: { permission: 'actions', level: 'read' },
    answer: ({ repository, parts: [id] }) => {
      const artifact = found(repository.artifacts.find(one => one.id === Number(id)))
      if (artifact.isExpired) throw new Refusal(410, 'Artifact has expired')
      return { status: 302, headers: { location: `${storage()}/${artifact.id}?sig=signed` } }
    }
  }
]

const isRaw = (headers: IncomingMessage['headers']): boolean => headers.accept?.includes('raw') === true

const contentRoutes: Route[] = [
  {
    method: 'GET',
    path: /^$/,
    isPublic: true,
    answer: ({ repository, name }) => ({
      body: { full_name: name, default_branch: repository.defaultBranch, private: repository.isPrivate }
    })
  },
  {
    method: 'GET',
    path: /^\/contents\/(.+)$/,
    needs: { permission: 'contents', level: 'read' },
    isPublic: true,
    answer: ({ repository, parts: [path = ''], url, headers }) => {
      const content = found(
        repository.git.read(url.searchParams.get('ref') ?? repository.defaultBranch, path)
      )
      if (isRaw(headers)) {
        return {
          headers: { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' },
          body: content
        }
      }
      return { body: { path, encoding: 'base64', content: content.toString('base64') } }
    }
  }
]

const gitRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/git\/ref\/heads\/(.+)$/,
    needs: { permission: 'contents', level: 'read' },
    isPublic: true,
    answer: ({ repository, parts: [branch = ''] }) => ({
      body: {
        ref: `refs/heads/${branch}`,
        object: { type: 'commit', sha: found(repository.git.head(branch)) }
      }
    })
  },
  {
    method: 'GET',
    path: /^\/git\/commits\/([0-9a-f]{40})$/,
    needs: { permission: 'contents', level: 'read' },
    isPublic: true,
    answer: ({ repository, parts: [sha = ''] }) => ({
      body: { sha, tree: { sha: repository.git.treeOf(sha) } }
    })
  },
  {
    method: 'POST',
    path: /^\/git\/blobs$/,
    needs: { permission: 'contents', level: 'write' },
    answer: ({ repository, body }) => {
      const encoding = body.encoding === 'base64' ? 'base64' : 'utf8'
      const sha = repository.git.addBlob(Buffer.from(text(body.content, 'content'), encoding))
      return { status: 201, body: { sha } }
    }
  },
  {
    method: 'POST',
    path: /^\/git\/trees$/,
    needs: { permission: 'contents', level: 'write' },
    answer: ({ repository, body }) => {
      const base = body.base_tree === undefined ? undefined : text(body.base_tree, 'base_tree')
      const sha = repository.git.addTree(body.tree as Parameters<HostedGit['addTree']>[0], base)
      return { status: 201, body: { sha } }
    }
  },
  {
    method: 'POST',
    path: /^\/git\/commits$/,
    needs: { permission: 'contents', level: 'write' },
    answer: ({ repository, body, grant }) => {
      const sha = repository.git.addCommit({
        message: text(body.message, 'message'),
        tree: text(body.tree, 'tree'),
        parents: (body.parents as string[] | undefined) ?? [],
        login: grant?.login ?? ''
      })
      return { status: 201, body: { sha } }
    }
  },
  {
    method: 'POST',
    path: /^\/git\/refs$/,
    needs: { permission: 'contents', level: 'write' },
    answer: ({ repository, body }) => {
      const [ref, sha] = [text(body.ref, 'ref'), text(body.sha, 'sha')]
      repository.git.createRef(ref, sha)
      return { status: 201, body: { ref, object: { type: 'commit', sha } } }
    }
  },
  {
    method: 'PATCH',
    path: /^\/git\/refs\/(heads\/.+)$/,
    needs: { permission: 'contents', level: 'write' },
    answer: ({ repository, parts: [ref = ''], body }) => {
      const sha = text(body.sha, 'sha')
      repository.git.updateRef(`refs/${ref}`, sha)
      return { body: { ref: `refs/${ref}`, object: { type: 'commit', sha } } }
    }
  }
]

const send = (response: ServerResponse, { status = 200, headers, body }: Answer): void => {
  const isBytes = Buffer.isBuffer(body)
  response.writeHead(status, {
    ...(isBytes || body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    ...headers
  })
  response.end(isBytes || body === undefined ? body : JSON.stringify(body))
}

const refusal = (
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {}
): Answer => ({
  status,
  headers,
  body: { message, documentation_url: 'https://docs.github.com/rest', status: String(status) }
})

/** Whether a request may be answered, and if not, with what. */
const objection = (route: Route, { grant, repository }: Asked): Answer | undefined => {
  if (grant === undefined) {
    if (route.isPublic && !repository.isPrivate) return undefined
    return repository.isPrivate ? refusal(404, NOT_FOUND) : refusal(401, 'Requires authentication')
  }
  if (route.needs === undefined) return undefined
  const { permission, level } = route.needs
  const has = grant.permissions[permission]
  if (has === 'write' || (has !== undefined && level === 'read')) return undefined
  if (level === 'read' && route.isPublic && !repository.isPrivate) return undefined
  return refusal(403, 'Resource not accessible by integration')
}

/**
 * GitHub's API as far as this project asks it, as a real server: tokens and what they may do, pages with
 * links, limits after a burst, artifacts on a storage of their own, and branches in a real git repository.
 */
export const startGitHubServer = async (
  tokens: Readonly<Record<string, TokenGrant>> = {}
): Promise<GitHubServer> => {
  const repositories = new Map<string, HostedRepository>()
  const grants = new Map(Object.entries(tokens))
  const requests: string[] = []
  const planned: Answer[] = []
  let lastId = 1000
  let storageUrl = ''
  const newId = (): number => {
    lastId += 1
    return lastId
  }
  const routes = [
    ...commentRoutes(newId),
    ...pullRoutes,
    ...scanRoutes,
    ...runRoutes(() => storageUrl),
    ...contentRoutes,
    ...gitRoutes
  ]

  const repository = (name: string): HostedRepository => {
    const known = repositories.get(name)
    if (known !== undefined) return known
    const made = {
      ...{
        defaultBranch: 'main',
        isPrivate: false,
        comments: new Map(),
        pulls: [],
        scans: [],
        runs: [],
        artifacts: []
      },
      git: hostGit()
    }
    repositories.set(name, made)
    return made
  }

  const answer = (request: IncomingMessage, body: Buffer): Answer => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const expected = planned.shift()
    if (expected !== undefined) return expected
    const token = /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const grant = token === undefined ? undefined : grants.get(token)
    if (token !== undefined && grant === undefined) return refusal(401, 'Bad credentials')
    if (url.pathname === '/graphql') {
      return grant ? { body: { data: { viewer: { login: grant.login } } } } : refusal(401, 'Bad credentials')
    }
    const [, name = '', rest = ''] =
      /^\/repos\/([^/]+\/[^/]+)(.*)$/.exec(decodeURIComponent(url.pathname)) ?? []
    const hosted = repositories.get(name)
    const route = routes.find(({ method, path }) => method === request.method && path.test(rest))
    if (hosted === undefined || route === undefined) return refusal(404, NOT_FOUND)
    const asked: Asked = {
      ...{ grant, repository: hosted, name, url, headers: request.headers },
      parts: route.path.exec(rest)?.slice(1) ?? [],
      body: body.length === 0 ? {} : (JSON.parse(body.toString()) as Asked['body'])
    }
    try {
      return objection(route, asked) ?? route.answer(asked)
    } catch (thrown) {
      if (thrown instanceof Refusal) return refusal(thrown.status, thrown.message)
      throw thrown
    }
  }

  const api = createServer((request, response) => {
    readBody(request)
      .then(body => {
        const given = answer(request, body)
        requests.push(`${request.method} ${request.url} ${given.status ?? 200}`)
        send(response, given)
      })
      .catch(() => response.destroy())
  })
  // Storage is another host, which takes no token but the signature in the address.
  const storage = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://storage')
    const artifacts = [...repositories.values()].flatMap(one => one.artifacts)
    const artifact = artifacts.find(({ id }) => url.pathname === `/${id}`)
    const isSigned = url.searchParams.get('sig') === 'signed' && request.headers.authorization === undefined
    const given: Answer = !isSigned
      ? { status: 403 }
      : artifact === undefined
        ? { status: 404 }
        : { headers: { 'content-type': 'application/zip' }, body: artifact.content }
    requests.push(`STORAGE ${request.url} ${given.status ?? 200}`)
    send(response, given)
  })
  const url = await listen(api)
  storageUrl = await listen(storage)

  return {
    environment: { GITHUB_API_URL: url, GITHUB_GRAPHQL_URL: `${url}/graphql` },
    url,
    requests,
    tokens: grants,
    repository,
    limitNext: ({ times, retryAfterSeconds, status = 403 }) => {
      const message =
        'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
      for (let left = times; left > 0; left--) {
        planned.push(refusal(status, message, { 'retry-after': String(retryAfterSeconds) }))
      }
    },
    failNext: ({ times, status }) => {
      for (let left = times; left > 0; left--) planned.push(refusal(status, 'Server Error'))
    },
    close: async () => {
      for (const server of [api, storage]) {
        const closed = new Promise<void>(resolve => server.close(() => resolve()))
        server.closeAllConnections()
        await closed
      }
    }
  }
}
