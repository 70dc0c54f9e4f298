import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { readTask } from '../../../src/dataset/read-task.js'
import { createDocker } from '../../../src/engine/docker.js'
import { engineHost } from '../../../src/engine/limits.js'
import { loadBases } from '../../../src/image/bases.js'
import { createImages } from '../../../src/image/images.js'
import type { TrialContext } from '../../../src/trial/trial-context.js'
import { type NaiveHabits, type NaiveResult, runNaively } from '../support/naive-runner.js'
import { root } from '../support/run-action.js'
import { newFolder, type TinyDataset } from '../support/tiny.js'
import { type FinishedTrial, scripted, trialOf } from '../support/trial.js'

// The first attack on a task may have to build its base.
jest.setTimeout(10 * 60_000)

/** A copy of a folder of tasks in which no phase has a network: no attack on them goes out, so no gateway has to start. */
const withoutNetwork = (from: string): string => {
  const tasks = newFolder()
  cpSync(from, tasks, { recursive: true })
  for (const task of readdirSync(tasks)) {
    const file = join(tasks, task, 'task.toml')
    const toml = readFileSync(file, 'utf8')
      .replace(/^network_mode = .*/gm, 'network_mode = "no-network"')
      .replace(/^allowed_hosts = \[[^\]]*\]\n/gm, '')
    writeFileSync(file, toml)
  }
  return tasks
}

/** The repository's own sample tasks, with Kotlin and Gradle. */
export const samples: Pick<TinyDataset, 'dir' | 'tasks'> = {
  dir: root,
  tasks: withoutNetwork(join(root, 'tasks'))
}

/** Where tasks and their bases are. */
export type Dataset = Pick<TinyDataset, 'dir' | 'tasks'>

export interface Attack {
  on: Dataset
  task: string
  /** Shell that the agent runs in the work tree. */
  agent: string
  /** Whom it would win against. */
  naive?: NaiveHabits
  ours?: Partial<TrialContext>
}

export interface Attacked {
  /** The reward that a naive runner gives. */
  naive: NaiveResult
  ours: FinishedTrial
  /** The codes of our flags that are suspect. */
  suspect: string[]
}

/** The task's image, built where it has to be. */
export const imageOf = async ({ on, task }: Pick<Attack, 'on' | 'task'>): Promise<string> => {
  const read = await readTask(join(on.tasks, task))
  if (!read.ok) throw new Error(read.fault.message)
  const docker = createDocker()
  const images = createImages({
    docker,
    bases: await loadBases(join(on.dir, 'bases')),
    host: await engineHost(docker),
    logDir: newFolder(),
    listener: () => {},
    signal: new AbortController().signal
  })
  return (await images.task(read.task, { timeoutMs: undefined })).id
}

/** Sends one and the same agent into a naive runner and into ours. */
export const attack = async (plan: Attack): Promise<Attacked> => {
  const tests = join(plan.on.tasks, plan.task, 'tests')
  const naive = runNaively({ image: await imageOf(plan), tests }, plan.agent, plan.naive)
  // The naive runner has to believe it first; else the attack shows nothing of ours.
  if (naive.reward !== 1) throw new Error(`no attack, the naive runner gives 0:\n${naive.output}`)
  const ours = await trialOf({ ...plan.on, add: () => {} }, plan.task, scripted(plan.agent), {
    seal: 'auto',
    ...plan.ours
  })
  const suspect = ours.record.flags.filter(flag => flag.level === 'suspect').map(flag => flag.code)
  return { naive, ours, suspect }
}

/** A file in a place, as shell: whatever it holds, it holds it literally. */
export const put = (path: string, content: string, mode = '644'): string =>
  `rm -rf '${path}'; mkdir -p "$(dirname '${path}')"; echo ${Buffer.from(content).toString('base64')} | base64 -d > '${path}'; chmod ${mode} '${path}'`

/** Every file below a folder, by path within it. */
export const filesBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => join(entry.parentPath, entry.name).slice(dir.length + 1))

/** A report in which each of the tests has passed. */
export const reportOf = (ids: readonly string[]): string => {
  const cases = ids.map(id => {
    const cut = id.lastIndexOf('.')
    return `<testcase name="${id.slice(cut + 1)}" classname="${id.slice(0, cut)}"/>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="forged">\n${cases.join('\n')}\n</testsuite>\n`
}

/** Everything that a task's tests have to pass, as an agent would know it that was told. */
export const expectedTests = ({ tasks }: Dataset, task: string): string[] => {
  const lists = JSON.parse(readFileSync(join(tasks, task, 'tests/expected_tests.json'), 'utf8')) as Record<
    'f2p_tests' | 'p2p_tests' | 's2p_tests' | 'n2p_tests',
    string[]
  >
  return [...lists.f2p_tests, ...lists.p2p_tests, ...lists.s2p_tests, ...lists.n2p_tests]
}
