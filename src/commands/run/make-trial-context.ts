import type { Installed } from '../../agent/agent.js'
import type { Docker } from '../../engine/docker.js'
import type { EngineHost } from '../../engine/limits.js'
import type { ImageLedger } from '../../image/image-ledger.js'
import { once } from '../../text/single-flight.js'
import { secretsOf } from '../../trial/agent-secrets.js'
import { createControls } from '../../trial/controls.js'
import { createRedactor } from '../../trial/redact.js'
import type { TrialContext } from '../../trial/trial-context.js'
import { saveBases } from '../shared/access/image-source.js'
import { defaultCacheDir, fileCache } from '../shared/files/file-cache.js'
import { keptValues } from '../shared/jobs/kept-values.js'
import { openTrialParts } from '../shared/jobs/trial-parts.js'
import type { Job } from './job.js'
import { makeRowGrading } from './make-row-grading.js'
import type { RunContext } from './run-options.js'

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
  given: Pick<
    RunContext,
    'listener' | 'signal' | 'environment' | 'gatewayProgram' | 'grammars' | 'registryAccess' | 'cache'
  > & {
    docker: Docker
    host: EngineHost
    /** Where work goes that is waited for at the job's end. */
    background: Set<Promise<unknown>>
  }
): JobContext => {
  const { options, agent, budget } = job
  const { host, cache, environment } = given
  const { source, building, gatewayImage, context } = openTrialParts({
    ...given,
    ...{ folder: job.folder, loaded: job.loaded, bases: job.bases, rows: job.rows, trust: job.trust },
    registries: options,
    rebuild: options.rebuild,
    logFilter: createRedactor(secretsOf(agent)).stream
  })
  const shard = job.plan?.shard ?? 1
  const onMachine = fileCache(defaultCacheDir())
  const values = cache && keptValues(cache, { machine: host, shard, others: onMachine })
  const base = {
    ...context,
    shard,
    verifierMode: options.verifierMode,
    rowGrading: makeRowGrading(options, { agent, grammars: given.grammars }),
    seal: options.seal,
    maxRetries: options.maxRetries,
    multipliers: options.multipliers,
    cache: values ?? onMachine
  }
  const isControl = agent.name === 'oracle' || agent.name === 'nop'
  const installation = { ...building, jobId: context.jobId, ca: job.trust?.pem ?? null, environment }
  return {
    ...base,
    agent,
    gatewayImage,
    installed: once<Installed | null>(() => agent.install?.(installation) ?? Promise.resolve(null)),
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
