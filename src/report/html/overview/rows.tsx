import type { Rewards } from '../../../contracts/rewards.js'
import { capital } from '../../../text/capital.js'
import { groupBy } from '../../group-by.js'
import { percent } from '../../phrases.js'
import type { GradingCount } from '../../rows/count-gradings.js'
import {
  countCell,
  LANGUAGE_NAMES,
  RETRIEVAL_COLUMNS,
  RETRIEVAL_NOTE,
  scoreCell,
  TASK_TYPE_NAMES
} from '../../rows/row-words.js'
import { type RowsLine, type RowsTable, rowsTable } from '../../rows/rows-table.js'
import { agentClass } from '../charts/categories.js'
import { Scroll } from '../scroll.js'
import { shownName } from '../trial-rows.js'
import { Section } from './section.js'

const NOTE =
  'Official is how SWE-PolyBench’s own harness grades, and gives the reward; strict also asks for every test that passed before; simple is what the language’s own test runner says.'

const Share = ({ count, strong }: { readonly count: GradingCount; readonly strong: boolean }) => (
  <td class={strong ? 'number strong' : 'number'}>
    {count.graded === 0 ? '–' : percent(count.resolved / count.graded)}
    {count.graded > 0 && <span class="under">{countCell(count)}</span>}
  </td>
)

const Line = ({ line, table }: { readonly line: RowsLine; readonly table: RowsTable }) => {
  const { language, taskType, trials, errors, retrieval } = line
  const isSum = language === null
  return (
    <tr>
      <th scope="row">{isSum ? 'All languages' : LANGUAGE_NAMES[language]}</th>
      <td>{taskType === null ? 'all' : TASK_TYPE_NAMES[taskType]}</td>
      <td class="number">
        {trials}
        {errors > 0 && <span class="under">{errors} no verdict</span>}
      </td>
      {table.gradings.map(grading => (
        <Share key={grading} count={line.gradings[grading]} strong={isSum} />
      ))}
      {table.hasRetrieval &&
        RETRIEVAL_COLUMNS.map(({ title, rules, level }) => (
          <td class="number" key={title}>
            {scoreCell(retrieval[rules][level]).replace(/^-$/, '–')}
          </td>
        ))}
    </tr>
  )
}

/** Rows by language and task type, with each way to grade them and what their changes touch; agent by agent. */
export const Rows = ({ rewards }: { readonly rewards: Rewards }) => {
  const table = rowsTable(rewards)
  if (table === null) return null
  const { gradings, hasAgents, hasRetrieval } = table
  const numbers = [...gradings, ...(hasRetrieval ? RETRIEVAL_COLUMNS.map(({ title }) => title) : [])]
  return (
    <Section title="By language and task type" note={NOTE}>
      <Scroll label="By language and task type" kind="scroll">
        <table class="facts">
          <thead>
            <tr>
              {['language', 'task type'].map(title => (
                <th scope="col" key={title}>
                  {capital(title)}
                </th>
              ))}
              {['trials', ...numbers].map(title => (
                <th scope="col" class="number" key={title}>
                  {capital(title)}
                </th>
              ))}
            </tr>
          </thead>
          {[...groupBy(table.lines, ({ agent }) => agent)].map(([agent, lines], index) => (
            <tbody key={agent}>
              {hasAgents && (
                <tr>
                  <th scope="rowgroup" colSpan={3 + numbers.length}>
                    <span class={`dot ${agentClass(index)}`} aria-hidden="true" />
                    {shownName(agent)}
                  </th>
                </tr>
              )}
              {lines.map(line => (
                <Line key={`${line.language} ${line.taskType}`} line={line} table={table} />
              ))}
            </tbody>
          ))}
        </table>
      </Scroll>
      {hasRetrieval && <p class="note">{RETRIEVAL_NOTE}</p>}
    </Section>
  )
}
