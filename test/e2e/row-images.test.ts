import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createSender } from '../../src/commands/shared/access/sender.js'
import type { ProgressEvent } from '../../src/contracts/progress.js'
import type { SweRow } from '../../src/contracts/swe-polybench.js'
import { openRowRepositories } from '../../src/dataset/row-repository.js'
import { startContainer } from '../../src/engine/container.js'
import { createDocker } from '../../src/engine/docker.js'
import { expiresAfter, TRIAL_LIFE_SEC } from '../../src/engine/labels.js'
import { type EngineHost, engineHost } from '../../src/engine/limits.js'
import { loadBases } from '../../src/image/bases.js'
import { BUILD_ONLY } from '../../src/image/ensure-image.js'
import { createLedger } from '../../src/image/image-ledger.js'
import { createImages } from '../../src/image/images.js'
import { createRegistries } from '../../src/image/registry/registries.js'
import { parseRegistry } from '../../src/image/registry/registry.js'
import { createRowImages } from '../../src/image/row-images.js'
import { officialImage, rowImage } from '../../src/image/row-recipe.js'
import { sealedName } from '../../src/image/seal.js'
import { rowTaskFiles } from '../../src/making/swe-polybench/row-task.js'
import { parseTask } from '../../src/task/parse-task.js'
import { prepareImage } from '../../src/trial/prepare-image.js'
import { type Repository, repositoryAt } from '../dataset/git-repository.js'
import { sampleRow } from '../making/swe-polybench/sample-row.js'
import { doneIn, emptyEngine, noticesIn } from './support/own-images.js'
import { hasRegistry, startRegistry } from './support/registry-server.js'
import { newFolder, tinyDataset } from './support/tiny.js'

const docker = createDocker()
const { signal } = new AbortController()
const describeHere = hasRegistry() ? describe : describe.skip

let host: EngineHost
let base = ''
let fix = ''
let repository: Repository
const clones = newFolder()
const made = new Set<string>()

beforeAll(async () => {
  host = await engineHost(docker)
  const dir = join(clones, 'acme__larder')
  mkdirSync(dir)
  repository = repositoryAt(dir)
  await repository.git('init', '--quiet', '--initial-branch=main')
  await repository.commit({ 'jam.txt': 'first\n' })
  base = await repository.commit({
    'jam.txt': 'base\n',
    Dockerfile: 'FROM acme/own\n',
    '.dockerignore': 'jam.txt\n.git\n'
  })
  fix = await repository.commit({ 'jam.txt': 'fixed\n' })
  await repository.git('tag', 'fixed')
  // Rows with git in their image stand on it.
  const images = createImages({
    docker,
    bases: await loadBases(join(tinyDataset().dir, 'bases')),
    ...{ host, logDir: newFolder(), listener: () => {}, signal }
  })
  const [tiny] = (await loadBases(join(tinyDataset().dir, 'bases'))).recipes
  await images.base(tiny!)
})

const remove = (...images: string[]) => {
  for (const image of images) {
    try {
      execFileSync('docker', ['image', 'rm', '--force', image], { stdio: 'ignore' })
    } catch {
      // It is not there.
    }
  }
}
afterAll(() => remove(...made))

let count = 0
/** A row of `acme/larder` whose images no other test has. */
const rowOf = (overrides: Partial<SweRow> = {}): SweRow => {
  count += 1
  const row = sampleRow({
    instance_id: `e2e__larder-${process.pid}${count}`,
    base_commit: base,
    Dockerfile: 'FROM debian:bookworm-slim\nWORKDIR /larder\nCOPY . .\n',
    ...overrides
  })
  made.add(rowImage(row)).add(officialImage(row)!)
  return row
}

const taskOf = (row: SweRow) => {
  const files = rowTaskFiles(row, { hints: false })
  const toml = files.get('task.toml')?.text ?? ''
  const parsed = parseTask({ dir: '/nowhere', name: row.instance_id, toml, files: new Set(files.keys()) })
  if (!parsed.ok) throw new Error(parsed.fault.message)
  return parsed.task
}

interface Opened {
  published?: string | null
  /** The registry that ours are kept in. */
  registry?: string
  push?: boolean
  rebuild?: boolean
}

/** The images of a job on one row, and what was done for them. */
const opened = (row: SweRow, { published = null, registry, push = false, rebuild = false }: Opened = {}) => {
  const events: ProgressEvent[] = []
  const told: string[] = []
  const listener = (event: ProgressEvent) => events.push(event)
  const { withCheckout } = openRowRepositories({
    clonesDir: clones,
    draftsDir: newFolder(),
    serverUrl: 'http://127.0.0.1:9',
    token: undefined,
    lock: (_key, work) => work(),
    told: message => told.push(message),
    signal,
    retries: 0
  })
  const registries = createRegistries({
    ...{ docker, listener, signal, push, logins: new Map() },
    registries: registry === undefined ? [] : [parseRegistry(registry)],
    place: { repository: null, isFork: false },
    sender: createSender({}, null)
  })
  const building = { docker, host, listener, signal, logDir: newFolder() }
  const images = createRowImages({
    ...building,
    source: { ...BUILD_ONLY, registries, ledger: createLedger() },
    rebuild,
    others: createImages({ ...building, bases: { dir: '/nowhere', recipes: [] } }),
    rowOf: async () => row,
    withCheckout,
    publishedImages: published,
    patience: { retries: 0, firstPauseMs: 1 }
  })
  return {
    async image() {
      const image = await images.task(taskOf(row), { timeoutMs: 300_000 })
      // Another of the same name takes that away.
      made.add(image.id)
      return image
    },
    done: () => doneIn(events),
    notices: () => noticesIn(events)
  }
}

const inImage = (image: string, script: string): string =>
  execFileSync('docker', ['run', '--rm', image, 'sh', '-c', script], { encoding: 'utf8' })

/** An image of these lines, as somebody else has made it, under a name. */
const makeImage = (name: string, dockerfile: string, context: string = newFolder()): void => {
  made.add(name)
  execFileSync('docker', ['build', '--quiet', '--tag', name, '--file', '-', context], {
    input: dockerfile,
    stdio: ['pipe', 'ignore', 'ignore']
  })
}

describe('the image of a row', () => {
  test('is built of its Dockerfile, on all files of the repository at the base commit', async () => {
    const row = rowOf()
    const { image, done } = opened(row)
    const built = await image()
    expect(built).toMatchObject({ name: rowImage(row), workdir: '/larder' })
    expect(inImage(built.id, 'cat jam.txt Dockerfile; ls -A')).toBe(
      `base\n${row.Dockerfile}.git\nDockerfile\njam.txt\n`
    )
    expect(done()).toEqual([`build ${rowImage(row)}`])
  })

  test('has no history after the base commit, so there is nothing to seal', async () => {
    const row = rowOf({ Dockerfile: 'FROM kotlin-bench/tiny:base\nWORKDIR /larder\nCOPY . .\n' })
    const built = await opened(row).image()
    const said = inImage(built.id, 'git rev-parse HEAD; git log --oneline --all | wc -l; git remote; git tag')
    expect(said).toBe(`${base}\n2\n`)
    expect(inImage(built.id, `git cat-file -e ${fix} 2>&1 || echo gone`)).toContain('gone')
    expect(await prepared(built)).toMatchObject({ history: 'clean', facts: { head: base } })
  })

  test('is built once for trials that need it at the same time, and found by the next job', async () => {
    const row = rowOf()
    const first = opened(row)
    const [one, other] = await Promise.all([first.image(), first.image()])
    expect(one.id).toBe(other.id)
    expect(first.done()).toHaveLength(1)
    const next = opened(row)
    expect((await next.image()).id).toBe(one.id)
    expect(next.done()).toEqual([])
  })

  test('is built again for another commit, and where that is wanted', async () => {
    const row = rowOf()
    const first = await opened(row).image()
    const moved = await opened({ ...row, base_commit: fix }).image()
    expect(inImage(moved.id, 'cat jam.txt')).toBe('fixed\n')
    expect(moved.id).not.toBe(first.id)
    const again = opened({ ...row, base_commit: fix }, { rebuild: true })
    await again.image()
    expect(again.done()).toEqual([`build ${rowImage(row)}`])
  })

  test('is the official harness’s where that has built one here', async () => {
    const row = rowOf()
    makeImage(officialImage(row)!, 'FROM debian:bookworm-slim\nRUN echo official > /which\n')
    const { image, done } = opened(row)
    const found = await image()
    expect(found.name).toBe(officialImage(row))
    expect(inImage(found.id, 'cat /which')).toBe('official\n')
    expect(done()).toEqual([])
  })

  test('is the one that the row names', async () => {
    const name = `e2e-larder-${process.pid}:own`
    makeImage(name, 'FROM debian:bookworm-slim\nRUN echo own > /which\n')
    const { image, done } = opened(rowOf({ image: name, Dockerfile: '' }))
    expect(inImage((await image()).id, 'cat /which')).toBe('own\n')
    expect(done()).toEqual([])
  })
})

/** The image as trials start from it. */
const prepared = async (image: Awaited<ReturnType<ReturnType<typeof opened>['image']>>) =>
  prepareImage(image, image.workdir, {
    ...{ docker, signal, seal: 'auto' },
    cache: { read: async () => undefined, write: async () => {} },
    start: id =>
      startContainer(docker, {
        ...{ role: 'image', image: id, network: 'none', env: {}, cpus: null, memoryMb: null },
        jobId: `e2e-${process.pid}`,
        expiresAt: expiresAfter(TRIAL_LIFE_SEC)
      })
  })

describeHere('the published image of a row', () => {
  let server: Awaited<ReturnType<typeof startRegistry>>
  beforeAll(async () => {
    server = await startRegistry()
  })
  afterAll(() => {
    emptyEngine(server.name, 'row-images')
    server.stop()
  })

  const publish = async (name: string, dockerfile: string, context?: string): Promise<void> => {
    makeImage(name, dockerfile, context)
    await docker.text(['push', '--quiet', name])
    remove(name)
  }

  test('is pulled by its second tag where it has no first, and its later history is sealed', async () => {
    const row = rowOf()
    const name = `${server.name}/acme/eval.${row.instance_id}:v1.1`
    const context = newFolder()
    execFileSync('git', ['clone', '--quiet', join(clones, 'acme__larder'), join(context, 'larder')])
    execFileSync('git', ['-C', join(context, 'larder'), 'checkout', '--quiet', base])
    await publish(name, 'FROM kotlin-bench/tiny:base\nWORKDIR /larder\nCOPY larder .\n', context)

    const { image, done } = opened(row, { published: `${server.name}/acme/eval.` })
    const found = await image()
    expect(found).toMatchObject({ name, workdir: '/larder' })
    expect(done()).toEqual([`pull ${name.replace('v1.1', 'latest')}`, `pull ${name}`])

    expect(inImage(found.id, `git cat-file -e ${fix} && echo there`)).toBe('there\n')
    const sealed = await prepared(found)
    made.add(sealedName(found.id))
    expect(sealed).toMatchObject({ history: 'sealed', facts: { head: base } })
    expect(inImage(sealed.startImageId, `git cat-file -e ${fix} 2>&1 || git rev-parse HEAD`)).toContain(base)
  })

  test('is passed by where there is none: the image is built', async () => {
    const row = rowOf()
    const { image, done, notices } = opened(row, { published: `${server.name}/acme/eval.` })
    expect((await image()).name).toBe(rowImage(row))
    expect(done().at(-1)).toBe(`build ${rowImage(row)}`)
    expect(notices()).toEqual([])
  })

  test('of a registry that does not answer is told of, and the image is built', async () => {
    const row = rowOf()
    const { image, notices } = opened(row, { published: '127.0.0.1:9/acme/eval.' })
    expect((await image()).name).toBe(rowImage(row))
    expect(notices()).toEqual([expect.stringMatching(/^Published images are left out from here on/)])
  })

  test('comes after ours, which another machine has pushed', async () => {
    const row = rowOf()
    const registry = `${server.name}/ours`
    const first = opened(row, { registry, push: true })
    const { id } = await first.image()
    remove(rowImage(row), id)
    const published = `${server.name}/acme/eval.`
    await publish(`${published}${row.instance_id}:latest`, 'FROM debian:bookworm-slim\n')
    const second = opened(row, { registry, published })
    expect(await second.image()).toMatchObject({ name: rowImage(row), id })
    expect(second.done()).toEqual([`pull ${rowImage(row)}`])
  })
})

describe('a row whose image cannot be made', () => {
  test.each<[string, Partial<SweRow>, string]>([
    ['without a Dockerfile', { Dockerfile: '' }, 'dockerfile-missing'],
    [
      'on a base that only the official harness makes',
      { Dockerfile: 'FROM polybench_java_base\n' },
      'base-missing'
    ],
    [
      'with a Dockerfile that fails',
      { Dockerfile: 'FROM debian:bookworm-slim\nRUN exit 3\n' },
      'image-build-failed'
    ]
  ])('is the task’s fault: %s', async (_, overrides, code) => {
    await expect(opened(rowOf(overrides)).image()).rejects.toMatchObject({ kind: 'task', code })
  })

  test('at a commit that no clone has is the infrastructure’s fault while nobody answers', async () => {
    const row = rowOf({ base_commit: 'f'.repeat(40) })
    await expect(opened(row).image()).rejects.toMatchObject({
      kind: 'infrastructure',
      message: expect.stringContaining(`base_commit ${row.base_commit} of acme/larder`)
    })
  })
})
