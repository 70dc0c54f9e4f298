import { randomBytes } from 'node:crypto'
import { errorMessage } from '../contracts/errors.js'

export interface Upload {
  name: string
  /** Absolute; every file lies under it. */
  root: string
  files: readonly string[]
  retentionDays: number | undefined
}

export interface Uploaded {
  name: string
  id: number
  url: string
}

/** Takes artifacts to the platform's service. */
export interface ArtifactPort {
  upload: (upload: Upload) => Promise<Uploaded>
}

/** A name that the service accepts, made of parts that it may not. */
export const artifactName = (parts: { job: string; shard: number; runAttempt: number }): string => {
  const job = parts.job.replace(/[^\w.-]+/g, '-').slice(0, 150)
  return `kotlin-bench-${job}-shard-${parts.shard}-attempt-${parts.runAttempt}`
}

/** Two jobs that started in the same second, on two runners, come to the same name. */
const isTaken = (thrown: unknown): boolean => /already exists|\b409\b/i.test(errorMessage(thrown))

/** Why there can be no artifact here, or undefined where there can. */
export const artifactObstacle = (platform: {
  isEnterpriseServer: boolean
  resultsUrl: string | undefined
  runtimeToken: string | undefined
}): string | undefined => {
  if (platform.isEnterpriseServer)
    return 'GitHub Enterprise Server has no artifact service that this action can use'
  if (platform.resultsUrl === undefined || platform.runtimeToken === undefined) {
    return 'the runner offers no artifact service'
  }
  return undefined
}

interface Service {
  /** The toolkit reads its token from this environment and nowhere else. */
  environment: NodeJS.ProcessEnv
  runtimeToken: string
  serverUrl: string
  repository: string
  runId: string
}

/** GitHub's artifact service. The client is large, so it is loaded at the first upload. */
export const artifactPort = (service: Service): ArtifactPort => ({
  upload: async upload => {
    const { DefaultArtifactClient } = await import('@actions/artifact')
    const client = new DefaultArtifactClient()
    const days = upload.retentionDays === undefined ? {} : { retentionDays: upload.retentionDays }
    const send = async (name: string): Promise<Uploaded> => {
      const { id } = await client.uploadArtifact(name, [...upload.files], upload.root, days)
      if (id === undefined) throw new Error(`the service gave no id for artifact ${name}`)
      const url = `${service.serverUrl}/${service.repository}/actions/runs/${service.runId}/artifacts/${id}`
      return { name, id, url }
    }
    service.environment.ACTIONS_RUNTIME_TOKEN = service.runtimeToken
    try {
      return await send(upload.name).catch((thrown: unknown) => {
        if (!isTaken(thrown)) throw thrown
        return send(`${upload.name}-${randomBytes(3).toString('hex')}`)
      })
    } finally {
      delete service.environment.ACTIONS_RUNTIME_TOKEN
    }
  }
})
