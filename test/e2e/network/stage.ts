import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'
import type { GatewayProvider } from '../../../src/contracts/gateway/provider.js'
import type { EffectivePolicy } from '../../../src/contracts/network.js'
import { createDocker } from '../../../src/engine/docker.js'
import { engineHost } from '../../../src/engine/limits.js'
import { reapJob } from '../../../src/engine/reap.js'
import { createGatewayImage } from '../../../src/image/gateway-image.js'
import type { OpenOptions, Sandbox, Sandboxes, SandboxSpec } from '../../../src/network/sandbox.js'
import { createSandboxes, type SandboxesContext } from '../../../src/network/sandboxes.js'
import { root } from '../support/run-action.js'
import { newFolder } from '../support/tiny.js'
import { PRELUDE } from './prelude.js'

/** As it is shipped, unless another bundle is to be tried. */
const PROGRAM = process.env.KOTLIN_BENCH_GATEWAY_PROGRAM ?? join(root, 'dist/gateway/index.js')

export const docker = createDocker()
const job = `e2e-network-${process.pid}`
const networks: string[] = []
const containers: string[] = []
let made: Sandboxes | undefined

const call = (...args: readonly string[]): string =>
  execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

afterAll(async () => {
  await made?.close()
  await reapJob(docker, job)
  if (containers.length > 0) call('rm', '--force', ...containers)
  if (networks.length > 0) call('network', 'rm', ...networks)
})

let image: Promise<string> | undefined

/** The gateway's own image: it has Node, `ip` and perl, all that an attack needs. */
export const gatewayImage = (): Promise<string> => {
  image ??= (async () => {
    const host = await engineHost(docker)
    const { signal } = new AbortController()
    return createGatewayImage({
      docker,
      host,
      program: PROGRAM,
      logDir: newFolder(),
      listener: () => {},
      signal
    })()
  })()
  return image
}

/** The networks of a job of this test file, closed at its end. */
export const sandboxes = (overrides: Partial<SandboxesContext> = {}): Sandboxes => {
  made ??= createSandboxes({
    docker,
    jobId: job,
    gatewayImage,
    expiresAt: () => Date.now() / 1000 + 3600,
    signal: new AbortController().signal,
    upstreamProxy: null,
    ca: null,
    ...overrides
  })
  return made
}

export const policyOf = (
  mode: EffectivePolicy['mode'],
  allow: readonly string[] = [],
  deny: readonly string[] = []
): EffectivePolicy => ({ mode, allow: [...allow], deny: [...deny] })

export const specOf = (
  policy: EffectivePolicy,
  { providers = [], role = 'agent' }: { providers?: GatewayProvider[]; role?: string } = {}
): SandboxSpec => ({
  role,
  policy,
  providers,
  limits: { maxTokens: null, maxCostUsd: null },
  prices: {},
  imageEnv: {}
})

/** Opens one network of the job. */
export const open = (
  policy: EffectivePolicy,
  { willChange = false, ...options }: Parameters<typeof specOf>[1] & OpenOptions = {}
): Promise<Sandbox> => sandboxes().open(specOf(policy, options), { willChange })

/** A model server as the gateway is told of it. */
export const providerAt = (baseUrl: string): GatewayProvider => ({
  id: 'model',
  api: 'openai',
  baseUrl,
  key: 'sk-provider-key-9f8e7d6c5b4a',
  relay: false,
  extraPaths: [],
  askForUsage: true,
  timeoutMs: 60_000
})

/** The container that holds a sandbox's network. */
export const holderOf = ({ network }: Sandbox): string => network.replace('container:', '')

const labelled = (role: string): string[] =>
  call(
    'ps',
    '--quiet',
    '--filter',
    `label=io.kotlin-bench.job=${job}`,
    '--filter',
    `label=io.kotlin-bench.role=${role}`
  )
    .split('\n')
    .filter(line => line !== '')

/** The gateways that run now for a role. */
export const gatewaysOf = (role = 'agent'): string[] => labelled(`${role}-gateway`)

/** A network of the test's own, which stands for a part of the world. */
export const newWorld = (subnet: string, ...args: readonly string[]): string => {
  const name = `kotlin-bench-world-${process.pid}-${networks.length}`
  const id = call('network', 'create', '--subnet', subnet, ...args, name)
  networks.push(id)
  return id
}

/**
 * The internet, as far as a machine without one can have it: a network with addresses that are none of
 * the private ones. A gateway that is let into it reaches it as it would reach the true one.
 */
export const newOutside = () => {
  const base = `25.${(process.pid >> 8) & 255}.${process.pid & 255}`
  return {
    network: newWorld(`${base}.0/28`),
    address: (last: number) => `${base}.${last}`,
    block: `${base}.0/28`
  }
}

export interface Place {
  network: string
  ip?: string
  alias?: string
}

/** Lets a container, a gateway's for instance, into a part of the world. */
export const letInto = (container: string, { network, alias }: Place): void => {
  call('network', 'connect', ...(alias === undefined ? [] : ['--alias', alias]), network, container)
}

const placeArguments = ({ network, ip, alias }: Place): string[] => [
  ...['--network', network],
  ...(ip === undefined ? [] : ['--ip', ip]),
  ...(alias === undefined ? [] : ['--network-alias', alias])
]

/** Starts a server; gives its container's id once it says that it listens. */
export const serve = async (place: Place, program: string): Promise<string> => {
  const id = call(
    ...['run', '--detach', ...placeArguments(place), '--entrypoint', 'node', await gatewayImage()],
    ...['--input-type=module', '--eval', `${PRELUDE}\n${program}`]
  )
  containers.push(id)
  for (let tries = 0; tries < 100; tries += 1) {
    if (call('logs', id).includes('listening')) return id
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`the server does not listen: ${call('logs', id)}`)
}

/** What a server has said since it listens, line by line. */
export const saidBy = (id: string): string[] =>
  call('logs', id)
    .split('\n')
    .filter(line => line !== '' && line !== 'listening')

/** What a program in a container came to: what it gave to `result`, by name. */
export type Outcome = Readonly<Record<string, string>>

const run = async (
  where: readonly string[],
  {
    program,
    env,
    command
  }: { program: string; env: Readonly<Record<string, string>>; command?: readonly string[] }
): Promise<string> => {
  const args = [
    ...['run', '--rm', '--interactive', ...where],
    // As a phase's container is started.
    ...['--cap-drop', 'NET_RAW', '--cap-drop', 'NET_ADMIN'],
    ...Object.keys(env).flatMap(name => ['--env', name]),
    ...(command ?? ['--entrypoint', 'node', await gatewayImage(), '--input-type=module', '-'])
  ]
  return new Promise((resolve, reject) => {
    const child = spawn('docker', args, { env: { ...process.env, ...env } })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString()
    })
    child.once('error', reject)
    child.once('close', code => {
      if (code === 0) resolve(stdout)
      else reject(new Error(`the program ended with ${code}: ${stderr}${stdout}`))
    })
    child.stdin.end(program)
  })
}

const outcomeOf = (text: string): Outcome =>
  Object.fromEntries(
    text
      .split('\n')
      .filter(line => line.startsWith('{'))
      .map(line => Object.values(JSON.parse(line) as Record<string, string>))
  )

/** Runs a program (JavaScript, with what the prelude has) where nothing is in its way. */
export const inTheOpen = async (
  place: Place,
  program: string,
  env: Readonly<Record<string, string>> = {}
): Promise<Outcome> => outcomeOf(await run(placeArguments(place), { program: `${PRELUDE}\n${program}`, env }))

/** Runs the same program where an agent would be. */
export const inSandbox = async (
  { network, env: settings }: Sandbox,
  program: string,
  env: Readonly<Record<string, string>> = {}
): Promise<Outcome> =>
  outcomeOf(
    await run(['--network', network], { program: `${PRELUDE}\n${program}`, env: { ...settings, ...env } })
  )

/** Runs a command of another image where an agent would be; gives its output. */
export const commandIn = (
  { network, env }: Sandbox,
  { image: name, command, entrypoint }: { image: string; command: readonly string[]; entrypoint: string }
): Promise<string> =>
  run(['--network', network], { program: '', env, command: ['--entrypoint', entrypoint, name, ...command] })
