import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { FaultError } from '../contracts/errors.js'
import {
  type ControlAnswer,
  type ControlRequest,
  type GatewayConfigInput,
  type GatewayProvider,
  type GatewayReady,
  gatewayLineSchema
} from '../contracts/gateway.js'
import type { Docker } from '../engine/docker.js'
import { lastLines } from '../engine/engine-failure.js'
import { labelArguments } from '../engine/labels.js'
import { connectNetwork } from '../engine/network.js'
import { parseJson } from './gateway/json-values.js'
import { relayToHost } from './gateway/relay/relay-host.js'
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

type RequestOf<Op> = Op extends { id: number } ? Omit<Op, 'id'> : never

/** A gateway that runs, as the host sees it. */
export interface GatewayContainer {
  id: string
  ready: GatewayReady
  /** Why it ended by itself; null while it runs and after it was stopped. */
  fault(): FaultError | null
  onLimit(listener: (limit: LimitReached) => void): void
  onGone(listener: (fault: FaultError) => void): void
  /** @throws FaultError `gateway-gone` where there is nobody to ask any more */
  ask(request: RequestOf<ControlRequest>): Promise<ControlAnswer>
  /** Stops it; its container stays until it is removed. */
  stop(): Promise<void>
}

const READY_MS = 30_000
const ANSWER_MS = 15_000

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

/** A listener that is called once, also when it comes after what it listens for. */
const once = <Value>() => {
  let value: { of: Value } | undefined
  const listeners: Array<(value: Value) => void> = []
  return {
    happen(of: Value) {
      if (value) return
      value = { of }
      for (const listener of listeners) listener(of)
    },
    on(listener: (value: Value) => void) {
      if (value) listener(value.of)
      else listeners.push(listener)
    },
    get value() {
      return value?.of
    }
  }
}

const RELAY_PAUSE_MS = 500

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
  const ready = once<GatewayReady>()
  const gone = once<FaultError>()
  const limit = once<LimitReached>()
  const asked = new Map<number, { answer(answer: ControlAnswer): void; fail(fault: FaultError): void }>()
  let failure = ''
  let isStopping = false
  let lastId = 0

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
        if (parsed.data.id !== null) asked.get(parsed.data.id)?.answer(parsed.data)
    }
  })
  const ended = started.done.then(({ exitCode, stderr }) => {
    for (const { fail } of [...asked.values()]) fail(stopped())
    if (isStopping) return
    const said = failure || lastLines(stderr) || `exit code ${exitCode}`
    const [code, how] = ready.value
      ? (['gateway-gone', 'ended while it was in use'] as const)
      : (['gateway-failed', 'did not start'] as const)
    gone.happen(new FaultError('infrastructure', code, `The gateway's container ${how}: ${said}`))
  })
  ended.catch(() => {})
  input.write(`${JSON.stringify(spec.config)}\n`)

  const waited = await new Promise<GatewayReady | FaultError>(resolve => {
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
  if (waited instanceof FaultError) {
    isStopping = true
    started.stop()
    throw waited
  }

  /** Carries model requests to this machine's loopback for as long as the gateway runs. */
  const relay = async ({ id: provider, baseUrl }: GatewayProvider): Promise<void> => {
    while (!isStopping && gone.value === undefined) {
      const output = new PassThrough()
      const attached = docker.stream(
        ['exec', '--interactive', id, 'node', '/gateway/index.js', 'relay', provider],
        {
          input: output
        }
      )
      const mux = relayToHost({ input: attached.stdout, output, baseUrl })
      await attached.done
      mux.close()
      if (!isStopping) await sleep(RELAY_PAUSE_MS)
    }
  }
  // What cannot be carried is told to whoever asks, by the gateway.
  for (const provider of spec.relayed) relay(provider).catch(() => {})

  const ask: GatewayContainer['ask'] = request =>
    new Promise((resolve, reject) => {
      if (gone.value || isStopping) return reject(gone.value ?? stopped())
      if (request.op === 'stop') isStopping = true
      lastId += 1
      const number = lastId
      const timer = setTimeout(() => {
        asked.delete(number)
        reject(new FaultError('infrastructure', 'gateway-gone', 'The gateway does not answer any more.'))
      }, ANSWER_MS)
      const settled = () => {
        clearTimeout(timer)
        asked.delete(number)
      }
      asked.set(number, {
        answer(answer) {
          settled()
          resolve(answer)
        },
        fail(fault) {
          settled()
          reject(fault)
        }
      })
      input.write(`${JSON.stringify({ ...request, id: number })}\n`)
    })
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
