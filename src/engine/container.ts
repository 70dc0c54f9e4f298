import { FaultError } from '../contracts/errors.js'
import { type Change, parseChanges } from './changes.js'
import { type ContainerSpec, type ExecSpec, execArguments, runArguments } from './container-arguments.js'
import type { CallResult, Docker } from './docker.js'
import { engineFailure } from './engine-failure.js'
import { labelArguments } from './labels.js'
import { type ReadTar, type ReadTarOptions, readTar, type TreeEntry, writeTar } from './tar.js'

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
