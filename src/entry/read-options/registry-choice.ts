import type { RegistryChoice } from '../../commands/shared/access/image-source.js'
import { UserError } from '../../contracts/errors.js'
import { parseRegistry, type Registry } from '../../image/registry/registry.js'
import type { OptionValues } from '../options.js'

/** Stands for no registry where a workflow has one by default. */
const NONE = 'none'

/**
 * The registries in the order given, each once.
 * @throws UserError for what names none
 */
const readRegistries = (texts: readonly string[]): readonly Registry[] => {
  const byName = new Map(texts.map(parseRegistry).map(registry => [registry.name, registry]))
  return [...byName.values()]
}

/**
 * Where images come from and go to, as the commands take it.
 * @throws UserError for what names no registry, or wants what cannot be together
 */
export const registryChoice = (values: OptionValues): RegistryChoice & { rebuild: boolean } => {
  const { rebuild, 'pull-only': pullOnly } = values
  const isNone = values.registry.length === 1 && values.registry[0] === NONE
  const registries = isNone ? [] : readRegistries(values.registry)
  const push = values.push && !isNone
  if (push && registries.length === 0) {
    throw new UserError(
      '`push` needs a registry to push to: name one by `registry`, such as `ghcr.io/owner/repo`.'
    )
  }
  if (pullOnly && rebuild) {
    throw new UserError('`pull-only` builds nothing and `rebuild` builds everything: leave one of them out.')
  }
  return { registries, push, pullOnly, rebuild }
}
