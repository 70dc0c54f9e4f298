import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { z } from 'zod'
import { dist, EMPTY_API, root } from './run-action.js'
import { newFolder } from './tiny.js'

/** The program of act, the local runner of workflows; undefined where it is not installed. */
export const act = process.env.KOTLIN_BENCH_ACT

/** The runner brings its own Node; act takes the first on PATH, whatever `using:` says. */
const node = process.env.KOTLIN_BENCH_NODE24 ?? process.execPath

const git = (dir: string, ...args: string[]): void => {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  execFileSync('git', ['-C', dir, ...identity, ...args], { stdio: 'ignore' })
}

const commitAll = (dir: string): string => {
  git(dir, 'init', '-b', 'main')
  git(dir, 'add', '--all', '--force')
  git(dir, 'commit', '-m', 'All of it')
  return dir
}

let ours: string | undefined

/** This repository as a tag of it would be. */
const actionRepository = (): string => {
  if (ours !== undefined) return ours
  const dir = newFolder()
  for (const path of ['action.yml', '.github/workflows'])
    cpSync(join(root, path), join(dir, path), { recursive: true })
  execFileSync(
    'node',
    ['scripts/localise-workflows.mjs', join(dir, '.github/workflows'), 'kotlin-bench/action@v1'],
    { cwd: root }
  )
  cpSync(dist, join(dir, 'dist'), { recursive: true })
  ours = commitAll(dir)
  return ours
}

/** A repository of a user: workflows by their file name, other files by path, folders to copy by path. */
export const userRepository = ({
  workflows,
  files = {},
  folders = {}
}: {
  workflows: Readonly<Record<string, string>>
  files?: Readonly<Record<string, string>>
  folders?: Readonly<Record<string, string>>
}): string => {
  const dir = newFolder()
  const all = {
    ...files,
    ...Object.fromEntries(
      Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}`, text])
    )
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  for (const [path, source] of Object.entries(folders)) cpSync(source, join(dir, path), { recursive: true })
  commitAll(dir)
  git(dir, 'remote', 'add', 'origin', 'https://github.com/acme/agent')
  return dir
}

const lineSchema = z.object({
  msg: z.string().default(''),
  jobID: z.string().optional(),
  matrix: z.record(z.string(), z.unknown()).default({}),
  jobResult: z.string().optional(),
  stepResult: z.string().optional(),
  command: z.string().optional(),
  name: z.string().optional(),
  arg: z.string().optional(),
  content: z.string().optional()
})
type Line = z.infer<typeof lineSchema>

export interface EndedJob {
  /** As the workflow's file calls it. */
  id: string
  /** Empty where it is no leg of a matrix. */
  matrix: Readonly<Record<string, unknown>>
  /** Of its own steps: act gives all legs of a matrix one result. */
  result: 'success' | 'failure'
}

export interface WorkflowRun {
  code: number | null
  /** In the order in which they ended. */
  jobs: readonly EndedJob[]
  /** What was written to step summaries, by job. */
  summaries: readonly { job: string; text: string }[]
  /** What the steps of a job gave. */
  outputs: (job: string) => Readonly<Record<string, string>>
  log: string
}

const parseLine = (text: string): Line[] => {
  try {
    return [lineSchema.parse(JSON.parse(text))]
  } catch {
    // A word of act's own.
    return [lineSchema.parse({ msg: text })]
  }
}

const resultOf = (lines: readonly Line[], job: Omit<EndedJob, 'result'>): EndedJob['result'] => {
  const isOfJob = (line: Line): boolean =>
    line.jobID === job.id && JSON.stringify(line.matrix) === JSON.stringify(job.matrix)
  return lines.some(line => line.stepResult === 'failure' && isOfJob(line)) ? 'failure' : 'success'
}

const readRun = (code: number | null, printed: string): WorkflowRun => {
  const lines = printed.split('\n').filter(Boolean).flatMap(parseLine)
  const log = lines.map(({ msg }) => msg.trimEnd()).join('\n')
  // Else a job that never ran would look like one that passed.
  if (log.includes('Skipping unsupported platform')) throw new Error(log)
  return {
    code,
    log,
    jobs: lines.flatMap(({ jobID: id, matrix, jobResult }) =>
      id === undefined || jobResult === undefined
        ? []
        : [{ id, matrix, result: resultOf(lines, { id, matrix }) }]
    ),
    summaries: lines.flatMap(({ command, jobID: job = '', content: text = '' }) =>
      command === 'summary' ? [{ job, text }] : []
    ),
    outputs: job =>
      Object.fromEntries(
        lines.flatMap(({ command, jobID, name, arg }) =>
          command === 'set-output' && jobID === job && name !== undefined ? [[name, arg ?? '']] : []
        )
      )
  }
}

/** What of our own environment a runner needs: how to find programs and the engine. */
const hostEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      /^(LANG|TMPDIR|DOCKER_.*)$/.test(name) && value !== undefined ? [[name, value]] : []
    )
  )

/**
 * Runs a workflow of a user's repository on this machine, where `kotlin-bench/action@v1` is this
 * repository. What act leaves out and these runs cannot show: permissions, `concurrency`, timeouts of
 * jobs, jobs after a call that failed, expressions in `max-parallel`, checkout by git.
 */
export const runWorkflow = async (
  dir: string,
  {
    workflow,
    event = 'push',
    payload = {},
    environment = {},
    secrets = {},
    token = 'a-token-of-github',
    runners = ['ubuntu-24.04']
  }: {
    workflow: string
    event?: string
    payload?: object
    environment?: Readonly<Record<string, string>>
    secrets?: Readonly<Record<string, string>>
    token?: string
    /** The labels that this machine answers to. */
    runners?: readonly string[]
  }
): Promise<WorkflowRun> => {
  const home = newFolder()
  const eventPath = join(home, 'event.json')
  writeFileSync(eventPath, JSON.stringify(payload))
  const variables = { GITHUB_REPOSITORY: 'acme/agent', GITHUB_API_URL: EMPTY_API, ...environment }
  const args = [
    ...[event, '--json', '--workflows', join('.github/workflows', workflow), '--eventpath', eventPath],
    ...runners.flatMap(label => ['--platform', `${label}=-self-hosted`]),
    ...['--pull=false', '--rm'],
    ...[
      '--action-cache-path',
      join(home, 'actions'),
      '--cache-server-addr',
      '127.0.0.1',
      '--no-cache-server'
    ],
    ...['--local-repository', `kotlin-bench/action@v1=${actionRepository()}`],
    ...Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...Object.entries({ ...secrets, GITHUB_TOKEN: token }).flatMap(([name, value]) => [
      '--secret',
      `${name}=${value}`
    ])
  ]
  const child = spawn(act ?? 'act', args, {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...hostEnvironment(), HOME: home, PATH: [dirname(node), process.env.PATH].join(delimiter) }
  })
  let printed = ''
  const onData = (chunk: Buffer): void => {
    printed += chunk.toString()
  }
  child.stdout.on('data', onData)
  child.stderr.on('data', onData)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  return readRun(code, printed)
}
