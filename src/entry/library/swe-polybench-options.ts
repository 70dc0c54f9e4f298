import type { SWEPolyBenchInstanceInput, SWEPolyBenchLanguage, SWEPolyBenchSplit } from './instance.js'
import type { LeftOutRow } from './load-instances.js'

/** What happens while instances are read and evaluated. */
export type SWEPolyBenchEvent =
  /** A record of the file that is no instance, once for each thing that is wrong with it. */
  | ({ readonly type: 'row-left-out' } & LeftOutRow)
  | { readonly type: 'image-started'; readonly image: string; readonly action: string }
  | {
      readonly type: 'image-finished'
      readonly image: string
      readonly action: string
      readonly seconds: number
      /** Where the image is not where the action was to bring it, such as a name that no registry has. */
      readonly failed?: true
    }
  | { readonly type: 'notice' | 'warning'; readonly message: string }

export interface SWEPolyBenchOptions {
  /** CSV as published, JSON, or JSON Lines, each also compressed by gzip. Without one there are no tasks but `instances`. */
  readonly datasetPath?: string | undefined
  /** Only instances of this split, by the `split` that they name; those that name none are of any. */
  readonly split?: SWEPolyBenchSplit | undefined
  readonly language?: SWEPolyBenchLanguage | undefined
  /** At most so many tasks. */
  readonly limit?: number | undefined
  /** Instances in code; they come before those of the file. */
  readonly instances?: readonly SWEPolyBenchInstanceInput[] | undefined
  /** Whether the instruction goes on with `hints_text`; not how SWE-PolyBench is run, and false by default. */
  readonly hints?: boolean | undefined
  /** Where clones of the instances' repositories are found and kept; in the user's cache by default. */
  readonly repoPath?: string | undefined
  /** What published images begin with, before the instance's name; null asks for none and builds them. */
  readonly publishedImages?: string | null | undefined
  /** Seconds that an instance's tests have; by default as the official harness: 1800 for Java, else 1200. */
  readonly timeoutSec?: number | undefined
  /** Is told what happens; nothing else is printed. */
  readonly onEvent?: ((event: SWEPolyBenchEvent) => void) | undefined
}
