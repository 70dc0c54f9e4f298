import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { execa } from 'execa'
import { openRowRepositories, type RowRepositoriesContext } from '../../src/dataset/row-repository.js'
import { publish, type Repository, repositoryWith } from './git-repository.js'
import { gitServer } from './git-server.js'
import { folderWith } from './temporary-dataset.js'

const PASSWORD = 'secret-of-the-test'

/** `acme/larder`: a base with a tag, and then the fix, with a tag and a branch of its own. */
const larder = async (): Promise<{ repository: Repository; base: string; fix: string }> => {
  const repository = await repositoryWith({ 'jam.txt': 'first\n' })
  const base = await repository.commit({ 'jam.txt': 'base\n' })
  await repository.git('tag', '-a', 'v1', '-m', 'before the fix')
  const fix = await repository.commit({ 'jam.txt': 'fixed\n' })
  await repository.git('tag', 'v2')
  await repository.git('branch', 'later')
  return { repository, base, fix }
}

const opened = async (overrides: Partial<RowRepositoriesContext> = {}) => {
  const clonesDir = await folderWith()
  const told: string[] = []
  const context: RowRepositoriesContext = {
    clonesDir,
    draftsDir: await folderWith(),
    // Nobody answers there.
    serverUrl: 'http://127.0.0.1:9',
    token: undefined,
    lock: (_key, work) => work(),
    told: message => told.push(message),
    signal: new AbortController().signal,
    retries: 0,
    ...overrides
  }
  return { ...openRowRepositories(context), ...context, heard: told }
}

const served = async (repository: Repository, options: { password?: string } = {}) => {
  const folder = await folderWith()
  await mkdir(join(folder, 'acme'))
  const { push } = await publish(repository, { folder, name: 'acme/larder.git' })
  return { server: await gitServer(folder, options), push }
}

const gitIn = async (dir: string, ...args: string[]): Promise<string> =>
  (await execa('git', ['-C', dir, ...args])).stdout

/** All that a checkout has of history. */
const historyOf = async (dir: string) => ({
  head: await gitIn(dir, 'rev-parse', 'HEAD'),
  branch: await gitIn(dir, 'symbolic-ref', 'HEAD'),
  status: await gitIn(dir, 'status', '--porcelain', '--ignored'),
  refs: (await gitIn(dir, 'for-each-ref', '--format=%(refname)')).split('\n'),
  remotes: await gitIn(dir, 'remote'),
  commits: (await gitIn(dir, 'cat-file', '--batch-all-objects', '--batch-check=%(objecttype) %(objectname)'))
    .split('\n')
    .filter(line => line.startsWith('commit'))
    .map(line => line.slice('commit '.length))
})

describe('a checkout', () => {
  test('has the commit and what led to it, of a clone that has what came after as well', async () => {
    const { repository, base } = await larder()
    const first = await repository.git('rev-parse', `${base}~1`)
    const { withCheckout, clonesDir, draftsDir } = await opened()
    await execa('git', ['clone', '--quiet', repository.dir, join(clonesDir, 'acme__larder')])
    const found = await withCheckout({ repo: 'acme/larder', commit: base }, historyOf)
    expect(found).toEqual({
      head: base,
      branch: 'refs/heads/task-base',
      status: '',
      refs: ['refs/heads/task-base', 'refs/tags/v1'],
      remotes: '',
      commits: expect.arrayContaining([base, first])
    })
    expect(found.commits).toHaveLength(2)
    expect(await readdir(draftsDir)).toEqual([])
  })

  test.each([
    ['owner/name', 'acme/larder', []],
    ['the name alone, as the official harness has it', 'larder', []],
    ['a bare repository', 'acme__larder', ['--bare']],
    ['a shallow clone', 'acme__larder', ['--depth=2']]
  ])('is made of a clone that stands as %s', async (_, place, options) => {
    const { repository, base } = await larder()
    const { withCheckout, clonesDir } = await opened()
    await execa('git', [
      ...['clone', '--quiet', ...options, `file://${repository.dir}`],
      join(clonesDir, place)
    ])
    const found = await withCheckout({ repo: 'acme/larder', commit: base.slice(0, 12) }, historyOf)
    expect(found).toMatchObject({ head: base, remotes: '' })
  })

  test('is made of no other repository that has a commit of the same few digits', async () => {
    const { repository, base } = await larder()
    const { withCheckout, clonesDir } = await opened()
    const row = { repo: 'acme/larder', commit: base.slice(0, 4) }
    const clone = join(clonesDir, 'larder')
    await execa('git', ['clone', '--quiet', repository.dir, clone])
    await expect(withCheckout(row, historyOf)).rejects.toMatchObject({ kind: 'infrastructure' })
    await gitIn(clone, 'remote', 'set-url', 'origin', 'https://github.com/acme/larder.git')
    expect(await withCheckout(row, historyOf)).toMatchObject({ head: base })
  })

  const asRoot = process.getuid?.() === 0 ? test : test.skip
  asRoot('is made of a clone that is another user’s', async () => {
    const { repository, base } = await larder()
    const { withCheckout, clonesDir } = await opened()
    const clone = join(clonesDir, 'acme__larder')
    await execa('git', ['clone', '--quiet', repository.dir, clone])
    await execa('chown', ['-R', '12345', clone])
    const found = await withCheckout({ repo: 'acme/larder', commit: base }, historyOf)
    expect(found).toMatchObject({ head: base })
  })

  test('is gone also where the work in it fails', async () => {
    const { repository, base } = await larder()
    const { withCheckout, clonesDir, draftsDir } = await opened()
    await execa('git', ['clone', '--quiet', repository.dir, join(clonesDir, 'acme__larder')])
    const failing = withCheckout({ repo: 'acme/larder', commit: base }, async () => {
      throw new Error('no room')
    })
    await expect(failing).rejects.toThrow('no room')
    expect(await readdir(draftsDir)).toEqual([])
  })
})

describe('a folder that cannot be written', () => {
  test('is a fault of the infrastructure that names it: for clones, for checkouts', async () => {
    const { repository, base } = await larder()
    const { server } = await served(repository)
    const inTheWay = join(await folderWith({ file: 'no folder' }), 'file', 'clones')
    const row = { repo: 'acme/larder', commit: base }
    for (const overrides of [{ clonesDir: inTheWay }, { draftsDir: inTheWay }]) {
      const { withCheckout } = await opened({ serverUrl: server.url, ...overrides })
      await expect(withCheckout(row, historyOf)).rejects.toMatchObject({
        kind: 'infrastructure',
        code: 'dataset-cache',
        message: expect.stringMatching(new RegExp(`^${inTheWay} cannot be written: .*ENOTDIR`))
      })
    }
  })

  test('is a full disk where that is why', async () => {
    const { repository, base } = await larder()
    const { withCheckout, clonesDir, draftsDir } = await opened()
    await execa('git', ['clone', '--quiet', repository.dir, join(clonesDir, 'acme__larder')])
    const filling = withCheckout({ repo: 'acme/larder', commit: base }, async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    })
    await expect(filling).rejects.toMatchObject({
      kind: 'infrastructure',
      code: 'disk-full',
      message: `${draftsDir} cannot be written: ENOSPC: no space left on device, write`
    })
  })
})

describe('a repository without a clone', () => {
  test('is fetched once a commit, with no history after it', async () => {
    const { repository, base, fix } = await larder()
    const { server } = await served(repository)
    const { withCheckout, clonesDir, heard } = await opened({ serverUrl: server.url })
    const row = { repo: 'acme/larder', commit: base }
    expect(await withCheckout(row, historyOf)).toMatchObject({ head: base, status: '' })
    const clone = join(clonesDir, 'acme__larder')
    await expect(gitIn(clone, 'cat-file', '-e', fix)).rejects.toThrow()
    const requests = server.requests.length
    await withCheckout(row, historyOf)
    expect(server.requests).toHaveLength(requests)
    expect(heard).toEqual([expect.stringContaining(`acme/larder at ${base}`)])

    expect(await withCheckout({ ...row, commit: fix }, historyOf)).toMatchObject({
      refs: ['refs/heads/task-base', 'refs/tags/v1', 'refs/tags/v2']
    })
    await gitIn(clone, 'cat-file', '-e', fix)
  })

  test('that is private is fetched with the token, which is kept nowhere', async () => {
    const { repository, base } = await larder()
    const { server } = await served(repository, { password: PASSWORD })
    const { withCheckout, clonesDir } = await opened({ serverUrl: server.url, token: PASSWORD })
    await withCheckout({ repo: 'acme/larder', commit: base }, historyOf)
    const { stdout } = await execa('grep', ['-rl', '--text', PASSWORD, clonesDir], { reject: false })
    expect(stdout).toBe('')
  })

  test('is fetched into the clone that lacks the commit', async () => {
    const { repository, base } = await larder()
    const { server, push } = await served(repository)
    const { withCheckout, clonesDir } = await opened({ serverUrl: server.url })
    const clone = join(clonesDir, 'larder')
    await execa('git', ['clone', '--quiet', `${server.url}/acme/larder.git`, clone])
    const head = await gitIn(clone, 'rev-parse', 'HEAD')
    const newest = await repository.commit({ 'jam.txt': 'newest\n' })
    await push()
    const row = { repo: 'acme/larder', commit: newest }
    expect(await withCheckout(row, historyOf)).toMatchObject({ head: newest })
    expect(await gitIn(clone, 'rev-parse', 'HEAD')).toBe(head)
    expect(await readdir(clonesDir)).toEqual(['larder'])
    expect(base).not.toBe(newest)
  })
})

describe('what cannot be checked out', () => {
  test('a commit that the repository has not is the task’s fault, named', async () => {
    const { repository } = await larder()
    const { server } = await served(repository)
    const { withCheckout, clonesDir } = await opened({ serverUrl: server.url })
    const commit = '0123456789'.repeat(4)
    const failing = withCheckout({ repo: 'acme/larder', commit }, historyOf)
    await expect(failing).rejects.toMatchObject({
      kind: 'task',
      code: 'base-commit-missing',
      message: expect.stringContaining(`base_commit ${commit} of acme/larder`)
    })
    expect(await stat(join(clonesDir, 'acme__larder')).catch(() => null)).toBeNull()
  })

  test('a repository that is not there is the task’s fault, with where a clone may be put', async () => {
    const { repository } = await larder()
    const { server } = await served(repository)
    const { withCheckout, clonesDir } = await opened({ serverUrl: server.url })
    const failing = withCheckout({ repo: 'acme/pantry', commit: '0'.repeat(40) }, historyOf)
    await expect(failing).rejects.toMatchObject({
      kind: 'task',
      code: 'base-commit-missing',
      message: expect.stringContaining(join(clonesDir, 'acme__pantry'))
    })
  })

  test('a server that does not answer is the infrastructure’s', async () => {
    const { withCheckout } = await opened()
    const failing = withCheckout({ repo: 'acme/larder', commit: '0'.repeat(40) }, historyOf)
    await expect(failing).rejects.toMatchObject({ kind: 'infrastructure', code: 'dataset-unreachable' })
  })
})
