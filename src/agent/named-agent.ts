import { UserError } from '../contracts/errors.js'
import type { GatewayProvider } from '../contracts/gateway/provider.js'
import type { ModelAccess } from '../contracts/network.js'
import { passVariables } from '../engine/pass-variables.js'
import { TOOLS_FOLDER } from '../image/tool-image.js'
import type { Agent, Installed } from './agent.js'
import { type ChosenModel, chooseModel, howToSet, requireProvider, splitModel } from './choose-model.js'
import { installNamed } from './install/install.js'
import { INSTRUCTION_PATH, readInstruction } from './instruction.js'
import { jsonLines } from './json-lines.js'
import type { AgentDeclaration, Launch, LaunchModel, NpmPlatform, Said } from './named/declaration.js'
import { NOTHING_SAID } from './named/said.js'
import { ERRORS, filesOf, HOME, startShell } from './named-launch.js'
import { keepSession, readKept } from './named-session.js'
import { apiBaseUrl } from './providers.js'

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

const addSaid = (one: Said, other: Said): Said => ({
  usage: one.usage ?? other.usage,
  costUsd: one.costUsd ?? other.costUsd,
  errors: [...one.errors, ...other.errors]
})

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
