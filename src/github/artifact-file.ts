import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { GitHubApi } from './api.js'
import type { Repository } from './repository.js'
import type { RunArtifact } from './runs.js'

/** Far above a report on ten thousand trials with all that lies beside it. */
const ZIP_MAX_BYTES = 2 * 1024 ** 3

const readEntry = async (zip: string, path: string, maxBytes: number): Promise<Buffer | undefined> => {
  const { openPromise } = await import('yauzl')
  const archive = await openPromise(zip, { autoClose: false })
  try {
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName !== path) continue
      // The reader holds every entry to the size that it says.
      if (entry.uncompressedSize > maxBytes) throw new Error(`its ${path} has more than ${maxBytes} bytes`)
      const chunks: Buffer[] = []
      for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
      return Buffer.concat(chunks)
    }
    return undefined
  } finally {
    archive.close()
  }
}

/**
 * One file of an artifact of any run, by its path in the zip; undefined where the artifact has no such.
 * @throws ApiFailure where the artifact cannot be had, Error where it is no zip or the file too large
 */
export const readArtifactFile = async (
  api: GitHubApi,
  repository: Repository,
  { artifact, path, maxBytes }: { artifact: RunArtifact; path: string; maxBytes: number }
): Promise<Buffer | undefined> => {
  const scratch = await mkdtemp(join(tmpdir(), 'kotlin-bench-artifact-'))
  try {
    const zip = join(scratch, 'artifact.zip')
    const body = await api.stream('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/zip', {
      purpose: { what: `to download artifact ${artifact.name}`, permission: 'actions: read' },
      parameters: { ...repository, artifact_id: artifact.id },
      maxBytes: ZIP_MAX_BYTES
    })
    await pipeline(body, createWriteStream(zip))
    return await readEntry(zip, path, maxBytes)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
