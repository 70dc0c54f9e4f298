import { join } from 'node:path'
import { reportInPlace } from '../../commands/report.js'
import { readShard } from '../../commands/run/planned-shard.js'
import { run } from '../../commands/run.js'
import { requireBaseline } from '../../commands/shared/baseline/baseline.js'
import type { ProgressEvent } from '../../contracts/progress.js'
import { artifactName } from '../../github/artifact.js'
import { gatewayProgram } from '../gateway-program.js'
import { grammarsFolder } from '../grammars-folder.js'
import type { OptionValues } from '../options.js'
import { actionAccess } from '../read-options/registry-access.js'
import { toRunOptions } from '../read-options/to-run-options.js'
import { VERSION } from '../version.js'
import type { ActionParts } from './action-parts.js'
import { artifactService } from './artifact-service.js'
import { actionCache } from './cache.js'
import { earlierAttempts } from './earlier-attempts.js'
import { findPlan } from './find-plan.js'
import { logGroups } from './log-groups.js'
import { runOutputs } from './outputs.js'
import { phaseOutput } from './phase-output.js'
import { newRunnerFolder } from './runner-folder.js'
import { attempt, baselineReader, publishReport, setArtifactOutputs, tellResults } from './show-report.js'
import { type ActionState, saveActionState } from './state.js'
import { tellOnce } from './tell-once.js'
import { uploadJob } from './upload-job.js'

const newState = (
  event: ProgressEvent & { type: 'job-started' },
  values: OptionValues,
  runAttempt: number
): ActionState => {
  const { shard = 1 } = values
  const name = values['artifact-name'] ?? artifactName({ job: event.job, shard, runAttempt })
  const artifact = { name, retentionDays: values['retention-days'] }
  const started = { id: event.id, jobDir: event.jobDir, uploaded: false }
  return values['upload-artifact'] ? { ...started, artifact } : started
}

/** Uploads the job's folder; gives its page, undefined where there is none. */
const upload = async (state: ActionState, parts: ActionParts): Promise<string | undefined> => {
  const { runner } = parts
  let url: string | undefined
  await attempt('The artifact could not be uploaded; the post step tries again', runner, async () => {
    const uploaded = await uploadJob(state, parts)
    if (uploaded === undefined) return
    setArtifactOutputs(uploaded, runner)
    saveActionState(runner.saveState, { ...state, uploaded: true })
    url = uploaded.url
  })
  return url
}

/** A shard's plan as a file, and what earlier attempts of the workflow run left of it. */
const findShard = async (
  values: OptionValues,
  parts: ActionParts
): Promise<{ plan: string; earlier: readonly string[] } | undefined> => {
  const { runner, context } = parts
  if (values.plan === undefined || values.shard === undefined) return undefined
  const folder = await newRunnerFolder(parts, 'shard')
  const service = artifactService(parts)
  const port = 'port' in service ? service.port : undefined
  const { workspace, runAttempt } = context
  const path = await findPlan(values.plan, { workspace, folder: join(folder, 'plan'), port })
  const { plan, shard } = await readShard(path, values.shard)
  if (runAttempt === 1 || port === undefined) return { plan: path, earlier: [] }
  const request = { port, runner, job: plan.job, shard: shard.shard, runAttempt }
  return { plan: path, earlier: await earlierAttempts({ ...request, folder: join(folder, 'earlier') }) }
}

/** `command: run`: one shard, its outputs, annotations, summary and artifact. Gives the exit code. */
export const actionRun = async (values: OptionValues, parts: ActionParts): Promise<number> => {
  const { runner, interruption, environment, context } = parts
  const given = toRunOptions(values, 'inputs', { environment, folder: context.workspace })
  await requireBaseline(values.baseline, context.workspace)
  const found = given.resume === undefined ? await findShard(values, parts) : undefined
  const options = found === undefined ? given : { ...given, plan: found.plan }
  let state: ActionState | undefined
  const tell = tellOnce(values, runner)
  const groups = logGroups({
    log: runner,
    outputOf: (trial, phase) => (state === undefined ? '' : phaseOutput(state.jobDir, trial, phase))
  })
  const listener = (event: ProgressEvent): void => {
    if (event.type === 'job-started') {
      // At once, so that post knows of the job whatever becomes of this process.
      state = newState(event, values, parts.context.runAttempt)
      saveActionState(runner.saveState, state)
    }
    interruption.watchJobs(event)
    if (event.type === 'notice' && event.ofWorkflow) tell(event.message)
    else groups(event)
  }
  const result = await run(options, {
    listener,
    signal: interruption.signal,
    toolVersion: VERSION,
    environment: parts.agentEnvironment,
    datasetToken: parts.datasetToken,
    registryAccess: actionAccess(options.registries, values, parts),
    cache: actionCache(values, parts),
    hasInputs: true,
    earlier: found?.earlier ?? [],
    gatewayProgram: gatewayProgram(),
    grammars: grammarsFolder()
  })
  // A plan's shards are shown together, by `command: report`.
  const isAlone = values.plan === undefined && !interruption.signal.aborted
  const reported = isAlone
    ? await reportInPlace(result, options.failOn, {
        notice: runner.notice,
        toolVersion: VERSION,
        readBaseline: baselineReader(values, parts)
      })
    : undefined
  const { exitCode, gate } = reported ?? result
  tellResults({ rewards: result.rewards, gate }, parts, runOutputs(result))
  // A cancelled step has seconds left; post has minutes.
  if (interruption.signal.aborted) return exitCode
  const url = state === undefined ? undefined : await upload(state, parts)
  if (reported !== undefined) await publishReport({ ...reported, url, command: 'run' }, values, parts)
  await attempt('Not everything is kept for the next run', runner, result.keepForNextRun)
  return exitCode
}
