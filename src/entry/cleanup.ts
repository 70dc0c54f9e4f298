import { cleanup } from '../commands/cleanup.js'
import { errorMessage } from '../contracts/errors.js'
import { EXIT } from '../contracts/exit-code.js'
import { runnerContext } from '../github/context.js'
import { runnerPort as runner } from '../github/core.js'
import { readActionState } from './action/state.js'
import { uploadJob } from './action/upload-job.js'
import { AGENT_ENVIRONMENT } from './agent-environment.js'
import { guard } from './guard.js'
import { takeTokens } from './take-tokens.js'

const warn = (what: string, thrown: unknown): void => runner.warning(`${what}: ${errorMessage(thrown)}`)

/** Post must never fail a job for a fault of its own. */
const attempt = async (what: string, action: () => Promise<void>): Promise<void> => {
  try {
    await action()
  } catch (thrown) {
    warn(what, thrown)
  }
}

const main = async (): Promise<void> => {
  const tokens = takeTokens(process.env)
  // Nothing here needs the agents' keys, and nothing that is started may see them.
  delete process.env[AGENT_ENVIRONMENT]
  const state = readActionState(runner.getState)
  if (state === undefined) return
  await attempt('Not everything of this job could be removed', () => cleanup({ jobs: [state.id] }))
  if (state.uploaded) return
  const context = runnerContext(process.env, process.cwd())
  await attempt('The artifact could not be uploaded', async () => {
    const parts = { runner, context, environment: process.env, runtimeToken: tokens.runtime }
    const uploaded = await uploadJob(state, parts)
    if (uploaded !== undefined) runner.info(`Uploaded artifact ${uploaded.name}: ${uploaded.url}`)
  })
}

guard({ tell: thrown => warn('The post step stopped', thrown), exitCode: EXIT.done })
await attempt('The post step stopped', main)
