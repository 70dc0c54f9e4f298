import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { newFolder } from './tiny.js'

/** A task as the naive runner needs it. */
export interface NaiveTask {
  image: string
  /** The task's `tests/` folder. */
  tests: string
}

/** What a naive harness does, where harnesses differ. */
export interface NaiveHabits {
  /** When the tests come into the container. */
  testsComeIn?: 'after-agent' | 'before-agent'
  /** How the log folder comes out: asked of the container, or a folder of the host that is mounted in it. */
  logs?: 'asked-for' | 'mounted'
  /**
   * What is believed: the reward as the container wrote it; the exit code; that no report names a
   * failure; that the tests which have to pass stand somewhere as passed.
   */
  believes?: 'reward-file' | 'exit-code' | 'no-failure-named' | 'named-as-passed'
  /** Run in place of `/tests/test.sh`. */
  verifies?: string
}

export interface NaiveResult {
  reward: 0 | 1
  /** What the naive harness keeps of the trial. */
  folder: string
  output: string
}

const docker = (...args: readonly string[]): string =>
  execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

const exec = (id: string, script: string): { code: number; output: string } => {
  const { status, stdout, stderr } = spawnSync('docker', ['exec', id, 'sh', '-c', script], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024
  })
  return { code: status ?? 1, output: stdout + stderr }
}

/** As Harbor reads it: `reward.json` first. On the host, where the log folder is mounted. */
const readReward = (id: string, mounted: string | undefined): string => {
  for (const name of ['reward.json', 'reward.txt']) {
    if (mounted !== undefined && existsSync(join(mounted, name)))
      return readFileSync(join(mounted, name), 'utf8')
    const { code, output } = exec(id, `cat /logs/verifier/${name}`)
    if (mounted === undefined && code === 0) return output
  }
  return ''
}

/** Whatever looks like a report, without a thought for when and by whom it was written. */
const readReports = (id: string): string =>
  exec(id, "find . -path '*/build/test-results/*' -name 'TEST*.xml' -exec cat {} +").output

const isNamedAsPassed = (reports: string, test: string): boolean => {
  const name = test.slice(test.lastIndexOf('.') + 1)
  return new RegExp(`<testcase name="${name}"[^>]*/>`).test(reports)
}

const believed = (
  { tests }: NaiveTask,
  { believes = 'reward-file', logs }: NaiveHabits,
  end: { id: string; code: number; folder: string }
): boolean => {
  switch (believes) {
    case 'exit-code':
      return end.code === 0
    case 'no-failure-named': {
      const reports = readReports(end.id)
      return reports.includes('<testcase') && !reports.includes('<failure')
    }
    case 'named-as-passed': {
      const { f2p_tests } = JSON.parse(readFileSync(join(tests, 'expected_tests.json'), 'utf8')) as {
        f2p_tests: string[]
      }
      const reports = readReports(end.id)
      return f2p_tests.every(test => isNamedAsPassed(reports, test))
    }
    case 'reward-file':
      return /\b1\b/.test(readReward(end.id, logs === 'mounted' ? end.folder : undefined))
  }
}

/**
 * Runs a trial as a harness does that trusts its agents: one container in which the agent works, into
 * which the tests are copied and in which they run, with what it says at the end believed. An attack
 * that wins nothing here shows nothing.
 */
export const runNaively = (task: NaiveTask, agent: string, habits: NaiveHabits = {}): NaiveResult => {
  const folder = join(newFolder(), 'logs')
  mkdirSync(folder)
  chmodSync(folder, 0o777)
  const mount = habits.logs === 'mounted' ? ['--volume', `${folder}:/logs/verifier`] : []
  const id = docker('run', '--detach', '--network=none', ...mount, task.image, 'sh', '-c', 'sleep 3600')
  const copyTests = () => {
    exec(id, 'mkdir -p /tests /logs/verifier')
    docker('cp', `${task.tests}/.`, `${id}:/tests/`)
    exec(id, 'chmod +x /tests/test.sh')
  }
  try {
    if (habits.testsComeIn === 'before-agent') copyTests()
    const worked = exec(id, agent)
    if (habits.testsComeIn !== 'before-agent') copyTests()
    const { code, output } = exec(id, habits.verifies ?? '/tests/test.sh')
    const reward = believed(task, habits, { id, code, folder }) ? 1 : 0
    // Kept as many a harness keeps it: links followed.
    const kept = join(newFolder(), basename(folder))
    if (habits.logs === 'mounted') cpSync(folder, kept, { recursive: true, dereference: true })
    else mkdirSync(kept)
    writeFileSync(join(kept, 'test-stdout.txt'), output)
    return { reward, folder: kept, output: `${worked.output}\n${output}` }
  } finally {
    docker('rm', '--force', '--volumes', id)
  }
}
