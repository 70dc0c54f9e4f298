import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { FaultError } from '../contracts/errors.js'
import { oncePerKey } from '../text/single-flight.js'
import type { CallResult, Docker } from './docker.js'
import { engineFailure, lastLines } from './engine-failure.js'
import { labelArguments } from './labels.js'

/**
 * `internal` has no way out and no address on the host: its containers reach each other and nothing
 * else. `outward` leads out as the engine's default network does, and its containers do not reach each
 * other.
 */
export type NetworkKind = 'internal' | 'outward'

export interface NetworkSpec {
  kind: NetworkKind
  jobId: string
  /** What the network is for; stands in a label and in its name. */
  role: string
  /** Seconds since the epoch after which any later run may reap it. */
  expiresAt: number
}

export interface Network {
  id: string
  /** Its block of IPv4 addresses, as in `172.20.0.0/16`. */
  block: string
}

/** The first engine that knows a bridge without an address of its own by this name. */
const FIRST_ENGINE_WITH_ISOLATED = 28

const options = (...pairs: readonly string[]): string[] =>
  pairs.flatMap(pair => ['--opt', `com.docker.network.bridge.${pair}`])

/**
 * The arguments that keep a kind of network in bounds. Which of the two ways to leave the host out goes by the
 * engine's version, since each engine takes the other's option without a word and without effect.
 * @param serverVersion as the engine tells it, such as `28.2.2`
 */
export const kindArguments = (kind: NetworkKind, serverVersion: string): string[] => {
  if (kind === 'outward') return options('enable_icc=false')
  const isOld = Number.parseInt(serverVersion, 10) < FIRST_ENGINE_WITH_ISOLATED
  return ['--internal', ...options(isOld ? 'inhibit_ipv4=true' : 'gateway_mode_ipv4=isolated')]
}

/** All blocks that the engine may take by itself are taken: by default that is after some thirty networks. */
const POOL_IS_EMPTY =
  /non-overlapping ipv4 address pool|predefined address pools have been fully subnetted|no available (network|subnet|address pool)/i
const OVERLAPS = /overlaps/i
const POOL_TRIES = 8

/** A trial's own network has two containers, the one that leads out has some of every trial. */
const PREFIX: Readonly<Record<NetworkKind, number>> = { internal: 28, outward: 24 }

/** A block within 198.18.0.0/15, which is for tests of network devices and so in no real network. */
export const randomBlock = (kind: NetworkKind, random: (below: number) => number = randomInt): string => {
  const prefix = PREFIX[kind]
  const offset = random(2 ** (prefix - 15)) * 2 ** (32 - prefix)
  return `198.${18 + (offset >> 16)}.${(offset >> 8) & 255}.${offset & 255}/${prefix}`
}

const serverVersions = oncePerKey<Docker, string>()

/** The version of the engine behind a command line, asked once. */
const serverVersion = (docker: Docker): Promise<string> =>
  serverVersions.get(docker, () => docker.text(['version', '--format', '{{.Server.Version}}']))

const inspectSchema = z.array(z.object({ Subnet: z.string() }))

const blockOf = async (docker: Docker, id: string): Promise<string> => {
  const text = await docker.text(['network', 'inspect', '--format', '{{json .IPAM.Config}}', id])
  const block = inspectSchema.parse(JSON.parse(text)).find(({ Subnet }) => !Subnet.includes(':'))
  if (block) return block.Subnet
  throw new FaultError('infrastructure', 'engine-network', `The engine gave a network no IPv4 block: ${text}`)
}

const failure = (kind: NetworkKind, args: readonly string[], result: CallResult): FaultError => {
  if (!/unsupported|not supported|unknown|invalid/i.test(result.stderr)) return engineFailure(args, result)
  return new FaultError(
    'infrastructure',
    'sandbox-unsupported',
    `The engine cannot make an ${kind} network: ${lastLines(result.stderr)}. Run with an engine that has Docker's bridge networks, version 20.10 or later.`
  )
}

/**
 * Makes a network. Where the engine has no block of addresses left it is given one.
 * @throws FaultError `infrastructure`: `network-pool-exhausted`, or `sandbox-unsupported` where the
 *   engine does not know such networks
 */
export const createNetwork = async (docker: Docker, spec: NetworkSpec): Promise<Network> => {
  const args = [
    ...['network', 'create', '--driver', 'bridge', '--ipv6=false'],
    ...kindArguments(spec.kind, await serverVersion(docker)),
    ...(await labelArguments(spec))
  ]
  const name = () => `kotlin-bench-${spec.role}-${randomInt(2 ** 47).toString(36)}`
  const create = (extra: readonly string[]) => docker.call([...args, ...extra, name()])
  let result = await create([])
  if (result.exitCode !== 0 && !POOL_IS_EMPTY.test(result.stderr)) throw failure(spec.kind, args, result)
  for (let tries = 0; result.exitCode !== 0 && tries < POOL_TRIES; tries += 1) {
    result = await create(['--subnet', randomBlock(spec.kind)])
    if (result.exitCode !== 0 && !OVERLAPS.test(result.stderr)) throw failure(spec.kind, args, result)
  }
  if (result.exitCode !== 0) {
    throw new FaultError(
      'infrastructure',
      'network-pool-exhausted',
      'The engine has no addresses left for another network. Remove networks that nobody uses (`docker network prune`), or give it more by `default-address-pools` in its daemon.json.'
    )
  }
  const id = result.stdout.toString('utf8').trim()
  return { id, block: await blockOf(docker, id) }
}

/** Puts a container, running or not, on a network as well. */
export const connectNetwork = async (
  docker: Docker,
  { network, container, alias }: { network: string; container: string; alias?: string }
): Promise<void> => {
  const names = alias === undefined ? [] : ['--alias', alias]
  await docker.text(['network', 'connect', ...names, network, container])
}

/** Takes a container off a network, as if a cable were pulled. */
export const disconnectNetwork = async (
  docker: Docker,
  network: string,
  container: string
): Promise<void> => {
  await docker.text(['network', 'disconnect', '--force', network, container])
}

/** Removes networks. One that is gone already is as good as removed. */
export const removeNetworks = async (docker: Docker, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const args = ['network', 'rm', ...ids]
  const result = await docker.call(args)
  if (result.exitCode !== 0 && !/no such network|not found/i.test(result.stderr))
    throw engineFailure(args, result)
}
