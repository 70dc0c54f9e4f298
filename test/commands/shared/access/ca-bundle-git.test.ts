import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { openRepository } from '../../../../src/commands/new/open-repository.js'
import {
  type DatasetChoice,
  openDataset,
  selectFrom
} from '../../../../src/commands/shared/dataset/open-dataset.js'
import { datasetFiles, publish, repositoryAt, repositoryWith } from '../../../dataset/git-repository.js'
import { gitServer } from '../../../dataset/git-server.js'
import { folderWith } from '../../../dataset/temporary-dataset.js'
import { certificateFile, hasOpenssl, makeCertificate } from '../../../engine/made-certificate.js'

const { signal } = new AbortController()
const INSTRUCTION = 'tasks/acme_larder-1/instruction.md'

/** `acme/bench` on a server whose certificate nobody knows but the bundle, and the context to open it in. */
const served = async () => {
  const certificate = makeCertificate()
  const caBundle = { path: certificateFile(certificate.cert), from: '--ca-bundle' as const }
  const folder = await folderWith()
  await mkdir(join(folder, 'acme'))
  const repository = await repositoryWith(datasetFiles())
  await repository.git('branch', 'later')
  await publish(repository, { folder, name: 'acme/bench.git' })
  const { url } = await gitServer(folder, { certificate })
  const context = {
    environment: { GITHUB_SERVER_URL: url },
    cacheDir: await folderWith(),
    listener: () => {},
    signal
  }
  return { repository, url: `${url}/acme/bench.git`, caBundle, context }
}

const choiceOf = (choice: Partial<DatasetChoice>): DatasetChoice => ({
  ...{ path: '/nowhere', dataset: undefined, bases: undefined, changedSince: undefined },
  ...{ include: [], exclude: [], repository: [], limit: undefined, sample: undefined, seed: 1 },
  ...choice
})

;(hasOpenssl ? describe : describe.skip)('--ca-bundle reaches git', () => {
  const variables = ['SSL_CERT_FILE', 'NODE_EXTRA_CA_CERTS'] as const
  const before = variables.map(name => process.env[name])

  beforeEach(() => {
    for (const name of variables) delete process.env[name]
  })

  afterEach(() => {
    for (const [index, name] of variables.entries())
      if (before[index] !== undefined) process.env[name] = before[index]
  })

  test("for the repositories of a benchmark's rows", async () => {
    const { repository, caBundle, context } = await served()
    const rows = { file: null, split: undefined, language: undefined, hints: false, repoPath: undefined }
    const choice = choiceOf({ rows: { ...rows, publishedImages: null }, caBundle })
    const opened = await openDataset(choice, context)
    const commit = await repository.git('rev-parse', 'HEAD')
    const clones = opened.rows?.repositories
    const found = await clones?.withCheckout({ repo: 'acme/bench', commit }, dir =>
      repositoryAt(dir).git('rev-parse', 'HEAD')
    )
    expect(found).toBe(commit)
  })

  test('for new --repo', async () => {
    const { repository, url, caBundle } = await served()
    const opened = await openRepository(url, { folder: '/', certificates: caBundle.path, signal })
    const commit = await repository.git('rev-parse', 'HEAD')
    expect(await repositoryAt(opened.dir).git('rev-parse', 'HEAD')).toBe(commit)
    await opened.close()
  })

  test('for --changed-since a branch that the clone lacks', async () => {
    const { repository, url, caBundle, context } = await served()
    const clone = repositoryAt(await folderWith())
    await clone.git('clone', '--quiet', '--single-branch', '--branch=main', repository.dir, '.')
    await clone.git('remote', 'set-url', 'origin', url)
    await clone.commit({ [INSTRUCTION]: 'changed\n' })
    const choice = choiceOf({ path: join(clone.dir, 'tasks'), changedSince: 'later', caBundle })
    const selected = await selectFrom(await openDataset(choice, context), choice, context)
    expect(selected.map(({ name }) => name)).toEqual(['acme_larder-1'])
  })
})
