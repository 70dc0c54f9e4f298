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

/** One row for each agent and model; nothing where there is but one. */
export const Agents = ({ rewards }: { readonly rewards: Rewards }) => {
  const { groups } = rewards
  if (groups.length < 2) return null
  const k = commonAttempts(groups)
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
              {k !== undefined &&
                [`pass@${k}`, `pass^${k}`].map(name => (
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
                  {k !== undefined &&
                    ([group.passAtK, group.passHatK] as const).map((figures, index) => (
                      <td class="number" key={index}>
                        {figures?.[k] === undefined ? '–' : percent(figures[k])}
                      </td>
                    ))}
                  <td class="number">{costUsd === null ? '–' : formatUsd(costUsd)}</td>
                  <td class="number">{perResolved(group, rewards)}</td>
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
