import { join } from 'node:path'
import type { Agent } from '../../../src/agent/agent.js'
import { readTestMaterial } from '../../../src/commands/shared/jobs/read-test-material.js'
import type { ProgressListener } from '../../../src/contracts/progress.js'
import { createDocker } from '../../../src/engine/docker.js'
import { expiresAfter, TRIAL_LIFE_SEC } from '../../../src/engine/labels.js'
import { engineHost } from '../../../src/engine/limits.js'
import { loadBases } from '../../../src/image/bases.js'
import { createGatewayImage } from '../../../src/image/gateway-image.js'
import { createImages } from '../../../src/image/images.js'
import { createSandboxes } from '../../../src/network/sandboxes.js'
import { once, oncePerKey } from '../../../src/text/single-flight.js'
import type { TrialContext } from '../../../src/trial/trial-context.js'
import { GATEWAY_PROGRAM } from './gateway-program.js'
import { newFolder, type TinyDataset } from './tiny.js'

/** The machine's own engine. */
const ownDocker = createDocker()
const ownHost = once(() => engineHost(ownDocker))

/** What is known of images, by their ids: as from one run to the next. */
const known = new Map<string, unknown>()

/**
 * What a trial needs to run by itself, without the command that composes it: no retries, no controls,
 * nothing kept from other runs but
 * what images ship.
 */
export const newTrialContext = async (
  dataset: TinyDataset,
  agent: Agent,
  overrides: Partial<TrialContext> & { listener: ProgressListener }
): Promise<{ context: TrialContext; end(): Promise<void> }> => {
  const { listener, docker = ownDocker } = overrides
  const host = await (docker === ownDocker ? ownHost() : engineHost(docker))
  const jobDir = newFolder()
  const { signal } = new AbortController()
  const logDir = join(jobDir, 'images')
  const background: Array<Promise<unknown>> = []
  const jobId = overrides.jobId ?? `e2e-${process.pid}`
  const sandboxes = createSandboxes({
    docker,
    jobId,
    gatewayImage: createGatewayImage({ docker, host, program: GATEWAY_PROGRAM, logDir, listener, signal }),
    expiresAt: () => expiresAfter(TRIAL_LIFE_SEC),
    signal,
    upstreamProxy: null,
    ca: null
  })
  const bases = await loadBases(join(dataset.dir, 'bases'))
  const context: TrialContext = {
    dataset: { source: dataset.tasks, commit: null },
    docker,
    images: createImages({ docker, bases, host, logDir, listener, signal }),
    host,
    agent,
    installed: async () => null,
    sandboxes,
    certificates: null,
    agentHosts: { allow: [], deny: [] },
    modelUse: { maxTokens: null, prices: {}, budget: { left: () => null, seen: () => {} } },
    jobName: 'e2e',
    jobId,
    jobDir,
    shard: 1,
    multipliers: { environment: 1, agent: 1, verifier: 1 },
    signal,
    readTestMaterial,
    verifierMode: 'fresh',
    seal: 'never',
    maxRetries: 0,
    cache: { read: async name => known.get(name), write: async (name, value) => void known.set(name, value) },
    controls: null,
    inBackground: work => background.push(work),
    prepared: oncePerKey(),
    ...overrides
  }
  return {
    context,
    async end() {
      await Promise.allSettled(background)
      await sandboxes.close()
    }
  }
}
