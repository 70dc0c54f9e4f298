import { parseTask, type TaskSource } from '../../src/task/parse-task.js'
import type { Task, TaskFault, TaskResult } from '../../src/task/task.js'

export const FILES = new Set([
  'task.toml',
  'instruction.md',
  'environment/Dockerfile',
  'environment/docker-compose.yaml',
  'solution/solve.sh',
  'tests/test.sh',
  'tests/expected_tests.json'
])

/** A task as the real dataset has them. */
export const TOML = `schema_version = "1.4"

[metadata]
difficulty = "medium"

[metadata.source]
repository_owner = "sample-org"
repository_name = "ledger"
license = "Apache-2.0"

[environment]
network_mode = "public"
build_timeout_sec = 1800
cpus = 4
memory_mb = 10240

[agent]
timeout_sec = 1800
network_mode = "allowlist"
allowed_hosts = ["services.gradle.org", "*.Example.com."]

[verifier]
timeout_sec = 900
network_mode = "public"
`

export const source = (overrides: Partial<TaskSource> = {}): TaskSource => ({
  dir: '/data/tasks/sample-1',
  name: 'sample-1',
  toml: TOML,
  files: FILES,
  compose: 'services:\n  main:\n    image: kotlin-bench/sample:pr-1\n',
  ...overrides
})

export const parsed = (overrides: Partial<TaskSource> = {}): TaskResult => parseTask(source(overrides))

export const taskOf = (overrides: Partial<TaskSource> = {}): Task => {
  const result = parsed(overrides)
  if (!result.ok) throw new Error(result.fault.message)
  return result.task
}

export const faultOf = (overrides: Partial<TaskSource> = {}): TaskFault => {
  const result = parsed(overrides)
  if (result.ok) throw new Error('the task was accepted')
  return result.fault
}
