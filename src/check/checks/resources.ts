import { lineOfPath } from '../../task/toml-lines.js'
import type { StaticCheck } from '../static-check.js'
import { TOML } from '../task-facts.js'

/** `ubuntu-24.04` for public repositories: 4 processors, 16 GB of memory, 14 GB of disk. */
const HOSTED = { cpus: 4, memory_mb: 16 * 1024, storage_mb: 14 * 1024 } as const

type Resource = keyof typeof HOSTED
const UNITS: Readonly<Record<Resource, string>> = {
  cpus: 'processors',
  memory_mb: 'MiB of memory',
  storage_mb: 'MiB of disk'
}

/** The key's own line, and not that of its table. */
const lineOfKey = (toml: string, name: string): number | null => {
  const line = lineOfPath(toml, ['environment', name])
  return line === lineOfPath(toml, ['environment']) ? null : line
}

export const resources: StaticCheck = {
  id: 'resources',
  sentence: 'The task asks for no more processors, memory and disk than a hosted runner has.',
  level: 'warning',
  why: 'What the machine does not have is clamped, and results on small and large machines differ.',
  run: ({ result, config, text }) => {
    if (config === null) return { notRun: 'task.toml cannot be read' }
    const { environment = {} } = config
    const asked: Record<Resource, number | null | undefined> = {
      cpus: environment.cpus,
      // `memory = "8G"` is an older way to say it.
      memory_mb: result.ok ? result.task.environment.memoryMb : environment.memory_mb,
      storage_mb: environment.storage_mb
    }
    return (Object.keys(HOSTED) as Resource[]).flatMap(resource => {
      const value = asked[resource] ?? 0
      if (value <= HOSTED[resource]) return []
      const names = [resource, resource.replace('_mb', '')]
      const [line = null] = names.flatMap(name => lineOfKey(text(TOML) ?? '', name) ?? [])
      return [
        {
          file: TOML,
          line,
          message: `environment.${resource} asks for ${value} ${UNITS[resource]}; a hosted runner has ${HOSTED[resource]}.`,
          advice: 'Ask for less where the tests pass with less.'
        }
      ]
    })
  }
}
