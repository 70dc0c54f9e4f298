import { parseAllowedHost } from '../../task/network-rules.js'
import { lineOfPath } from '../../task/toml-lines.js'
import { type Problem, SHOWN_PROBLEMS, type StaticCheck, shown } from '../static-check.js'
import { type TaskFacts, TOML } from '../task-facts.js'

/** `agent.allowed_hosts[3]`, of which this check tells each, and the reader of tasks the first. */
export const isHostProblem = (key: string | null): boolean => /\.allowed_hosts\[\d+\]$/.test(key ?? '')

const TABLES = ['environment', 'agent', 'verifier'] as const

/** A list goes over several lines; the host's own is the first below its key that has it. */
const lineOfHost = (toml: string, path: readonly [string, string], written: string): number | null => {
  const start = lineOfPath(toml, path)
  if (start === null) return null
  const lines = toml.split('\n').slice(start - 1)
  const end = lines.findIndex(line => line.includes(']'))
  const own = lines
    .slice(0, end + 1)
    .findIndex(line => line.includes(`"${written}"`) || line.includes(`'${written}'`))
  return own < 0 ? start : start + own
}

const problemsOf = (table: (typeof TABLES)[number], { config, text }: TaskFacts): Problem[] => {
  const hosts = config?.[table]?.allowed_hosts ?? []
  const wrong = hosts.flatMap(written => {
    const host = parseAllowedHost(written)
    return host.ok ? [] : [{ written, why: host.why }]
  })
  return wrong.map(({ written, why }, number) => ({
    file: TOML,
    line: number < SHOWN_PROBLEMS ? lineOfHost(text(TOML) ?? '', [table, 'allowed_hosts'], written) : null,
    message: `${table}.allowed_hosts has ${shown(written)}, which ${why}.`,
    advice: 'Write a host name, `*.suffix`, an IP address or a CIDR block.'
  }))
}

export const allowedHosts: StaticCheck = {
  id: 'allowed-hosts',
  sentence: 'Every host that a phase may reach is a name, `*.suffix`, an address or a CIDR block.',
  level: 'error',
  why: 'A part of the schema: a rule that nobody can read cannot be kept, and the task does not run.',
  run: task =>
    task.config === null
      ? { notRun: 'task.toml cannot be read' }
      : TABLES.flatMap(table => problemsOf(table, task))
}
