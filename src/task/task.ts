import type { FaultCode } from '../contracts/fault-codes.js'

/** Harbor's words for what a phase may reach. */
export const NETWORK_MODES = ['public', 'no-network', 'allowlist'] as const
export type NetworkMode = (typeof NETWORK_MODES)[number]

/** What a phase may reach. `allowedHosts` is non-empty only for `allowlist`; there, empty denies all. */
export interface NetworkPolicy {
  readonly networkMode: NetworkMode
  /** Lower case, without a trailing dot: host names, `*.suffix`, IP addresses, CIDR blocks. */
  readonly allowedHosts: readonly string[]
}

/** Environment variables as written; a value may be a `${VAR}` template, see `env-templates.ts`. */
export type EnvTemplates = Readonly<Record<string, string>>

/** A path in the container that the task wants kept. */
export interface Artifact {
  readonly source: string
  readonly destination: string | null
  readonly exclude: readonly string[]
}

/**
 * One Harbor task, checked, with defaults filled in. The network mode of each phase is resolved: the
 * phase's own or the environment's.
 */
export interface Task {
  /** Name of the task's folder: what selects it and what results call it. */
  readonly name: string
  /** `org/name` from `[task]`, where declared. */
  readonly declaredName: string | null
  /** Absolute path of the task's folder. */
  readonly dir: string
  /** `owner/name` from `[metadata.source]`. */
  readonly repository: string | null
  /** SPDX id from `[metadata.source]`. */
  readonly license: string | null
  readonly environment: NetworkPolicy & {
    /** Limit for building and starting the environment. */
    readonly buildTimeoutSec: number
    /** An image to use as it is; the task's Dockerfile is then ignored. */
    readonly dockerImage: string | null
    /** What the compose file calls the image that is built for the task. */
    readonly localImage: string | null
    /** Whole processors. */
    readonly cpus: number | null
    readonly memoryMb: number | null
    readonly env: EnvTemplates
    /** Overrides the image's WORKDIR for everything that is executed. */
    readonly workdir: string | null
  }
  readonly agent: NetworkPolicy & {
    /** null is without a limit. */
    readonly timeoutSec: number | null
    readonly user: string | null
  }
  readonly verifier: NetworkPolicy & {
    readonly timeoutSec: number
    readonly env: EnvTemplates
    readonly user: string | null
  }
  readonly solution: { readonly env: EnvTemplates }
  readonly artifacts: readonly Artifact[]
  readonly files: TaskFiles
}

/** Which of the optional files a task has. */
export interface TaskFiles {
  readonly dockerfile: boolean
  /** `solution/solve.sh`: without it the oracle cannot run. */
  readonly solution: boolean
  /** `tests/expected_tests.json`: without it only the container's own reward can be read. */
  readonly expectedTests: boolean
}

/** Something in a task that has no effect, most often a misspelt key. */
export interface TaskWarning {
  /** File within the task's folder. */
  readonly file: string
  /** Dotted path of the key, such as `verifier.timeout`. */
  readonly key: string
  /** Counted from 1; null where it was not found cheaply. */
  readonly line: number | null
  /** A whole sentence that names file, line and key. */
  readonly message: string
}

export const TASK_FAULT_CODES = [
  'task-toml-invalid',
  'task-compose-invalid',
  'task-file-missing',
  'task-file-refused',
  'task-unsupported'
] as const satisfies readonly FaultCode[]
export type TaskFaultCode = (typeof TASK_FAULT_CODES)[number]

/** One thing that is wrong in a file of a task. */
export interface TaskProblem {
  /** Dotted path of the key; null where none is meant. */
  readonly key: string | null
  /** Counted from 1; null where it was not found cheaply. */
  readonly line: number | null
  /** Names file, line, key and value, and what is valid. */
  readonly message: string
}

/** Why a task cannot run; becomes a fault of kind `task` on each of its trials. */
export interface TaskFault {
  readonly code: TaskFaultCode
  readonly message: string
  /** Each thing that is wrong for itself, where the file could be read that far. */
  readonly problems?: readonly TaskProblem[]
}

export type TaskResult =
  | { readonly ok: true; readonly task: Task; readonly warnings: readonly TaskWarning[] }
  | { readonly ok: false; readonly fault: TaskFault; readonly warnings: readonly TaskWarning[] }
