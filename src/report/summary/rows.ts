import type { Rewards } from '../../contracts/rewards.js'
import { markdownCode } from '../escape.js'
import { type MarkdownColumn, markdownTable } from '../markdown/table.js'
import {
  errorCell,
  LANGUAGE_NAMES,
  RETRIEVAL_COLUMNS,
  RETRIEVAL_NOTE,
  scoreCell,
  shareCell,
  TASK_TYPE_NAMES
} from '../rows/row-words.js'
import { type RowsLine, rowsTable } from '../rows/rows-table.js'
import { foldedTable } from './section.js'

type Column = MarkdownColumn<RowsLine>

const number = (title: string, cell: Column['cell']): Column => ({ title, align: 'right', cell })

/** Sums stand out from what they are of. */
const strong = (text: string, isSum: boolean): string => (isSum ? `**${text}**` : text)

/** A table of rows by language and task type, with each way to grade them; nothing for other tasks. */
export const rowsLines = (rewards: Rewards): string[] => {
  const table = rowsTable(rewards)
  if (table === null) return []
  const { gradings, hasAgents, hasRetrieval } = table
  const columns: Column[] = [
    ...(hasAgents
      ? [{ title: 'agent', cell: ({ agent }: RowsLine) => markdownCode(agent, { maxLength: 60 }) }]
      : []),
    {
      title: 'language',
      cell: ({ language }) => (language === null ? '**all**' : LANGUAGE_NAMES[language])
    },
    {
      title: 'task type',
      cell: ({ taskType, language }) =>
        taskType === null ? strong('all', language === null) : TASK_TYPE_NAMES[taskType]
    },
    number('trials', errorCell),
    ...gradings.map(grading => number(grading, line => shareCell(line.gradings[grading]))),
    ...(hasRetrieval
      ? RETRIEVAL_COLUMNS.map(({ title, rules, level }) =>
          number(title, ({ retrieval }) => scoreCell(retrieval[rules][level]))
        )
      : [])
  ]
  return [
    ...foldedTable(markdownTable(columns, table.lines), 'languages and task types'),
    ...(hasRetrieval ? ['', RETRIEVAL_NOTE] : [])
  ]
}
