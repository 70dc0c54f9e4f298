import { Readable } from 'node:stream'
import { FaultError } from '../contracts/errors.js'
import type { ProbeFinding } from '../contracts/network.js'
import type { Docker } from '../engine/docker.js'
import { engineFailure } from '../engine/engine-failure.js'
import { labelArguments } from '../engine/labels.js'
import { parseJson } from '../text/parse-json.js'
import { type HolderRequest, holderAnswerSchema } from './holder/request.js'

export interface HolderSpec {
  image: string
  jobId: string
  role: string
  expiresAt: number
  network: string
  /** Whether the engine's resolver is to have nobody to ask, in this phase and all that follow. */
  withoutNames: boolean
}

/** An address for documentation; the engine's resolver gets no answer from it, whatever it is asked. */
const NO_NAME_SERVER = '192.0.2.1'

/**
 * The container that holds a network does nothing. It may set routes, and no other container in the
 * same network can: rights are by container, and its processes are not seen from there.
 */
const CONFINED = [
  ...['--cap-drop', 'ALL', '--cap-add', 'NET_ADMIN', '--security-opt', 'no-new-privileges'],
  ...['--memory', '256m', '--pids-limit', '64', '--log-driver', 'none']
]

/** Starts the container that holds a phase's network; gives its id. */
export const startHolder = async (docker: Docker, spec: HolderSpec): Promise<string> => {
  const labels = await labelArguments({ ...spec, role: `${spec.role}-network` })
  return docker.text([
    ...['run', '--detach', ...labels, '--network', spec.network],
    ...(spec.withoutNames ? ['--dns', NO_NAME_SERVER] : []),
    ...CONFINED,
    ...['--entrypoint', 'sleep', spec.image, 'infinity']
  ])
}

/** Why a phase's network is no more: nobody in it can end what holds it. Null while it stands. */
export const holderFault = async (docker: Docker, holder: string): Promise<FaultError | null> => {
  const result = await docker.call(['inspect', '--format', '{{.State.Running}}', holder])
  if (result.exitCode === 0 && result.stdout.toString('utf8').trim() === 'true') return null
  return new FaultError(
    'infrastructure',
    'network-gone',
    "The container that holds the phase's network was ended from outside while it was in use."
  )
}

const FENCE_MS = 60_000

async function* oneOf(text: Promise<string>): AsyncGenerator<string> {
  yield await text
}

/**
 * Sets the routes of a held network and tries them from inside.
 * @param request asked while the program that obeys it starts
 * @throws FaultError `infrastructure` `sandbox-unsupported` where they cannot be set
 */
export const fenceHolder = async (
  docker: Docker,
  holder: string,
  request: () => Promise<HolderRequest>
): Promise<ProbeFinding[]> => {
  const args = ['exec', '--interactive', holder, 'node', '/gateway/index.js', 'fence']
  const asked = request().then(value => JSON.stringify(value))
  // Told below, once the program has ended.
  asked.catch(() => {})
  const result = await docker.call(args, { input: Readable.from(oneOf(asked)), timeoutMs: FENCE_MS })
  await asked
  const answer = holderAnswerSchema.safeParse(parseJson(result.stdout.toString('utf8')))
  if (result.exitCode !== 0 || !answer.success) throw engineFailure(args, result)
  if (answer.data.event === 'fenced') return answer.data.findings
  throw new FaultError(
    'infrastructure',
    'sandbox-unsupported',
    `The engine cannot hold the phase's network policy, since its routes cannot be set: ${answer.data.message.trim()}. It takes a Linux kernel 4.17 or later with policy routing, and a container that may have NET_ADMIN.`
  )
}

/**
 * Makes sure that a network is as its policy has it.
 * @throws FaultError `infrastructure`: `sandbox-leaks` or `gateway-failed`, with target and ending
 */
export const requireHeld = (role: string, findings: readonly ProbeFinding[]): void => {
  const broken = findings.filter(({ held }) => !held)
  const leaks = broken.filter(({ expected }) => expected === 'refused')
  const text = (found: readonly ProbeFinding[]) =>
    found.map(({ target, how }) => `${target} (${how})`).join(', ')
  if (leaks.length > 0) {
    throw new FaultError(
      'infrastructure',
      'sandbox-leaks',
      `The network of the ${role}'s container is open where it must not be: it reaches ${text(leaks)}. Nothing was run in it.`
    )
  }
  if (broken.length > 0) {
    throw new FaultError(
      'infrastructure',
      'gateway-failed',
      `The gateway does not answer from within the network of the ${role}'s container: ${text(broken)}.`
    )
  }
}
