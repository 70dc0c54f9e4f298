import type { CachePort } from '../../contracts/cache.js'
import { cachePort } from '../../github/cache.js'
import type { OptionValues } from '../options.js'
import type { ActionParts } from './action-parts.js'
import { tellOnce } from './tell-once.js'

/** GitHub's cache as this step may use it; undefined where the runner offers none. */
export const actionCache = (
  values: OptionValues,
  {
    runner,
    context,
    environment,
    runtimeToken
  }: Pick<ActionParts, 'runner' | 'context' | 'environment' | 'runtimeToken'>
): CachePort | undefined =>
  cachePort({ environment, context, runtimeToken, notice: tellOnce(values, runner) })
