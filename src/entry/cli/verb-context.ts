import type { ProgressListener } from '../../contracts/progress.js'
import type { OptionValues } from '../options.js'

/** What the command line hands to a verb. */
export interface VerbContext {
  /** Aborted by a signal; the reason is the signal's name. */
  signal: AbortSignal
  /** Hears of jobs as they start, so that a second Ctrl-C can still remove what they left. */
  watchJobs: ProgressListener
  /** The host's variables, and those of KOTLIN_BENCH_AGENT_ENV over them. */
  environment: Readonly<Record<string, string | undefined>>
  /** For GitHub's API: GITHUB_TOKEN or GH_TOKEN. */
  githubToken?: string | undefined
  /** Goes with KOTLIN_BENCH_REGISTRY_USERNAME. */
  registryPassword?: string | undefined
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
}

/** A verb on the command line: gets its options, returns the exit code. */
export type VerbHandler = (values: OptionValues, context: VerbContext) => Promise<number>
