import { randomUUID } from 'node:crypto'
import { dirname, resolve } from 'node:path'
import { appendLines, resultsPath } from '../../commands/bench/results-file.js'
import { RESULT_LINE_SCHEMA, type ResultLine } from '../../contracts/result-line.js'
import { RULES_VERSION } from '../../contracts/rewards.js'
import { makeFolders } from '../../dataset/make-folders.js'
import { sumSeconds } from '../../report/durations.js'
import { VERSION } from '../version.js'
import type { ResultFacts } from './benchmark.js'
import type { TaskResult } from './task-result.js'

/** Whose results a file takes. */
export interface ResultsOf {
  readonly benchmark: string
  readonly agent: string
  readonly model: string | null
}

/** Where the results of one run are appended, each as soon as it is there. */
export interface ResultsFile {
  /** Absolute. */
  readonly path: string
  append(result: TaskResult, facts: ResultFacts | undefined): Promise<void>
}

const gradingsOf = ({ passed }: TaskResult): ResultLine['gradings'] =>
  passed === null ? {} : { simple: passed ? 1 : 0 }

const settingsOf = (facts: ResultFacts | undefined): ResultLine['settings'] =>
  facts === undefined
    ? null
    : { split: facts.split, language: facts.onlyLanguage, hints: facts.hints, gradings: ['simple'] }

/**
 * Makes the folder of a run's results.
 * @throws what the system says where there can be none
 */
export const openResultsFile = async (of: ResultsOf, folder: string): Promise<ResultsFile> => {
  const path = resultsPath(resolve(folder), of)
  await makeFolders(dirname(path))
  const run = `library-${randomUUID()}`
  return {
    path,
    append: (result, facts) =>
      appendLines(path, [
        {
          ...of,
          schema: RESULT_LINE_SCHEMA,
          date: new Date().toISOString(),
          toolVersion: VERSION,
          rulesVersion: RULES_VERSION,
          run,
          dataset: facts?.dataset ?? null,
          settings: settingsOf(facts),
          instance: result.task,
          language: facts?.language ?? null,
          taskType: facts?.taskType ?? null,
          agentVersion: null,
          attempt: 1,
          outcome: result.outcome,
          gradings: gradingsOf(result),
          retrieval: null,
          costUsd: null,
          seconds: sumSeconds([result.seconds.agent, result.seconds.evaluate])
        }
      ])
  }
}
