import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Installed } from '../../agent/agent.js'
import type { ProgressEvent, ProgressListener } from '../../contracts/progress.js'
import type { Docker } from '../../engine/docker.js'
import { expiresAfter, TRIAL_LIFE_SEC } from '../../engine/labels.js'
import type { EngineHost } from '../../engine/limits.js'
import { createGatewayImage } from '../../image/gateway-image.js'
import type { ImageLedger } from '../../image/image-ledger.js'
import { createImages } from '../../image/images.js'
import { createSandboxes } from '../../network/sandboxes.js'
import { upstreamProxyOf } from '../../network/upstream-proxy-settings.js'
import { once, oncePerKey } from '../../text/single-flight.js'
import { secretsOf } from '../../trial/agent-secrets.js'
import { createControls } from '../../trial/controls.js'
import type { PreparedImage } from '../../trial/prepare-image.js'
import { createRedactor } from '../../trial/redact.js'
import type { TrialContext } from '../../trial/trial-context.js'
import { defaultCacheDir, fileCache } from '../shared/file-cache.js'
import { licencesOf, NO_ACCESS, openImageSource, provenanceOf, saveBases } from '../shared/image-source.js'
import { keptValues } from '../shared/kept-values.js'
import type { Job } from './job.js'
import type { JobFolder } from './job-folder.js'
import { readTestMaterial } from './read-test-material.js'
import type { RunContext } from './run-options.js'

/** Passes events on, and keeps those in `job.log` that somebody may look for later. */
export const logged = (folder: JobFolder, listener: ProgressListener): ProgressListener => {
  return event => {
    const line = logLine(event)
    if (line !== undefined) folder.log(line)
    listener(event)
  }
}

const logLine = (event: ProgressEvent): string | undefined => {
  switch (event.type) {
    case 'notice':
    case 'warning':
      return `${event.type}${event.task === undefined ? '' : ` (${event.task})`}: ${event.message}`
    case 'image-finished':
      return `image ${event.image}: ${event.action} in ${event.seconds.toFixed(1)} s`
    case 'trial-finished':
      return `${event.trial}: ${event.record.outcome} after ${event.seconds.toFixed(1)} s`
    default:
      return undefined
  }
}

/** The controls need neither programs nor a model, and what an agent may reach is not theirs. */
const WITHOUT_AGENT = {
  installed: async () => null,
  agentHosts: { allow: [], deny: [] },
  modelUse: { maxTokens: null, prices: {}, budget: { left: () => null, seen: () => {} } }
}

/** What all trials of the job share, and what the job itself needs of that. */
export interface JobContext extends TrialContext {
  ledger: ImageLedger
  /** The id of the gateway's image, which is made ready. */
  gatewayImage(): Promise<string>
  /** See `RunResult`. */
  keepForNextRun(): Promise<void>
}

/** Opens what all trials of the job share. */
export const trialContextOf = (
  job: Job,
  {
    docker,
    host,
    listener,
    signal,
    environment,
    gatewayProgram,
    registryAccess = NO_ACCESS,
    cache,
    background
  }: Pick<
    RunContext,
    'listener' | 'signal' | 'environment' | 'gatewayProgram' | 'registryAccess' | 'cache'
  > & {
    docker: Docker
    host: EngineHost
    /** Where work goes that is waited for at the job's end. */
    background: Set<Promise<unknown>>
  }
): JobContext => {
  const { options, folder, bases, agent, budget } = job
  // Names of jobs may be the same in two folders; what is reaped goes by an id of its own.
  const jobId = `${folder.job}-${randomUUID().slice(0, 8)}`
  const logDir = join(folder.jobDir, 'images')
  const ca = job.trust?.pem ?? null
  const access = registryAccess
  const source = openImageSource(options, { docker, access, environment, ca, cache, listener, signal })
  const building = {
    ...{ docker, host, logDir, listener, signal, source },
    provenance: provenanceOf(access, options.registries, job.loaded.dataset),
    logFilter: createRedactor(secretsOf(agent)).stream
  }
  const gatewayImage = createGatewayImage({ ...building, program: gatewayProgram })
  const shard = job.plan?.shard ?? 1
  const onMachine = fileCache(defaultCacheDir())
  const values = cache && keptValues(cache, { machine: host, shard, others: onMachine })
  const base = {
    docker,
    host,
    images: createImages({
      ...building,
      bases,
      secrets: job.trust?.secrets,
      rebuild: options.rebuild,
      licences: licencesOf(job.loaded.entries)
    }),
    sandboxes: createSandboxes({
      docker,
      jobId,
      gatewayImage,
      expiresAt: () => expiresAfter(TRIAL_LIFE_SEC),
      signal,
      upstreamProxy: upstreamProxyOf(environment),
      ca
    }),
    dataset: job.loaded.dataset,
    certificates: job.trust?.containers ?? null,
    jobName: folder.job,
    jobId,
    jobDir: folder.jobDir,
    shard,
    ledger: source.ledger,
    verifierMode: options.verifierMode,
    seal: options.seal,
    maxRetries: options.maxRetries,
    multipliers: options.multipliers,
    listener,
    signal,
    cache: values ?? onMachine,
    inBackground: (work: Promise<unknown>) => void background.add(work),
    readTestMaterial,
    prepared: oncePerKey<string, PreparedImage>()
  }
  const isControl = agent.name === 'oracle' || agent.name === 'nop'
  return {
    ...base,
    agent,
    gatewayImage,
    installed: once<Installed | null>(
      () => agent.install?.({ ...building, jobId, ca, environment }) ?? Promise.resolve(null)
    ),
    agentHosts: options.agentHosts,
    modelUse: { maxTokens: options.maxTokens ?? null, prices: options.prices, budget },
    controls: isControl ? null : createControls(options.controls, { ...base, ...WITHOUT_AGENT }),
    // The small one first: it tells whether the cache takes anything from this run.
    async keepForNextRun() {
      await values?.save()
      // A plan's legs get their bases from the job before them; else many would save the same ones.
      if (!job.plan) await saveBases(source)
    }
  }
}
