import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorMessage } from '../contracts/errors.js'
import { type Unpacked, unpackArtifact } from './unpack-artifact.js'

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

/** An artifact of this workflow run. */
export interface StoredArtifact {
  name: string
  id: number
  /** Of the archive. */
  bytes: number
}

/** The platform's artifacts of this workflow run. */
export interface ArtifactPort {
  upload: (upload: Upload) => Promise<Uploaded>
  /** All there are, those of earlier attempts of this run among them. */
  list: () => Promise<StoredArtifact[]>
  /** Unpacks one into a folder, which is made. */
  download: (artifact: StoredArtifact, folder: string) => Promise<Unpacked>
}

/** A job's name with what the service accepts in the name of an artifact. */
const safeJob = (job: string): string => job.replace(/[^\w.-]+/g, '-').slice(0, 150)

/** The artifact of a leg: a name that the service accepts, made of parts that it may not. */
export const artifactName = (parts: { job: string; shard: number; runAttempt: number }): string =>
  `kotlin-bench-${safeJob(parts.job)}-shard-${parts.shard}-attempt-${parts.runAttempt}`

/** The artifact of a plan, which holds `plan.json`. */
export const planArtifactName = ({ job, id }: { job: string; id: string }): string =>
  `kotlin-bench-${safeJob(job)}-plan-${id}`

/** The artifact of a job's report. */
export const reportArtifactName = (job: string): string => `kotlin-bench-${safeJob(job)}`

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

/** The client is large, so it is loaded at the first call. */
const newClient = async () => {
  const { DefaultArtifactClient } = await import('@actions/artifact')
  return new DefaultArtifactClient()
}
type ArtifactClient = Awaited<ReturnType<typeof newClient>>

/** GitHub's artifact service. */
export const artifactPort = (service: Service): ArtifactPort => {
  let calls = 0
  const withClient = async <T>(action: (client: ArtifactClient) => Promise<T>): Promise<T> => {
    const client = await newClient()
    calls += 1
    service.environment.ACTIONS_RUNTIME_TOKEN = service.runtimeToken
    try {
      return await action(client)
    } finally {
      calls -= 1
      // Others that run at the same time may not have read it yet.
      if (calls === 0) delete service.environment.ACTIONS_RUNTIME_TOKEN
    }
  }

  const send = async (client: ArtifactClient, upload: Upload, name: string): Promise<Uploaded> => {
    const days = upload.retentionDays === undefined ? {} : { retentionDays: upload.retentionDays }
    const { id } = await client.uploadArtifact(name, [...upload.files], upload.root, days)
    if (id === undefined) throw new Error(`the service gave no id for artifact ${name}`)
    const url = `${service.serverUrl}/${service.repository}/actions/runs/${service.runId}/artifacts/${id}`
    return { name, id, url }
  }

  return {
    upload: upload =>
      withClient(client =>
        send(client, upload, upload.name).catch((thrown: unknown) => {
          if (!isTaken(thrown)) throw thrown
          return send(client, upload, `${upload.name}-${randomBytes(3).toString('hex')}`)
        })
      ),

    list: () =>
      withClient(async client => {
        const { artifacts } = await client.listArtifacts()
        return artifacts.map(({ name, id, size }) => ({ name, id, bytes: size }))
      }),

    async download({ name, id }, folder) {
      const scratch = await mkdtemp(join(tmpdir(), 'kotlin-bench-artifact-'))
      try {
        // The client's own unpacking writes wherever an archive tells it to.
        await withClient(client => client.downloadArtifact(id, { path: scratch, skipDecompress: true }))
        const [archive] = await readdir(scratch)
        if (archive === undefined) throw new Error(`the service gave nothing for artifact ${name}`)
        return await unpackArtifact(join(scratch, archive), folder)
      } finally {
        await rm(scratch, { recursive: true, force: true })
      }
    }
  }
}
