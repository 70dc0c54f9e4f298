import type { LocalImage } from './local-image.js'

/** What an image is known by: the engine's id, and the digests that registries have for it. */
export type KnownImage = Pick<LocalImage, 'id' | 'digests'>

/** Which images a run has used, by name. */
export interface ImageLedger {
  note(name: string, image: KnownImage): void
  used(): ReadonlyMap<string, KnownImage>
  /** The digest by which a registry knows each, else the engine's own id. */
  digests(wanted: (name: string) => boolean): Record<string, string>
}

/** An empty ledger. */
export const createLedger = (): ImageLedger => {
  const used = new Map<string, KnownImage>()
  return {
    note: (name, { id, digests }) => void used.set(name, { id, digests }),
    used: () => used,
    digests: wanted =>
      Object.fromEntries(
        [...used]
          .filter(([name]) => wanted(name))
          .map(([name, { id, digests }]) => [name, digests[0] ?? id] as const)
          .sort()
      )
  }
}

/** Whether an image is no task's own, but what every trial of a run uses: the gateway's and the agent's. */
export const isShared = (name: string): boolean => /^kotlin-bench\/(gateway|agent-[^/]*):/.test(name)

/** Keeps nothing. */
export const noLedger: ImageLedger = { note: () => {}, used: () => new Map(), digests: () => ({}) }
