import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  opendirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { ExpectedTests } from '../../src/contracts/expected-tests.js'
import {
  type ReportFile,
  readExpectedTests,
  reportFromText,
  scoreReports,
  verifierShapes
} from '../../src/score/index.js'
import { reportTree } from '../../src/trial/list-report-files.js'
import { contentOf } from '../reference/reference.js'
import { expectedLists, questions } from './differential/questions.js'

/*
 * With KOTLIN_SWE_BENCH set to a checkout of the real dataset: the scripts found there on random trees,
 * and every real list of expected tests.
 */

const dataset = process.env.KOTLIN_SWE_BENCH
const TREES = Number(process.env.KOTLIN_BENCH_REAL_TREES ?? 150)

interface RealTask {
  readonly name: string
  readonly folder: string
  readonly file: (name: string) => string | undefined
}

const realTasks = (root: string): RealTask[] =>
  readdirSync(join(root, 'tasks')).map(name => {
    const folder = join(root, 'tasks', name, 'tests')
    const file = (path: string) =>
      existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined
    return { name, folder, file }
  })

const tasks = dataset === undefined ? [] : realTasks(dataset)

const shapesOf = (task: RealTask) =>
  verifierShapes({
    collector: task.file('kotlin_logs_collector.sh'),
    comparer: task.file('junit_compare.py'),
    testSh: task.file('test.sh')
  })

/** Tasks whose two scripts are there, one for each text of them. */
const scripted = [
  ...new Map(
    tasks
      .filter(task => task.file('kotlin_logs_collector.sh') && task.file('junit_compare.py'))
      .map(task => {
        const texts = `${task.file('kotlin_logs_collector.sh')}\0${task.file('junit_compare.py')}`
        return [createHash('sha256').update(texts).digest('hex'), task] as const
      })
  ).values()
]

const scratch = dataset === undefined ? '' : mkdtempSync(join(tmpdir(), 'real-dataset-'))
afterAll(() => {
  if (scratch !== '') rmSync(scratch, { recursive: true })
})

const plant = (tree: string, files: readonly ReportFile[]): void => {
  rmSync(tree, { recursive: true, force: true })
  mkdirSync(tree, { recursive: true })
  for (const file of files) {
    const path = join(tree, file.path)
    mkdirSync(dirname(path), { recursive: true })
    if (file.kind === 'file') writeFileSync(path, contentOf(file))
    else symlinkSync(`/nowhere/${Math.random()}`, path)
  }
}

/** Paths in the order in which a folder gives its entries, which is that of `find`. */
const inFolderOrder = (dir: string, below = ''): string[] => {
  const found: string[] = []
  const folder = opendirSync(join(dir, below))
  for (let entry = folder.readSync(); entry; entry = folder.readSync()) {
    const path = join(below, entry.name)
    if (entry.isDirectory()) found.push(...inFolderOrder(dir, path))
    else found.push(path)
  }
  folder.closeSync()
  return found
}

/** What the task's own scripts make of a tree; 0 where they fail, since their other 1 is no verdict. */
const realReward = (task: RealTask, tree: string, expected: ExpectedTests): number => {
  const paths = {
    xml: join(scratch, 'merged.xml'),
    expected: join(scratch, 'expected.json'),
    reward: join(scratch, 'reward.txt')
  }
  writeFileSync(paths.expected, JSON.stringify(expected))
  writeFileSync(paths.reward, '0\n')
  const env = { ...process.env, LC_ALL: 'C' }
  const collector = join(task.folder, 'kotlin_logs_collector.sh')
  if (spawnSync('bash', [collector, '--root', tree, '--output', paths.xml], { env }).status !== 0) return 0
  const args = Object.entries(paths).flatMap(([name, path]) => [`--${name}`, path])
  spawnSync('python3', [join(task.folder, 'junit_compare.py'), ...args], { env })
  return Number(readFileSync(paths.reward, 'utf8'))
}

const each = <Row>(rows: readonly Row[]) =>
  rows.length > 0
    ? it.each([...rows].map(row => [row] as const))
    : it.skip.each([['no KOTLIN_SWE_BENCH']] as never)

describe("the real dataset's scripts", () => {
  each(scripted.map(task => task.name))('of %s agree on random trees', async name => {
    const task = scripted.find(one => one.name === name)!
    const shapes = shapesOf(task)
    const tree = join(scratch, 'tree')
    await fc.assert(
      fc.asyncProperty(questions, expectedLists, async (question, expected) => {
        plant(tree, question.files)
        const order = inFolderOrder(tree)
        const files = reportTree(tree).sort(
          (one, other) => order.indexOf(one.path) - order.indexOf(other.path)
        )
        expect((await scoreReports({ expected, files, shapes, containerReward: null })).reward).toBe(
          realReward(task, tree, expected)
        )
      }),
      { numRuns: TREES }
    )
  })
})

const escapeXml = (text: string): string =>
  text.replace(/[&<>"\n\t\r]/g, character => `&#${character.charCodeAt(0)};`)

const reportOf = (ids: readonly string[]): ReportFile =>
  reportFromText(
    'build/test-results/test/TEST-all.xml',
    `<testsuite>\n${ids.map(id => `<testcase name="${escapeXml(id)}"/>`).join('\n')}\n</testsuite>\n`
  )

describe('the real lists of expected tests', () => {
  each(tasks.map(task => task.name))('of %s are met by passing all, and by nothing less', async name => {
    const task = tasks.find(one => one.name === name)!
    const path = join(task.folder, 'expected_tests.json')
    const expected = readExpectedTests(readFileSync(path), path)
    const ids = [
      ...new Set([expected.f2p_tests, expected.p2p_tests, expected.s2p_tests, expected.n2p_tests].flat())
    ]
    const reward = async (passing: readonly string[]) =>
      (
        await scoreReports({
          expected,
          files: [reportOf(passing)],
          shapes: shapesOf(task),
          containerReward: null
        })
      ).reward
    expect(await reward(ids)).toBe(1)
    expect(await reward(ids.slice(1))).toBe(0)
    expect(await reward(ids.slice(0, -1))).toBe(0)
  })
})
