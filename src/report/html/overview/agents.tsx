import type { Group, Rewards } from '../../../contracts/rewards.js'
import { formatUsd } from '../../amounts.js'
import { formatSeconds } from '../../durations.js'
import { errorCount, percent, scoredCount } from '../../phrases.js'
import { trialSeconds } from '../../summarise.js'
import { passFigures } from '../../summary/pass-phrase.js'
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

const interval = ({ interval95 }: Group): string =>
  interval95 === null ? '' : `${percent(interval95[0])} – ${percent(interval95[1])}`

/** One row for each agent and model; nothing where there is but one. */
export const Agents = ({ rewards }: { readonly rewards: Rewards }) => {
  const { groups } = rewards
  if (groups.length < 2) return null
  const figures = new Map(groups.map(group => [group, new Map(passFigures(group))]))
  const passes = [...new Set([...figures.values()].flatMap(own => [...own.keys()]))]
  return (
    <Section title="Agents">
      <Scroll label="Agents" kind="scroll">
        <table class="facts">
          <thead>
            <tr>
              <th scope="col">Agent</th>
              <th scope="col" class="number">
                Rate
              </th>
              <th scope="col" class="wide">
                95 % interval
              </th>
              <th scope="col" class="number">
                Resolved
              </th>
              <th scope="col" class="number">
                No verdict
              </th>
              {passes.map(name => (
                <th scope="col" class="number" key={name}>
                  {name}
                </th>
              ))}
              <th scope="col" class="number">
                Cost
              </th>
              <th scope="col" class="number">
                per resolved
              </th>
              <th scope="col" class="number">
                Median time
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group, index) => {
              const { rate, resolved, costUsd, notRun } = group
              return (
                <tr key={agentName(group)}>
                  <th scope="row">
                    <span class={`dot ${agentClass(index)}`} aria-hidden="true" />
                    {shownName(group.agent)}
                    {group.model !== null && <span class="under">{shownName(group.model)}</span>}
                  </th>
                  <td class="number strong">{rate === null ? '–' : percent(rate)}</td>
                  <td class="wide">
                    <RateBar rate={rate} interval={group.interval95} colour={agentClass(index)} />
                    <span class="under">{interval(group)}</span>
                  </td>
                  <td class="number">
                    {resolved}/{scoredCount(group)}
                  </td>
                  <td class="number">
                    {errorCount(group)}
                    {notRun > 0 && `, ${notRun} not run`}
                  </td>
                  {passes.map(name => (
                    <td class="number" key={name}>
                      {figures.get(group)?.get(name) ?? '–'}
                    </td>
                  ))}
                  <td class="number">{costUsd === null ? '–' : formatUsd(costUsd)}</td>
                  <td class="number">
                    {costUsd === null || resolved === 0 ? '–' : formatUsd(costUsd / resolved)}
                  </td>
                  <td class="number">{formatSeconds(medianSeconds(group, rewards))}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scroll>
    </Section>
  )
}
