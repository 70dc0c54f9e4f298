import type { Comparison, GroupComparison } from '../../contracts/comparison.js'
import { firstFew } from '../../text/first-few.js'
import { formatTokens, formatUsd } from '../amounts.js'
import { escapeMarkdown, markdownCode } from '../escape.js'
import { markdownLink } from '../markdown/link.js'
import { cutList } from '../markdown/lists.js'
import { type MarkdownColumn, markdownTable } from '../markdown/table.js'
import { percent, points } from '../phrases.js'
import { agentName } from '../trial-facts.js'

const SHOWN_TASKS = 10
const SHOWN_DIFFERENCES = 10

const CONCLUSIONS: Readonly<Record<GroupComparison['conclusion'], string>> = {
  better: '✅ better',
  worse: '❌ worse',
  'no-difference': 'no difference shown',
  'cannot-tell': 'cannot tell'
}

const orDash = <Value>(value: Value | null, format: (value: Value) => string): string =>
  value === null ? '-' : format(value)

const pValue = (p: number): string => (p < 0.001 ? '&lt;0.001' : p.toFixed(3))

const name = (group: { readonly agent: string; readonly model: string | null }): string =>
  markdownCode(agentName(group), { maxLength: 80 })

type Column = MarkdownColumn<GroupComparison>
const number = (title: string, cell: Column['cell']): Column => ({ title, align: 'right', cell })

const COLUMNS: readonly Column[] = [
  {
    title: 'agent',
    cell: group =>
      agentName(group) === agentName(group.baseline)
        ? name(group)
        : `${name(group)}, before: ${name(group.baseline)}`
  },
  number('tasks compared', ({ pairs }) => String(pairs)),
  number('before', ({ baselineRate }) => orDash(baselineRate, percent)),
  number('now', ({ rate }) => orDash(rate, percent)),
  number('change in points (95% interval)', ({ change, interval95 }) => {
    const interval = orDash(interval95, ([low, high]) => ` (${points(low)} to ${points(high)})`)
    return orDash(change, value => points(value) + (interval95 === null ? '' : interval))
  }),
  number('up', ({ gained }) => String(gained)),
  number('down', ({ lost }) => String(lost)),
  number('p', ({ pHolm, p }) => orDash(pHolm ?? p, pValue)),
  { title: 'conclusion', cell: ({ conclusion }) => CONCLUSIONS[conclusion] }
]

const tasks = (names: readonly string[]): string =>
  firstFew(names, { most: SHOWN_TASKS, show: task => markdownCode(task, { maxLength: 100 }) })

const moreOrLess = (value: number, format: (value: number) => string): string =>
  value === 0 ? 'no change' : `${format(Math.abs(value))} ${value > 0 ? 'more' : 'less'}`

const groupLines = (group: GroupComparison, { isOnly }: { readonly isOnly: boolean }): string[] => {
  const who = isOnly ? '' : ` by ${name(group)}`
  const { newlySolved, newlyLost, costChangeUsd, tokensChange, conclusion, smallestLoss, pairs } = group
  const spent = [
    ...(costChangeUsd === null ? [] : [`cost ${moreOrLess(costChangeUsd, formatUsd)}`]),
    ...(tokensChange === null ? [] : [`tokens ${moreOrLess(tokensChange, formatTokens)}`])
  ]
  const unseen =
    smallestLoss === null
      ? `not even the loss of ${pairs === 1 ? 'that task' : `all ${pairs} tasks`} would have been seen`
      : `the smallest loss that would have been seen is ${(smallestLoss * 100).toFixed(1)} points`
  return [
    ...(newlySolved.length === 0
      ? []
      : [`- Newly solved${who} (${newlySolved.length}): ${tasks(newlySolved)}`]),
    ...(newlyLost.length === 0 ? [] : [`- Newly lost${who} (${newlyLost.length}): ${tasks(newlyLost)}`]),
    ...(conclusion === 'cannot-tell' ? [`- Too few tasks differ${who} to tell; ${unseen}.`] : []),
    ...(spent.length === 0
      ? []
      : [`- On the tasks compared${who}, per trial of each: ${escapeMarkdown(spent.join(', '))}`])
  ]
}

/** The change against the baseline: a table of the agents, tasks that changed sides, and what is not alike. */
export const changeLines = (comparison: Comparison | null): string[] => {
  if (comparison === null) return []
  const { source, url, job, groups, differences, unmatched } = comparison
  const place = markdownCode(source)
  const isOnly = groups.length === 1
  const warnings = differences.map(({ message }) => `- ⚠️ Not alike: ${escapeMarkdown(message)}`)
  const table = markdownTable(COLUMNS, groups)
  return [
    `The baseline is ${url === null ? place : markdownLink(place, url)}, job ${markdownCode(job)}.`,
    ...(table.length === 0 ? [] : ['', ...table]),
    '',
    ...(groups.length === 0 ? ['- No agent of the baseline is here, so nothing is compared.'] : []),
    ...groups.flatMap(group => groupLines(group, { isOnly })),
    ...cutList(warnings, SHOWN_DIFFERENCES, 'differences'),
    ...(unmatched.length === 0
      ? []
      : [`- Only on one side, and not compared: ${unmatched.map(escapeMarkdown).join(', ')}`])
  ]
}
