import type { TaskFault } from './task.js'
import type { TaskConfig } from './task-config.js'

const isSet = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0)

/** Every setting that a task can ask for and that is not run yet, by key. */
const requests = (config: TaskConfig): readonly (readonly [key: string, asked: boolean, what: string])[] => {
  const { environment = {}, verifier = {}, artifacts = [] } = config
  const sidecarArtifact = artifacts.findIndex(({ service = 'main' }) => service !== 'main')
  return [
    ['steps', isSet(config.steps) && config.steps?.length !== 0, 'tasks of several steps'],
    ['environment.os', environment.os === 'windows', 'Windows containers'],
    ['environment.gpus', (environment.gpus ?? 0) > 0, 'GPUs'],
    ['environment.gpu_types', isSet(environment.gpu_types), 'GPUs'],
    ['environment.tpu', isSet(environment.tpu), 'TPUs'],
    ['environment.mcp_servers', isSet(environment.mcp_servers), 'MCP servers'],
    ['environment.healthcheck', isSet(environment.healthcheck), 'health checks'],
    ['environment.skills_dir', isSet(environment.skills_dir), 'skills'],
    ['verifier.environment', isSet(verifier.environment), 'a separate verifier environment'],
    [
      'verifier.environment_mode',
      verifier.environment_mode === 'separate',
      'a separate verifier environment'
    ],
    ['verifier.collect', isSet(verifier.collect), 'collect hooks'],
    [`artifacts[${sidecarArtifact}].service`, sidecarArtifact >= 0, 'artifacts of sidecar services']
  ]
}

/**
 * What a task asks for and we do not run yet, as a fault that names each key; null when it asks for
 * none. Such a task is never half-run.
 */
export const unsupportedSettings = (config: TaskConfig): TaskFault | null => {
  const asked = requests(config).filter(([, isAsked]) => isAsked)
  if (asked.length === 0) return null
  const list = asked.map(([key, , what]) => `${key} (${what})`).join(', ')
  return { code: 'task-unsupported', message: `task.toml: not supported yet: ${list}` }
}
