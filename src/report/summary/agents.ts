import type { Group, Rewards } from '../../contracts/rewards.js'
import { formatUsd } from '../amounts.js'
import { formatSeconds } from '../durations.js'
import { escapeMarkdown, markdownCode } from '../escape.js'
import { type MarkdownColumn, markdownTable } from '../markdown/table.js'
import { errorCount, percent, scoredCount } from '../phrases.js'
import { agentName } from '../trial-facts.js'
import { passFigures } from './pass-phrase.js'

const SHOWN = 50

type Column = MarkdownColumn<Group>

const number = (title: string, cell: Column['cell']): Column => ({ title, align: 'right', cell })

const rateCell = ({ rate, interval95: interval }: Group): string =>
  rate === null
    ? '-'
    : interval === null
      ? percent(rate)
      : `${percent(rate)} (${percent(interval[0])} to ${percent(interval[1])})`

/** A table of the agents, the best first; nothing for one alone, of which the headline tells. */
export const agentsTable = ({ groups }: Rewards): string[] => {
  if (groups.length <= 1) return []
  const sorted = [...groups].sort((a, b) => (b.rate ?? -1) - (a.rate ?? -1))
  const figures = new Map(sorted.map(group => [group, new Map(passFigures(group))]))
  const names = [...new Set([...figures.values()].flatMap(one => [...one.keys()]))]
  const columns: Column[] = [
    { title: 'agent', cell: group => markdownCode(agentName(group), { maxLength: 80 }) },
    number('rate (95% interval)', rateCell),
    number('resolved', group => `${group.resolved} of ${scoredCount(group)}`),
    number('errors', group => String(errorCount(group))),
    ...(groups.some(({ notRun }) => notRun > 0)
      ? [number('not run', ({ notRun }: Group) => String(notRun))]
      : []),
    ...(groups.some(({ flagged }) => flagged > 0)
      ? [
          number('rate without suspect', ({ rateUnflagged }: Group) =>
            rateUnflagged === null ? '-' : percent(rateUnflagged)
          )
        ]
      : []),
    ...names.map(name => number(escapeMarkdown(name), group => figures.get(group)?.get(name) ?? '-')),
    ...(groups.some(({ costUsd }) => costUsd !== null)
      ? [
          number('cost', ({ costUsd }: Group) =>
            costUsd === null ? '-' : escapeMarkdown(formatUsd(costUsd))
          )
        ]
      : []),
    number('time', ({ seconds }) => formatSeconds(seconds))
  ]
  const shown = sorted.slice(0, SHOWN)
  const more = sorted.length - shown.length
  const rest = more > 0 ? ['', `And ${more} more agents.`] : []
  return [...markdownTable(columns, shown), ...rest]
}
