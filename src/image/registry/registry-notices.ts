import type { ProgressListener } from '../../contracts/progress.js'
import { hiddenRemedy } from './denied.js'
import { type Registry, remoteName } from './registry.js'

/** What the user hears of registries, each thing once however many images ask at the same time. */
export interface RegistryNotices {
  /** `ofWorkflow`: what a workflow shows beside its log. */
  notice(message: string, options?: { ofWorkflow?: boolean }): void
  /** By the first image alone. */
  tellHidden(registry: Registry, image: string, status: number): void
}

/** Nothing told yet. */
export const createRegistryNotices = (listener: ProgressListener): RegistryNotices => {
  const told = new Set<string>()
  const hides = new Set<Registry>()
  const notice: RegistryNotices['notice'] = (message, { ofWorkflow = false } = {}) => {
    if (told.has(message)) return
    told.add(message)
    listener({ type: 'notice', message, ofWorkflow })
  }
  return {
    notice,
    tellHidden(registry, image, status) {
      if (hides.has(registry)) return
      hides.add(registry)
      notice(
        `The registry ${registry.name} shows ${remoteName(registry, image).whole} to no one or not to this login (status ${status}). ${hiddenRemedy(registry)}`
      )
    }
  }
}
