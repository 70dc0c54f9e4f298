import type { Readable } from 'node:stream'
import { FaultError } from '../contracts/errors.js'
import type { CallResult, Docker } from './docker.js'
import { engineFailure } from './engine-failure.js'
import { labelArguments } from './labels.js'
import { type ReadTar, type ReadTarOptions, readTar, type TreeEntry, writeTar } from './tar.js'

/** A named volume in a container, read-only. */
export interface VolumeMount {
  volume: string
  /** Absolute path in the container. */
  at: string
}

/** How a phase's container is started. */
export interface ContainerSpec {
  image: string
  jobId: string
  /** What the container is for, as in `agent` or `verifier`; stands in a label. */
  role: string
  /** Seconds since the epoch after which any later run may reap it. */
  expiresAt: number
  /** As `none`, or `container:<id>` of the container that holds a phase's network. */
  network: string
  mounts?: readonly VolumeMount[]
  /** Whether its programs may gain rights by executing others, as by sudo; by default they may. */
  noNewPrivileges?: boolean
  cpus: number | null
  memoryMb: number | null
  env: Readonly<Record<string, string>>
}

/** More than any honest build needs, few enough that a fork bomb leaves the host alive. */
const PIDS_LIMIT = 16384

/** Goes on whatever is killed inside: an agent that ends every `sleep` must not end its container. */
const IDLE = 'while :; do sleep 86400; done'

/** The argument list of `docker run` for a phase's container; no value of `env` stands in it. */
export const runArguments = (spec: ContainerSpec, labels: readonly string[]): string[] => [
  'run',
  '--detach',
  ...labels,
  ...['--network', spec.network],
  ...(spec.mounts ?? []).flatMap(({ volume, at }) => [
    '--mount',
    `type=volume,source=${volume},destination=${at},readonly,volume-nocopy`
  ]),
  ...(spec.noNewPrivileges ? ['--security-opt', 'no-new-privileges'] : []),
  ...(spec.cpus === null ? [] : ['--cpus', String(spec.cpus)]),
  // Swap as large as the memory would make running out of it a matter of the host's settings.
  ...(spec.memoryMb === null ? [] : ['--memory', `${spec.memoryMb}m`, '--memory-swap', `${spec.memoryMb}m`]),
  ...['--pids-limit', String(PIDS_LIMIT)],
  ...['--cap-drop', 'NET_RAW', '--cap-drop', 'NET_ADMIN'],
  ...Object.keys(spec.env).flatMap(name => ['--env', name]),
  spec.image,
  // The image's entrypoint is kept, as Harbor keeps it.
  ...['sh', '-c', IDLE]
]

export interface ExecSpec {
  command: readonly string[]
  workdir?: string | undefined
  user?: string | number | null | undefined
  /** May hold secrets: they reach the engine's command line in its own environment. */
  env?: Readonly<Record<string, string>>
  /**
   * Variables that hold no secret and stand in the arguments: the engine's command line would follow an
   * HTTP_PROXY or SSL_CERT_FILE in its environment itself.
   */
  settings?: Readonly<Record<string, string>>
  input?: string | Uint8Array | Readable
  signal?: AbortSignal
  timeoutMs?: number | undefined
  maxBytes?: number
  onOutput?: (chunk: Uint8Array, from: 'stdout' | 'stderr') => void
}

/** The argument list of `docker exec`; no value of `env` stands in it. */
export const execArguments = (id: string, spec: ExecSpec): string[] => [
  'exec',
  ...(spec.input === undefined ? [] : ['--interactive']),
  ...(spec.workdir === undefined ? [] : ['--workdir', spec.workdir]),
  ...(spec.user === undefined || spec.user === null ? [] : ['--user', String(spec.user)]),
  ...Object.entries(spec.settings ?? {})
    .filter(([name]) => spec.env?.[name] === undefined)
    .flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ...Object.keys(spec.env ?? {}).flatMap(name => ['--env', name]),
  id,
  ...spec.command
]

export type ChangeKind = 'added' | 'changed' | 'deleted'
export interface Change {
  kind: ChangeKind
  /** Absolute, as the engine names it. */
  path: string
}

const CHANGE_KINDS: Readonly<Record<string, ChangeKind>> = { A: 'added', C: 'changed', D: 'deleted' }

/**
 * Reads the lines of `docker diff`. The engine writes names as they are, so a line that is no entry
 * goes on with the name of the entry before it: that name held a line break. Such a name may also
 * have been made to look like entries of its own, see {@link hasLookalikes}; whoever copies what is
 * listed has to expect paths that are not there.
 */
export const parseChanges = (text: string): Change[] => {
  const changes: Change[] = []
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  for (const line of lines) {
    const match = /^([ACD]) (\/.*)$/s.exec(line)
    const last = changes.at(-1)
    if (match) changes.push({ kind: CHANGE_KINDS[match[1]!]!, path: match[2]! })
    else if (last) last.path += `\n${line}`
  }
  return changes
}

/**
 * Whether a listed entry may be none, but the rest of a name. Only a folder can have been made for that,
 * one whose own name ends like the start of an entry, and it is listed as well.
 */
export const hasLookalikes = (changes: readonly Change[]): boolean =>
  changes.some(change => /\n[ACD] $/.test(change.path))

/** One container of ours, started and idle until told. */
export interface Container {
  id: string
  exec(spec: ExecSpec): Promise<CallResult>
  /**
   * Ends every process in it at once. Nothing in it runs afterwards. False where it was not running any
   * more: nothing inside can end a container's first process, so something outside or the kernel did.
   */
  kill(): Promise<boolean>
  /** Ends every process in it and starts its first one again, on the files as they are. */
  restart(): Promise<void>
  /** What differs from the image, from the engine's own record. */
  changes(): Promise<{ changes: Change[]; truncated: boolean }>
  /**
   * A path as a tar, read under `options`; undefined where the path is not there. A link to itself is taken for
   * not there, since the engine cannot look at it; it comes along with its folder.
   */
  copyOut(path: string, options: ReadTarOptions): Promise<ReadTar | undefined>
  /** Puts entries, named from the root, into the container. */
  copyIn(entries: Iterable<TreeEntry>): Promise<void>
  /** Whether the kernel ended a process of it for want of memory. */
  outOfMemory(): Promise<boolean>
  /** Bytes of the files that it has and its image has not. */
  bytesWritten(): Promise<number>
  remove(): Promise<void>
}

/** A listing beyond this is no work of an honest agent. */
const MAX_CHANGES_BYTES = 64 * 1024 * 1024

/** A path that is a link to itself, or leads through one, leads nowhere. */
const NOT_THERE =
  /no such container:path|could not find the file|no such file or directory|too many (links|levels of symbolic links)/i

const copyOut = async (
  docker: Docker,
  { id, path }: { id: string; path: string },
  options: ReadTarOptions
): Promise<ReadTar | undefined> => {
  const copy = docker.stream(['cp', `${id}:${path}`, '-'])
  let read: ReadTar | undefined
  let broken: unknown
  try {
    read = await readTar(copy.stdout, options)
  } catch (error) {
    broken = error
  }
  const cutShort = read !== undefined && (read.overflow || read.stopped)
  if (cutShort || broken) copy.stop()
  const result = await copy.done
  if (cutShort || (result.exitCode === 0 && read)) return read
  if (NOT_THERE.test(result.stderr)) return undefined
  if (result.stderr !== '' || !broken) throw engineFailure(['cp'], result)
  throw new FaultError(
    'infrastructure',
    'copy-failed',
    `What the engine copied out of ${path} is no tar: ${String(broken)}`
  )
}

/** Starts a container. The call is never cut short, so that whoever reaps afterwards finds what it made. */
export const startContainer = async (docker: Docker, spec: ContainerSpec): Promise<Container> => {
  const labels = await labelArguments(spec)
  const id = await docker.text(runArguments(spec, labels), { env: spec.env })
  let isRemoved = false

  return {
    id,
    exec: execSpec =>
      docker.call(execArguments(id, execSpec), {
        ...(execSpec.input === undefined ? {} : { input: execSpec.input }),
        ...(execSpec.env === undefined ? {} : { env: execSpec.env }),
        ...(execSpec.onOutput === undefined ? {} : { onOutput: execSpec.onOutput }),
        ...(execSpec.maxBytes === undefined ? {} : { maxBytes: execSpec.maxBytes }),
        signal: execSpec.signal,
        timeoutMs: execSpec.timeoutMs
      }),
    async kill() {
      const result = await docker.call(['kill', id])
      if (result.exitCode === 0) return true
      if (/is not running/i.test(result.stderr)) return false
      throw engineFailure(['kill'], result)
    },
    async restart() {
      await docker.text(['restart', '--time', '0', id])
    },
    async changes() {
      const result = await docker.call(['diff', id], { maxBytes: MAX_CHANGES_BYTES })
      if (result.exitCode !== 0) throw engineFailure(['diff'], result)
      return { changes: parseChanges(result.stdout.toString('utf8')), truncated: result.truncated }
    },
    copyOut: (path, options) => copyOut(docker, { id, path }, options),
    async copyIn(entries) {
      await docker.text(['cp', '-', `${id}:/`], { input: writeTar(entries) })
    },
    async outOfMemory() {
      return (await docker.text(['inspect', '--format', '{{.State.OOMKilled}}', id])) === 'true'
    },
    async bytesWritten() {
      return Number(await docker.text(['inspect', '--size', '--format', '{{.SizeRw}}', id]))
    },
    async remove() {
      if (isRemoved) return
      // It is gone already where somebody reaped meanwhile.
      const { exitCode } = await docker.call(['rm', '--force', '--volumes', id])
      isRemoved = exitCode === 0
    }
  }
}

/**
 * Copies a path of one container into a folder of another, which has to be there.
 * @throws FaultError where either end of the copy fails
 */
export const copyBetween = async (
  docker: Docker,
  { from, path, to, folder }: { from: Container; path: string; to: Container; folder: string }
): Promise<void> => {
  const copy = docker.stream(['cp', `${from.id}:${path}`, '-'])
  await docker.text(['cp', '-', `${to.id}:${folder}`], { input: copy.stdout })
  const result = await copy.done
  if (result.exitCode !== 0) throw engineFailure(['cp'], result)
}
