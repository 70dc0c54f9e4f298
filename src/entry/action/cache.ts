import type { CachePort } from '../../contracts/cache.js'
import { cachePort } from '../../github/cache.js'
import type { ActionParts } from './run.js'

/** GitHub's cache as this step may use it; undefined where the runner offers none. */
export const actionCache = ({
  runner,
  context,
  environment,
  runtimeToken
}: Pick<ActionParts, 'runner' | 'context' | 'environment' | 'runtimeToken'>): CachePort | undefined =>
  cachePort({ environment, context, runtimeToken, notice: runner.notice })
