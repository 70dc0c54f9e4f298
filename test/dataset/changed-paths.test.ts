import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { execa } from 'execa'
import { FaultError, UserError } from '../../src/contracts/errors.js'
import { changedSince } from '../../src/dataset/changed-paths.js'
import {
  commitMany,
  datasetFiles,
  publish,
  type Repository,
  repositoryAt,
  repositoryWith
} from './git-repository.js'
import { gitServer } from './git-server.js'
import { folderWith } from './temporary-dataset.js'

const INSTRUCTION = 'tasks/acme_larder-1/instruction.md'

const changed = async (dir: string, ref: string, token?: string): Promise<string[]> => {
  const { paths } = await changedSince(join(dir, 'tasks'), ref, { token })
  return paths.map(path => relative(dir, path)).sort()
}

const mistakeOf = async (promise: Promise<unknown>): Promise<string> => {
  const thrown = await promise.catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(UserError)
  return (thrown as UserError).message
}

/** A branch with a change, off a main branch that went on; the long way adds commits to both. */
const branched = async ({ length = 1 } = {}): Promise<Repository & { fork: string }> => {
  const repository = await repositoryWith(datasetFiles())
  const fork = await repository.git('rev-parse', 'HEAD')
  const texts = Array.from({ length }, (_, index) => `Do it ${index} times.\n`)
  await commitMany(repository, fork, {
    feature: { path: INSTRUCTION, texts },
    main: { path: 'tasks/acme_larder-2/instruction.md', texts }
  })
  return { ...repository, fork }
}

/** A clone over HTTP as actions/checkout makes it: one commit, and no branch but its own. */
const shallowClone = async (repository: Repository, ref: string, password?: string) => {
  const folder = await folderWith()
  await publish(repository, { folder, name: 'acme/bench.git' })
  const server = await gitServer(folder, password === undefined ? {} : { password })
  const clone = repositoryAt(await folderWith())
  await clone.git('init', '--quiet')
  await clone.git('remote', 'add', 'origin', `${server.url}/acme/bench.git`)
  const login =
    password === undefined
      ? []
      : [`http.extraHeader=Authorization: Basic ${btoa(`x-access-token:${password}`)}`]
  await clone.git(
    ...login.flatMap(one => ['-c', one]),
    'fetch',
    '--quiet',
    '--depth=1',
    '--no-tags',
    'origin',
    ref
  )
  await clone.git('checkout', '--quiet', '--detach', 'FETCH_HEAD')
  return { ...clone, server }
}

describe('what changed in a clone', () => {
  test('by commits since the histories parted, and not on the other side', async () => {
    const { dir, git, fork } = await branched()
    await git('switch', '--quiet', 'feature')
    expect(await changed(dir, 'main')).toEqual([INSTRUCTION])
    expect((await changedSince(dir, 'main', { token: undefined })).mergeBase).toBe(fork)
  })

  test('in the work tree as well: changed, new, gone and renamed, not ignored', async () => {
    const { dir, git } = await repositoryWith({ ...datasetFiles(), '.gitignore': 'build\n' })
    await writeFile(join(dir, INSTRUCTION), 'changed\n')
    await writeFile(join(dir, 'tasks/new file\n.md'), 'new\n')
    await writeFile(join(dir, 'tasks/build'), 'ignored\n')
    await rm(join(dir, 'scripts'), { recursive: true })
    await git('mv', 'README.md', 'READ.md')
    expect(await changed(dir, 'HEAD')).toEqual([
      'READ.md',
      'README.md',
      'scripts/build_bases.sh',
      INSTRUCTION,
      'tasks/new file\n.md'
    ])
  })

  test('with what a file was before', async () => {
    const { dir, commit } = await repositoryWith(datasetFiles())
    await commit({ 'bases/manifest': 'other\n' })
    const { textBefore } = await changedSince(dir, 'HEAD~1', { token: undefined })
    expect(await textBefore(join(dir, 'bases/manifest'))).toContain('acme_larder base')
    expect(await textBefore(join(dir, 'bases/none'))).toBeNull()
  })

  test('nothing', async () => {
    const { dir } = await repositoryWith(datasetFiles())
    expect(await changed(dir, 'main')).toEqual([])
  })
})

describe('what changed in a shallow clone', () => {
  test.each([1, 70])('of a branch %i commits long: the merge base is fetched', async length => {
    const repository = await branched({ length })
    const { dir, server } = await shallowClone(repository, 'feature')
    expect(await changed(dir, 'origin/main')).toEqual([INSTRUCTION])
    const before = server.requests.length
    // What was fetched stays: the second time a ref has to be asked for, and nothing be fetched.
    expect(await changed(dir, repository.fork)).toEqual([INSTRUCTION])
    expect(server.requests).toHaveLength(before)
  })

  test('of a merge, as GitHub makes one of a pull request', async () => {
    const { git, ...repository } = await branched({ length: 3 })
    await git('switch', '--quiet', '--create', 'merged')
    await git('merge', '--quiet', '--no-edit', 'feature')
    const { dir } = await shallowClone({ ...repository, git }, 'merged')
    expect(await changed(dir, 'main')).toEqual([INSTRUCTION])
    expect(await changed(dir, await git('rev-parse', 'main'))).toEqual([INSTRUCTION])
  })

  test('with commits that its remote has never seen', async () => {
    const { dir, commit } = await shallowClone(await branched({ length: 3 }), 'feature')
    await commit({ 'tasks/acme_larder-2/instruction.md': 'made here\n' })
    expect(await changed(dir, 'main')).toEqual([INSTRUCTION, 'tasks/acme_larder-2/instruction.md'])
  })

  test('gets no other branch, and leaves the work tree as it is', async () => {
    const { git, dir } = await shallowClone(await branched({ length: 3 }), 'feature')
    const refs = await git('for-each-ref')
    await changed(dir, 'main')
    expect(await git('for-each-ref')).toBe(refs)
    expect(await git('status', '--porcelain')).toBe('')
  })

  test('of a private repository: with the login of the clone, or with the token', async () => {
    const PASSWORD = 'secret-of-the-test'
    const repository = await branched()
    const { dir } = await shallowClone(repository, 'feature', PASSWORD)
    expect(await mistakeOf(changed(dir, 'main'))).toMatch(/asks for a login .*persist-credentials/)
    expect(await changed(dir, 'main', PASSWORD)).toEqual([INSTRUCTION])
    const other = await shallowClone(repository, 'feature', PASSWORD)
    const header = `Authorization: Basic ${btoa(`x-access-token:${PASSWORD}`)}`
    await other.git('config', `http.${other.server.url}/.extraheader`, header)
    expect(await changed(other.dir, 'main')).toEqual([INSTRUCTION])
    expect(readFileSync(join(dir, '.git/config'), 'utf8')).not.toContain(PASSWORD)
  })

  test('of a local repository', async () => {
    const repository = await branched({ length: 3 })
    const clone = repositoryAt(await folderWith())
    const url = pathToFileURL(repository.dir).href
    await execa('git', ['clone', '--quiet', '--depth=1', '--branch=feature', url, clone.dir])
    expect(await changed(clone.dir, 'main')).toEqual([INSTRUCTION])
  })
})

describe('what cannot be told', () => {
  test('a folder outside of git', async () => {
    expect(await mistakeOf(changedSince(await folderWith(), 'main', { token: undefined }))).toContain(
      'is in no work tree'
    )
  })

  test.each(['mian', '--output=x', 'origin/main'])('%s is no ref', async ref => {
    const { dir } = await repositoryWith(datasetFiles())
    expect(await mistakeOf(changed(dir, ref))).toContain('is no branch, tag or commit')
  })

  test('a ref that neither the clone nor its remote has', async () => {
    const { dir } = await shallowClone(await branched(), 'feature')
    expect(await mistakeOf(changed(dir, 'mian'))).toContain('nor of its remote origin')
  })

  test('histories without a commit in common', async () => {
    const { dir, git, commit } = await repositoryWith(datasetFiles())
    await git('switch', '--quiet', '--orphan', 'other')
    await commit({ a: '' })
    await git('switch', '--quiet', 'main')
    expect(await mistakeOf(changed(dir, 'other'))).toContain('have no commit in common')
  })

  test('a remote that is gone', async () => {
    const { dir, git } = await repositoryWith(datasetFiles())
    await git('remote', 'add', 'origin', 'http://127.0.0.1:9/acme/bench.git')
    const thrown = await changed(dir, 'nowhere').catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(FaultError)
    expect(thrown).toMatchObject({ kind: 'infrastructure' })
  })
})
