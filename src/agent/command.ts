import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FaultError } from '../contracts/errors.js'
import type { Agent } from './agent.js'
import { withoutCanary } from './command-instruction.js'

/** Where the instruction stands in the container; the work tree is not the place for it. */
export const INSTRUCTION_PATH = '/kotlin-bench/instruction.md'
/** Names that path for the command. */
export const INSTRUCTION_VARIABLE = 'KOTLIN_BENCH_INSTRUCTION'

/** What the engine's own command line is given to pass on, under a name that means nothing to it. */
const PASSED = 'KOTLIN_BENCH_PASSED_'

export interface CommandAgentOptions {
  command: string
  /** From the host's environment: nothing of it is shown or kept. */
  env: Readonly<Record<string, string>>
  variables: Readonly<Record<string, string>>
}

/**
 * A variable reaches the engine's command line in that program's own environment, where a PATH or a
 * DOCKER_HOST would be taken for its own: so each goes under another name and is renamed inside.
 */
const renamed = (names: readonly string[]): string =>
  names.map(name => `export ${name}="$${PASSED}${name}"; unset ${PASSED}${name}`).join('\n')

/** Both outputs as one, so that they stand in the order in which they were written. */
const shellOf = (names: readonly string[]): string => `
${renamed(names)}
exec 2>&1
if command -v bash > /dev/null; then exec bash -c "$0"; else exec sh -c "$0"; fi
`

const readInstruction = async (dir: string): Promise<string> => {
  try {
    return withoutCanary(await readFile(join(dir, 'instruction.md'), 'utf8'))
  } catch (error) {
    throw new FaultError('task', 'instruction-missing', `${join(dir, 'instruction.md')} cannot be read.`, {
      cause: error
    })
  }
}

/**
 * Runs the user's own command in the task's working directory: with bash where the image has it, else
 * with sh. The instruction comes on standard input and stands in a file.
 */
export const createCommandAgent = ({ command, env, variables }: CommandAgentOptions): Agent => ({
  name: 'command',
  version: null,
  model: null,
  needs: ['instruction.md'],
  secrets: Object.values(env),
  async run({ task, container, workdir, timeoutMs, signal, log }) {
    const instruction = await readInstruction(task.dir)
    await container.copyIn([
      { path: INSTRUCTION_PATH.slice(1), type: 'file', executable: false, content: Buffer.from(instruction) }
    ])
    const all = { ...variables, ...env, [INSTRUCTION_VARIABLE]: INSTRUCTION_PATH }
    const result = await container.exec({
      command: ['sh', '-c', shellOf(Object.keys(all)), command],
      workdir,
      user: task.agent.user,
      env: Object.fromEntries(Object.entries(all).map(([name, value]) => [`${PASSED}${name}`, value])),
      input: instruction,
      timeoutMs,
      signal,
      maxBytes: 0,
      onOutput: log('command.txt')
    })
    return { exitCode: result.exitCode, timedOut: result.timedOut }
  }
})
