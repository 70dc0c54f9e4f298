import { unknownProvider } from '../../agent/choose-model.js'
import type { Predictions } from '../../contracts/prediction.js'
import type { ProgressListener } from '../../contracts/progress.js'
import type { DatasetEntry } from '../../dataset/folder.js'
import { effectivePolicy } from '../../network/policy.js'
import { firstFew } from '../../text/first-few.js'
import type { Job } from './job.js'

const NAMED_TASKS = 10

/** What in the dataset has no effect or is passed over. */
const warnOfDataset = ({ loaded, selected }: Job, listener: ProgressListener): void => {
  for (const { name, reason } of loaded.skipped)
    listener({ type: 'warning', message: `${name} is no task: it ${reason}.` })
  for (const entry of selected) {
    for (const { message } of entry.warnings) listener({ type: 'warning', task: entry.name, message })
  }
}

/** Says once which tasks have no prediction, and of each what was left out or mended. */
const warnOfPredictions = (
  predictions: Predictions | undefined,
  selected: readonly DatasetEntry[],
  listener: ProgressListener
): void => {
  if (!predictions) return
  const { byTask, source } = predictions
  const without = selected.filter(entry => !byTask.has(entry.name)).map(entry => entry.name)
  if (without.length > 0) {
    listener({
      type: 'notice',
      message: `${source} has no prediction for ${without.length} of ${selected.length} tasks, which count as unresolved: ${firstFew(without, { most: NAMED_TASKS })}.`
    })
  }
  for (const { name } of selected) {
    for (const message of byTask.get(name)?.patch.warnings ?? [])
      listener({ type: 'warning', task: name, message })
  }
}

/** What becomes of the hosts that the run allows and denies, each sentence once for all tasks. */
const warnOfNetworks = ({ options, agent, selected }: Job, listener: ProgressListener): void => {
  const wishes = {
    allowHosts: options.agentHosts.allow,
    denyHosts: options.agentHosts.deny,
    agentHosts: agent.hosts ?? []
  }
  const warnings = selected.flatMap(entry =>
    entry.ok ? effectivePolicy(entry.task.agent, wishes).warnings : []
  )
  for (const message of new Set(warnings)) listener({ type: 'warning', message })
}

/** A provider's name that is mistyped becomes part of the model's, which may be meant. */
const warnOfModel = ({ options, agent }: Job, listener: ProgressListener): void => {
  const message = unknownProvider(options.model, agent.providers?.[0]?.id)
  if (message !== undefined) listener({ type: 'notice', message })
}

/** Says, once and before anything starts, what the user may not expect of the job. */
export const warnOfJob = (job: Job, listener: ProgressListener): void => {
  warnOfDataset(job, listener)
  warnOfPredictions(job.predictions, job.selected, listener)
  warnOfModel(job, listener)
  warnOfNetworks(job, listener)
}
