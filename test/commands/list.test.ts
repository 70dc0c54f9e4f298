import { existsSync } from 'node:fs'
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { list } from '../../src/commands/list.js'
import type { DatasetChoice, DatasetContext } from '../../src/commands/shared/dataset/open-dataset.js'
import { UserError } from '../../src/contracts/errors.js'
import type { ProgressEvent } from '../../src/contracts/progress.js'
import { datasetFiles, publish, repositoryWith } from '../dataset/git-repository.js'
import { gitServer } from '../dataset/git-server.js'
import { addFiles, folderWith, taskFiles } from '../dataset/temporary-dataset.js'
import { TOML } from '../task/task-source.js'

const root = join(import.meta.dirname, '../..')

const listing = async (
  choice: Partial<DatasetChoice>,
  context: Partial<DatasetContext> = {},
  output: { width?: number } = {}
) => {
  const events: ProgressEvent[] = []
  const result = await list(
    {
      path: '/nowhere',
      dataset: undefined,
      bases: undefined,
      include: [],
      exclude: [],
      repository: [],
      limit: undefined,
      sample: undefined,
      seed: 1,
      changedSince: undefined,
      ...choice
    },
    {
      environment: {},
      datasetToken: undefined,
      listener: event => events.push(event),
      signal: new AbortController().signal,
      ...context
    },
    output
  )
  return { ...result, events, names: result.list.tasks.map(({ name }) => name) }
}

const EXPECTED = JSON.stringify({
  f2p_tests: ['a.B.c'],
  n2p_tests: ['a.B.d', 'a.B.e'],
  p2p_tests: ['a.B.f\ng', 'a.B.h', 'a.B.i'],
  run_result: {},
  test_patch_result: {}
})

/** A dataset with a whole task, broken ones, and what is none. */
const mixed = () =>
  folderWith({
    ...taskFiles('tasks/acme_larder-1', TOML),
    'tasks/acme_larder-1/environment/Dockerfile': 'FROM kotlin-bench/acme_larder:base\n',
    'tasks/acme_larder-1/tests/expected_tests.json': EXPECTED,
    ...taskFiles('tasks/acme_larder-2', '[verifier]\ntimeout = 5\n'),
    ...taskFiles('tasks/acme_larder-3', '[environment]\ncpus = "many"\n'),
    ...taskFiles('tasks/acme_larder-4', '[environment]\ndocker_image = "example.com/larder:1"\n'),
    'tasks/acme_larder-4/tests/expected_tests.json': '{"f2p_tests": [1]}',
    'tasks/notes/readme.md': '',
    'tasks/re\u001bset/readme.md': '',
    'bases/manifest': 'acme_larder base acme_larder/Dockerfile.base\n',
    'bases/acme_larder/Dockerfile.base': 'FROM scratch\n'
  })

const MIXED = [
  'task           repository         base                  f2p  n2p  p2p  build  agent  verify  agent net  verify net',
  'acme_larder-1  sample-org/ledger  acme_larder:base        1    2    3    30m    30m     15m  2 hosts    public',
  'acme_larder-2                                             -    -    -    10m   none     10m  public     public',
  'acme_larder-3                                             -    -    -',
  'acme_larder-4                     example.com/larder:1    -    -    -    10m   none     10m  public     public',
  '',
  '4 tasks, 1 repository, 2 bases; tests: 1 f2p, 2 n2p, 3 p2p',
  '<dir>/tasks, no commit (changed, or not in git)',
  '',
  'Cannot run:',
  '  acme_larder-3: task.toml line 2: environment.cpus = "many"; valid: a whole number of at least 1, such as 4',
  '  acme_larder-4: tests/expected_tests.json:1: f2p_tests[0] has to be text. Expected are lists of test ids: f2p_tests, p2p_tests, s2p_tests, n2p_tests, and run_result and test_patch_result with passed_tests, failed_tests, skipped_tests.',
  '',
  'Without effect:',
  '  acme_larder-2: task.toml line 2: verifier.timeout is not a key of the task format and has no effect. Did you mean `timeout_sec`?',
  '',
  'No tasks:',
  '  notes has no task.toml',
  '  re\\u001bset has no task.toml'
]

describe('a list of tasks', () => {
  test('has for each its repository, base, tests, limits and network', async () => {
    const dir = await mixed()
    const { list: found } = await listing({ path: join(dir, 'tasks'), include: ['*-1'] })
    expect(found).toEqual({
      schema: 'kotlin-bench/list@1',
      dataset: { source: join(dir, 'tasks'), commit: null },
      tasksInDataset: 4,
      tasks: [
        {
          name: 'acme_larder-1',
          declaredName: null,
          repository: 'sample-org/ledger',
          license: 'Apache-2.0',
          base: 'kotlin-bench/acme_larder:base',
          tests: { f2p: 1, n2p: 2, p2p: 3, s2p: 0 },
          timeoutsSec: { environment: 1800, agent: 1800, verify: 900 },
          network: {
            environment: { networkMode: 'public', allowedHosts: [] },
            agent: { networkMode: 'allowlist', allowedHosts: ['services.gradle.org', '*.example.com'] },
            verifier: { networkMode: 'public', allowedHosts: [] }
          },
          fault: null,
          warnings: []
        }
      ],
      skipped: [
        { name: 'notes', reason: 'has no task.toml' },
        { name: 're\u001bset', reason: 'has no task.toml' }
      ]
    })
  })

  test('names what cannot run, what has no effect, and what is no task', async () => {
    const dir = await mixed()
    const { text, list: found } = await listing({ path: join(dir, 'tasks') })
    expect(text.replaceAll(dir, '<dir>').split('\n')).toEqual(MIXED)
    expect(found.tasks.map(({ fault }) => fault?.code)).toEqual([
      undefined,
      undefined,
      'task-toml-invalid',
      'expected-tests-invalid'
    ])
    expect(found.tasks[1]?.warnings).toMatchObject([{ key: 'verifier.timeout', line: 2 }])
    expect(found.tasks[3]).toMatchObject({ base: 'example.com/larder:1', tests: null })
  })

  test('of the samples', async () => {
    const { text, list: found } = await listing({
      path: join(root, 'tasks'),
      repository: ['kotlin-bench/larder']
    })
    expect(found.tasks.length).toBeGreaterThanOrEqual(5)
    for (const task of found.tasks) {
      expect(task).toMatchObject({
        base: expect.stringMatching(/^kotlin-bench\/kotlin-bench_larder:/),
        fault: null
      })
      expect(task.tests?.p2p).toBeGreaterThan(0)
    }
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(120)
  })

  test('cuts repository and base for a narrow terminal, never the name', async () => {
    const { text } = await listing({ path: join(root, 'tasks') }, {}, { width: 80 })
    expect(text).toMatch(/^kotlin-bench_larder-14 {2,}…\S+ {2}…\S+ /m)
  })

  test('of a dataset on a git server, with its commit; the next time without a word', async () => {
    const folder = await folderWith()
    const { git, commit, dir } = await repositoryWith(datasetFiles())
    const { push } = await publish({ git, commit, dir }, { folder, name: 'Kotlin/kotlin-swe-bench.git' })
    const server = await gitServer(folder, { password: 'secret' })
    const context = {
      environment: { GITHUB_SERVER_URL: server.url },
      datasetToken: 'secret',
      cacheDir: await folderWith()
    }
    const dataset = 'Kotlin/kotlin-swe-bench@main'
    const { list: found, names, events } = await listing({ dataset }, context)
    const head = await git('rev-parse', 'HEAD')
    expect(found.dataset).toEqual({ source: 'Kotlin/kotlin-swe-bench/tasks', commit: head })
    expect(names).toEqual(['acme_larder-1', 'acme_larder-2'])
    expect(events).toEqual([
      { type: 'notice', message: `Fetched Kotlin/kotlin-swe-bench/tasks at commit ${head}.` },
      {
        type: 'warning',
        message: expect.stringContaining(
          'Kotlin/kotlin-swe-bench has 2 tasks instead of 106, 0 repositories instead of 9, 1 base instead of 13'
        )
      }
    ])
    const again = await listing({ dataset: `${dataset}:tasks` }, context)
    expect(again.list.dataset).toEqual(found.dataset)
    // What changed since an older commit, of which the fetched one knows nothing.
    await commit({ 'tasks/acme_larder-2/instruction.md': 'Do it well.\n' })
    await commit({ 'README.md': 'Later.\n' })
    await push()
    expect((await listing({ dataset, changedSince: head }, context)).names).toEqual(['acme_larder-2'])
    expect((await listing({ dataset: `${dataset}`, changedSince: 'HEAD' }, context)).names).toEqual([])
  })
})

describe('the tasks that changed', () => {
  const files = {
    ...datasetFiles(),
    ...taskFiles('tasks/acme_larder-3'),
    ...taskFiles('tasks/acme_larder-4'),
    'tasks/acme_larder-2/environment/Dockerfile': 'FROM kotlin-bench/acme_larder:base\n',
    'tasks/acme_larder-3/environment/Dockerfile': 'FROM kotlin-bench/acme_larder:other\n',
    'tasks/acme_larder-4/environment/Dockerfile': 'FROM kotlin-bench/acme_larder:upper\n',
    'bases/manifest':
      'acme_larder base acme_larder/Dockerfile.base\nacme_larder other acme_larder/Dockerfile.other\nacme_larder upper upper/Dockerfile\n',
    'bases/acme_larder/Dockerfile.other': 'FROM scratch\n',
    'bases/upper/Dockerfile': 'FROM kotlin-bench/acme_larder:base\n'
  }

  test.each<[string, Record<string, string>, string[]]>([
    ['nothing', {}, []],
    ['what is in no task', { 'README.md': 'changed\n', 'tasks/readme.md': 'new\n' }, []],
    ['a task', { 'tasks/acme_larder-1/tests/new.sh': 'new\n' }, ['acme_larder-1']],
    [
      'a base, on which another builds',
      { 'bases/acme_larder/Dockerfile.base': 'FROM other\n' },
      ['acme_larder-2', 'acme_larder-4']
    ],
    ['a base beside another', { 'bases/acme_larder/Dockerfile.other': 'FROM other\n' }, ['acme_larder-3']],
    [
      'a file of two bases',
      { 'bases/acme_larder/install.sh': 'new\n' },
      ['acme_larder-2', 'acme_larder-3', 'acme_larder-4']
    ],
    ['comments of the manifest', { 'bases/manifest': `# comment\n${files['bases/manifest']}` }, []],
    [
      'a recipe by another name',
      { 'bases/manifest': files['bases/manifest'].replace('Dockerfile.other', 'Dockerfile.base') },
      ['acme_larder-3']
    ]
  ])('with %s', async (_, changes, expected) => {
    const { dir, commit } = await repositoryWith(files)
    await commit(changes)
    await addFiles(dir, { 'tasks/new-1/readme.md': 'no task yet\n' })
    const { names } = await listing({ path: join(dir, 'tasks'), changedSince: 'HEAD~1' })
    expect(names).toEqual(expected)
  })

  test('where the bases stand behind a link', async () => {
    const { dir, commit } = await repositoryWith(files)
    await commit({ 'bases/upper/Dockerfile': 'FROM scratch\n' })
    const link = join(await folderWith(), 'bases')
    await symlink(join(dir, 'bases'), link)
    const { names, text } = await listing({ path: join(dir, 'tasks'), bases: link, changedSince: 'HEAD~1' })
    expect(names).toEqual(['acme_larder-4'])
    expect(text).toContain('1 of 4 tasks')
  })

  test('none is no mistake', async () => {
    const { dir } = await repositoryWith(files)
    const { text, exitCode } = await listing({ path: join(dir, 'tasks'), changedSince: 'HEAD' })
    expect([text.split('\n')[0], exitCode]).toEqual(['0 of 4 tasks, 0 repositories, 0 bases', 0])
  })
})

describe('the mistakes of the user', () => {
  test.each<[Partial<DatasetChoice>, string]>([
    [{ dataset: 'bench' }, '`--dataset bench` names no repository'],
    [{ dataset: './nowhere@main' }, 'there is no folder'],
    [{ path: join(root, 'nowhere') }, 'does not exist'],
    [{ path: join(root, 'tasks'), bases: '/nowhere' }, '`--bases /nowhere` does not exist'],
    [{ path: join(root, 'tasks'), repository: ['nobody/nothing'] }, 'There are: kotlin-bench/larder']
  ])('%j', async (choice, message) => {
    await expect(listing(choice)).rejects.toThrow(UserError)
    await expect(listing(choice)).rejects.toThrow(message)
  })

  test('a link for a list of expected tests is not followed', async () => {
    const dir = await folderWith(taskFiles('one'))
    await mkdir(join(dir, 'one/tests'), { recursive: true })
    await symlink('test.sh', join(dir, 'one/tests/expected_tests.json'))
    const { list: found } = await listing({ path: dir })
    expect(found.tasks[0]?.fault?.message).toBe('tests/expected_tests.json is a link')
    expect(existsSync(join(dir, 'one'))).toBe(true)
  })

  test('a copy of the samples outside of git has no commit', async () => {
    const dir = await folderWith()
    await cp(join(root, 'tasks'), join(dir, 'tasks'), { recursive: true })
    await writeFile(join(dir, 'tasks/readme.md'), '')
    const { list: found } = await listing({ path: join(dir, 'tasks'), sample: 2, seed: 3 })
    expect([found.dataset.commit, found.tasks.length]).toEqual([null, 2])
  })
})
