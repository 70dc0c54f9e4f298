import type { Rewards, TrialRecord } from '../../contracts/rewards.js'
import {
  GRADINGS,
  type GradingName,
  ROW_LANGUAGES,
  ROW_TASK_TYPES,
  type RowLanguage,
  type RowTaskType
} from '../../contracts/swe-polybench.js'
import { agentName, trialsOf } from '../trial-facts.js'
import { countGradings, type GradingCount } from './count-gradings.js'
import { type MeanRetrieval, meanRetrieval } from './mean-retrieval.js'

/** What the trials of one agent on rows of one language and task type come to, or on all of either. */
export interface RowsLine {
  readonly agent: string
  /** null is all. */
  readonly language: RowLanguage | null
  readonly taskType: RowTaskType | null
  readonly trials: number
  /** Trials without a verdict, which are in no count. */
  readonly errors: number
  readonly gradings: Readonly<Record<GradingName, GradingCount>>
  readonly retrieval: MeanRetrieval
}

export interface RowsTable {
  /** Those that any trial was graded by, in the order of the contract. */
  readonly gradings: readonly GradingName[]
  readonly hasRetrieval: boolean
  /** Whether there are several agents, whose lines follow each other. */
  readonly hasAgents: boolean
  readonly lines: readonly RowsLine[]
}

type RowTrial = TrialRecord & { readonly row: NonNullable<TrialRecord['row']> }

const isOfRow = (trial: TrialRecord): trial is RowTrial => trial.row !== undefined

const lineOf = (
  trials: readonly RowTrial[],
  names: Pick<RowsLine, 'agent' | 'language' | 'taskType'>
): RowsLine => ({
  ...names,
  trials: trials.length,
  errors: trials.filter(({ outcome }) => outcome === 'error').length,
  gradings: countGradings(trials.map(({ row }) => row.gradings)),
  retrieval: meanRetrieval(trials.map(({ row }) => row.retrieval))
})

/** The lines of one agent: each language's task types, that language, and all of them where there are several. */
const linesOf = (agent: string, trials: readonly RowTrial[]): RowsLine[] => {
  const lines = ROW_LANGUAGES.flatMap(language => {
    const inLanguage = trials.filter(({ row }) => row.language === language)
    const types = ROW_TASK_TYPES.flatMap(taskType => {
      const ofType = inLanguage.filter(({ row }) => row.taskType === taskType)
      return ofType.length === 0 ? [] : [lineOf(ofType, { agent, language, taskType })]
    })
    return types.length > 1 ? [...types, lineOf(inLanguage, { agent, language, taskType: null })] : types
  })
  const languages = new Set(trials.map(({ row }) => row.language))
  return languages.size > 1 ? [...lines, lineOf(trials, { agent, language: null, taskType: null })] : lines
}

/** Trials on rows by agent, language and task type; null where there are none. */
export const rowsTable = ({ trials, groups }: Pick<Rewards, 'trials' | 'groups'>): RowsTable | null => {
  const ofRows = trials.filter(isOfRow)
  if (ofRows.length === 0) return null
  return {
    gradings: GRADINGS.filter(grading => ofRows.some(({ row }) => row.gradings[grading] !== undefined)),
    hasRetrieval: ofRows.some(({ row }) => row.retrieval !== null),
    hasAgents: groups.length > 1,
    lines: groups.flatMap(group => linesOf(agentName(group), trialsOf(group, ofRows).filter(isOfRow)))
  }
}
