import type { Comparison, GroupComparison } from '../../contracts/comparison.js'
import { firstFew } from '../../text/first-few.js'
import { plural } from '../../text/plural.js'
import { visible } from '../escape.js'
import { percent, points } from '../phrases.js'
import { agentName } from '../trial-facts.js'

const SHOWN_TASKS = 10
const SHOWN_DIFFERENCES = 3

const CONCLUSIONS: Readonly<Record<GroupComparison['conclusion'], string>> = {
  better: 'better',
  worse: 'worse',
  'no-difference': 'no difference shown',
  'cannot-tell': 'too few tasks differ to tell'
}

const change = (group: GroupComparison): string => {
  const { rate, baselineRate, interval95, gained, lost, pairs } = group
  const who = visible(agentName(group))
  const before = visible(agentName(group.baseline))
  const name = who === before ? who : `${who} (before: ${before})`
  if (rate === null || baselineRate === null || group.change === null) {
    return `${name}: no task was scored on both sides`
  }
  const interval =
    interval95 === null ? '' : ` (95% interval ${points(interval95[0])} to ${points(interval95[1])})`
  const p = group.pHolm ?? group.p
  return [
    `${name}: ${percent(baselineRate)} before, ${percent(rate)} now on ${plural(pairs, 'task')}`,
    `${points(group.change)} points${interval}`,
    `${gained} up`,
    `${lost} down`,
    ...(p === null ? [] : [p < 0.001 ? 'p < 0.001' : `p = ${p.toFixed(3)}`])
  ]
    .join(', ')
    .concat(`: ${CONCLUSIONS[group.conclusion]}`)
}

const tasks = (what: string, names: readonly string[]): string[] => {
  if (names.length === 0) return []
  return [`  ${what} (${names.length}): ${firstFew(names, { most: SHOWN_TASKS, show: visible })}`]
}

/** The change against the baseline for a terminal: a line an agent, what changed sides, what is not alike. */
export const renderChange = ({ source, job, groups, differences, unmatched }: Comparison): string => {
  const left = differences.length - SHOWN_DIFFERENCES
  return [
    `Against ${visible(source)}, job ${visible(job)}:`,
    ...(groups.length === 0 ? ['no agent of it is here, so nothing is compared'] : []),
    ...groups.flatMap(group => [
      change(group),
      ...tasks('newly solved', group.newlySolved),
      ...tasks('newly lost', group.newlyLost)
    ]),
    ...(unmatched.length === 0 ? [] : [`only on one side: ${unmatched.map(visible).join(', ')}`]),
    ...differences.slice(0, SHOWN_DIFFERENCES).map(({ message }) => `not alike: ${visible(message)}`),
    ...(left > 0 ? [`not alike in ${plural(left, 'more thing')}, which the report has`] : [])
  ].join('\n')
}
