import type { CachePort } from '../../../src/contracts/cache.js'
import { cachePort } from '../../../src/github/cache.js'
import { runnerContext } from '../../../src/github/context.js'
import type { ResultsServer } from './results-server.js'

const before = { ...process.env }

/** Takes back what `cacheOf` has put into this process's environment. */
export const leaveRunner = (): void => {
  process.env = { ...before }
}

/**
 * The cache as a step of a runner has it, whose files for a job are in `temporary`; undefined where there
 * is none. The client reads this process's own environment, so that stays as a runner's is.
 */
export const cacheOf = (
  service: ResultsServer,
  temporary: string,
  {
    environment = {},
    notice = () => {}
  }: { environment?: Readonly<Record<string, string>>; notice?: (message: string) => void } = {}
): CachePort | undefined => {
  const all: Record<string, string> = {
    ...service.cacheEnvironment,
    RUNNER_TEMP: temporary,
    ...environment
  }
  const { ACTIONS_RUNTIME_TOKEN: runtimeToken, ...rest } = all
  for (const [name, value] of Object.entries(rest)) process.env[name] = value
  const context = runnerContext(process.env, '/')
  return cachePort({ environment: process.env, context, runtimeToken, notice })
}
