import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDocker, type Docker } from '../../../src/engine/docker.js'

/** A container engine of a test's own, which it may kill; the machine's own is left alone. */
export interface SecondEngine {
  docker: Docker
  /** What `DOCKER_HOST` says for it. */
  address: string
  /** Takes an image over from the machine's own engine. */
  load: (image: string) => void
  /** Lets it reach a port of this machine's loopback, as if it were its own. */
  reach: (port: number) => Promise<void>
  /** Ends it and what it runs at once, as when the machine fails. */
  kill: () => Promise<void>
  /** Starts it again where it has ended. */
  start: () => Promise<void>
  /** Ends it and everything that it runs, and removes its files. */
  remove: () => Promise<void>
}

/** Listens on a port of the engine's own loopback and passes on to a socket, which knows no networks. */
const RELAY = `
const [port, way] = process.argv.slice(1)
const { createServer, connect } = require('node:net')
const server = createServer(inner => {
  const outer = connect(way)
  inner.on('error', () => outer.destroy())
  outer.on('error', () => inner.destroy())
  inner.pipe(outer).pipe(inner)
})
server.listen(Number(port), '127.0.0.1', () => console.log('ready'))
`

const START_MS = 60_000

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The processes that an engine in this folder has started, each with what it has started itself. */
const processesOf = (folder: string): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter(pid => {
      const [program = '', ...args] = read(`/proc/${pid}/cmdline`).split('\0')
      return /containerd(-shim[^/]*)?$/.test(program) && args.some(arg => arg.startsWith(folder))
    })
    .flatMap(pid => [pid, ...read(`/proc/${pid}/task/${pid}/children`).split(' ').map(Number)])
    .filter(pid => pid > 0)

/** What is mounted below a folder, innermost first. */
const mountsBelow = (folder: string): string[] =>
  read('/proc/self/mounts')
    .split('\n')
    .map(line => line.split(' ')[1] ?? '')
    .filter(path => path.startsWith(`${folder}/`))
    .reverse()

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise(resolve => child.once('exit', () => resolve()))

/**
 * Starts a second engine, which shares nothing with the machine's own: neither data nor network.
 * @param dataRoot where it keeps its images and containers; by default a new folder
 */
export const startSecondEngine = async (
  dataRoot?: string,
  flags: readonly string[] = []
): Promise<SecondEngine> => {
  // Short, since the path of a socket may have no more than a hundred letters.
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  const data = dataRoot ?? join(folder, 'data')
  mkdirSync(data, { recursive: true })
  const socket = join(folder, 'engine.sock')
  const address = `unix://${socket}`
  const binary = join(folder, 'docker')
  writeFileSync(binary, `#!/bin/sh\nDOCKER_HOST=${address} exec docker "$@"\n`)
  chmodSync(binary, 0o755)
  let daemon: ChildProcess | undefined
  const relays: Array<() => void> = []

  const answers = (): boolean => {
    try {
      execFileSync(binary, ['version'], { stdio: 'ignore', timeout: 10_000 })
      return true
    } catch {
      return false
    }
  }

  const start = async (): Promise<void> => {
    if (daemon && daemon.exitCode === null && daemon.signalCode === null) return
    // What one that was killed had been running is over; its notes of it would only mislead the next.
    for (const name of ['engine.pid', 'exec']) rmSync(join(folder, name), { recursive: true, force: true })
    const log = openSync(join(folder, 'engine.log'), 'a')
    daemon = spawn(
      // In a network of its own: an engine without a bridge takes away the one that it finds.
      'unshare',
      [
        ...['--net', 'dockerd'],
        ...[
          '--data-root',
          data,
          '--exec-root',
          join(folder, 'exec'),
          '--pidfile',
          join(folder, 'engine.pid')
        ],
        ...['--host', address, '--bridge=none', '--iptables=false', '--ip-forward=false', '--ip-masq=false'],
        ...flags
      ],
      { stdio: ['ignore', log, log] }
    )
    for (const until = Date.now() + START_MS; !answers(); await sleep(200)) {
      if (Date.now() > until) throw new Error(`the second engine does not start, see ${folder}/engine.log`)
    }
  }

  const stop = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (!daemon) return
    daemon.kill(signal)
    await ended(daemon)
  }

  await start()
  return {
    docker: createDocker(binary),
    address,
    load: image => {
      const archive = join(folder, 'image.tar')
      execFileSync('docker', ['save', '--output', archive, image])
      execFileSync(binary, ['load', '--quiet', '--input', archive], {
        stdio: ['ignore', 'ignore', 'inherit']
      })
      rmSync(archive)
    },
    async reach(port) {
      const way = join(folder, `${port}.sock`)
      const host = createServer(inner => {
        const outer = connect(port, '127.0.0.1')
        inner.on('error', () => outer.destroy())
        outer.on('error', () => inner.destroy())
        inner.pipe(outer).pipe(inner)
      }).listen(way)
      const inNetwork = ['--target', String(daemon?.pid), '--net']
      execFileSync('nsenter', [...inNetwork, 'ip', 'link', 'set', 'lo', 'up'])
      const relay = spawn('nsenter', [...inNetwork, process.execPath, '-e', RELAY, String(port), way], {
        stdio: ['ignore', 'pipe', 'inherit']
      })
      relays.push(() => {
        relay.kill()
        host.close()
      })
      await new Promise(resolve => relay.stdout.once('data', resolve))
    },
    async kill() {
      await stop('SIGKILL')
      for (const pid of processesOf(folder)) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // It went with another.
        }
      }
      for (const path of mountsBelow(join(folder, 'exec'))) execFileSync('umount', [path])
    },
    start,
    async remove() {
      for (const stopRelay of relays.splice(0)) stopRelay()
      // One that was killed has left containers and mounts; started again, it knows of them.
      await start()
      const containers = execFileSync(binary, ['ps', '--all', '--quiet'], { encoding: 'utf8' })
      for (const id of containers.split('\n').filter(line => line !== ''))
        execFileSync(binary, ['rm', '--force', id], { stdio: 'ignore' })
      await stop('SIGTERM')
      for (const path of mountsBelow(folder)) execFileSync('umount', [path])
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
