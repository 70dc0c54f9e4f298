import { parseAllowedHost } from './network-rules.js'
import { describeProblem } from './parse-config.js'
import type { NetworkMode, NetworkPolicy, TaskFault } from './task.js'
import type { EnvironmentConfig } from './task-config.js'
import { dottedPath, lineOfPath, type TomlPath } from './toml-lines.js'

/** A rule over several keys that a task breaks; caught in `parse-task.ts`, never seen outside. */
export class ConfigProblem extends Error {
  readonly path: TomlPath
  readonly valid: string

  constructor(path: TomlPath, valid: string) {
    super(valid)
    this.path = path
    this.valid = valid
  }

  /** The fault of a task whose `task.toml` breaks it. */
  toFault(toml: string, config: unknown): TaskFault {
    const message = describeProblem(toml, config, this.path, this.valid)
    const problem = { key: dottedPath(this.path), line: lineOfPath(toml, this.path), message }
    return { code: 'task-toml-invalid', message, problems: [problem] }
  }
}

const SIZE = /^\s*(\d+(?:\.\d+)?)\s*([KMG])B?\s*$/i
const MIB_PER_UNIT: Readonly<Record<string, number>> = { K: 1 / 1024, M: 1, G: 1024 }

/** MiB of a size such as `2G`, `512M` or `1.5g`, rounded down. */
const parseSize = (size: string, path: TomlPath): number => {
  const [, amount, unit] = SIZE.exec(size) ?? []
  const mib = Math.floor(Number(amount) * (MIB_PER_UNIT[(unit ?? '').toUpperCase()] ?? Number.NaN))
  if (!(mib >= 1)) throw new ConfigProblem(path, 'a size of at least 1M, such as "2G" or "512M"')
  return mib
}

/** `memory_mb`, or the deprecated `memory = "2G"`; a `memory` that is no string is dropped, as in Harbor. */
export const memoryMbOf = ({ memory, memory_mb }: EnvironmentConfig): number | null => {
  if (typeof memory !== 'string') return memory_mb ?? null
  const path = ['environment', 'memory']
  const size = parseSize(memory, path)
  if (memory_mb !== undefined && memory_mb !== size) {
    throw new ConfigProblem(path, `only one of memory and memory_mb (here ${memory_mb})`)
  }
  return size
}

interface NetworkKeys {
  readonly network_mode?: NetworkMode | undefined
  readonly allowed_hosts?: readonly string[] | undefined
}

const hostsOf = (table: string, { network_mode, allowed_hosts }: NetworkKeys): string[] | null => {
  if (allowed_hosts === undefined) return null
  const path = [table, 'allowed_hosts']
  if (network_mode !== 'allowlist') {
    throw new ConfigProblem(path, `allowed_hosts only where ${table}.network_mode = "allowlist"`)
  }
  const hosts = allowed_hosts.map((written, index) => {
    const host = parseAllowedHost(written)
    if (!host.ok)
      throw new ConfigProblem(
        [...path, index],
        `a host name, *.suffix, IP address or CIDR block; this ${host.why}`
      )
    return host.text
  })
  return [...new Set(hosts)]
}

/**
 * The environment's own policy, which every phase has that sets none. The deprecated
 * `allow_internet` counts only where neither `network_mode` nor `allowed_hosts` is set.
 */
export const baselineNetwork = (environment: EnvironmentConfig): NetworkPolicy => {
  const allowedHosts = hostsOf('environment', environment) ?? []
  const fallback = environment.allow_internet === false ? 'no-network' : 'public'
  return { networkMode: environment.network_mode ?? fallback, allowedHosts }
}

/** A phase's policy: its own where it sets a mode, else the baseline. */
export const phaseNetwork = (table: string, keys: NetworkKeys, baseline: NetworkPolicy): NetworkPolicy => {
  const allowedHosts = hostsOf(table, keys) ?? []
  return keys.network_mode === undefined ? baseline : { networkMode: keys.network_mode, allowedHosts }
}
