import type { Agent, Installed } from '../agent/agent.js'
import type { PriceTable } from '../contracts/gateway/prices.js'
import type { Fault } from '../contracts/outcome.js'
import type { ProgressListener } from '../contracts/progress.js'
import type { ContainerCertificates } from '../engine/certificates.js'
import type { Docker } from '../engine/docker.js'
import type { EngineHost } from '../engine/limits.js'
import type { ImageLedger } from '../image/image-ledger.js'
import type { Images } from '../image/images.js'
import type { Sandboxes } from '../network/sandbox.js'
import type { Task } from '../task/task.js'
import type { OncePerKey } from '../text/single-flight.js'
import type { PreparedImage } from './prepared-image.js'
import type { RowGrading } from './rows/row-grading.js'
import type { TestMaterial } from './test-material.js'

/**
 * Where the tests run: in a fresh container that gets the agent's change and nothing else; in the
 * agent's own, as Harbor does; or in both, to see where they differ.
 */
export type VerifierMode = 'fresh' | 'shared' | 'both'

/** Small JSON values that outlive a job, by name. */
export interface Cache {
  read(name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<void>
}

/** Whether a task is sound here: on this image and this class of machine, gold gets 1 and an untouched tree 0. */
export interface Controls {
  /** `on-doubt` asks only where the tests did not end by themselves. */
  when: 'before-agent' | 'on-doubt'
  /** The fault of the task where it is not sound. */
  check(task: Task, image: PreparedImage): Promise<Fault | undefined>
}

/** What model requests may use up, and what they cost. */
export interface ModelUse {
  /** Of one trial; null is without a limit. */
  maxTokens: number | null
  /** Wins over our own prices, name by name. */
  prices: PriceTable
  /** US dollars for all trials of the run. */
  budget: {
    /** null is without a limit. */
    left(): number | null
    seen(trial: string, costUsd: number): void
  }
}

/** What all trials of a job share. */
export interface TrialContext {
  /** Where the tasks are from: a source for people, and the commit, null where there is none. */
  dataset: { readonly source: string; readonly commit: string | null }
  docker: Docker
  images: Images
  /** Which images the run has used so far; by default nothing is known of that. */
  ledger?: ImageLedger | undefined
  host: EngineHost
  agent: Agent
  /** What the agent is made of, made ready at the first call; null where it needs nothing. */
  installed(): Promise<Installed | null>
  sandboxes: Sandboxes
  /** What containers with a network trust beside what their images do; null for nothing. */
  certificates: ContainerCertificates | null
  /** Hosts that the run adds to what agents may reach, and takes away. */
  agentHosts: { allow: readonly string[]; deny: readonly string[] }
  modelUse: ModelUse
  jobName: string
  /** What the job's containers are labelled with; unlike its name, no other job has it. */
  jobId: string
  /** Absolute path of `jobs/<job>`. */
  jobDir: string
  shard: number
  verifierMode: VerifierMode
  seal: 'auto' | 'never'
  /** How often a trial is tried again that the infrastructure failed. */
  maxRetries: number
  multipliers: { environment: number; agent: number; verifier: number }
  /** Milliseconds since the epoch by which all has to be through; without one nothing hurries. */
  deadline?: number | undefined
  listener: ProgressListener
  signal: AbortSignal
  cache: Cache
  /** Takes work that nobody has to wait for before the job's end, such as removing a trial's containers. */
  inBackground(work: Promise<unknown>): void
  /** Reads the task's own files; throws a fault of the task. */
  readTestMaterial: (task: Task) => Promise<TestMaterial>
  /** null asks nothing: for the controls themselves, and for `oracle` and `nop`, which are controls. */
  controls: Controls | null
  /** By image and working directory: what was asked of an image once need not be asked again. */
  prepared: OncePerKey<string, PreparedImage>
  /** For rows of SWE-PolyBench, and for nothing else; by default their official grading alone. */
  rowGrading?: RowGrading | undefined
}
