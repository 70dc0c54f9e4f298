import type { ComponentChildren } from 'preact'
import type { Group, Rewards } from '../../../contracts/rewards.js'
import { formatUsd } from '../../amounts.js'
import { formatSeconds } from '../../durations.js'
import { errorCount, percent, scoredCount, unpricedCount } from '../../phrases.js'
import { trialSeconds } from '../../summarise.js'
import { agentName, trialsOf } from '../../trial-facts.js'
import { agentClass } from '../charts/categories.js'
import { RateBar } from '../charts/interval.js'
import { quantile } from '../charts/scale.js'
import { Scroll } from '../scroll.js'
import { shownName } from '../trial-rows.js'
import { Section } from './section.js'

const medianSeconds = (group: Group, rewards: Rewards): number | null => {
  const seconds = trialsOf(group, rewards.trials).map(trialSeconds)
  return quantile(
    seconds.filter(value => value !== null).sort((a, b) => a - b),
    0.5
  )
}

/** A dash where some prices are not known, too: the cost is then too low. */
const perResolved = (group: Group, rewards: Rewards): string => {
  const { costUsd, resolved } = group
  const isKnown = costUsd !== null && unpricedCount(trialsOf(group, rewards.trials)) === 0
  return isKnown && resolved > 0 ? formatUsd(costUsd / resolved) : '–'
}

const interval = ({ interval95 }: Group): string =>
  interval95 === null ? '' : `${percent(interval95[0])} – ${percent(interval95[1])}`

/** The most attempts that all agents have which tried tasks more than once; undefined where none did. */
const commonAttempts = (groups: readonly Group[]): string | undefined => {
  const tried = groups
    .map(({ passAtK }) => Object.keys(passAtK).filter(k => k !== '1'))
    .filter(ks => ks.length > 0)
  return tried[0]
    ?.filter(k => tried.every(ks => ks.includes(k)))
    .reduce<string | undefined>((most, k) => (Number(k) > Number(most ?? 0) ? k : most), undefined)
}

interface AgentColumn {
  readonly title: string
  /** A class of the style, on its cells and its heading. */
  readonly kind: 'number' | 'wide'
  readonly cell: (group: Group, index: number) => ComponentChildren
}

const number = (title: string, cell: AgentColumn['cell']): AgentColumn => ({ title, kind: 'number', cell })

/** What of several attempts, `k` of each task, can be said of all agents. */
const attemptColumns = (k: string): AgentColumn[] => {
  const figure = (share: number | undefined): string => (share === undefined ? '–' : percent(share))
  return [
    number(`pass@${k}`, ({ passAtK }) => figure(passAtK[k])),
    number(`pass^${k}`, ({ passHatK }) => figure(passHatK?.[k]))
  ]
}

/** All but the agent, which heads a row. */
const columnsOf = (rewards: Rewards): AgentColumn[] => {
  const k = commonAttempts(rewards.groups)
  return [
    number('Rate', ({ rate }) => (rate === null ? '–' : <span class="strong">{percent(rate)}</span>)),
    {
      title: '95 % interval',
      kind: 'wide',
      cell: (group, index) => (
        <>
          <RateBar rate={group.rate} interval={group.interval95} colour={agentClass(index)} />
          <span class="under">{interval(group)}</span>
        </>
      )
    },
    number('Resolved', group => `${group.resolved}/${scoredCount(group)}`),
    number('No verdict', group =>
      group.notRun > 0 ? `${errorCount(group)}, ${group.notRun} not run` : errorCount(group)
    ),
    ...(k === undefined ? [] : attemptColumns(k)),
    number('Cost', ({ costUsd }) => (costUsd === null ? '–' : formatUsd(costUsd))),
    number('per resolved', group => perResolved(group, rewards)),
    number('Median time', group => formatSeconds(medianSeconds(group, rewards)))
  ]
}

/** One row for each agent and model; nothing where there is but one. */
export const Agents = ({ rewards }: { readonly rewards: Rewards }) => {
  const { groups } = rewards
  if (groups.length < 2) return null
  const columns = columnsOf(rewards)
  return (
    <Section title="Agents">
      <Scroll label="Agents" kind="scroll">
        <table class="facts">
          <thead>
            <tr>
              <th scope="col">Agent</th>
              {columns.map(({ title, kind }) => (
                <th scope="col" class={kind} key={title}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group, index) => (
              <tr key={agentName(group)}>
                <th scope="row">
                  <span class={`dot ${agentClass(index)}`} aria-hidden="true" />
                  {shownName(group.agent)}
                  {group.model !== null && <span class="under">{shownName(group.model)}</span>}
                </th>
                {columns.map(({ title, kind, cell }) => (
                  <td class={kind} key={title}>
                    {cell(group, index)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Section>
  )
}
