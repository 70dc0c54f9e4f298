import { resolve } from 'node:path'
import { pairAgents } from '../../agent/pair-agents.js'
import type { PlanOptions } from '../../commands/plan.js'
import type { OptionValues } from '../options.js'
import { datasetChoice, type Place, requireDataset } from './dataset-choice.js'
import { rowHandling, rowsChoice } from './rows-choice.js'

/** The options of `plan` as the command takes them; its file goes to `outFolder` unless it is named. */
export const toPlanOptions = (
  values: OptionValues,
  place: Place,
  { folder, outFolder }: { readonly folder: string; readonly outFolder: string }
): PlanOptions => {
  const choice = datasetChoice(values, rowsChoice(values, { place, folder }))
  // What shards are going to read: a mistake is told before anything runs.
  rowHandling(values)
  requireDataset(choice, place)
  return {
    ...choice,
    agents: pairAgents(values.agent, values.model),
    attempts: values.attempts,
    shards: values.shards,
    durations: values.durations,
    maxCostUsd: values['max-cost'],
    jobName: values['job-name'],
    out: values.out ?? resolve(outFolder, 'plan.json')
  }
}
