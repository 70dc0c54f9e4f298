import type { Docker } from '../engine/docker.js'
import { createNetwork, removeNetworks } from '../engine/network.js'
import { once } from '../text/single-flight.js'
import { holderFault } from './holder-container.js'
import { type Debris, endOf, establish, type JobNetwork } from './phase-network.js'
import type { OpenOptions, Sandbox, SandboxEnd, Sandboxes, SandboxSpec, WayOut } from './sandbox.js'
import { surveyEngine } from './survey.js'

export interface SandboxesContext extends WayOut {
  docker: Docker
  /** What everything is labelled with. */
  jobId: string
  /** The id of the gateway's image, once it is there; asked only where something has to be started. */
  gatewayImage: () => Promise<string>
  /** Seconds since the epoch after which any later run may reap what is made now. */
  expiresAt: () => number
  signal: AbortSignal
}

/** A phase that may reach nothing and nobody needs no more than the engine's own `none`. */
const nothing = ({ policy }: SandboxSpec): Sandbox => {
  const end: SandboxEnd = { network: { policy, probe: [], hosts: [] }, account: null, trajectory: null }
  return {
    network: 'none',
    env: {},
    model: null,
    probe: [],
    onLimit: () => {},
    onGone: () => {},
    fault: async () => null,
    account: async () => null,
    changeTo: () => Promise.reject(new Error('a network that will change has to be opened as such')),
    close: async () => end
  }
}

/** Opens the networks of one job. */
export const createSandboxes = (context: SandboxesContext): Sandboxes => {
  const { docker, jobId } = context
  const opening = new Set<Promise<Sandbox>>()
  const opened = new Set<Sandbox>()
  const removals = new Set<Promise<void>>()
  const surveys = new Set<Promise<unknown>>()
  const outwardIds: string[] = []

  const jobNetwork: JobNetwork = {
    ...context,
    outward: once(async () => {
      const labels = { jobId, role: 'outward', expiresAt: context.expiresAt() }
      const network = await createNetwork(docker, { kind: 'outward', ...labels })
      outwardIds.push(network.id)
      return network
    }),
    survey: once(() => {
      const survey = context
        .gatewayImage()
        .then(image => surveyEngine(docker, { image, jobId, expiresAt: context.expiresAt() }))
      surveys.add(survey)
      return survey
    })
  }

  /** What cannot be removed now is reaped at the job's end. */
  const remove = async ({ containers, networks }: Debris): Promise<void> => {
    if (containers.length > 0) await docker.call(['rm', '--force', '--volumes', ...containers])
    await removeNetworks(docker, networks).catch(() => {})
  }
  /** Nobody has to wait for it before the job's end. */
  const removeInBackground = (debris: Debris): void => {
    const removal = remove(debris)
      .catch(() => {})
      .finally(() => removals.delete(removal))
    removals.add(removal)
  }

  const start = async (spec: SandboxSpec, willChange: boolean): Promise<Sandbox> => {
    const debris: Debris = { containers: [], networks: [] }
    let phase = await establish(jobNetwork, spec, { before: null, willChange, debris }).catch(
      async thrown => {
        await remove(debris).catch(() => {})
        throw thrown
      }
    )
    let closing: Promise<SandboxEnd> | undefined

    const sandbox: Sandbox = {
      network: `container:${phase.holder}`,
      get env() {
        return phase.env
      },
      get model() {
        return phase.model
      },
      get probe() {
        return phase.probe
      },
      onLimit: listener => phase.gateway?.onLimit(listener),
      onGone: listener => phase.gateway?.onGone(listener),
      fault: async () => phase.gateway?.fault() ?? (await holderFault(docker, phase.holder)),
      async account() {
        if (phase.gateway === null || phase.gateway.fault()) return null
        const answer = await phase.gateway.ask({ op: 'account' }).catch(() => null)
        return answer?.account ?? null
      },
      async changeTo(next) {
        const end = await endOf(phase)
        phase = await establish(jobNetwork, next, { before: phase, willChange, debris })
        return end
      },
      close() {
        opened.delete(sandbox)
        closing ??= endOf(phase).finally(() => removeInBackground(debris))
        return closing
      }
    }
    opened.add(sandbox)
    return sandbox
  }

  return {
    async open(spec, { willChange = false }: OpenOptions = {}) {
      const isNothing = spec.policy.mode === 'no-network' && spec.providers.length === 0
      if (isNothing && !willChange) return nothing(spec)
      const started = start(spec, willChange)
      opening.add(started)
      return started.finally(() => opening.delete(started))
    },
    async close() {
      await Promise.allSettled(opening)
      // A phase that was interrupted has not waited for it, and its containers would outlive the job.
      await Promise.allSettled(surveys)
      await Promise.allSettled([...opened].map(sandbox => sandbox.close()))
      await Promise.all(removals)
      await removeNetworks(docker, outwardIds)
    }
  }
}
