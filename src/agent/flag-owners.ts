import { UserError } from '../contracts/errors.js'
import { NAMED_AGENTS } from './named/all.js'

/** Those that ask a model. */
const ASKING: readonly string[] = ['command', ...NAMED_AGENTS.map(({ name }) => name)]

/** Whether an agent asks a model, and so takes `--model`. */
export const asksModel = (agent: string): boolean => ASKING.includes(agent)

/** Agents by the flags that are of use to them alone. */
const OWNERS = {
  '--predictions': ['patch'],
  '--agent-command': ['command'],
  '--agent-install': ['command'],
  '--provider': ['command'],
  '--model': ASKING,
  '--agent-env': ASKING,
  '--agent-variable': ASKING
} as const satisfies Readonly<Record<string, readonly string[]>>

/** A flag that only some agents take. */
export type OwnedFlag = keyof typeof OWNERS

/** Whether a flag is of any use to an agent. */
export const takesFlag = (agent: string, flag: OwnedFlag): boolean =>
  (OWNERS[flag] as readonly string[]).includes(agent)

/**
 * Says where an agent is given what only another one takes, which is a slip; before anything that a flag
 * names is read.
 * @throws UserError that names the flag and the agents that take it
 */
export const checkOwners = (agent: string, isGiven: Readonly<Record<OwnedFlag, boolean>>): void => {
  for (const flag of Object.keys(OWNERS) as OwnedFlag[]) {
    const owners: readonly string[] = OWNERS[flag]
    if (!isGiven[flag] || takesFlag(agent, flag)) continue
    throw new UserError(
      owners.length === 1
        ? `\`${flag}\` is for agent \`${owners[0]}\`, and the agent is \`${agent}\`. Say \`--agent ${owners[0]}\`, or leave \`${flag}\` out.`
        : `\`${flag}\` is for agents that ask a model, and \`${agent}\` asks none. Leave it out, or choose one of: ${owners.join(', ')}.`
    )
  }
}
