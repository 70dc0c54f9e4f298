import { GRADINGS, type GradingName } from '../../contracts/swe-polybench.js'
import { formatUsd } from '../amounts.js'
import { type Column, layOutColumns } from '../terminal/lay-out-columns.js'
import { agentName } from '../trial-facts.js'
import type { ModelComparison, ModelLine } from './compare-models.js'
import type { GradingCount } from './count-gradings.js'
import type { MeanRetrieval } from './mean-retrieval.js'
import {
  LANGUAGE_NAMES,
  RETRIEVAL_COLUMNS,
  RETRIEVAL_NOTE,
  scoreCell,
  shareCell,
  TASK_TYPE_NAMES
} from './row-words.js'
import type { RowsTable } from './rows-table.js'

const WIDEST_NAME = 48
const WIDEST_NUMBER = 16

const number = (title: string, cells: readonly string[]): Column => ({
  title,
  cells,
  width: WIDEST_NUMBER,
  align: 'right'
})

interface Measured {
  readonly gradings: Readonly<Record<GradingName, GradingCount>>
  readonly retrieval: MeanRetrieval
}

const gradingColumns = (lines: readonly Measured[], gradings: readonly GradingName[]): Column[] =>
  gradings.map(grading =>
    number(
      grading,
      lines.map(line => shareCell(line.gradings[grading]))
    )
  )

const retrievalColumns = (lines: readonly Measured[]): Column[] =>
  RETRIEVAL_COLUMNS.map(({ title, rules, level }) =>
    number(
      title,
      lines.map(({ retrieval }) => scoreCell(retrieval[rules][level]))
    )
  )

/** The table of a result's rows for a terminal. */
export const renderRowsTable = ({ lines, gradings, hasAgents, hasRetrieval }: RowsTable): string =>
  [
    ...layOutColumns([
      ...(hasAgents ? [{ title: 'agent', cells: lines.map(({ agent }) => agent), width: WIDEST_NAME }] : []),
      {
        title: 'language',
        cells: lines.map(({ language }) => (language === null ? 'all' : LANGUAGE_NAMES[language])),
        width: WIDEST_NAME
      },
      {
        title: 'task type',
        cells: lines.map(({ taskType }) => (taskType === null ? 'all' : TASK_TYPE_NAMES[taskType])),
        width: WIDEST_NAME
      },
      number(
        'trials',
        lines.map(({ trials }) => String(trials))
      ),
      ...gradingColumns(lines, gradings),
      ...(hasRetrieval ? retrievalColumns(lines) : [])
    ]),
    ...(hasRetrieval ? ['', RETRIEVAL_NOTE] : [])
  ].join('\n')

const isMeasured = ({ retrieval }: ModelLine): boolean => retrieval.official.file !== null

/** The comparison of models for a terminal. */
export const renderComparison = ({ lines, notes }: ModelComparison): string => {
  const graded = GRADINGS.filter(grading => lines.some(({ gradings }) => gradings[grading].graded > 0))
  const hasRetrieval = lines.some(isMeasured)
  const hasCost = lines.some(({ costUsd }) => costUsd !== null)
  const several = new Set(lines.map(({ benchmark }) => benchmark)).size > 1
  const table = layOutColumns([
    { title: 'agent and model', cells: lines.map(agentName), width: WIDEST_NAME },
    ...(several
      ? [{ title: 'benchmark', cells: lines.map(({ benchmark }) => benchmark), width: WIDEST_NAME }]
      : []),
    {
      title: 'language',
      cells: lines.map(({ language }) => (language === null ? 'all' : LANGUAGE_NAMES[language])),
      width: WIDEST_NAME
    },
    number(
      'instances',
      lines.map(({ instances }) => String(instances))
    ),
    number(
      'errors',
      lines.map(({ errors }) => String(errors))
    ),
    ...gradingColumns(lines, graded),
    ...(hasRetrieval ? retrievalColumns(lines) : []),
    ...(hasCost
      ? [
          number(
            'cost',
            lines.map(({ costUsd }) => (costUsd === null ? '-' : formatUsd(costUsd)))
          )
        ]
      : [])
  ])
  const after = [...(hasRetrieval ? [RETRIEVAL_NOTE] : []), ...notes]
  return [...table, ...(after.length > 0 ? ['', ...after] : [])].join('\n')
}
