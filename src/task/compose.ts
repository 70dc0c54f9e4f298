import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { TaskFault } from './task.js'
import { dottedPath } from './toml-lines.js'

/** Harbor's optional file of services, of which the name of the task's image is read. */
export const COMPOSE_FILE = 'environment/docker-compose.yaml'

export type ComposeResult =
  | { readonly ok: true; readonly localImage: string | null }
  | { readonly ok: false; readonly fault: TaskFault }

/** As the engine spells an image: lower-case path, optional host and port, optional tag. */
const IMAGE_NAME =
  /^(?:[a-zA-Z0-9.-]+(?::\d+)?\/)?[a-z0-9]+(?:(?:[._]|__|-+|\/)[a-z0-9]+)*(?::[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?$/

/** Names that Harbor fills in for the image it builds or was given: no name of the task's own. */
const RUNNER_IMAGE = /^\$\{(?:MAIN_IMAGE_NAME|PREBUILT_IMAGE_NAME)\}$/
// biome-ignore lint/suspicious/noTemplateCurlyInString: Harbor's variable, as tasks write it
const OWN_CONTEXTS = new Set(['.', './', '${CONTEXT_DIR}'])

const invalid = (what: string, line: number | null = null): ComposeResult => {
  const message = `${COMPOSE_FILE}${what}`
  return {
    ok: false,
    fault: { code: 'task-compose-invalid', message, problems: [{ key: null, line, message }] }
  }
}

const unsupported = (key: string, why = ''): ComposeResult => ({
  ok: false,
  fault: {
    code: 'task-unsupported',
    message: `${COMPOSE_FILE}: ${key} is not supported yet${why}; services.main.image and services.main.build are`
  }
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The build that happens anyway: the task's own Dockerfile in its own folder. */
const isOwnBuild = (build: unknown): boolean => {
  if (typeof build === 'string') return OWN_CONTEXTS.has(build)
  if (!isRecord(build)) return false
  const { context = '.', dockerfile = 'Dockerfile', ...others } = build
  return OWN_CONTEXTS.has(String(context)) && dockerfile === 'Dockerfile' && Object.keys(others).length === 0
}

const readMain = (main: unknown): ComposeResult => {
  if (!isRecord(main)) return invalid(': services.main is not a mapping')
  const { image, build, ...others } = main
  const [other] = Object.keys(others)
  if (other !== undefined) return unsupported(dottedPath(['services', 'main', other]))
  if (build !== undefined && !isOwnBuild(build)) {
    return unsupported('services.main.build', ' with anything but the context . and its Dockerfile')
  }
  if (image === undefined) return { ok: true, localImage: null }
  if (typeof image !== 'string') return invalid(': services.main.image is not a string')
  if (RUNNER_IMAGE.test(image)) return { ok: true, localImage: null }
  return IMAGE_NAME.test(image)
    ? { ok: true, localImage: image }
    : invalid(
        `: services.main.image = ${JSON.stringify(image.slice(0, 80))} is not an image name such as owner/name:tag`
      )
}

/** A file that says the same key twice is a mistake, and aliases can make a small file a huge one. */
const parseYaml = (
  text: string
): { readonly data: unknown } | { readonly problem: string; readonly line?: number } => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const [error] = document.errors
  if (error) {
    const { line } = lines.linePos(error.pos[0])
    return { problem: ` line ${line}: ${error.message.split('\n')[0]}`, line }
  }
  if (document.contents !== null && !isMap(document.contents) && !isScalar(document.contents)) {
    return { problem: ': the document is not a mapping' }
  }
  try {
    return { data: document.toJS({ maxAliasCount: 50 }) }
  } catch (thrown) {
    return { problem: `: ${thrown instanceof Error ? thrown.message : String(thrown)}` }
  }
}

/**
 * Reads a task's compose file: what the image of service `main` is to be called. Sidecar services and
 * every other setting are refused by name, since a task that loses them is another task. Comments,
 * `version`, `name` and `x-…` extensions change nothing.
 */
export const parseCompose = (text: string): ComposeResult => {
  const parsed = parseYaml(text)
  if ('problem' in parsed) return invalid(parsed.problem, parsed.line)
  if (!isRecord(parsed.data)) return invalid(': the document is not a mapping')
  const { services, version: _version, name: _name, ...others } = parsed.data
  const [other] = Object.keys(others).filter(key => !key.startsWith('x-'))
  if (other !== undefined) return unsupported(dottedPath([other]))
  if (!isRecord(services)) return invalid(': services is missing or not a mapping')
  const [sidecar] = Object.keys(services).filter(service => service !== 'main')
  if (sidecar !== undefined) return unsupported(dottedPath(['services', sidecar]), ' (a sidecar service)')
  if (services.main === undefined) return invalid(': services.main is missing')
  return readMain(services.main)
}
