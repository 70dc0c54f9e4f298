import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The workflow run that set off a workflow on `workflow_run`, as GitHub tells of it. */
export interface TriggeringRun {
  id: number
  /** What set that run off, such as `pull_request`. */
  event: string
  /** The commit that was looked at: of whoever proposed it. */
  headSha: string
  headBranch: string
  /** `owner/repo` it is from; null where that is gone. */
  headRepository: string | null
  /** What GitHub says of the pull requests; always empty for those from forks. */
  pullRequests: readonly number[]
}

const number = z.number().int().positive()

const eventSchema = z.object({
  workflow_run: z.object({
    id: number,
    event: z.string(),
    head_sha: z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/),
    head_branch: z.string().nullish(),
    head_repository: z.object({ full_name: z.string() }).nullish(),
    pull_requests: z.array(z.object({ number })).nullish()
  })
})

const readJson = (path: string | undefined): unknown => {
  try {
    return JSON.parse(readFileSync(path ?? '', 'utf8'))
  } catch {
    return undefined
  }
}

/** The run in the event that the runner left in a file; null where the event is another one. */
export const triggeringRun = (
  environment: Readonly<Record<string, string | undefined>>
): TriggeringRun | null => {
  const event = eventSchema.safeParse(readJson(environment.GITHUB_EVENT_PATH))
  if (!event.success) return null
  const run = event.data.workflow_run
  return {
    id: run.id,
    event: run.event,
    headSha: run.head_sha,
    headBranch: run.head_branch ?? '',
    headRepository: run.head_repository?.full_name ?? null,
    pullRequests: run.pull_requests?.map(pull => pull.number) ?? []
  }
}
