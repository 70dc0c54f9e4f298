import { UserError } from '../contracts/errors.js'
import { nearestNames } from '../text/nearest-names.js'
import { quote } from '../text/quote.js'
import { chooseModel } from './choose-model.js'
import { AGENT_NAMES, noSuchAgent } from './create-agent.js'
import { asksModel } from './flag-owners.js'
import { NAMED_AGENTS } from './named/all.js'

/** Who tries the tasks, and with which model. */
export interface AgentPair {
  readonly agent: string
  /** `provider/name` as it was typed; null for the agent's own, or where it asks none. */
  readonly model: string | null
}

/**
 * Says of a pair what its agent would say at its start, as far as that takes no key.
 * @throws UserError for a model that the agent cannot ask, or none where it has none of its own
 */
export const checkPair = ({ agent, model }: AgentPair): void => {
  const declared = NAMED_AGENTS.find(({ name }) => name === agent)
  // With a key of its maker's it asks that one, whatever the model is called.
  if (declared === undefined || declared.ownKeys.length > 0) return
  const { providers: accepts, hasOwnModel } = declared
  chooseModel(model ?? undefined, { agent, accepts, hasOwnModel })
}

interface Named {
  readonly name: string
  /** As written behind the name; undefined where none is. */
  readonly own: string | undefined
}

const readNamed = (text: string): Named => {
  const at = text.indexOf('=')
  const name = at < 0 ? text : text.slice(0, at)
  if (!AGENT_NAMES.includes(name)) throw noSuchAgent(name, nearestNames(name, AGENT_NAMES))
  if (at < 0) return { name, own: undefined }
  const own = text.slice(at + 1)
  if (own === '' || /[\s\p{Cc}]/u.test(own)) {
    throw new UserError(
      `${quote(`--agent ${text}`)} has no model after the \`=\`. Write \`${name}=provider/name\`, or \`${name}\` alone.`
    )
  }
  if (!asksModel(name)) {
    throw new UserError(`${quote(`--agent ${text}`)}: \`${name}\` asks no model. Write \`${name}\` alone.`)
  }
  return { name, own }
}

/**
 * Every agent with every model: one written `name=provider/model` with that model alone, one that asks no
 * model with none. Each pair once, in the order given.
 * @throws UserError for an agent that does not exist, and for models that no agent takes
 */
export const pairAgents = (agents: readonly string[], models: readonly string[]): AgentPair[] => {
  const named = agents.map(readNamed)
  const takesModels = ({ name, own }: Named): boolean => own === undefined && asksModel(name)
  if (models.length > 0 && !named.some(takesModels)) {
    throw new UserError(
      `${quote(`--model ${models[0]}`)}: no agent takes it, since ${agents.map(text => `\`${text}\``).join(', ')} ${agents.length === 1 ? 'asks none or has its own' : 'ask none or have their own'}. Leave it out, or add an agent that asks a model.`
    )
  }
  const pairs = named.flatMap((one): AgentPair[] => {
    const { name: agent, own } = one
    if (own !== undefined) return [{ agent, model: own }]
    if (!asksModel(agent) || models.length === 0) return [{ agent, model: null }]
    return models.map(model => ({ agent, model }))
  })
  return [...new Map(pairs.map(pair => [JSON.stringify([pair.agent, pair.model]), pair])).values()]
}
