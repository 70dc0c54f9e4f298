import type { CachePort } from '../../contracts/cache.js'
import type { EXIT } from '../../contracts/exit-code.js'
import type { Gate, GateResult } from '../../contracts/gate.js'
import type { PriceTable } from '../../contracts/gateway/prices.js'
import type { ProgressListener } from '../../contracts/progress.js'
import type { Rewards } from '../../contracts/rewards.js'
import type { GradingName } from '../../contracts/swe-polybench.js'
import type { ControlsMode } from '../../trial/controls.js'
import type { VerifierMode } from '../../trial/trial-context.js'
import type { CaBundle } from '../shared/access/ca-bundle.js'
import type { RegistryAccess, RegistryChoice } from '../shared/access/image-source.js'
import type { DatasetChoice } from '../shared/dataset/open-dataset.js'
import type { AgentChoice } from './choose-agent.js'

/** Everything `run` can be told, already read and validated at the edge. */
export interface RunOptions extends DatasetChoice, AgentChoice, RegistryChoice {
  /** Whether every image is built again. */
  rebuild: boolean
  /** A `rewards.json` whose images the tasks' have to be. Absolute. */
  expectImages: string | undefined
  /** Host rules in Harbor's syntax, beside those of the task; `deny` wins. */
  agentHosts: { allow: readonly string[]; deny: readonly string[] }
  /** Whether each provider is asked for one short answer before any image is built. */
  preflight: boolean
  /** US dollars for model requests of the whole run. */
  maxCostUsd: number | undefined
  /** Tokens, read and written, of one trial. */
  maxTokens: number | undefined
  /** Wins over the built-in list, name by name. */
  prices: PriceTable
  /** What containers and builds are to trust beside what they do. */
  caBundle: CaBundle | undefined
  attempts: number
  concurrency: number
  jobsDir: string
  jobName: string | undefined
  multipliers: { environment: number; agent: number; verifier: number }
  verifierMode: VerifierMode
  /** Without effect where the dataset has no rows. */
  ofRows: {
    /** In the order that decides whose the reward is; one at least. */
    gradings: readonly GradingName[]
    /** Where clones are found and kept, and what images begin with, of a shard whose plan has rows. */
    repoPath: string | undefined
    publishedImages: string | null
    /** Where results are appended, by model. Absolute. */
    dataDir: string
  }
  /** `auto` takes history that HEAD does not reach out of a copy of the image. */
  seal: 'auto' | 'never'
  controls: ControlsMode
  /** How often a trial is tried again that the infrastructure failed. */
  maxRetries: number
  /** Minutes from now after which nothing may be running. */
  deadlineMinutes: number | undefined
  /** Whether a task's image is removed after its last trial. */
  pruneImages: boolean
  /** The file of a plan, of which one shard is run. Absolute. */
  plan: string | undefined
  /** Which of its shards. */
  shard: number | undefined
  /** `path` as it was typed, where it is another than the one that is taken by itself. */
  typedPath?: string | undefined
  /** A job, by path or by name in the jobs folder, of which only what has no verdict is run. */
  resume: string | undefined
  /** What makes the exit code 1. */
  failOn: readonly Gate[]
}

/** What a job is a part of. */
export interface JobPlan {
  /** Of the plan. */
  id: string
  shard: number
}

/** What the edge hands in: who listens, and what cancels. */
export interface RunContext {
  listener: ProgressListener
  /** Aborted by Ctrl-C or a cancelled workflow job; the reason is the signal's name. */
  signal: AbortSignal
  toolVersion: string
  /** The host's, for what an agent is to get of it. */
  environment: Readonly<Record<string, string | undefined>>
  /** May read the dataset's repository. */
  datasetToken?: string | undefined
  /** Logins of registries, and where a push would run. */
  registryAccess?: RegistryAccess | undefined
  /** GitHub's, on GitHub: what it keeps is there in the next run. */
  cache?: CachePort | undefined
  /** Whether the user has a workflow's inputs and no command line; sentences then say what one does there. */
  hasInputs?: boolean
  /** What earlier attempts of the workflow run left of this shard: jobs' folders, the newest first. Absolute. */
  earlier?: readonly string[]
  /** Absolute path of the gateway's bundled program. */
  gatewayProgram: string
  /** Absolute path of the folder of grammars, from which retrieval on rows is measured; without one it is not. */
  grammars?: string | undefined
}

export interface RunResult {
  /**
   * Puts into GitHub's cache what the next run can use. It takes minutes where bases were built, so it is
   * called when the results are out.
   */
  keepForNextRun(): Promise<void>
  rewards: Rewards
  /** Absolute path of `jobs/<job>`. */
  jobDir: string
  rewardsPath: string
  /** What `failOn` says of them. */
  gate: GateResult
  exitCode: typeof EXIT.done | typeof EXIT.gate | typeof EXIT.noVerdict
}
