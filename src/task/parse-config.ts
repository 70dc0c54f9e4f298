import { parse, TomlError } from 'smol-toml'
import type { z } from 'zod'
import { didYouMean, nearestNames } from '../text/nearest-names.js'
import type { TaskFault, TaskProblem, TaskWarning } from './task.js'
import { type TaskConfig, taskConfigSchema } from './task-config.js'
import { dottedPath, lineOfPath, type TomlPath } from './toml-lines.js'

export type ConfigResult =
  | { readonly ok: true; readonly config: TaskConfig; readonly warnings: readonly TaskWarning[] }
  | { readonly ok: false; readonly fault: TaskFault; readonly warnings: readonly TaskWarning[] }

const SHOWN_VALUE = 80
const SHOWN_PROBLEMS = 3
/** Each is looked up in the text, so their number is bounded. */
const SHOWN_WARNINGS = 50

const valueAt = (value: unknown, path: TomlPath): unknown =>
  path.reduce<unknown>(
    (inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined),
    value
  )

const showValue = (value: unknown): string => {
  const shown =
    typeof value === 'number' || typeof value === 'bigint'
      ? String(value)
      : (JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner)) ??
        'nothing')
  return shown.length > SHOWN_VALUE ? `${shown.slice(0, SHOWN_VALUE)}…` : shown
}

const place = (toml: string, path: TomlPath): string => {
  const line = lineOfPath(toml, path)
  return line === null ? 'task.toml' : `task.toml line ${line}`
}

/** Names the key, its value and what is valid instead; used for rules over several keys too. */
export const describeProblem = (toml: string, data: unknown, path: TomlPath, valid: string): string => {
  const value = valueAt(data, path)
  const key = path.length === 0 ? 'the document' : dottedPath(path)
  return value === undefined
    ? `${place(toml, path)}: ${key} is missing; valid: ${valid}`
    : `${place(toml, path)}: ${key} = ${showValue(value)}; valid: ${valid}`
}

type UnknownKeys = Extract<z.core.$ZodIssue, { code: 'unrecognized_keys' }>
const isUnknownKeys = (issue: z.core.$ZodIssue): issue is UnknownKeys => issue.code === 'unrecognized_keys'

/** Where each known key lives, to point at the right table when one stands in another. */
const keysOf = (path: TomlPath): string[] => {
  let schema: unknown = taskConfigSchema
  for (const part of path) schema = typeof part === 'number' ? inside(schema) : shapeOf(schema)[String(part)]
  return Object.keys(shapeOf(schema))
}

interface Wrapper {
  def?: { innerType?: unknown; out?: unknown; element?: unknown }
  shape?: Record<string, unknown>
}
const unwrap = (schema: unknown): Wrapper => {
  const wrapper = (schema ?? {}) as Wrapper
  const inner = wrapper.def?.innerType ?? wrapper.def?.out
  return inner === undefined ? wrapper : unwrap(inner)
}
const shapeOf = (schema: unknown): Record<string, unknown> => unwrap(schema).shape ?? {}
const inside = (schema: unknown): unknown => unwrap(schema).def?.element

const homesOf = (key: string): string[] =>
  [[], ['environment'], ['agent'], ['verifier'], ['solution'], ['task']]
    .filter(path => keysOf(path).includes(key))
    .map(path => (path.length === 0 ? 'at the top, before any table' : `under [${path[0]}]`))

const adviceFor = (path: TomlPath, key: string): string => {
  const homes = homesOf(key)
  if (homes.length > 0 && key.length > 3) return ` It belongs ${homes.join(' or ')}.`
  return didYouMean(nearestNames(key, keysOf(path), { count: 1 })[0])
}

const unknownKeyWarnings = (toml: string, issues: readonly UnknownKeys[]): TaskWarning[] => {
  const paths = issues.flatMap(issue => issue.keys.map(key => ({ table: issue.path, key })))
  const warnings = paths.slice(0, SHOWN_WARNINGS).map(({ table, key }) => {
    const path = [...table, key]
    const message = `${place(toml, path)}: ${dottedPath(path)} is not a key of the task format and has no effect.`
    return {
      file: 'task.toml',
      key: dottedPath(path),
      line: lineOfPath(toml, path),
      message: `${message}${adviceFor(table, key)}`
    }
  })
  const more = paths.length - warnings.length
  if (more > 0) {
    const message = `task.toml: ${more} more keys are not of the task format and have no effect.`
    warnings.push({ file: 'task.toml', key: '', line: null, message })
  }
  return warnings
}

/** A copy without the named keys. */
const without = (data: unknown, issues: readonly UnknownKeys[]): unknown => {
  const copy = structuredClone(data)
  for (const issue of issues) {
    const owner = valueAt(copy, issue.path)
    if (typeof owner === 'object' && owner !== null)
      for (const key of issue.keys) Reflect.deleteProperty(owner, key)
  }
  return copy
}

/** Each is looked up in the text, so their number is bounded. */
const MOST_PROBLEMS = 50

const invalidConfig = (toml: string, data: unknown, issues: readonly z.core.$ZodIssue[]): TaskFault => {
  const problems = issues.slice(0, MOST_PROBLEMS).map(
    ({ path, message }): TaskProblem => ({
      key: dottedPath(path),
      line: lineOfPath(toml, path),
      message: describeProblem(toml, data, path, message)
    })
  )
  const shown = problems
    .slice(0, SHOWN_PROBLEMS)
    .map(({ message }) => message)
    .join('. ')
  const more = issues.length - SHOWN_PROBLEMS
  const message = more > 0 ? `${shown}. And ${more} more.` : shown
  return { code: 'task-toml-invalid', message, problems }
}

/** The format has four levels; what is far deeper would exhaust the stack of whatever walks it. */
const MOST_NESTED = 32

const isTooDeep = (data: unknown): boolean => {
  let level = [data]
  for (let depth = 0; depth <= MOST_NESTED && level.length > 0; depth++) {
    level = level.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return level.length > 0
}

const unparsable = (message: string, line: number | null): ConfigResult => {
  const problems = [{ key: null, line, message }]
  return { ok: false, fault: { code: 'task-toml-invalid', message, problems }, warnings: [] }
}

/**
 * Reads `task.toml`. Keys that nobody knows become warnings with their dotted path and line; a wrong
 * type or value is a fault that names key, value and what is valid.
 */
export const parseConfig = (toml: string): ConfigResult => {
  let data: unknown
  try {
    data = parse(toml)
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const [what = ''] = error.message.split('\n')
    return unparsable(`task.toml line ${error.line}, column ${error.column}: ${what}`, error.line)
  }
  if (isTooDeep(data)) {
    return unparsable(`task.toml: tables and lists are nested deeper than ${MOST_NESTED}`, null)
  }
  const strict = taskConfigSchema.safeParse(data)
  if (strict.success) return { ok: true, config: strict.data, warnings: [] }
  const unknown = strict.error.issues.filter(isUnknownKeys)
  const wrong = strict.error.issues.filter(issue => !isUnknownKeys(issue))
  const warnings = unknownKeyWarnings(toml, unknown)
  const invalid = (issues: readonly z.core.$ZodIssue[]): ConfigResult => ({
    ok: false,
    fault: invalidConfig(toml, data, issues),
    warnings
  })
  if (wrong.length > 0) return invalid(wrong)
  const known = taskConfigSchema.safeParse(without(data, unknown))
  return known.success ? { ok: true, config: known.data, warnings } : invalid(known.error.issues)
}
