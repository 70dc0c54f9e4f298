import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeRepositories } from '../../../scripts/lib/sample-rows.js'
import type { Rewards, TrialRecord } from '../../../src/contracts/rewards.js'
import { cli, containersOf } from './cli.js'
import { root } from './run-action.js'
import { newFolder } from './tiny.js'

const execFileAsync = promisify(execFile)

const SAMPLES = join(root, 'samples/swe-polybench')

/** The sample rows, by what stands behind `kotlin-bench__`. */
export const SAMPLE_ROWS = [
  'loanslip-11',
  'loanslip-7',
  'sluice-10',
  'sluice-6',
  'stitchcount-13',
  'stitchcount-9',
  'tidetable-12',
  'tidetable-15'
] as const
export type SampleRow = (typeof SAMPLE_ROWS)[number]

const build = async (name: string): Promise<void> => {
  const context = newFolder()
  const recipe = readFileSync(join(SAMPLES, name, 'Dockerfile'), 'utf8')
  writeFileSync(join(context, 'Dockerfile'), recipe.slice(0, recipe.indexOf('\nCOPY ')))
  await execFileAsync('docker', ['build', '--quiet', context])
}

/**
 * Builds what the two rows of a repository share: two images that are built at once would each install it.
 * stitchcount goes before loanslip, which begins with the same packages.
 */
export const buildSharedLayers = async (): Promise<void> => {
  const inTurn = async (...names: string[]): Promise<void> => {
    for (const name of names) await build(name)
  }
  await Promise.all([inTurn('stitchcount', 'loanslip'), inTurn('tidetable', 'sluice')])
}

let clones: string | undefined

/** Clones of the rows' repositories, with the later history that a clone has. */
export const clonesFolder = (): string => {
  if (clones === undefined) {
    clones = newFolder()
    makeRepositories(SAMPLES, clones)
  }
  return clones
}

/** Predictions of a patch that stands beside each row, such as `wrong.patch`. */
export const predictionsOf = (name: string): string => {
  const file = join(newFolder(), `${name}.jsonl`)
  const lines = SAMPLE_ROWS.map(row => {
    const [repository = '', pullRequest = ''] = row.split('-')
    const patch = readFileSync(join(SAMPLES, repository, pullRequest, `${name}.patch`), 'utf8')
    return JSON.stringify({ instance_id: `kotlin-bench__${row}`, model_patch: patch })
  })
  writeFileSync(file, lines.join('\n'))
  return file
}

export interface SampleRun {
  rows: readonly SampleRow[]
  rewards: Rewards
  of: (row: SampleRow) => TrialRecord
  /** A file in the job's folder. */
  read: (path: string) => string
}

/** Runs an agent on sample rows, in a process of its own; graded in every way unless the arguments say otherwise. */
export const runSampleRows = async (
  label: string,
  rows: readonly SampleRow[],
  args: readonly string[]
): Promise<SampleRun> => {
  const jobs = newFolder()
  const job = `e2e-rows-${label}-${process.pid}`
  const { code, stdout, stderr } = await cli([
    ...['bench', 'swe-polybench', '--dataset', join(SAMPLES, 'rows.csv'), '--repo-path', clonesFolder()],
    ...['--published-images', 'none', '--concurrency', '2', '--data-dir', join(jobs, 'data')],
    ...['-o', jobs, '--job-name', job, '--json', ...args],
    ...rows.flatMap(row => ['-i', `kotlin-bench__${row}`])
  ])
  if (code !== 0) throw new Error(`bench ended with ${code}:\n${stderr}`)
  const left = containersOf(job)
  if (left.length > 0) throw new Error(`containers are left: ${left.join(', ')}`)
  const rewards = JSON.parse(stdout) as Rewards
  return {
    rows,
    rewards,
    of: row => rewards.trials.find(({ task }) => task === `kotlin-bench__${row}`)!,
    read: path => readFileSync(join(jobs, job, path), 'utf8')
  }
}
