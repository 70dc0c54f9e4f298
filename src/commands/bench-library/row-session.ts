import { join } from 'node:path'
import type { ProgressListener } from '../../contracts/progress.js'
import type { SweRow } from '../../contracts/swe-polybench.js'
import type { ContainerCertificates } from '../../engine/certificates.js'
import { type Container, startContainer } from '../../engine/container.js'
import type { ContainerSpec } from '../../engine/container-arguments.js'
import { createDocker } from '../../engine/docker.js'
import { requireDisk } from '../../engine/free-disk.js'
import { expiresAfter, TRIAL_LIFE_SEC } from '../../engine/labels.js'
import { engineHost } from '../../engine/limits.js'
import { reapJob, reapStale } from '../../engine/reap.js'
import { loadBases } from '../../image/bases.js'
import type { Sandboxes } from '../../network/sandbox.js'
import type { Task } from '../../task/task.js'
import { prepareImage } from '../../trial/prepare-image.js'
import type { PreparedImage } from '../../trial/prepared-image.js'
import { type CaBundle, readTrust } from '../shared/access/ca-bundle.js'
import { serverUrlOf } from '../shared/dataset/open-dataset.js'
import { markUse } from '../shared/files/cache-use.js'
import { defaultCacheDir, fileCache, rowFolders } from '../shared/files/file-cache.js'
import { reopenJobFolder } from '../shared/jobs/job-folder.js'
import { openTrialParts } from '../shared/jobs/trial-parts.js'
import { openClones } from '../shared/rows/open-rows.js'
import { reapOnExit } from './reap-on-exit.js'
import { rowTask } from './row-task.js'

/** How rows are evaluated, whichever they are. */
export interface RowSessionOptions {
  /** Where clones of the rows' repositories are found and kept; default: in the cache. Absolute. */
  repoPath: string | undefined
  /** What stands before an instance's id in the name of its published image; null asks for none. */
  publishedImages: string | null
  /** What builds and containers are to trust beside what they do. */
  caBundle: CaBundle | undefined
  environment: Readonly<Record<string, string | undefined>>
  /** Absolute path of the gateway's bundled program. */
  gatewayProgram: string
  listener: ProgressListener
}

/** The engine, opened for rows. All that is started bears the session's label. */
export interface RowSession {
  sandboxes: Sandboxes
  certificates: ContainerCertificates | null
  /** Ends what is under way. */
  abort(): void
  /** A row's task, and its image: local, from a registry, or built. */
  prepare(row: SweRow): Promise<{ task: Task; image: PreparedImage }>
  start(spec: Pick<ContainerSpec, 'role' | 'image' | 'network'>, task: Task): Promise<Container>
  /** Leaves nothing in the engine but images. */
  close(): Promise<void>
}

/** What the job's label says, before what tells one session from another. */
const JOB = 'library'

/**
 * Opens what rows are evaluated in.
 * @throws FaultError where no engine answers
 */
export const openRowSession = async (options: RowSessionOptions): Promise<RowSession> => {
  const { environment, gatewayProgram, listener, publishedImages } = options
  const stop = new AbortController()
  const { signal } = stop
  const docker = createDocker()
  const host = await engineHost(docker)
  const trust = await readTrust(options.caBundle, listener)
  const cacheDir = defaultCacheDir()
  await markUse(cacheDir)
  const folder = reopenJobFolder(join(cacheDir, JOB), JOB)
  const serverUrl = serverUrlOf(options)
  const repositories = openClones(options, {
    ...{ cacheDir, serverUrl, token: undefined, certificates: options.caBundle?.path, listener, signal }
  })
  const background = new Set<Promise<unknown>>()
  const { context } = openTrialParts({
    ...{ docker, host, folder, trust, environment, gatewayProgram, background, listener, signal },
    loaded: { entries: [], skipped: [], dataset: { source: JOB, commit: null }, tasksDir: cacheDir },
    bases: await loadBases(join(rowFolders(cacheDir).tasks, 'bases')),
    rows: { publishedImages, repositories, write: async () => {} },
    registries: { registries: [], push: false, pullOnly: false }
  })
  const { jobId, sandboxes, images, certificates } = context
  await reapStale(docker)
  const forget = reapOnExit(jobId, () => stop.abort())

  const start: RowSession['start'] = (spec, { environment: { cpus, memoryMb } }) =>
    startContainer(docker, {
      ...{ ...spec, jobId, cpus, memoryMb, env: {} },
      expiresAt: expiresAfter(TRIAL_LIFE_SEC)
    })
  const prepare: RowSession['prepare'] = async row => {
    await requireDisk(host, 'trial')
    const task = await rowTask(row, cacheDir)
    const built = await images.task(task, { timeoutMs: task.environment.buildTimeoutSec * 1000 })
    const workdir = task.environment.workdir ?? built.workdir
    const image = await context.prepared.get(`${built.id} ${workdir}`, () =>
      prepareImage(built, workdir, {
        ...{ docker, signal, seal: 'never', cache: fileCache(cacheDir) },
        start: id => start({ role: 'image', image: id, network: 'none' }, task)
      })
    )
    return { task, image }
  }
  return {
    sandboxes,
    certificates,
    start,
    abort: () => stop.abort(),
    prepare(row) {
      const preparing = prepare(row)
      // Whoever asked may be gone before it has ended.
      background.add(preparing)
      return preparing
    },
    async close() {
      try {
        await Promise.allSettled(background)
        await sandboxes.close()
        if (signal.aborted) await reapJob(docker, jobId)
      } finally {
        forget()
      }
    }
  }
}
