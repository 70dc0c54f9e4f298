import { createDocker } from '../engine/docker.js'
import { reapJob } from '../engine/reap.js'

/** Removes every container, network and volume that the jobs with these ids started. */
export const cleanup = async ({ jobs }: { jobs: readonly string[] }): Promise<void> => {
  const docker = createDocker()
  for (const job of jobs) await reapJob(docker, job)
}
