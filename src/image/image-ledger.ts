import type { LocalImage } from './local-image.js'

/** Which images a run has used, by name. */
export interface ImageLedger {
  note(name: string, image: Pick<LocalImage, 'id' | 'digests'>): void
  /** The digest by which a registry knows each, else the engine's own id. */
  digests(wanted: (name: string) => boolean): Record<string, string>
}

export const createLedger = (): ImageLedger => {
  const used = new Map<string, string>()
  return {
    note: (name, { id, digests }) => void used.set(name, digests[0] ?? id),
    digests: wanted => Object.fromEntries([...used].filter(([name]) => wanted(name)).sort())
  }
}

/** Whether an image is no task's own, but what every trial of a run uses: the gateway's and the agent's. */
export const isShared = (name: string): boolean => /^kotlin-bench\/(gateway|agent-[^/]*):/.test(name)

/** Keeps nothing. */
export const noLedger: ImageLedger = { note: () => {}, digests: () => ({}) }
