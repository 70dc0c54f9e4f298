import { resolve } from 'node:path'
import { pairAgents } from '../../agent/pair-agents.js'
import type { PlanOptions } from '../../commands/plan.js'
import type { OptionValues } from '../options.js'
import { datasetChoice, type Place, requireDataset } from './dataset-choice.js'

/** The options of `plan` as the command takes them; its file is named from `folder`. */
export const toPlanOptions = (values: OptionValues, place: Place, folder: string): PlanOptions => {
  const choice = datasetChoice(values)
  requireDataset(choice, place)
  return {
    ...choice,
    agents: pairAgents(values.agent, values.model),
    attempts: values.attempts,
    shards: values.shards,
    durations: values.durations,
    maxCostUsd: values['max-cost'],
    jobName: values['job-name'],
    out: values.out ?? resolve(folder, 'plan.json')
  }
}
