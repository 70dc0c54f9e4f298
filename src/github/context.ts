import type { WorkflowRun } from '../contracts/rewards.js'

/** Where in GitHub this step runs. */
export interface RunnerContext {
  workspace: string
  runAttempt: number
  /** GitHub Enterprise Server, whose artifact service current clients cannot use. */
  isEnterpriseServer: boolean
  /** The service that takes artifacts, undefined where the runner offers none. */
  resultsUrl: string | undefined
}

const isEnterpriseServer = (serverUrl: string | undefined): boolean => {
  const host = URL.canParse(serverUrl ?? '') ? new URL(serverUrl ?? '').hostname.toLowerCase() : 'github.com'
  return host !== 'github.com' && !host.endsWith('.ghe.com') && !host.endsWith('.localhost')
}

/** Reads the runner's variables into one value. */
export const runnerContext = (
  environment: Readonly<Record<string, string | undefined>>,
  workingDirectory: string
): RunnerContext => ({
  workspace: environment.GITHUB_WORKSPACE || workingDirectory,
  runAttempt: Number(environment.GITHUB_RUN_ATTEMPT) || 1,
  isEnterpriseServer: isEnterpriseServer(environment.GITHUB_SERVER_URL),
  resultsUrl: environment.ACTIONS_RESULTS_URL || undefined
})

/** The workflow run that this is a step of; null elsewhere. */
export const workflowRun = (
  environment: Readonly<Record<string, string | undefined>>
): WorkflowRun | null => {
  const { GITHUB_ACTIONS, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_SHA, GITHUB_REF } = environment
  if (GITHUB_ACTIONS !== 'true' || !GITHUB_REPOSITORY || !GITHUB_RUN_ID) return null
  const server = environment.GITHUB_SERVER_URL || 'https://github.com'
  return {
    repository: GITHUB_REPOSITORY,
    runId: GITHUB_RUN_ID,
    runAttempt: Math.max(1, Math.floor(Number(environment.GITHUB_RUN_ATTEMPT) || 1)),
    commit: GITHUB_SHA || null,
    ref: GITHUB_REF || null,
    url: `${server}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
  }
}
