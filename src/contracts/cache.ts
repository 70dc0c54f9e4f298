/** Files that are kept for later runs, under a key. */
export interface CacheEntry {
  /** At most 512 characters, no comma; an entry never changes once it is there. */
  key: string
  /** Absolute; an entry is found again by the same ones alone. */
  paths: readonly string[]
}

/** Keeps files from run to run. Nothing here throws: what cannot be kept or found is made again. */
export interface CachePort {
  /** Where the files have to be; the same folder in every run on this kind of runner. */
  readonly folder: string
  /** What the runner's image is called, such as `ubuntu24`; undefined where it has no name. */
  readonly runnerImage: string | undefined
  /** Whether it still takes entries: a run's token may only read. */
  readonly isWritable: boolean
  /**
   * Brings an entry's files back to their paths.
   * @param prefixes what the key of another entry may start with where there is none with this key, best first
   * @returns the key that was found
   */
  restore(entry: CacheEntry & { prefixes?: readonly string[] }): Promise<string | undefined>
  /** Whether there is an entry, without fetching it. */
  has(entry: CacheEntry): Promise<boolean>
  /** Keeps the files; false where they were not taken. Somebody else's entry with the same key is as good. */
  save(entry: CacheEntry): Promise<boolean>
}
