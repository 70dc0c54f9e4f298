import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { FaultError } from '../contracts/errors.js'
import type { GatewayConfigInput } from '../contracts/gateway/config.js'
import { type ControlAnswer, type GatewayReady, gatewayLineSchema } from '../contracts/gateway/control.js'
import type { GatewayProvider } from '../contracts/gateway/provider.js'
import type { Docker } from '../engine/docker.js'
import { lastLines } from '../engine/engine-failure.js'
import { labelArguments } from '../engine/labels.js'
import { connectNetwork } from '../engine/network.js'
import { parseJson } from '../text/parse-json.js'
import { relayToHost } from './gateway/relay/relay-host.js'
import { ANSWER_MS, createGatewayQuestions, type GatewayQuestion } from './gateway-questions.js'
import { type OneTimeEvent, oneTimeEvent } from './one-time-event.js'
import type { LimitReached } from './sandbox.js'

export interface GatewayContainerSpec {
  image: string
  jobId: string
  role: string
  expiresAt: number
  /** The network that leads out. */
  outward: string
  /** The phase's own, which has no other way out. */
  internal: string
  /** Goes to its standard input, keys included, and nowhere else. */
  config: GatewayConfigInput
  /** Those of its providers that are on this machine's own loopback. */
  relayed: readonly GatewayProvider[]
}

/** A gateway that runs, as the host sees it. */
export interface GatewayContainer {
  id: string
  ready: GatewayReady
  /** Why it ended by itself; null while it runs and after it was stopped. */
  fault(): FaultError | null
  onLimit(listener: (limit: LimitReached) => void): void
  onGone(listener: (fault: FaultError) => void): void
  /** @throws FaultError `gateway-gone` where there is nobody to ask any more */
  ask(question: GatewayQuestion): Promise<ControlAnswer>
  /** Stops it; its container stays until it is removed. */
  stop(): Promise<void>
}

const READY_MS = 30_000

/** No rights, no files, no more memory than a gateway needs; its output is read and not logged. */
const CONFINED = [
  ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--user', '65534:65534'],
  ...['--read-only', '--tmpfs', '/tmp', '--memory', '1g', '--pids-limit', '256', '--log-driver', 'none']
]

const createArguments = (spec: GatewayContainerSpec, labels: readonly string[]): string[] => [
  'create',
  '--interactive',
  ...labels,
  ...['--network', spec.outward],
  ...CONFINED,
  spec.image
]

const RELAY_PAUSE_MS = 500

/** What a gateway that starts comes to: it listens, or there is a reason why not, such as the time. */
const firstOf = (
  ready: OneTimeEvent<GatewayReady>,
  gone: OneTimeEvent<FaultError>
): Promise<GatewayReady | FaultError> =>
  new Promise(resolve => {
    const timer = setTimeout(() => {
      resolve(
        new FaultError('infrastructure', 'gateway-failed', "The gateway's container does not start in time.")
      )
    }, READY_MS)
    const settle = (outcome: GatewayReady | FaultError) => {
      clearTimeout(timer)
      resolve(outcome)
    }
    ready.on(settle)
    gone.on(settle)
  })

/** Carries model requests to this machine's loopback for as long as the gateway runs. */
const carryRelay = async (
  docker: Docker,
  way: { container: string; provider: GatewayProvider; isOver: () => boolean }
): Promise<void> => {
  const { id, baseUrl } = way.provider
  while (!way.isOver()) {
    const output = new PassThrough()
    const attached = docker.stream(
      ['exec', '--interactive', way.container, 'node', '/gateway/index.js', 'relay', id],
      { input: output }
    )
    const mux = relayToHost({ input: attached.stdout, output, baseUrl })
    await attached.done
    mux.close()
    if (!way.isOver()) await sleep(RELAY_PAUSE_MS)
  }
}

/**
 * Starts a gateway between two networks and waits until it listens.
 * @param onCreated gets the container's id as soon as there is one, for whoever has to remove it
 * @throws FaultError `infrastructure` `gateway-failed` with what it says
 */
export const startGatewayContainer = async (
  docker: Docker,
  spec: GatewayContainerSpec,
  onCreated: (id: string) => void
): Promise<GatewayContainer> => {
  const labels = await labelArguments({ ...spec, role: `${spec.role}-gateway` })
  const id = await docker.text(createArguments(spec, labels))
  onCreated(id)
  await connectNetwork(docker, { network: spec.internal, container: id, alias: 'gateway' })

  const input = new PassThrough()
  const started = docker.stream(['start', '--attach', '--interactive', id], { input })
  const ready = oneTimeEvent<GatewayReady>()
  const gone = oneTimeEvent<FaultError>()
  const limit = oneTimeEvent<LimitReached>()
  const questions = createGatewayQuestions(line => input.write(`${line}\n`))
  let failure = ''
  let isStopping = false

  const stopped = () => new FaultError('infrastructure', 'gateway-gone', 'The gateway has ended.')
  const lines = createInterface({ input: started.stdout })
  lines.on('line', line => {
    const parsed = gatewayLineSchema.safeParse(parseJson(line))
    if (!parsed.success) return
    switch (parsed.data.event) {
      case 'ready':
        return ready.happen(parsed.data)
      case 'failed':
        failure = parsed.data.message
        return
      case 'limit-reached':
        return limit.happen(parsed.data.limit)
      case 'answer':
        return questions.answer(parsed.data)
    }
  })
  const ended = started.done.then(({ exitCode, stderr }) => {
    questions.failAll(stopped())
    if (isStopping) return
    const said = failure || lastLines(stderr) || `exit code ${exitCode}`
    const [code, how] = ready.value
      ? (['gateway-gone', 'ended while it was in use'] as const)
      : (['gateway-failed', 'did not start'] as const)
    gone.happen(new FaultError('infrastructure', code, `The gateway's container ${how}: ${said}`))
  })
  ended.catch(() => {})
  input.write(`${JSON.stringify(spec.config)}\n`)

  const waited = await firstOf(ready, gone)
  if (waited instanceof FaultError) {
    isStopping = true
    started.stop()
    throw waited
  }

  // What cannot be carried is told to whoever asks, by the gateway.
  const isOver = (): boolean => isStopping || gone.value !== undefined
  for (const provider of spec.relayed) carryRelay(docker, { container: id, provider, isOver }).catch(() => {})

  const ask = async (question: GatewayQuestion): Promise<ControlAnswer> => {
    if (gone.value || isStopping) throw gone.value ?? stopped()
    if (question.op === 'stop') isStopping = true
    return questions.ask(question)
  }
  return {
    id,
    ready: waited,
    fault: () => gone.value ?? null,
    onLimit: limit.on,
    onGone: gone.on,
    ask,
    async stop() {
      isStopping = true
      // Nobody's gateway serves nobody: the end of its input ends it.
      input.end()
      const timer = setTimeout(() => started.stop(), ANSWER_MS)
      await ended.catch(() => {})
      clearTimeout(timer)
    }
  }
}
