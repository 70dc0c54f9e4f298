import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from './run-action.js'
import { newFolder } from './tiny.js'

export interface CliResult {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

export interface RunningCli {
  process: ChildProcess
  /** Resolves once standard error has this text; rejects when the command ends without it. */
  untilSaid: (text: string) => Promise<void>
  result: Promise<CliResult>
}

/** The command line as its users start it: a process of its own, from the bundle. */
export const CLI = join(dist, 'cli/index.js')

/** Starts a command; the environment is ours with some variables replaced. */
export const startCli = (
  args: readonly string[],
  { env = {}, command = [process.execPath, CLI] }: { env?: Record<string, string>; command?: string[] } = {}
): RunningCli => {
  const [program = '', ...before] = command
  const child = spawn(program, [...before, ...args], {
    cwd: newFolder(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env }
  })
  let stdout = ''
  let stderr = ''
  const waiting = new Set<() => void>()
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
    for (const check of waiting) check()
  })
  const result = new Promise<CliResult>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }))
  })
  const untilSaid = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const check = () => {
        if (!stderr.includes(text)) return
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      check()
      child.on('close', () => reject(new Error(`the command ended before it said "${text}":\n${stderr}`)))
    })
  return { process: child, untilSaid, result }
}

/** Runs a command to its end. */
export const cli = (
  args: readonly string[],
  options: Parameters<typeof startCli>[1] = {}
): Promise<CliResult> => startCli(args, options).result

/** Containers, running or not, of the jobs with this name. */
export const containersOf = (job: string): string[] =>
  execFileSync(
    'docker',
    [
      'ps',
      '--all',
      '--filter',
      'label=io.kotlin-bench.job',
      '--format',
      '{{.Label "io.kotlin-bench.job"}} {{.ID}}'
    ],
    { encoding: 'utf8' }
  )
    .split('\n')
    .filter(line => line.startsWith(`${job}-`))

/** Processes of this machine, in containers as well, that have a text on their command line. */
export const processesWith = (text: string): string[] =>
  readdirSync('/proc').flatMap(pid => {
    try {
      const words = /^\d+$/.test(pid)
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : ''
      return words.includes(text) ? [words] : []
    } catch {
      return []
    }
  })

/** Waits until a condition holds, for what ends on its own a moment later. */
export const until = async (isSo: () => boolean, seconds = 60): Promise<boolean> => {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; ) {
    if (isSo()) return true
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  return isSo()
}
