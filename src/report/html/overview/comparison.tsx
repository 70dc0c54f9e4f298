import type { Comparison, Conclusion, GroupComparison } from '../../../contracts/comparison.js'
import { plural } from '../../../text/plural.js'
import { formatTokens, formatUsd } from '../../amounts.js'
import { percent, points } from '../../phrases.js'
import { agentName } from '../../trial-facts.js'
import { ChangeBar } from '../charts/interval.js'
import { webAddress } from '../links.js'
import { Lines } from '../marked-text.js'
import { shownName } from '../trial-rows.js'
import { LongList, Section } from './section.js'

const CONCLUSIONS: Readonly<Record<Conclusion, string>> = {
  better: 'Better',
  worse: 'Worse',
  'no-difference': 'No difference shown',
  'cannot-tell': 'Cannot tell'
}

const TESTS: Readonly<Record<GroupComparison['test'], string>> = {
  mcnemar: 'exact McNemar test',
  'sign-flip': 'sign-flip permutation test'
}

const signed = (value: number, format: (amount: number) => string): string =>
  value === 0 ? 'no change' : `${value > 0 ? '+' : '−'}${format(Math.abs(value))}`

const pValue = (p: number): string => (p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`)

const evidence = (group: GroupComparison): string => {
  const parts = [
    `${plural(group.pairs, 'task')} scored on both sides, ${group.gained} gained, ${group.lost} lost`
  ]
  if (group.p !== null) parts.push(`${TESTS[group.test]}, p ${pValue(group.p)}`)
  if (group.pHolm !== null && group.pHolm !== group.p) parts.push(`after Holm p ${pValue(group.pHolm)}`)
  if (group.smallestLoss !== null && group.conclusion !== 'worse') {
    parts.push(`a loss of ${(group.smallestLoss * 100).toFixed(1)} points would have been seen`)
  }
  return `${parts.join('; ')}.`
}

const spent = ({ costChangeUsd, tokensChange }: GroupComparison): string | null => {
  const parts = [
    ...(costChangeUsd === null ? [] : [`cost ${signed(costChangeUsd, formatUsd)}`]),
    ...(tokensChange === null ? [] : [`tokens ${signed(tokensChange, formatTokens)}`])
  ]
  return parts.length === 0 ? null : `Over these tasks: ${parts.join(', ')}.`
}

const Tasks = ({ title, tasks }: { readonly title: string; readonly tasks: readonly string[] }) =>
  tasks.length === 0 ? null : (
    <div>
      <h4>
        {title} <span class="of">{tasks.length}</span>
      </h4>
      <LongList items={tasks.map(task => shownName(task))} shown={6} />
    </div>
  )

const GroupChange = ({ group, reach }: { readonly group: GroupComparison; readonly reach: number }) => {
  const { change, interval95, rate, baselineRate } = group
  const other = agentName(group.baseline)
  return (
    <article class="change">
      <header>
        <h3>{shownName(agentName(group))}</h3>
        <span class={`badge ${group.conclusion}`}>{CONCLUSIONS[group.conclusion]}</span>
      </header>
      {change === null || rate === null || baselineRate === null ? (
        <p>No task was scored on both sides.</p>
      ) : (
        <>
          <p class="change-value">
            <b>{points(change)} points</b>: {percent(baselineRate)} → {percent(rate)}
            {interval95 !== null && (
              <span class="of">
                {' '}
                95 % interval {points(interval95[0])} to {points(interval95[1])}
              </span>
            )}
          </p>
          <ChangeBar change={change} interval={interval95} reach={reach} />
        </>
      )}
      <p class="note">{evidence(group)}</p>
      {spent(group) !== null && <p class="note">{spent(group)}</p>}
      {other !== agentName(group) && <p class="note">Compared with {shownName(other)}.</p>}
      <div class="tasks-changed">
        <Tasks title="Newly solved" tasks={group.newlySolved} />
        <Tasks title="Newly lost" tasks={group.newlyLost} />
      </div>
    </article>
  )
}

/** The same for all agents, so that their changes compare by eye; in whole tenths. */
const reachOf = (groups: readonly GroupComparison[]): number => {
  const ends = groups.flatMap(({ change, interval95 }) => [change ?? 0, ...(interval95 ?? [])])
  return Math.max(0.1, Math.ceil(Math.max(0, ...ends.map(Math.abs)) * 10) / 10)
}

/** What changed against an earlier run, and how sure that is. */
export const BaselineChange = ({ comparison }: { readonly comparison: Comparison }) => {
  const { source, url, job, differences, groups, unmatched } = comparison
  const address = webAddress(url)
  const name = shownName(source)
  const reach = reachOf(groups)
  return (
    <Section title="Change against the baseline">
      <p class="note">
        Baseline: {address === null ? name : <a href={address}>{name}</a>}, job {shownName(job)}.
      </p>
      {differences.length > 0 && (
        <div class="banner warning">
          <strong>Not measured in the same way</strong>
          <ul>
            {differences.map(({ what, message }) => (
              <li key={what + message}>
                <Lines text={message} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div class="changes">
        {groups.map(group => (
          <GroupChange key={agentName(group)} group={group} reach={reach} />
        ))}
      </div>
      {unmatched.length > 0 && (
        <p class="note">Only on one side: {unmatched.map(one => shownName(one)).join(', ')}.</p>
      )}
    </Section>
  )
}
