import { z } from 'zod'
import type { GitHubApi } from './api.js'
import type { Repository } from './repository.js'

const READS_ACTIONS = 'actions: read'

const runSchema = z.object({
  id: z.number().int(),
  workflow_id: z.number().int(),
  html_url: z.string()
})
const runListSchema = z.object({ workflow_runs: z.array(runSchema) })

/** A workflow run, as far as we read it. */
export interface Run {
  id: number
  /** Its workflow's number, which does not change with the file's name. */
  workflow: number
  url: string
}

const runOf = ({ id, workflow_id, html_url }: z.infer<typeof runSchema>): Run => ({
  id,
  workflow: workflow_id,
  url: html_url
})

/** A workflow run by its number. */
export const getRun = async (api: GitHubApi, repository: Repository, id: number): Promise<Run> =>
  runOf(
    await api.call('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
      purpose: { what: `to read workflow run ${id}`, permission: READS_ACTIONS },
      parameters: { ...repository, run_id: id },
      schema: runSchema
    })
  )

/** The newest successful runs of a workflow on a branch, newest first. */
export const successfulRuns = async (
  api: GitHubApi,
  repository: Repository,
  { workflow, branch, most }: { workflow: number; branch: string; most: number }
): Promise<Run[]> => {
  const { workflow_runs } = await api.call('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
    purpose: { what: `to list the runs of this workflow on ${branch}`, permission: READS_ACTIONS },
    parameters: { ...repository, workflow_id: workflow, branch, status: 'success', per_page: most },
    schema: runListSchema
  })
  return workflow_runs.map(runOf)
}

/** An artifact of some workflow run. */
export interface RunArtifact {
  id: number
  name: string
  bytes: number
  /** GitHub keeps the name of an artifact longer than its content. */
  isExpired: boolean
  createdAt: string
}

const artifactSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  size_in_bytes: z.number(),
  expired: z.boolean(),
  created_at: z.string().nullish()
})

/** All artifacts of a workflow run. */
export const runArtifacts = async (
  api: GitHubApi,
  repository: Repository,
  run: number
): Promise<RunArtifact[]> => {
  const pages = api.pages('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
    purpose: { what: `to list the artifacts of workflow run ${run}`, permission: READS_ACTIONS },
    parameters: { ...repository, run_id: run },
    schema: artifactSchema
  })
  const artifacts: RunArtifact[] = []
  for await (const page of pages) {
    for (const { id, name, size_in_bytes, expired, created_at } of page) {
      artifacts.push({ id, name, bytes: size_in_bytes, isExpired: expired, createdAt: created_at ?? '' })
    }
  }
  return artifacts
}
