import type { Fingerprint } from './fingerprint.js'

/** What a check may know of the dataset besides the task it looks at. */
export interface DatasetFacts {
  /** Names of the bases of the manifest; null where the dataset has none. */
  readonly bases: ReadonlySet<string> | null
  /** Of every task of the dataset, whether it is checked or not. */
  readonly fingerprints: readonly Fingerprint[]
}
