import { COMPOSE_FILE, parseCompose } from './compose.js'
import { baselineNetwork, ConfigProblem, memoryMbOf, phaseNetwork } from './environment-config.js'
import { parseConfig } from './parse-config.js'
import type { Task, TaskFault, TaskResult, TaskWarning } from './task.js'
import type { TaskConfig } from './task-config.js'
import { lineOfPath } from './toml-lines.js'
import { unsupportedSettings } from './unsupported.js'

/** Harbor's defaults. */
const BUILD_TIMEOUT_SEC = 600
const VERIFIER_TIMEOUT_SEC = 600

export interface TaskSource {
  /** Absolute path of the task's folder. */
  readonly dir: string
  /** Name of that folder. */
  readonly name: string
  /** Text of `task.toml`. */
  readonly toml: string
  /** Every regular file in the folder, relative, with forward slashes. */
  readonly files: ReadonlySet<string>
  /** Text of `environment/docker-compose.yaml` where there is one. */
  readonly compose?: string | undefined
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const REPOSITORY_PART = /^[A-Za-z0-9_][\w.-]*$/

/** `[metadata]` is free, so what is not as expected there is absent, not wrong. */
const sourceOf = ({ metadata }: TaskConfig): Pick<Task, 'repository' | 'license'> => {
  const source = isRecord(metadata?.source) ? metadata.source : {}
  const { repository_owner: owner, repository_name: name, license } = source
  const named =
    typeof owner === 'string' &&
    typeof name === 'string' &&
    REPOSITORY_PART.test(owner) &&
    REPOSITORY_PART.test(name)
  return {
    repository: named ? `${owner}/${name}` : null,
    license: typeof license === 'string' && license !== '' ? license : null
  }
}

const missingFile = ({ files }: TaskSource, config: TaskConfig): TaskFault | null => {
  const required: [file: string, why: string][] = [
    ['instruction.md', 'it is what the agent is asked'],
    ['tests/test.sh', 'it is what verifies the work']
  ]
  if (config.environment?.docker_image === undefined) {
    required.push(['environment/Dockerfile', 'no environment.docker_image is set either'])
  }
  const missing = required
    .filter(([file]) => !files.has(file))
    .map(([file, why]) => `${file} is missing (${why})`)
  return missing.length > 0 ? { code: 'task-file-missing', message: missing.join(', ') } : null
}

/** Files beside `task.toml` that change how a task runs and that we do not run yet. */
const unsupportedFiles = ({ files }: TaskSource, config: TaskConfig): TaskFault | null => {
  if (files.has('trajectory.json')) {
    return {
      code: 'task-unsupported',
      message: 'trajectory.json (prior context for the agent) is not supported yet'
    }
  }
  const prebuilt = config.environment?.docker_image !== undefined
  if (prebuilt && !files.has('environment/Dockerfile') && !files.has(COMPOSE_FILE)) {
    const upload = [...files].find(file => file.startsWith('environment/'))
    if (upload !== undefined) {
      const message = `${upload}: files to put beside environment.docker_image are not supported yet`
      return { code: 'task-unsupported', message }
    }
  }
  return null
}

const quietSettings = ({ toml }: TaskSource, config: TaskConfig): TaskWarning[] => {
  const warn = (key: string, why: string): TaskWarning => {
    const line = lineOfPath(toml, key.split('.'))
    const place = line === null ? 'task.toml' : `task.toml line ${line}`
    return { file: 'task.toml', key, line, message: `${place}: ${key} ${why}` }
  }
  const { environment = {}, artifacts = [] } = config
  const warnings: TaskWarning[] = []
  if (artifacts.length > 0)
    warnings.push(warn('artifacts', 'is not collected yet; the verdict does not depend on it.'))
  if (environment.memory !== undefined && typeof environment.memory !== 'string') {
    warnings.push(warn('environment.memory', 'is no string and has no effect. Use memory_mb.'))
  }
  if (environment.allow_internet !== undefined && environment.network_mode !== undefined) {
    warnings.push(warn('environment.allow_internet', 'has no effect beside environment.network_mode.'))
  }
  return warnings
}

const toTask = (source: TaskSource, config: TaskConfig, localImage: string | null): Task => {
  const { environment = {}, agent = {}, verifier = {} } = config
  const baseline = baselineNetwork(environment)
  return {
    name: source.name,
    declaredName: config.task?.name ?? null,
    dir: source.dir,
    ...sourceOf(config),
    environment: {
      ...baseline,
      buildTimeoutSec: environment.build_timeout_sec ?? BUILD_TIMEOUT_SEC,
      dockerImage: environment.docker_image ?? null,
      localImage,
      cpus: environment.cpus ?? null,
      memoryMb: memoryMbOf(environment),
      env: environment.env ?? {},
      workdir: environment.workdir ?? null
    },
    agent: {
      ...phaseNetwork('agent', agent, baseline),
      timeoutSec: agent.timeout_sec ?? null,
      user: agent.user ?? null
    },
    verifier: {
      ...phaseNetwork('verifier', verifier, baseline),
      timeoutSec: verifier.timeout_sec ?? VERIFIER_TIMEOUT_SEC,
      env: verifier.env ?? {},
      user: verifier.user ?? null
    },
    solution: { env: config.solution?.env ?? {} },
    artifacts: (config.artifacts ?? []).map(({ source, destination, exclude }) => ({
      source,
      destination: destination ?? null,
      exclude: exclude ?? []
    })),
    files: {
      dockerfile: source.files.has('environment/Dockerfile'),
      solution: source.files.has('solution/solve.sh'),
      expectedTests: source.files.has('tests/expected_tests.json')
    }
  }
}

/**
 * Makes a task of its files' text. A fault names the file and the key, with value and valid values
 * where one is wrong; warnings come with either result.
 */
export const parseTask = (source: TaskSource): TaskResult => {
  const parsed = parseConfig(source.toml)
  if (!parsed.ok) return parsed
  const { config } = parsed
  const warnings = [...parsed.warnings, ...quietSettings(source, config)]
  const failed = (fault: TaskFault): TaskResult => ({ ok: false, fault, warnings })
  const refused = unsupportedSettings(config) ?? unsupportedFiles(source, config)
  if (refused) return failed(refused)
  const compose = source.compose === undefined ? null : parseCompose(source.compose)
  if (compose && !compose.ok) return failed(compose.fault)
  const missing = missingFile(source, config)
  if (missing) return failed(missing)
  try {
    return { ok: true, task: toTask(source, config, compose?.localImage ?? null), warnings }
  } catch (thrown) {
    if (!(thrown instanceof ConfigProblem)) throw thrown
    return failed(thrown.toFault(source.toml, config))
  }
}
