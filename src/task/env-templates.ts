import type { EnvTemplates } from './task.js'

/** Only a whole value is a template, as in Harbor; `${VAR}` inside other text stays as it is. */
const TEMPLATE = /^\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([\s\S]*))?\}$/

export interface MissingVariable {
  /** The key whose value names the variable. */
  readonly key: string
  readonly variable: string
}

export type ResolvedEnv =
  | { readonly ok: true; readonly env: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly missing: readonly MissingVariable[] }

/**
 * Fills `${VAR}` and `${VAR:-default}` from `host`. A variable that is unset and has no default is
 * reported, never replaced by nothing. As in a shell, `:-` also stands in for an empty value.
 *
 * A task names the variables it wants, so `host` is what the caller lets a task see, not everything
 * that this process has.
 */
export const resolveEnvTemplates = (
  templates: EnvTemplates,
  host: Readonly<Record<string, string | undefined>>
): ResolvedEnv => {
  const env: Record<string, string> = {}
  const missing: MissingVariable[] = []
  for (const [key, value] of Object.entries(templates)) {
    const [, variable, fallback] = TEMPLATE.exec(value) ?? []
    if (variable === undefined) {
      env[key] = value
      continue
    }
    const found = Object.hasOwn(host, variable) ? host[variable] : undefined
    if (found !== undefined && !(found === '' && fallback !== undefined)) env[key] = found
    else if (fallback !== undefined) env[key] = fallback
    else missing.push({ key, variable })
  }
  return missing.length > 0 ? { ok: false, missing } : { ok: true, env }
}
