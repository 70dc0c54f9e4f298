import { join } from 'node:path'
import type { CachePort } from '../contracts/cache.js'
import type { RunnerContext } from './context.js'

export interface CacheService {
  /** The toolkit reads its token from this environment and nowhere else. */
  environment: NodeJS.ProcessEnv
  context: Pick<RunnerContext, 'isEnterpriseServer' | 'resultsUrl'>
  runtimeToken: string | undefined
  notice: (message: string) => void
}

const TOKEN = 'ACTIONS_RUNTIME_TOKEN'

/** What the runner says that a run may do with the cache; everything, where it says nothing we know. */
const modeOf = (environment: NodeJS.ProcessEnv): { reads: boolean; writes: boolean } => {
  const mode = environment.ACTIONS_CACHE_MODE?.trim().toLowerCase()
  return {
    reads: mode !== 'none' && mode !== 'write-only',
    writes: mode !== 'none' && mode !== 'read'
  }
}

/**
 * GitHub's cache; undefined where the runner offers none, or only the older service of an Enterprise
 * Server, whose client would need the token in the environment all the time.
 */
export const cachePort = ({
  environment,
  context,
  runtimeToken,
  notice
}: CacheService): CachePort | undefined => {
  const temporary = environment.RUNNER_TEMP
  const isThere = context.resultsUrl !== undefined && Boolean(environment.ACTIONS_CACHE_SERVICE_V2)
  const mode = modeOf(environment)
  if (!isThere || context.isEnterpriseServer || !temporary || !runtimeToken || !(mode.reads || mode.writes))
    return undefined
  let isWritable = mode.writes

  /** The client is large, so it is loaded at the first call. */
  const client = () => import('@actions/cache')

  /**
   * Agents may be at work while something is restored, so the token must not stand in the environment
   * meanwhile. The client takes it when it is called, before it waits for anything.
   */
  const withTokenAtCall = <T>(call: () => Promise<T>): Promise<T> => {
    environment[TOKEN] = runtimeToken
    try {
      return call()
    } finally {
      delete environment[TOKEN]
    }
  }

  const lookUp: CachePort['restore'] = async ({ key, paths, prefixes = [] }) => {
    if (!mode.reads) return undefined
    const { restoreCache } = await client()
    return withTokenAtCall(() => restoreCache([...paths], key, [...prefixes]))
  }

  return {
    folder: join(temporary, 'kotlin-bench-cache'),
    runnerImage: environment.ImageOS || undefined,
    get isWritable() {
      return isWritable
    },
    restore: entry => lookUp(entry).catch(() => undefined),
    async has({ key, paths }) {
      if (!mode.reads) return false
      const { restoreCache } = await client()
      const found = await withTokenAtCall(() =>
        restoreCache([...paths], key, [], { lookupOnly: true })
      ).catch(() => undefined)
      return found === key
    },
    async save(entry) {
      if (!isWritable) return false
      const { saveCache } = await client()
      environment[TOKEN] = runtimeToken
      try {
        // -1 is all that the client says of whatever went wrong.
        if ((await saveCache([...entry.paths], entry.key)) !== -1) return true
      } catch {
        // Told below.
      } finally {
        delete environment[TOKEN]
      }
      if (await this.has(entry)) return true
      isWritable = false
      notice(
        "GitHub's cache took no entry, so this run keeps nothing more there. Runs for pull requests from forks, and others that GitHub trusts little, may only read it."
      )
      return false
    }
  }
}
