import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { ProgressEvent, ProgressListener } from '../contracts/progress.js'
import type { Docker } from '../engine/docker.js'
import type { EngineHost } from '../engine/limits.js'
import { createImages } from '../image/images.js'
import type { TrialContext } from '../trial/trial-context.js'
import { createControls } from './controls.js'
import { defaultCacheDir, fileCache } from './file-cache.js'
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

/** What all trials of the job share. */
export const trialContextOf = (
  job: Job,
  {
    docker,
    host,
    listener,
    signal,
    background
  }: Pick<RunContext, 'listener' | 'signal'> & {
    docker: Docker
    host: EngineHost
    /** Where work goes that is waited for at the job's end. */
    background: Set<Promise<unknown>>
  }
): TrialContext => {
  const { options, folder, bases } = job
  const { agent } = job
  const base = {
    docker,
    host,
    images: createImages({ docker, bases, host, logDir: join(folder.jobDir, 'images'), listener, signal }),
    job: folder.job,
    // Names of jobs may be the same in two folders; what is reaped goes by an id of its own.
    id: `${folder.job}-${randomUUID().slice(0, 8)}`,
    jobDir: folder.jobDir,
    shard: 1,
    verifierMode: options.verifierMode,
    seal: options.seal,
    maxRetries: options.maxRetries,
    multipliers: options.multipliers,
    listener,
    signal,
    cache: fileCache(defaultCacheDir()),
    inBackground: (work: Promise<unknown>) => void background.add(work),
    readTestMaterial,
    prepared: new Map()
  }
  const isControl = agent.name === 'oracle' || agent.name === 'nop'
  return { ...base, agent, controls: isControl ? null : createControls(options.controls, base) }
}
