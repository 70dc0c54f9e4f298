import type { GatewayProvider } from '../contracts/gateway/provider.js'
import type { ModelAccess } from '../contracts/network.js'
import { passVariables } from '../engine/pass-variables.js'
import type { Agent } from './agent.js'
import { splitModel } from './choose-model.js'
import { installByScript } from './install/install.js'
import { INSTRUCTION_PATH, instructionEntry, readInstruction } from './instruction.js'
import { type Provider, standardVariables } from './providers.js'

/** Names the instruction's path for the command. */
const INSTRUCTION_VARIABLE = 'KOTLIN_BENCH_INSTRUCTION'
/** Names the model, as `--model` has it. */
const MODEL_VARIABLE = 'KOTLIN_BENCH_MODEL'

export interface CommandAgentOptions {
  command: string
  /** From the host's environment: nothing of it is shown or kept. */
  env: Readonly<Record<string, string>>
  variables: Readonly<Record<string, string>>
  model: string | undefined
  /** Those it may ask through the gateway. */
  providers: ReadonlyArray<{ provider: Provider; access: GatewayProvider }>
  /** A script that makes a layer on the task image. */
  install: string | undefined
}

/** Both outputs as one, so that they stand in the order in which they were written. */
const shellOf = (exportVariables: string): string => `
${exportVariables}
exec 2>&1
if command -v bash > /dev/null; then exec bash -c "$0"; else exec sh -c "$0"; fi
`

/** Each provider's usual variables, which most programs read by themselves. */
const providerVariables = (
  providers: CommandAgentOptions['providers'],
  model: ModelAccess | null
): Record<string, string> => {
  const variables: Record<string, string> = {}
  for (const { provider } of providers) {
    const gatewayUrl = model?.baseUrls[provider.id]
    if (!model || gatewayUrl === undefined) continue
    Object.assign(variables, standardVariables(provider, { gatewayUrl, token: model.token }))
  }
  return variables
}

/**
 * Runs the user's own command in the task's working directory: with bash where the image has it, else
 * with sh. The instruction comes on standard input and stands in a file.
 */
export const createCommandAgent = (options: CommandAgentOptions): Agent => {
  const { command, env, variables, providers, install } = options
  return {
    name: 'command',
    version: null,
    model: options.model ?? null,
    needs: ['instruction.md'],
    secrets: Object.values(env),
    providers: providers.map(({ access }) => access),
    ...(install !== undefined && {
      install: async context => installByScript({ script: install, variables, secrets: env }, context)
    }),
    async run({ task, container, workdir, model, timeoutMs, signal, log }) {
      const instruction = await readInstruction(task.dir)
      await container.copyIn([instructionEntry(instruction)])
      const passed = passVariables({
        ...providerVariables(providers, model),
        ...(options.model !== undefined && { [MODEL_VARIABLE]: splitModel(options.model).name }),
        ...variables,
        ...env,
        [INSTRUCTION_VARIABLE]: INSTRUCTION_PATH
      })
      const result = await container.exec({
        command: ['sh', '-c', shellOf(passed.shell), command],
        workdir,
        user: task.agent.user,
        env: passed.env,
        input: instruction,
        timeoutMs,
        signal,
        maxBytes: 0,
        onOutput: log('command.txt')
      })
      return { exitCode: result.exitCode, timedOut: result.timedOut }
    }
  }
}
