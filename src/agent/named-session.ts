import type { Container } from '../engine/container.js'
import type { AgentContext } from './agent.js'
import type { AgentDeclaration, Said } from './named/declaration.js'
import { NOTHING_SAID } from './named/said.js'
import { ERRORS, HOME } from './named-launch.js'

/** More of a session than anybody reads. */
const MAX_KEPT = { bytes: 32 * 1024 * 1024, entries: 2000 }

/** Where files of its session lie in an agent's output folder, beside what it printed. */
export const SESSION = 'session/'

/** A path below HOME as one in the trial's folder; the agent may have chosen any name. */
const keptName = (path: string): string =>
  `${SESSION}${path
    .split('/')
    .map(
      part =>
        part
          .replaceAll(/[^A-Za-z0-9._-]+/g, '_')
          .replace(/^\.+/, '')
          .slice(-100) || '_'
    )
    .join('/')}`

/** Copies out what the agent left of its session: into its output folder, and as texts by path below HOME. */
export const keepSession = async (
  container: Container,
  paths: readonly string[],
  log: AgentContext['log']
): Promise<Map<string, string>> => {
  const texts = new Map<string, string>()
  let left = MAX_KEPT.bytes
  for (const path of paths) {
    const depth = path.lastIndexOf('/') + 1
    const copied = await container.copyOut(`${HOME}/${path}`, {
      maxBytes: left,
      maxEntries: MAX_KEPT.entries,
      linksOut: 'drop',
      rename: inTar => `${path.slice(0, depth)}${inTar}`
    })
    for (const entry of copied?.entries ?? []) {
      if (entry.type !== 'file' || entry.content.length === 0) continue
      left -= entry.content.length
      texts.set(entry.path, entry.content.toString('utf8'))
      log(entry.path === ERRORS ? ERRORS : keptName(entry.path))(entry.content)
    }
  }
  return texts
}

/** What the agent's own files say; a file that was cut short, or that the agent wrote over, says nothing. */
export const readKept = (declaration: AgentDeclaration, files: ReadonlyMap<string, string>): Said => {
  try {
    return declaration.readKept?.(files) ?? NOTHING_SAID
  } catch {
    return NOTHING_SAID
  }
}
