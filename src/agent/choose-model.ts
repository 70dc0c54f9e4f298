import { UserError } from '../contracts/errors.js'
import type { GatewayProvider } from '../contracts/gateway/provider.js'
import { didYouMean, nearestNames } from '../text/nearest-names.js'
import { quote } from '../text/quote.js'
import { findProvider, PROVIDERS, type Provider, providerFrom } from './providers.js'

export interface ChosenModel {
  provider: Provider
  /** As the provider calls it. */
  name: string | null
}

/** For messages. */
const providerIds = PROVIDERS.map(({ id }) => id).join(', ')

/** The id or alias that a name of no provider is most like. */
const nearProvider = (name: string): string | undefined =>
  nearestNames(
    name,
    PROVIDERS.flatMap(({ id, aliases }) => [id, ...aliases]),
    { count: 1 }
  )[0]

/**
 * Splits `provider/name`. A first part that is no provider's belongs to the name, as in
 * `Qwen/Qwen3-Coder` of a server of one's own.
 */
export const splitModel = (text: string): { provider: Provider | undefined; name: string } => {
  const slash = text.indexOf('/')
  const provider = slash < 0 ? undefined : findProvider(text.slice(0, slash))
  return provider ? { provider, name: text.slice(slash + 1) } : { provider: undefined, name: text }
}

/**
 * What becomes of a model whose first part is no provider's, which may be a slip; undefined where it is
 * one, or there is no such part.
 * @param asked id of the provider that is asked for it, where there is one
 */
export const unknownProvider = (model: string | undefined, asked: string | undefined): string | undefined => {
  if (!model?.includes('/') || splitModel(model).provider) return undefined
  const slash = model.indexOf('/')
  const head = model.slice(0, slash)
  const near = nearProvider(head)
  const hint = didYouMean(near && `${near}${model.slice(slash)}`)
  const result =
    asked === undefined
      ? 'so the agent gets that whole name and no provider to ask'
      : `so ${asked} is asked for a model of that whole name`
  return `${quote(`--model ${model}`)}: ${quote(head)} is no provider, ${result}.${hint} Providers: ${providerIds}.`
}

/**
 * The model that an agent is to use, among the providers that it can work with.
 * @param accepts ids of providers; the first is for models that name none
 * @throws UserError for a provider that it cannot work with, or no model where it has none of its own
 */
export const chooseModel = (
  text: string | undefined,
  { agent, accepts, hasOwnModel }: { agent: string; accepts: readonly string[]; hasOwnModel: boolean }
): ChosenModel => {
  const usual = findProvider(accepts[0]!)!
  if (text === undefined) {
    if (hasOwnModel) return { provider: usual, name: null }
    throw new UserError(
      `Agent \`${agent}\` has no model of its own. Name one with \`--model\`, such as \`--model ${usual.id}/<name>\`; its providers: ${accepts.join(', ')}.`
    )
  }
  const { provider = usual, name } = splitModel(text)
  if (name === '')
    throw new UserError(`${quote(`--model ${text}`)} has no name after the provider ${provider.id}.`)
  if (!accepts.includes(provider.id)) {
    throw new UserError(
      `${quote(`--model ${text}`)}: agent \`${agent}\` cannot ask ${provider.id}. Its providers: ${accepts.join(', ')}.`
    )
  }
  return { provider, name }
}

/**
 * A provider for the gateway, with what the host's environment has of it.
 * @param model as it was typed, where that is why the provider is asked
 * @throws UserError that names the variable that is missing, and how it is set
 */
export const requireProvider = (
  provider: Provider,
  {
    agent,
    model,
    environment
  }: {
    agent: string
    model?: string | undefined
    environment: Readonly<Record<string, string | undefined>>
  }
): GatewayProvider => {
  const found = providerFrom(provider, environment)
  if (found.ok) return found.provider
  if (found.cause === 'bad-url') {
    throw new UserError(
      `${found.variable} is no URL that begins with http:// or https://. It is the base URL of ${provider.id}; correct it, or unset it for ${provider.baseUrl}.`
    )
  }
  if (found.cause === 'bad-key') {
    throw new UserError(
      `${found.variable} holds a blank, a line break or a letter beyond ASCII, which no key for ${provider.id} does. Set it to the key alone.`
    )
  }
  const slip = unknownProvider(model, provider.id)
  throw new UserError(
    `${slip === undefined ? '' : `${slip} `}Agent \`${agent}\` needs a key for ${provider.id}: ${keyNames(provider)} is not set. ${howToSet(provider.keys[0]!.name)} For a server of your own without a key, set ${provider.urls[0]}.`
  )
}

const keyNames = ({ keys }: Provider): string => keys.map(key => key.name).join(' or ')

/** Where a key is put, on a desk and in a workflow. */
export const howToSet = (variable: string): string =>
  `Set it in the environment, or as a line ${variable}=… in KOTLIN_BENCH_AGENT_ENV (in a workflow, from the secret \`agent-env\`).`

/**
 * Providers by what `--provider` says.
 * @throws UserError for one that is not known
 */
export const namedProviders = (names: readonly string[]): Provider[] =>
  names.map(name => {
    const provider = findProvider(name)
    if (provider) return provider
    throw new UserError(
      `${quote(`--provider ${name}`)} is not known.${didYouMean(nearProvider(name))} Providers: ${providerIds}. Any other that speaks OpenAI's protocol is \`openai\` with OPENAI_BASE_URL set.`
    )
  })
