import { UserError } from '../contracts/errors.js'
import type { GatewayProvider } from '../contracts/gateway.js'
import type { ModelAccess } from '../contracts/network.js'
import type { Container } from '../engine/container.js'
import { passVariables } from '../engine/pass-variables.js'
import { fileEntry, type TreeEntry } from '../engine/tar.js'
import { TOOLS_FOLDER } from '../image/tool-image.js'
import type { Agent, AgentContext, Installed } from './agent.js'
import { type ChosenModel, chooseModel, howToSet, requireProvider, splitModel } from './choose-model.js'
import { installNamed } from './install/install.js'
import { INSTRUCTION_PATH, instructionEntry, readInstruction } from './instruction.js'
import { jsonLines } from './json-lines.js'
import type { AgentDeclaration, Launch, LaunchModel, NpmPlatform, Said } from './named/declaration.js'
import { NOTHING_SAID } from './named/said.js'
import { apiBaseUrl } from './providers.js'

/** Its HOME, of this trial alone: neither the work tree nor the image's own gets anything of it. */
const HOME = '/kotlin-bench/home'
const SETTINGS = '/kotlin-bench/settings'
/** What it says beside its output. */
const ERRORS = 'stderr.txt'

/** More of a session than anybody reads. */
const MAX_KEPT = { bytes: 32 * 1024 * 1024, entries: 2000 }

/** What a named agent can be told. */
export interface NamedAgentOptions {
  /** As `--model` has it. */
  model: string | undefined
  /** By `--agent-env`: values that go into its container. */
  env: Readonly<Record<string, string>>
  variables: Readonly<Record<string, string>>
  environment: Readonly<Record<string, string | undefined>>
}

/** Whom an agent asks: a provider through the gateway, or its maker's service with a key of its own. */
type Access =
  | { kind: 'gateway'; chosen: ChosenModel; provider: GatewayProvider }
  | { kind: 'own'; env: Readonly<Record<string, string>> }

const ownAccess = (
  { name, ownKeys }: AgentDeclaration,
  { env, environment }: NamedAgentOptions
): Access | undefined => {
  for (const key of ownKeys) {
    const value = env[key] ?? environment[key]
    if (value) return { kind: 'own', env: { [key]: value } }
  }
  if (ownKeys.length === 0) return undefined
  throw new UserError(
    `Agent \`${name}\` needs its maker's key: ${ownKeys.join(' or ')} is not set. ${howToSet(ownKeys[0]!)}`
  )
}

const accessOf = (declaration: AgentDeclaration, options: NamedAgentOptions): Access => {
  const { name, providers, hasOwnModel } = declaration
  const { model, environment } = options
  const namesProvider = model !== undefined && splitModel(model).provider !== undefined
  if (providers.length === 0 || !namesProvider) {
    const own = ownAccess(declaration, options)
    if (own) return own
  }
  const chosen = chooseModel(model, { agent: name, accepts: providers, hasOwnModel })
  return {
    kind: 'gateway',
    chosen,
    provider: requireProvider(chosen.provider, { agent: name, model, environment })
  }
}

const launchModel = ({ provider, name }: ChosenModel, access: ModelAccess | null): LaunchModel => {
  const gatewayUrl = access?.baseUrls[provider.id]
  if (!access || gatewayUrl === undefined)
    throw new Error(`the gateway was not told of ${provider.id}, which the agent asks`)
  return { provider, name, baseUrl: apiBaseUrl(provider, gatewayUrl), token: access.token }
}

const filesOf = (launch: Launch, instruction: string): TreeEntry[] => [
  { path: HOME.slice(1), type: 'directory', mode: 0o777 },
  { path: SETTINGS.slice(1), type: 'directory' },
  instructionEntry(instruction),
  ...Object.entries(launch.files ?? {}).map(([path, text]) => fileEntry(`${SETTINGS.slice(1)}/${path}`, text))
]

const INPUT: Readonly<Record<Launch['instruction'], string>> = {
  stdin: `exec "$@" < ${INSTRUCTION_PATH}`,
  'last-word': `exec "$@" "$(cat ${INSTRUCTION_PATH})" < /dev/null`,
  'in-words': 'exec "$@" < /dev/null'
}

/** The settings become the agent's own files, which it may change; git keeps the image's configuration. */
const startShell = (launch: Launch, exportVariables: string): string => `
umask 022
if [ -z "\${GIT_CONFIG_GLOBAL+set}" ] && [ -e "$HOME/.gitconfig" ]; then export GIT_CONFIG_GLOBAL="$HOME/.gitconfig"; fi
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_STATE_HOME
export HOME=${HOME}
${exportVariables}
cp -R ${SETTINGS}/. "$HOME/"
exec 2> "$HOME/${ERRORS}"
${INPUT[launch.instruction]}
`

/** A path below HOME as one in the trial's folder; the agent may have chosen any name. */
const keptName = (path: string): string =>
  `session/${path
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
const keepSession = async (
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

const addSaid = (one: Said, other: Said): Said => ({
  usage: one.usage ?? other.usage,
  costUsd: one.costUsd ?? other.costUsd,
  errors: [...one.errors, ...other.errors]
})

const readKept = (declaration: AgentDeclaration, files: ReadonlyMap<string, string>): Said => {
  try {
    return declaration.readKept?.(files) ?? NOTHING_SAID
  } catch {
    // A file that was cut short, or that the agent wrote over.
    return NOTHING_SAID
  }
}

/**
 * An agent that people know by name, from its declaration. Its programs are mounted, its HOME is a
 * folder of ours, and it works as the task's user in the task's working directory.
 * @throws UserError for a key that is missing, or a model that it cannot ask
 */
export const createNamedAgent = (declaration: AgentDeclaration, options: NamedAgentOptions): Agent => {
  const access = accessOf(declaration, options)
  const modelText = options.model ?? null
  const ownEnv = access.kind === 'own' ? access.env : {}
  let platform: NpmPlatform | undefined

  const launchOf = (workdir: string, model: ModelAccess | null): Launch =>
    declaration.launch({
      home: HOME,
      workdir,
      instructionPath: INSTRUCTION_PATH,
      model: access.kind === 'gateway' ? launchModel(access.chosen, model) : null,
      modelText
    })

  return {
    name: declaration.name,
    version: declaration.version,
    model: modelText,
    needs: ['instruction.md'],
    secrets: [...Object.values(ownEnv), ...Object.values(options.env)],
    providers: access.kind === 'gateway' ? [access.provider] : [],
    hosts: access.kind === 'own' ? declaration.hosts : [],
    async install(context): Promise<Installed> {
      const installed = await installNamed(declaration, context)
      platform = installed.platform
      return installed
    },
    async run({ task, container, workdir, model, timeoutMs, signal, log }) {
      if (platform === undefined) throw new Error(`${declaration.name} was not installed before it was run`)
      const instruction = await readInstruction(task.dir)
      const launch = launchOf(workdir, model)
      await container.copyIn(filesOf(launch, instruction))
      const passed = passVariables({ ...launch.env, ...options.variables, ...options.env, ...ownEnv })
      const reader = declaration.events?.()
      const lines = reader && jsonLines(event => reader.take(event))
      const write = log(declaration.output)
      const result = await container.exec({
        command: [
          ...['sh', '-c', startShell(launch, passed.shell), 'sh'],
          ...declaration.program(`${TOOLS_FOLDER}/${declaration.name}`, platform),
          ...launch.words
        ],
        workdir,
        user: task.agent.user,
        env: passed.env,
        timeoutMs,
        signal,
        maxBytes: 0,
        onOutput: chunk => {
          write(chunk)
          lines?.write(chunk)
        }
      })
      lines?.end()
      const { leavings = [], keeps } = declaration
      if (leavings.length > 0) {
        await container.exec({
          command: ['rm', '-rf', '--', ...leavings],
          workdir,
          user: task.agent.user,
          signal
        })
      }
      const kept = await keepSession(container, [...keeps, ERRORS], log)
      const said = addSaid(reader?.said() ?? NOTHING_SAID, readKept(declaration, kept))
      return {
        exitCode: result.timedOut ? null : result.exitCode,
        timedOut: result.timedOut,
        usage: said.usage,
        costUsd: said.costUsd,
        ...(said.errors.length > 0 && { notes: { agentErrors: said.errors } })
      }
    }
  }
}
