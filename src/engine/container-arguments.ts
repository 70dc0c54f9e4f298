import type { Readable } from 'node:stream'

/** A named volume in a container, read-only. */
export interface VolumeMount {
  volume: string
  /** Absolute path in the container. */
  at: string
}

/** How a phase's container is started. */
export interface ContainerSpec {
  image: string
  jobId: string
  /** What the container is for, as in `agent` or `verifier`; stands in a label. */
  role: string
  /** Seconds since the epoch after which any later run may reap it. */
  expiresAt: number
  /** As `none`, or `container:<id>` of the container that holds a phase's network. */
  network: string
  mounts?: readonly VolumeMount[]
  /** Whether its programs may gain rights by executing others, as by sudo; by default they may. */
  noNewPrivileges?: boolean
  cpus: number | null
  memoryMb: number | null
  env: Readonly<Record<string, string>>
}

/** More than any honest build needs, few enough that a fork bomb leaves the host alive. */
const PIDS_LIMIT = 16384

/** Goes on whatever is killed inside: an agent that ends every `sleep` must not end its container. */
const IDLE = 'while :; do sleep 86400; done'

/** The argument list of `docker run` for a phase's container; no value of `env` stands in it. */
export const runArguments = (spec: ContainerSpec, labels: readonly string[]): string[] => [
  'run',
  '--detach',
  ...labels,
  ...['--network', spec.network],
  ...(spec.mounts ?? []).flatMap(({ volume, at }) => [
    '--mount',
    `type=volume,source=${volume},destination=${at},readonly,volume-nocopy`
  ]),
  ...(spec.noNewPrivileges ? ['--security-opt', 'no-new-privileges'] : []),
  ...(spec.cpus === null ? [] : ['--cpus', String(spec.cpus)]),
  // Swap as large as the memory would make running out of it a matter of the host's settings.
  ...(spec.memoryMb === null ? [] : ['--memory', `${spec.memoryMb}m`, '--memory-swap', `${spec.memoryMb}m`]),
  ...['--pids-limit', String(PIDS_LIMIT)],
  ...['--cap-drop', 'NET_RAW', '--cap-drop', 'NET_ADMIN'],
  ...Object.keys(spec.env).flatMap(name => ['--env', name]),
  spec.image,
  // The image's entrypoint is kept, as Harbor keeps it.
  ...['sh', '-c', IDLE]
]

export interface ExecSpec {
  command: readonly string[]
  workdir?: string | undefined
  user?: string | number | null | undefined
  /** May hold secrets: they reach the engine's command line in its own environment. */
  env?: Readonly<Record<string, string>>
  /**
   * Variables that hold no secret and stand in the arguments: the engine's command line would follow an
   * HTTP_PROXY or SSL_CERT_FILE in its environment itself.
   */
  settings?: Readonly<Record<string, string>>
  input?: string | Uint8Array | Readable
  signal?: AbortSignal
  timeoutMs?: number | undefined
  maxBytes?: number
  onOutput?: (chunk: Uint8Array, from: 'stdout' | 'stderr') => void
}

/** The argument list of `docker exec`; no value of `env` stands in it. */
export const execArguments = (id: string, spec: ExecSpec): string[] => [
  'exec',
  ...(spec.input === undefined ? [] : ['--interactive']),
  ...(spec.workdir === undefined ? [] : ['--workdir', spec.workdir]),
  ...(spec.user === undefined || spec.user === null ? [] : ['--user', String(spec.user)]),
  ...Object.entries(spec.settings ?? {})
    .filter(([name]) => spec.env?.[name] === undefined)
    .flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ...Object.keys(spec.env ?? {}).flatMap(name => ['--env', name]),
  id,
  ...spec.command
]
