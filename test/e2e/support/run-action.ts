import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'

/** The repository's folder. */
export const root = join(import.meta.dirname, '..', '..', '..')

/** The bundles to test: those of this repository, or others made with `scripts/build.mjs --out`. */
export const dist = process.env.KOTLIN_BENCH_DIST ?? join(root, 'dist')

/** Node 24, as the runner brings it for `using: node24`. */
const node = process.env.KOTLIN_BENCH_NODE24 ?? process.execPath

export interface StepResult {
  code: number | null
  /** Standard output, where workflow commands go, and standard error. */
  log: string
  outputs: Readonly<Record<string, string>>
  summary: string
  state: Readonly<Record<string, string>>
}

export interface RunningStep {
  process: ChildProcess
  /** Resolves once the log has this text; rejects when the step ends without it. */
  untilLog: (text: string) => Promise<void>
  result: Promise<StepResult>
}

interface Step {
  inputs?: Readonly<Record<string, string>>
  environment?: Readonly<Record<string, string>>
  workspace?: string
}

interface Metadata {
  inputs: Record<string, { default?: string }>
  runs: { main: string; post: string }
}

const metadata = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Metadata

/** Reads a file of `name<<delimiter` blocks, as the runner does. */
const readBlocks = (path: string): Record<string, string> => {
  const values: Record<string, string> = {}
  const block = /^([^\n]+?)<<([^\n]+)\n([\s\S]*?)\n?\2$/gm
  for (const [, name, , value] of readFileSync(path, 'utf8').matchAll(block)) values[name ?? ''] = value ?? ''
  return values
}

/** What of our own environment a step needs: how to find programs and the engine. */
const hostEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      /^(PATH|HOME|LANG|TMPDIR|DOCKER_.*)$/.test(name) && value !== undefined ? [[name, value]] : []
    )
  )

const inputEnvironment = (given: Readonly<Record<string, string>>): Record<string, string> => {
  const declared = Object.entries(metadata.inputs).map(([name, { default: usual = '' }]) => [
    name,
    usual.startsWith('${{') ? 'a-token-of-github' : usual
  ])
  const all: Record<string, string> = { ...Object.fromEntries(declared), ...given }
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])
  )
}

/** Stands for GitHub's API where a test has none of its own: there is nothing, told at once. */
const emptyApi = createServer((_, response) => {
  response.writeHead(404, { 'content-type': 'application/json' }).end('{"message": "Not Found"}')
})
emptyApi.listen(0, '127.0.0.1').unref()
await once(emptyApi, 'listening')
const { port: emptyApiPort } = emptyApi.address() as AddressInfo
export const EMPTY_API = `http://127.0.0.1:${emptyApiPort}`

const startStep = (
  script: string,
  extra: Readonly<Record<string, string>>,
  workspace: string
): RunningStep => {
  const folder = mkdtempSync(join(tmpdir(), 'kotlin-bench-step-'))
  const file = (name: string): string => {
    writeFileSync(join(folder, name), '')
    return join(folder, name)
  }
  const files = { output: file('output'), state: file('state'), summary: file('summary') }
  const child = spawn(node, [script.replace(/^dist(?=\/)/, dist)], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...hostEnvironment(),
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'acme/agent',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: EMPTY_API,
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_OUTPUT: files.output,
      GITHUB_STATE: files.state,
      GITHUB_STEP_SUMMARY: files.summary,
      RUNNER_TEMP: folder,
      ...extra
    }
  })
  let log = ''
  const waiting = new Set<() => void>()
  const onData = (chunk: Buffer): void => {
    log += chunk.toString()
    for (const check of waiting) check()
  }
  child.stdout.on('data', onData)
  child.stderr.on('data', onData)
  const result = new Promise<StepResult>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code =>
      resolve({
        code,
        log,
        outputs: readBlocks(files.output),
        summary: readFileSync(files.summary, 'utf8'),
        state: readBlocks(files.state)
      })
    )
  })
  const untilLog = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        if (!log.includes(text)) return
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      check()
      child.on('close', () => reject(new Error(`the step ended before it said "${text}":\n${log}`)))
    })
  return { process: child, untilLog, result }
}

/** Starts the action's main step with the environment that a runner gives it. */
export const startMain = ({ inputs = {}, environment = {}, workspace = root }: Step): RunningStep =>
  startStep(metadata.runs.main, { ...inputEnvironment(inputs), ...environment }, workspace)

/** Runs the action's main step. */
export const runMain = (step: Step): Promise<StepResult> => startMain(step).result

/** Runs the post step with the state that main left. */
export const runPost = (state: StepResult['state'], step: Step): Promise<StepResult> => {
  const stateEnvironment = Object.fromEntries(
    Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])
  )
  const { inputs = {}, environment = {}, workspace = root } = step
  const extra = { ...inputEnvironment(inputs), ...stateEnvironment, ...environment }
  return startStep(metadata.runs.post, extra, workspace).result
}
