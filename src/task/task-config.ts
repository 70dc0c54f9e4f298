import { z } from 'zod'
import {
  anyNumber,
  envTable,
  filledText,
  imageReference,
  oneOf,
  secondsNumber,
  text,
  textList,
  truth,
  userName,
  wholeNumber
} from './coercions.js'
import { NETWORK_MODES } from './task.js'

/**
 * `task.toml` of the Harbor task format, schema 1.4. Every table is strict, so that a key nobody
 * knows is found at any level; `parse-config.ts` turns those into warnings. The error text of a field
 * says what is valid.
 */

const table = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: 'a table' })
const tableList = <Item extends z.ZodType>(item: Item) => z.array(item, { error: 'a list of tables' })

const networkKeys = {
  network_mode: oneOf(NETWORK_MODES).optional(),
  allowed_hosts: textList().optional()
}

const healthcheckSchema = table({
  command: filledText(),
  interval_sec: secondsNumber().optional(),
  timeout_sec: secondsNumber().optional(),
  start_period_sec: anyNumber('a number of seconds').optional(),
  start_interval_sec: secondsNumber().optional(),
  retries: wholeNumber('a whole number', { min: 0 }).optional()
})

const mcpServerSchema = table({
  name: filledText(),
  transport: oneOf(['stdio', 'sse', 'streamable-http', 'http']).optional(),
  url: text().optional(),
  command: text().optional(),
  args: textList().optional()
})

const environmentSchema = table({
  ...networkKeys,
  build_timeout_sec: secondsNumber().optional(),
  docker_image: imageReference().optional(),
  os: oneOf(['linux', 'windows']).optional(),
  cpus: wholeNumber('a whole number of at least 1, such as 4').optional(),
  memory_mb: wholeNumber('a whole number of MiB, such as 8192').optional(),
  storage_mb: wholeNumber('a whole number of MiB, such as 20480').optional(),
  gpus: wholeNumber('a whole number', { min: 0 }).optional(),
  gpu_types: textList().optional(),
  tpu: z.unknown().optional(),
  mcp_servers: tableList(mcpServerSchema).optional(),
  env: envTable().optional(),
  skills_dir: filledText().optional(),
  healthcheck: healthcheckSchema.optional(),
  workdir: filledText().optional(),
  /** Deprecated; a value that is no string is dropped, as Harbor does. */
  memory: z.unknown().optional(),
  storage: z.unknown().optional(),
  allow_internet: truth().optional()
})
export type EnvironmentConfig = z.infer<typeof environmentSchema>

const agentSchema = table({
  timeout_sec: secondsNumber().optional(),
  user: userName().optional(),
  ...networkKeys
})

const collectSchema = table({
  command: filledText(),
  service: text().optional(),
  timeout_sec: secondsNumber().optional(),
  user: userName().optional()
})

const verifierSchema = table({
  timeout_sec: secondsNumber().optional(),
  env: envTable().optional(),
  user: userName().optional(),
  environment_mode: oneOf(['shared', 'separate']).optional(),
  environment: environmentSchema.optional(),
  collect: tableList(collectSchema).optional(),
  ...networkKeys
})

const artifactSchema = z.preprocess(
  value => (typeof value === 'string' ? { source: value } : value),
  z.strictObject(
    {
      source: filledText(),
      destination: filledText().optional(),
      exclude: textList().optional(),
      service: text().optional()
    },
    { error: 'a path, or a table with source' }
  )
)
const artifactsSchema = z.array(artifactSchema, { error: 'a list of paths or tables' })

const minRewardValid = 'a number, or a table of numbers by reward name'
const stepSchema = table({
  name: filledText(),
  agent: agentSchema.optional(),
  verifier: verifierSchema.optional(),
  min_reward: z.union([z.number(), z.record(z.string(), z.number())], { error: minRewardValid }).optional(),
  healthcheck: healthcheckSchema.optional(),
  artifacts: artifactsSchema.optional()
})

const TASK_NAME = /^[A-Za-z0-9][\w.-]*\/[A-Za-z0-9][\w.-]*$/
const taskNameValid = 'organisation/name of letters, digits, dots, hyphens and underscores'

const taskSchema = table({
  name: text(taskNameValid)
    .regex(TASK_NAME, { error: taskNameValid })
    .refine(name => !name.includes('..'), { error: taskNameValid }),
  version: filledText().optional(),
  description: text().optional(),
  authors: tableList(table({ name: text(), email: text().optional() })).optional(),
  keywords: textList().optional()
})

/** The whole of `task.toml`. `[metadata]` is free; nothing in it is unknown. */
export const taskConfigSchema = table({
  schema_version: text('a string such as "1.4"').optional(),
  /** Alias of `schema_version`. */
  version: text('a string such as "1.4"').optional(),
  source: text().optional(),
  multi_step_reward_strategy: oneOf(['mean', 'final']).optional(),
  artifacts: artifactsSchema.optional(),
  task: taskSchema.optional(),
  metadata: z.record(z.string(), z.unknown(), { error: 'a table' }).optional(),
  environment: environmentSchema.optional(),
  agent: agentSchema.optional(),
  verifier: verifierSchema.optional(),
  solution: table({ env: envTable().optional() }).optional(),
  steps: tableList(stepSchema).optional()
})
export type TaskConfig = z.infer<typeof taskConfigSchema>
