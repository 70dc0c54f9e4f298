import type { Docker } from '../engine/docker.js'
import { createNetwork, removeNetworks } from '../engine/network.js'
import { once } from '../text/single-flight.js'
import { openPhase, removeDebris } from './open-phase.js'
import type { Debris, JobNetwork } from './phase-network.js'
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

  /** Nobody has to wait for it before the job's end. */
  const removeInBackground = (debris: Debris): void => {
    const removal = removeDebris(docker, debris)
      .catch(() => {})
      .finally(() => removals.delete(removal))
    removals.add(removal)
  }

  const start = async (spec: SandboxSpec, willChange: boolean): Promise<Sandbox> => {
    const sandbox = await openPhase(jobNetwork, spec, {
      willChange,
      discard: removeInBackground,
      onClose: () => opened.delete(sandbox)
    })
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
