import type { Docker } from '../engine/docker.js'
import { removeNetworks } from '../engine/network.js'
import { holderFault } from './holder-container.js'
import { type Debris, endOf, establish, type JobNetwork } from './phase-network.js'
import type { Sandbox, SandboxEnd, SandboxSpec } from './sandbox.js'

/** Removes what a phase's network was made of. A network that cannot be removed now is reaped at the job's end. */
export const removeDebris = async (docker: Docker, { containers, networks }: Debris): Promise<void> => {
  if (containers.length > 0) await docker.call(['rm', '--force', '--volumes', ...containers])
  await removeNetworks(docker, networks).catch(() => {})
}

/**
 * Opens the network of one phase, and of those that come after it for the same container.
 * @param discard gets all that was made, once the last phase is over
 * @throws FaultError as {@link establish} does; nothing of it is left then
 */
export const openPhase = async (
  jobNetwork: JobNetwork,
  spec: SandboxSpec,
  {
    willChange,
    discard,
    onClose
  }: { willChange: boolean; discard: (debris: Debris) => void; onClose: () => void }
): Promise<Sandbox> => {
  const { docker } = jobNetwork
  const debris: Debris = { containers: [], networks: [] }
  let phase = await establish(jobNetwork, spec, { before: null, willChange, debris }).catch(async thrown => {
    await removeDebris(docker, debris).catch(() => {})
    throw thrown
  })
  let closing: Promise<SandboxEnd> | undefined

  return {
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
      onClose()
      closing ??= endOf(phase).finally(() => discard(debris))
      return closing
    }
  }
}
