import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** What set a workflow off, as far as we read it. */
export interface WorkflowEvent {
  /** `pull_request`, `schedule` and so on; empty off GitHub. */
  name: string
  /** The pull request that the run is about, null where it is about none. */
  pullRequest: number | null
  /** Whether that pull request comes from another repository. */
  isFork: boolean
  /** The repository's default branch, null where the event does not say. */
  defaultBranch: string | null
}

const repositorySchema = z.object({ full_name: z.string() })

const eventSchema = z.object({
  pull_request: z
    .object({
      number: z.number().int().positive(),
      head: z.object({ repo: repositorySchema.nullish() }).nullish()
    })
    .nullish(),
  // What is said to a pull request comes as said to an issue.
  issue: z.object({ number: z.number().int().positive(), pull_request: z.object({}).nullish() }).nullish(),
  repository: repositorySchema.extend({ default_branch: z.string().nullish() }).nullish()
})

const readPayload = (path: string | undefined): z.infer<typeof eventSchema> => {
  try {
    return eventSchema.parse(JSON.parse(readFileSync(path ?? '', 'utf8')))
  } catch {
    // No event that says anything of a pull request.
    return {}
  }
}

/** Reads the event that the runner has left in a file. */
export const workflowEvent = (environment: Readonly<Record<string, string | undefined>>): WorkflowEvent => {
  const { pull_request, issue, repository } = readPayload(environment.GITHUB_EVENT_PATH)
  const ofIssue = issue?.pull_request ? issue.number : null
  const head = pull_request?.head?.repo?.full_name
  const here = environment.GITHUB_REPOSITORY || repository?.full_name
  return {
    name: environment.GITHUB_EVENT_NAME ?? '',
    pullRequest: pull_request?.number ?? ofIssue,
    isFork: Boolean(pull_request) && head !== here,
    defaultBranch: repository?.default_branch ?? null
  }
}
