import { stringify } from 'smol-toml'
import type { BuildTool, NewTask } from './new-task.js'

/** `key = value`; nothing for a value that is not known. */
const line = (key: string, value: string | null): string[] =>
  value === null ? [] : [stringify({ [key]: value }).trimEnd()]

const MODEL_HOSTS = ['api.anthropic.com', 'api.openai.com', 'generativelanguage.googleapis.com']

/** What an agent may reach: models, and where Gradle's wrapper gets Gradle. */
const ALLOWED_HOSTS: Readonly<Record<BuildTool, readonly string[]>> = {
  gradle: [...MODEL_HOSTS, 'services.gradle.org'],
  maven: MODEL_HOSTS
}

const metadata = ({ authorName, difficulty, tags }: NewTask): string[] => [
  ...line('author_name', authorName),
  ...line('difficulty', difficulty),
  ...line('category', 'software-engineering'),
  `tags = [${tags.map(tag => JSON.stringify(tag)).join(', ')}]`
]

const source = ({ repository, license, change }: NewTask): string[] => [
  ...line('repository_owner', repository.owner),
  ...line('repository_name', repository.name),
  ...line('repository_url', repository.url),
  ...line('license', license),
  ...line('code_change_type', change.type),
  ...line('code_change_id', change.id),
  ...line('code_change_url', change.url),
  ...line('issue_url', change.issueUrl)
]

/** `task.toml`, of schema 1.4. */
export const taskToml = (task: NewTask): string => `schema_version = "1.4"

[metadata]
${metadata(task).join('\n')}

[metadata.source]
${source(task).join('\n')}

[environment]
network_mode = "public"
build_timeout_sec = 1800.0
cpus = ${task.resources.cpus}
memory_mb = ${task.resources.memoryMb}

[agent]
timeout_sec = 1800.0
network_mode = "allowlist"
allowed_hosts = [
${ALLOWED_HOSTS[task.buildTool].map(host => `  "${host}",`).join('\n')}
]

[verifier]
timeout_sec = 900.0
network_mode = "public"
`
