import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { newFolder } from './tiny.js'

/** One of the engine's command lines on this machine, as it is called. */
export interface CommandLine {
  path: string
  env: Record<string, string>
}

/** The command lines that this machine has, each only where it has it. */
export interface CommandLines {
  /** Of an engine before 23, which knows BuildKit by itself. */
  old: string | undefined
  /** Of a newer one, which needs the plugin for it. */
  new: string | undefined
  buildxPlugin: string | undefined
}

/** Folder of the test set-up with a newer docker and, apart from it, buildx; see scripts/lib/buildx.sh. */
const fetched = process.env.KOTLIN_BENCH_TEST_DOCKER

const majorOf = (path: string): number => {
  const text = execFileSync(path, ['version', '--format', '{{.Client.Version}}'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore']
  })
  return Number(/\d+/.exec(text)?.[0])
}

export const commandLines = (): CommandLines => {
  const paths = [
    '/usr/bin/docker',
    '/usr/local/bin/docker',
    ...(fetched ? [join(fetched, 'bin/docker')] : [])
  ].filter(path => existsSync(path))
  return {
    old: paths.find(path => majorOf(path) < 23),
    new: paths.find(path => majorOf(path) >= 23),
    buildxPlugin: fetched && join(fetched, 'config/cli-plugins/docker-buildx')
  }
}

/** Puts this one `docker` first on PATH, with a configuration of its own; undefined for none. */
export const commandLine = (path: string | undefined, plugin?: string): CommandLine | undefined => {
  if (path === undefined) return undefined
  const folder = newFolder()
  mkdirSync(join(folder, 'config/cli-plugins'), { recursive: true })
  if (plugin) symlinkSync(plugin, join(folder, 'config/cli-plugins/docker-buildx'))
  symlinkSync(path, join(folder, 'docker'))
  const PATH = [folder, dirname(process.execPath), process.env.PATH ?? ''].join(delimiter)
  return { path: join(folder, 'docker'), env: { PATH, DOCKER_CONFIG: join(folder, 'config') } }
}

/** A command line that builds with BuildKit, which recipes with secrets need; undefined where there is none. */
export const buildkitCommandLine = (): CommandLine | undefined => {
  const lines = commandLines()
  return lines.buildxPlugin ? commandLine(lines.new, lines.buildxPlugin) : commandLine(lines.old)
}
