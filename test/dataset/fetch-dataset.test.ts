import { existsSync, readFileSync } from 'node:fs'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { execa } from 'execa'
import { FaultError, UserError } from '../../src/contracts/errors.js'
import { type FetchContext, fetchDataset } from '../../src/dataset/fetch-dataset.js'
import { loadFolder } from '../../src/dataset/folder.js'
import { parseReference } from '../../src/dataset/reference.js'
import { certificateFile, hasOpenssl, makeCertificate } from '../engine/made-certificate.js'
import { datasetFiles, publish, repositoryWith } from './git-repository.js'
import { type GitServer, gitServer } from './git-server.js'
import { folderWith } from './temporary-dataset.js'

const PASSWORD = 'secret-of-the-test'

/** A dataset `acme/bench` on a server, and a cache of its own to fetch it into. */
const served = async ({
  files = datasetFiles(),
  ...options
}: {
  files?: Record<string, string>
  password?: string
  certificate?: { key: string; cert: string }
} = {}) => {
  const folder = await folderWith()
  const repository = await repositoryWith(files)
  const { push } = await publish(repository, { folder, name: 'acme/bench.git' })
  const server = await gitServer(folder, options)
  const cacheDir = await folderWith()
  const fetch = (text: string, context: Partial<FetchContext> = {}) =>
    fetchDataset(parseReference(text, { serverUrl: server.url, folder: '/', isFolder: existsSync }), {
      cacheDir,
      token: undefined,
      retries: 0,
      ...context
    })
  return { ...repository, push, server, cacheDir, fetch, head: () => repository.git('rev-parse', 'HEAD') }
}

/** How often bytes were asked for, beside what refs there are. */
const transfers = ({ requests }: GitServer): number =>
  requests.filter(request => request.startsWith('POST') && request.includes('upload-pack')).length

const mistakeOf = async (promise: Promise<unknown>): Promise<string> => {
  const thrown = await promise.catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(UserError)
  return (thrown as UserError).message
}

const faultOf = async (promise: Promise<unknown>): Promise<FaultError> => {
  const thrown = await promise.catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(FaultError)
  return thrown as FaultError
}

describe('a dataset on a git server', () => {
  test('comes with its own folders alone, at a commit', async () => {
    const { fetch, head } = await served()
    const fetched = await fetch('acme/bench@main')
    const commit = await head()
    expect(fetched.source).toEqual({ source: 'acme/bench/tasks', commit })
    expect(fetched.pinned).toBe(`acme/bench@${commit}`)
    const { entries, dataset } = await loadFolder(fetched.path)
    expect(entries.map(({ name }) => name)).toEqual(['acme_larder-1', 'acme_larder-2'])
    expect(dataset).toEqual(fetched.source)
    expect(readFileSync(join(fetched.bases, 'manifest'), 'utf8')).toContain('acme_larder base')
    const top = join(fetched.path, '..')
    expect((await readdir(top)).sort()).toEqual(['.git', 'bases', 'scripts', 'tasks'])
    // Not even the bytes that are not checked out.
    const { stdout } = await execa('git', ['-C', top, 'rev-list', '--objects', '--missing=print', 'HEAD'])
    expect(stdout.split('\n').filter(line => line.startsWith('?'))).toHaveLength(2)
  })

  test('is not fetched again while the ref means the same commit, and is when it means another', async () => {
    const { fetch, server, commit, push } = await served()
    const first = await fetch('acme/bench@main')
    const before = transfers(server)
    const again = await fetch('acme/bench@main')
    expect(again).toEqual({ ...first, wasCached: true })
    // What refs there are, and nothing else.
    expect(transfers(server) - before).toBe(1)
    await commit({ 'tasks/acme_larder-1/instruction.md': 'Do it well.\n' })
    await push()
    const moved = await fetch('acme/bench@main')
    expect(moved.wasCached).toBe(false)
    expect(readFileSync(join(moved.path, 'acme_larder-1/instruction.md'), 'utf8')).toBe('Do it well.\n')
    expect(readFileSync(join(first.path, 'acme_larder-1/instruction.md'), 'utf8')).toBe('Do it.\n')
  })

  test('is taken from the cache without any request where the commit is given in full', async () => {
    const { fetch, server } = await served()
    const { pinned } = await fetch('acme/bench@main')
    const before = server.requests.length
    expect((await fetch(pinned)).wasCached).toBe(true)
    expect(server.requests).toHaveLength(before)
  })

  test('is found by tags of either kind, a branch with a slash, and a ref in full', async () => {
    const { git, fetch, commit, push } = await served()
    const old = await git('rev-parse', 'HEAD')
    await git('tag', '-a', 'v1', '-m', 'an annotated tag')
    await git('tag', 'light')
    await git('branch', 'feature/x')
    await git('update-ref', 'refs/pull/3/head', 'HEAD')
    // A branch whose name ends alike, and one that is called like the tag.
    await commit({ 'README.md': 'Later.\n' })
    await git('branch', 'other/light')
    await git('branch', 'v1')
    await push()
    for (const ref of ['v1', 'refs/tags/v1', 'light', 'feature/x', 'refs/pull/3/head'])
      expect([ref, (await fetch(`acme/bench@${ref}`)).source.commit]).toEqual([ref, old])
  })

  test('is the HEAD of the repository where no ref is given', async () => {
    const { fetch, head } = await served()
    expect((await fetch('acme/bench')).source.commit).toBe(await head())
  })

  test.each([
    ['acme/bench@main:more/kotlin', 'more/kotlin/tasks', ['acme_larder-1', 'acme_larder-2']],
    ['acme/bench@main:more/kotlin/tasks', 'more/kotlin/tasks', ['acme_larder-1', 'acme_larder-2']],
    ['acme/bench@main:more/kotlin/tasks/acme_larder-2', 'more/kotlin/tasks/acme_larder-2', ['acme_larder-2']]
  ])('may be in a folder: %s', async (text, source, names) => {
    const { fetch } = await served({
      files: { ...datasetFiles('more/kotlin/'), 'tasks/other-1/task.toml': '' }
    })
    const fetched = await fetch(text)
    const { entries, tasksDir } = await loadFolder(fetched.path)
    expect(entries.map(({ name }) => name)).toEqual(names)
    expect(fetched.source.source).toBe(`acme/bench/${source}`)
    expect(fetched.bases).toBe(join(tasksDir, '../bases'))
    expect(existsSync(join(fetched.bases, 'manifest'))).toBe(true)
    expect(await readdir(join(tasksDir, '..', '..', '..'))).not.toContain('tasks')
  })

  test('may have its tasks at the top, and folders that are patterns', async () => {
    const { fetch } = await served({ files: { 'one/task.toml': '', 'a [b]*/tasks/two/task.toml': '' } })
    expect((await fetch('acme/bench@main')).source.source).toBe('acme/bench')
    expect((await loadFolder((await fetch('acme/bench@main:a [b]*')).path)).entries).toHaveLength(1)
  })

  test('may be a local repository', async () => {
    const { dir, fetch, head } = await served()
    const fetched = await fetch(`${dir}@main`)
    expect(fetched.source).toEqual({ source: `${dir}/tasks`, commit: await head() })
    expect((await fetch(fetched.pinned)).wasCached).toBe(true)
  })
})

describe('a dataset in the cache', () => {
  test('whose transfer was cut short is not taken for a whole one', async () => {
    const { fetch, server, cacheDir } = await served()
    server.cutAfter = 900
    expect((await faultOf(fetch('acme/bench@main'))).code).toBe('dataset-unreachable')
    server.cutAfter = undefined
    expect(await readdir(join(cacheDir, 'datasets'))).toHaveLength(1)
    const fetched = await fetch('acme/bench@main')
    expect(fetched.wasCached).toBe(false)
    expect((await loadFolder(fetched.path)).entries).toHaveLength(2)
  })

  test('is one for two that fetch it at the same time, and leaves no draft', async () => {
    const { fetch, cacheDir } = await served()
    const both = await Promise.all(['1', '2', '3'].map(() => fetch('acme/bench@main')))
    expect(new Set(both.map(({ path }) => path)).size).toBe(1)
    const [repository = ''] = await readdir(join(cacheDir, 'datasets'))
    expect(await readdir(join(cacheDir, 'datasets', repository))).toEqual([both[0]?.source.commit])
  })

  test('is restored where somebody changed it, without a request', async () => {
    const files = { ...datasetFiles(), '.gitignore': 'build\n', '.gitattributes': '*.sh text\n' }
    const { fetch, server } = await served({ files })
    const { path, pinned } = await fetch('acme/bench@main')
    await writeFile(join(path, 'acme_larder-1/tests/test.sh'), 'echo 1 > /logs/verifier/reward.txt\n')
    await writeFile(join(path, 'acme_larder-1/environment/build'), 'ignored by git, not by a build\n')
    await rm(join(path, 'acme_larder-2'), { recursive: true })
    const before = server.requests.length
    expect((await fetch(pinned)).wasCached).toBe(true)
    expect(readFileSync(join(path, 'acme_larder-1/tests/test.sh'), 'utf8')).toBe('#!/bin/sh\n')
    expect(existsSync(join(path, 'acme_larder-1/environment/build'))).toBe(false)
    expect(existsSync(join(path, 'acme_larder-2/task.toml'))).toBe(true)
    expect(server.requests).toHaveLength(before)
  })

  test('is fetched again where its repository is broken, and drafts of killed runs go', async () => {
    const { fetch } = await served()
    const { path, pinned } = await fetch('acme/bench@main')
    const folder = join(path, '..')
    await rm(join(folder, '.git/HEAD'))
    const abandoned = join(folder, '../.draft-of-a-killed-run')
    const young = join(folder, '../.draft-at-work')
    for (const draft of [abandoned, young]) await execa('mkdir', [draft])
    await utimes(abandoned, 0, 0)
    expect((await fetch(pinned)).wasCached).toBe(false)
    expect((await loadFolder(path)).entries).toHaveLength(2)
    expect([existsSync(abandoned), existsSync(young)]).toEqual([false, true])
  })
})

describe('a private dataset', () => {
  test('is fetched by the token, which stands in no file', async () => {
    const { fetch, cacheDir } = await served({ password: PASSWORD })
    const { path } = await fetch('acme/bench@main', { token: PASSWORD })
    expect((await loadFolder(path)).entries).toHaveLength(2)
    const found = await execa('grep', ['-r', '--text', PASSWORD, cacheDir], { reject: false })
    expect(found.stdout).toBe('')
  })

  test('the token goes to a helper for this host alone, and on no command line', async () => {
    const { fetch, server } = await served({ password: PASSWORD })
    const trace = join(await folderWith(), 'trace')
    process.env.GIT_TRACE2 = trace
    try {
      await fetch('acme/bench@main', { token: PASSWORD })
    } finally {
      delete process.env.GIT_TRACE2
    }
    const calls = readFileSync(trace, 'utf8')
    expect(calls).toContain(`credential.${server.url}.helper`)
    expect(calls).not.toContain(PASSWORD)
  })

  test("the user's own helper is asked without a token, and with one neither asked nor told of it", async () => {
    const { fetch, server } = await served({ password: PASSWORD })
    const folder = await folderWith()
    const [config, store] = [join(folder, 'config'), join(folder, 'store')]
    await writeFile(config, `[credential "${server.url}"]\n helper = store --file ${store}\n`)
    await writeFile(store, server.url.replace('//', '//x-access-token:wrong@'))
    process.env.GIT_CONFIG_GLOBAL = config
    try {
      await fetch('acme/bench@main', { token: PASSWORD })
      expect(readFileSync(store, 'utf8')).not.toContain(PASSWORD)
      await writeFile(store, server.url.replace('//', `//x-access-token:${PASSWORD}@`))
      expect((await fetch('acme/bench@main')).wasCached).toBe(true)
    } finally {
      delete process.env.GIT_CONFIG_GLOBAL
    }
  })

  test('says what to do without a token, and with one that is not taken', async () => {
    const { fetch } = await served({ password: PASSWORD })
    expect(await mistakeOf(fetch('acme/bench@main'))).toMatch(/asks for a login .*give input `dataset-token`/)
    const wrong = await mistakeOf(fetch('acme/bench@main', { token: 'other' }))
    expect(wrong).toMatch(/does not take `dataset-token` .*has not expired/)
    expect(wrong).not.toContain('other')
  })

  test('a token is not sent in the clear to another machine', async () => {
    const { fetch } = await served()
    expect(await mistakeOf(fetch('http://example.com/acme/bench@main', { token: 'secret' }))).toContain(
      'Use https'
    )
  })
})

describe('what cannot be had is told with its next step', () => {
  test.each([
    ['acme/other@main', /there is no repository http.*acme\/other\.git .*Check the repository's name/],
    ['acme/bench@mian', /has no branch or tag `mian`. Correct the ref/],
    ['acme/bench@main:nowhere', /has no folder `nowhere` there/],
    ['acme/bench@main:website', /there are no tasks in `website`/],
    [`acme/bench@${'0'.repeat(40)}`, /has no such commit/]
  ])('%s', async (text, message) => {
    const { fetch } = await served()
    expect(await mistakeOf(fetch(text))).toMatch(message)
  })

  test('tasks that are elsewhere are named', async () => {
    const { fetch } = await served({ files: datasetFiles('kotlin/') })
    expect(await mistakeOf(fetch('acme/bench@main'))).toContain(
      'There are tasks in kotlin/tasks: put :kotlin/tasks'
    )
  })

  test('a tag object is no commit', async () => {
    const { git, push, fetch } = await served()
    await git('tag', '-a', 'v1', '-m', 'annotated')
    await push()
    expect(await mistakeOf(fetch(`acme/bench@${await git('rev-parse', 'v1')}`))).toContain('Correct the ref')
  })

  test('a server that denies, is gone, or has too much to do', async () => {
    const { fetch, server } = await served()
    server.answer = 403
    expect(await mistakeOf(fetch('acme/bench@main', { token: 'x' }))).toMatch(
      /denies access .*single sign-on/
    )
    server.answer = 429
    expect((await faultOf(fetch('acme/bench@main'))).code).toBe('dataset-limited')
    server.answer = 503
    expect(await faultOf(fetch('acme/bench@main'))).toMatchObject({
      kind: 'infrastructure',
      code: 'dataset-unreachable'
    })
    const nowhere = await faultOf(fetch('http://127.0.0.1:9/acme/bench@main'))
    expect(nowhere.code).toBe('dataset-unreachable')
  })

  test('what passes is tried again', async () => {
    const { fetch, server } = await served()
    server.answer = 503
    setTimeout(() => {
      server.answer = undefined
    }, 300)
    expect((await fetch('acme/bench@main', { retries: 3 })).wasCached).toBe(false)
  })

  test('there is no git', async () => {
    const { fetch } = await served()
    const path = process.env.PATH
    process.env.PATH = await folderWith()
    try {
      expect((await faultOf(fetch('acme/bench@main'))).code).toBe('git-missing')
    } finally {
      process.env.PATH = path
    }
  })

  test('a fetch that is aborted ends at once, with all that it started, and leaves nothing', async () => {
    const { fetch, server, cacheDir, head } = await served()
    const text = `acme/bench@${await head()}`
    server.silent = true
    const controller = new AbortController()
    const fetching = fetch(text, { signal: controller.signal, retries: 3 })
    while (server.requests.length === 0) await new Promise(resolve => setTimeout(resolve, 20))
    const begin = Date.now()
    controller.abort('SIGINT')
    await expect(fetching).rejects.toBeDefined()
    expect(Date.now() - begin).toBeLessThan(10_000)
    expect(await server.connections()).toBe(0)
    const [repository = ''] = await readdir(join(cacheDir, 'datasets'))
    expect(await readdir(join(cacheDir, 'datasets', repository))).toEqual([])
  })
})

;(hasOpenssl ? describe : describe.skip)('a dataset on a network that inspects TLS', () => {
  const { SSL_CERT_FILE } = process.env
  const certificate = hasOpenssl ? makeCertificate() : { key: '', cert: '' }
  const known = certificateFile(certificate.cert)
  const stranger = certificateFile(hasOpenssl ? makeCertificate().cert : '')

  afterEach(() => {
    process.env.SSL_CERT_FILE = SSL_CERT_FILE ?? ''
  })

  test('is fetched with the certificates that SSL_CERT_FILE names, where git has none of its own', async () => {
    const { fetch, head } = await served({ certificate })
    process.env.SSL_CERT_FILE = known
    expect((await fetch('acme/bench@main')).source.commit).toBe(await head())
  })

  test('or with those of --ca-bundle', async () => {
    const { fetch, head } = await served({ certificate })
    const fetched = await fetch('acme/bench@main', { certificates: known })
    expect(fetched.source.commit).toBe(await head())
  })

  test('is else a fault that says where to name them, and which were of no use', async () => {
    const { fetch } = await served({ certificate })
    process.env.SSL_CERT_FILE = stranger
    const { code, message } = await faultOf(fetch('acme/bench@main'))
    expect(code).toBe('dataset-certificate')
    expect(message).toContain(`with those of ${stranger} neither`)
    expect(message).toMatch(/name a file with its certificates in SSL_CERT_FILE/)
  })
})
