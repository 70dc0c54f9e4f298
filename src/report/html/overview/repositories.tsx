import type { Rewards, TrialRecord } from '../../../contracts/rewards.js'
import { plural } from '../../../text/plural.js'
import { groupBy } from '../../group-by.js'
import { percent, scoredCount } from '../../phrases.js'
import { summarise } from '../../summarise.js'
import { agentName, trialsOf } from '../../trial-facts.js'
import { agentClass } from '../charts/categories.js'
import { RateBar } from '../charts/interval.js'
import { shownName } from '../trial-rows.js'
import { Section } from './section.js'

const SHOWN = 60

const AgentRate = ({
  name,
  colour,
  trials
}: {
  readonly name: string | null
  readonly colour: string
  readonly trials: readonly TrialRecord[]
}) => {
  const summary = summarise([], trials)
  return (
    <div class="repository-rate">
      <RateBar rate={summary.rate} interval={summary.interval95} colour={colour} />
      <span class="number">
        {name !== null && <span class="visually-hidden">{name}: </span>}
        <b>{summary.rate === null ? '–' : percent(summary.rate)}</b>{' '}
        <span class="of">
          {summary.resolved}/{scoredCount(summary)}
        </span>
      </span>
    </div>
  )
}

/** For the order alone, which needs no interval; below all others where nothing was scored. */
const resolvedShare = (trials: readonly TrialRecord[]): number => {
  const scored = trials.filter(({ outcome }) => outcome !== 'error')
  return scored.length === 0
    ? -1
    : scored.filter(({ outcome }) => outcome === 'resolved').length / scored.length
}

/** Rates of each repository, the easiest first; of each agent where there are several. */
export const Repositories = ({ rewards }: { readonly rewards: Rewards }) => {
  const { groups, trials } = rewards
  const byRepository = groupBy(trials, ({ repository }) => repository ?? '')
  if (byRepository.size < 2) return null
  const sorted = [...byRepository]
    .map(([repository, own]) => ({ repository, own, share: resolvedShare(own) }))
    .sort((a, b) => b.share - a.share || a.repository.localeCompare(b.repository))
  return (
    <Section
      title="Rate by repository"
      note="The lines are 95 % intervals; where they are long, there is little to tell."
    >
      {groups.length > 1 && (
        <ul class="legend">
          {groups.map((group, index) => (
            <li key={agentName(group)}>
              <span class={`dot ${agentClass(index)}`} aria-hidden="true" />
              {shownName(agentName(group))}
            </li>
          ))}
        </ul>
      )}
      <table class="repositories">
        <thead class="visually-hidden">
          <tr>
            <th scope="col">Repository</th>
            <th scope="col">Rate, and resolved of scored</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, SHOWN).map(({ repository, own }) => (
            <tr key={repository}>
              <th scope="row">
                {repository === '' ? '(no repository)' : shownName(repository)}
                <span class="of">{plural(new Set(own.map(({ task }) => task)).size, 'task')}</span>
              </th>
              <td>
                {groups.length < 2 ? (
                  <AgentRate name={null} colour="colour-resolved" trials={own} />
                ) : (
                  groups.map((group, index) => (
                    <AgentRate
                      key={agentName(group)}
                      name={shownName(agentName(group))}
                      colour={agentClass(index)}
                      trials={trialsOf(group, own)}
                    />
                  ))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > SHOWN && <p class="note">and {sorted.length - SHOWN} more repositories</p>}
    </Section>
  )
}
