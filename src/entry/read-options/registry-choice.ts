import type { RegistryChoice } from '../../commands/shared/image-source.js'
import { UserError } from '../../contracts/errors.js'
import { parseRegistry } from '../../image/registry/registry.js'
import type { OptionValues } from '../options.js'

/**
 * Where images come from and go to, as the commands take it.
 * @throws UserError for what names no registry, or wants what cannot be together
 */
export const registryChoice = (values: OptionValues): RegistryChoice & { rebuild: boolean } => {
  const registries = values.registry.map(parseRegistry)
  const { push, rebuild, 'pull-only': pullOnly } = values
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
