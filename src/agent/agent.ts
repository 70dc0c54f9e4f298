import type { GatewayProvider } from '../contracts/gateway/provider.js'
import type { ModelAccess } from '../contracts/network.js'
import type { Reason } from '../contracts/verdict.js'
import type { Container } from '../engine/container.js'
import type { VolumeMount } from '../engine/container-arguments.js'
import type { ToolsContext } from '../image/tool-image.js'
import type { Task } from '../task/task.js'

/** What an agent is made of, ready for every trial of a job. */
export interface Installed {
  /** As the program itself says, or as it is pinned. */
  version: string | null
  /** Mounted read-only into the agent's container, and into no other. */
  mounts: readonly VolumeMount[]
  /** The image that the agent's container starts from, where volumes alone do not do: a layer on the task's. */
  imageOn?(taskImageId: string): Promise<string>
}

/** What an installation works with; shared by the whole job. */
export interface InstallContext extends Omit<ToolsContext, 'env'> {
  /** The host's: proxies and addresses of package registries are passed on from it. */
  environment: Readonly<Record<string, string | undefined>>
}

/** What an agent gets: a started container of the task image, and how long it may take. */
export interface AgentContext {
  task: Task
  container: Container
  workdir: string
  /** The task's [environment].env and [solution].env, templates resolved. */
  env: { environment: Readonly<Record<string, string>>; solution: Readonly<Record<string, string>> }
  /** null where the agent names no provider. */
  model: ModelAccess | null
  /** undefined is without a limit. */
  timeoutMs: number | undefined
  signal: AbortSignal
  /** Takes a file of the agent's output folder, as it streams in. */
  log(name: string): (chunk: Uint8Array) => void
}

/** How an agent ended. Whatever it says here, its change decides. */
export interface AgentRun {
  /** null where it ran no process of its own. */
  exitCode: number | null
  timedOut: boolean
  /** Why there is nothing to verify, such as no prediction for this task: the trial is unresolved for it. */
  ended?: Reason
  /** The patch that it was given, byte for byte, where it was given one: SWE-PolyBench applies it in its own way. */
  verbatim?: Buffer
  /** What the agent says it used; the gateway's own account wins over it. */
  usage?: { input: number; cached: number; output: number } | null
  costUsd?: number | null
  /** What else is worth keeping in the trial's result. */
  notes?: Readonly<Record<string, unknown>>
}

/** What tries to solve a task. */
export interface Agent {
  name: string
  version: string | null
  model: string | null
  /** Values that its container gets and nothing that is stored may show. */
  secrets?: readonly string[]
  /** Model providers that the gateway serves it, keys included; they reach it as {@link ModelAccess}. */
  providers?: readonly GatewayProvider[]
  /** Hosts it cannot work without, added to what its phase may reach. */
  hosts?: readonly string[]
  /** Nothing that it runs goes out, so its phase opens no network, whatever the task allows. */
  offline?: true
  /** Makes ready what it is made of, once a job and before the first trial. */
  install?(context: InstallContext): Promise<Installed>
  /** Names the files a task has to have for this agent, as `solution/solve.sh`. */
  needs: readonly string[]
  /** Whose model a task's answer is, where tasks differ in it; by default `model`. */
  modelOf?(task: string): string | null
  /** Why there is nothing to try on a task; asked before anything is built for it. */
  refuses?(task: Task): Reason | undefined
  run(context: AgentContext): Promise<AgentRun>
}
