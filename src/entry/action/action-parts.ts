import type { RunnerContext } from '../../github/context.js'
import type { RunnerPort } from '../../github/core.js'
import type { Interruption } from '../signals.js'

/** What a command of the action is given beside its inputs. */
export interface ActionParts {
  runner: RunnerPort
  context: RunnerContext
  interruption: Interruption
  environment: NodeJS.ProcessEnv
  /** Where agents' keys are read from. */
  agentEnvironment: Readonly<Record<string, string | undefined>>
  datasetToken: string | undefined
  githubToken: string | undefined
  registryPassword: string | undefined
  runtimeToken: string | undefined
}
