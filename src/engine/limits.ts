import { z } from 'zod'
import { FaultError } from '../contracts/errors.js'
import { parseJson } from '../text/parse-json.js'
import type { Docker } from './docker.js'

/** What the engine's host has to give. */
export interface EngineHost {
  cpus: number
  memoryMb: number
  /** As in `linux/amd64`. */
  platform: string
  /** Where the engine keeps its images and containers, on its own host. */
  rootDir: string
}

const infoSchema = z.object({
  NCPU: z.number(),
  MemTotal: z.number(),
  DockerRootDir: z.string().default(''),
  OSType: z.string(),
  Architecture: z.string()
})

const ARCHITECTURES: Readonly<Record<string, string>> = { x86_64: 'amd64', aarch64: 'arm64' }

/** Asks the engine what its host has; also the first sign that an engine answers at all. */
export const engineHost = async (docker: Docker): Promise<EngineHost> => {
  // Without a daemon `docker info` prints zeros and exits 0 in some versions, so MemTotal is looked at.
  const text = await docker.text(['info', '--format', '{{json .}}'])
  const parsed = infoSchema.safeParse(parseJson(text))
  if (!parsed.success || parsed.data.MemTotal === 0) {
    throw new FaultError(
      'infrastructure',
      'engine-unreachable',
      'The container engine does not answer. Start it (for Docker: `systemctl start docker`, or Docker Desktop) and check with `docker info`.'
    )
  }
  const info = parsed.data
  return {
    cpus: info.NCPU,
    memoryMb: Math.floor(info.MemTotal / 1024 / 1024),
    rootDir: info.DockerRootDir,
    platform: `${info.OSType}/${ARCHITECTURES[info.Architecture] ?? info.Architecture}`
  }
}

export interface ContainerLimits {
  cpus: number | null
  memoryMb: number | null
  clamped: Array<'cpus' | 'memory_mb'>
}

/**
 * A task's wishes cut down to what the host has: an engine refuses more CPUs than there are, and more
 * memory than there is would be no limit.
 */
export const clampLimits = (
  wish: { cpus: number | null; memoryMb: number | null },
  host: EngineHost
): ContainerLimits => {
  const clamped: ContainerLimits['clamped'] = []
  if (wish.cpus !== null && wish.cpus > host.cpus) clamped.push('cpus')
  if (wish.memoryMb !== null && wish.memoryMb > host.memoryMb) clamped.push('memory_mb')
  return {
    cpus: wish.cpus === null ? null : Math.min(wish.cpus, host.cpus),
    memoryMb: wish.memoryMb === null ? null : Math.min(wish.memoryMb, host.memoryMb),
    clamped
  }
}
