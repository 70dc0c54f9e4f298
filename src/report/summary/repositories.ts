import type { Rewards, TrialRecord } from '../../contracts/rewards.js'
import { markdownCode } from '../escape.js'
import { groupBy } from '../group-by.js'
import { type MarkdownColumn, markdownTable } from '../markdown/table.js'
import { percent } from '../phrases.js'
import { rateOf } from '../summarise.js'
import { agentName, trialsOf } from '../trial-facts.js'
import { foldedTable } from './section.js'

const SHOWN_AGENTS = 12

interface RepositoryRow {
  readonly repository: string | null
  readonly trials: readonly TrialRecord[]
}

/** `66.7% (4/6)`, and errors where there are any. */
const share = (trials: readonly TrialRecord[]): string => {
  const scored = trials.filter(({ outcome }) => outcome !== 'error')
  const resolved = scored.filter(({ outcome }) => outcome === 'resolved').length
  const errors = trials.length - scored.length
  const rate = rateOf(trials)
  const figure = rate === null ? '-' : `${percent(rate)} (${resolved}/${scored.length})`
  return errors === 0 ? figure : `${figure}, ${errors} ⚠️`
}

/** A table of the repositories, a column for each agent; nothing where all tasks are of one. */
export const repositoriesTable = ({ trials, groups }: Rewards): string[] => {
  const rows: RepositoryRow[] = [...groupBy(trials, ({ repository }) => repository)].map(
    ([repository, ofRepository]) => ({ repository, trials: ofRepository })
  )
  if (rows.length <= 1) return []
  const columns: MarkdownColumn<RepositoryRow>[] = [
    {
      title: 'repository',
      cell: ({ repository }) => (repository === null ? '(none named)' : markdownCode(repository))
    },
    {
      title: 'tasks',
      align: 'right',
      cell: ({ trials }) => String(new Set(trials.map(({ task }) => task)).size)
    },
    ...groups.slice(0, SHOWN_AGENTS).map(
      (group): MarkdownColumn<RepositoryRow> => ({
        title: groups.length === 1 ? 'resolved' : markdownCode(agentName(group), { maxLength: 60 }),
        align: 'right',
        cell: ({ trials }) => share(trialsOf(group, trials))
      })
    )
  ]
  return foldedTable(markdownTable(columns, rows), 'repositories')
}
