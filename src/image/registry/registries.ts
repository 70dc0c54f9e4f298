import pLimit from 'p-limit'
import { errorMessage, FaultError } from '../../contracts/errors.js'
import type { FaultCode } from '../../contracts/fault-codes.js'
import { lastLines } from '../../engine/engine-failure.js'
import type { LocalImage } from '../local-image.js'
import { deniedRemedy, type PushPlace } from './denied.js'
import type { Registry } from './registry.js'
import { createRegistryNotices } from './registry-notices.js'
import { createTransfers, type TransferContext } from './transfers.js'

/** Pulls and pushes at a time; the engine carries several layers of each at once. */
const TRANSFERS = 4

export interface RegistriesContext extends TransferContext {
  /** In the order in which they are asked; the first is the one that is written. */
  registries: readonly Registry[]
  /** Whether what is missing in the first is pushed there. */
  push: boolean
  place: PushPlace
}

export interface Registries {
  /** Names of all, for messages. */
  names: readonly string[]
  /**
   * The image with this key, under its local name, from the first registry that has it; undefined
   * where none that answers does.
   * @throws FaultError `infrastructure` where the engine cannot keep it, as on a full disk
   */
  pull(image: string, key: string): Promise<(LocalImage & { registry: string }) | undefined>
  /** Whether the first registry is written to; false as well once it has refused or does not answer. */
  areWritten(): boolean
  /** Puts an image into the first registry unless it is there. What goes wrong is told, and no error. */
  push(image: string, local: LocalImage & { key: string }): Promise<void>
}

const isDenied = (said: string): boolean =>
  /denied|unauthorized|forbidden|authentication required|no basic auth|insufficient_scope|\b40[13]\b/i.test(
    said
  )

/** What is the machine's own fault stays that, whichever registry was asked. */
const OWN: ReadonlySet<FaultCode> = new Set<FaultCode>([
  'disk-full',
  'engine-unreachable',
  'engine-denied',
  'host-out-of-memory'
])

/** Opens the registries of one run. */
export const createRegistries = (context: RegistriesContext): Registries => {
  const { signal } = context
  const { notice, tellHidden } = createRegistryNotices(context.listener)
  const transfers = createTransfers(context)
  const limit = pLimit(TRANSFERS)
  const leftOut = new Set<Registry>()
  const first = context.push ? context.registries[0] : undefined
  let mayPush = first !== undefined

  /** One notice a registry, however many ask it at the same time. */
  const leaveOut = (registry: Registry, why: string) => {
    if (leftOut.has(registry)) return
    leftOut.add(registry)
    notice(`The registry ${registry.name} is left out from here on: ${why}`, { ofWorkflow: true })
  }

  const tryPull = async (registry: Registry, image: string, key: string): Promise<LocalImage | undefined> => {
    try {
      const manifest = await transfers.manifest(registry, image, key)
      if (manifest.kind === 'denied') tellHidden(registry, image, manifest.status)
      if (manifest.kind !== 'found') return undefined
      return await transfers.pull({ registry, image, key, digest: manifest.digest }, notice)
    } catch (thrown) {
      signal.throwIfAborted()
      if (!(thrown instanceof FaultError) || OWN.has(thrown.code)) throw thrown
      leaveOut(registry, thrown.message)
      return undefined
    }
  }

  return {
    names: context.registries.map(({ name }) => name),
    areWritten: () => first !== undefined && mayPush && !leftOut.has(first),
    async pull(image, key) {
      for (const registry of context.registries) {
        if (leftOut.has(registry)) continue
        const pulled = await limit(() => tryPull(registry, image, key))
        if (pulled) return { ...pulled, registry: registry.name }
      }
      return undefined
    },
    async push(image, local) {
      if (first === undefined) return
      await limit(async () => {
        if (!mayPush || leftOut.has(first)) return
        try {
          await transfers.push(first, image, local)
        } catch (thrown) {
          signal.throwIfAborted()
          mayPush = false
          const said = lastLines(errorMessage(thrown), 2)
          const remedy = isDenied(said) ? ` ${deniedRemedy(first, context.place)}` : ''
          notice(`Nothing more is pushed to ${first.name}, the run goes on without: ${said}${remedy}`, {
            ofWorkflow: true
          })
        }
      })
    }
  }
}

/** No registry at all: everything is built here. */
export const noRegistries: Registries = {
  names: [],
  pull: async () => undefined,
  areWritten: () => false,
  push: async () => {}
}
