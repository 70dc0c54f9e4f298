import type { Rewards } from '../../../contracts/rewards.js'
import { plural } from '../../../text/plural.js'
import { groupBy } from '../../group-by.js'
import { Lines } from '../marked-text.js'
import { Scroll } from '../scroll.js'
import { shownName } from '../trial-rows.js'
import { LongList, Section } from './section.js'

const tasks = (trials: readonly { readonly task: string }[]): string[] => [
  ...new Set(trials.map(({ task }) => shownName(task)))
]

const Disputes = ({ rewards }: { readonly rewards: Rewards }) => {
  const disputed = rewards.trials.filter(trial => trial.disputed)
  return disputed.length === 0 ? null : (
    <article class="cause">
      <h3>
        Disputed verdicts <span class="of">{plural(disputed.length, 'trial')}</span>
      </h3>
      <p>
        The strict, the tolerant and the container’s verdict differ. The strict one stands; the view of each
        trial says which file makes the difference.
      </p>
      <LongList items={tasks(disputed)} shown={6} />
    </article>
  )
}

/** What a reader should know of trials without it changing their reward: disputes, then flags, suspect ones first. */
export const Flags = ({ rewards }: { readonly rewards: Rewards }) => {
  const raised = rewards.trials.flatMap(trial => trial.flags.map(flag => ({ flag, trial })))
  const rank = ({ level }: { readonly level: string }): number => (level === 'suspect' ? 0 : 1)
  const groups = [...groupBy(raised, ({ flag }) => flag.code).values()].sort(
    (a, b) => rank(a[0]!.flag) - rank(b[0]!.flag) || b.length - a.length
  )
  if (groups.length === 0 && !rewards.trials.some(({ disputed }) => disputed)) return null
  return (
    <Section
      title="Flags and disputes"
      note="A suspect flag changes no reward; it asks for a look at the diff."
    >
      <Disputes rewards={rewards} />
      {groups.map(group => {
        const { flag } = group[0]!
        const flagged = [...new Set(group.map(({ trial }) => trial))]
        return (
          <article class="cause" key={flag.code}>
            <h3>
              <code>{flag.code}</code> <span class={`badge ${flag.level}`}>{flag.level}</span>{' '}
              <span class="of">{plural(flagged.length, 'trial')}</span>
            </h3>
            <p class="message">
              <Lines text={flag.message.slice(0, 600)} />
            </p>
            <LongList items={tasks(flagged)} shown={6} />
          </article>
        )
      })}
    </Section>
  )
}

const SHOWN_FLAKES = 200

/** Tests that failed in some runs on the same change and passed in others. */
export const Flakes = ({ rewards }: { readonly rewards: Rewards }) => {
  const flakes = rewards.flakes ?? []
  if (flakes.length === 0) return null
  return (
    <Section
      title="Flaky tests"
      note="They failed in some runs on the same change and passed in others; the first verdict stands."
    >
      <Scroll label="Flaky tests" kind="scroll">
        <table class="facts">
          <thead>
            <tr>
              <th scope="col">Task</th>
              <th scope="col">Test</th>
              <th scope="col" class="number">
                Failed
              </th>
            </tr>
          </thead>
          <tbody>
            {flakes.slice(0, SHOWN_FLAKES).map(({ task, test, failed, runs }) => (
              <tr key={`${task} ${test}`}>
                <td>{shownName(task)}</td>
                <td class="test">{shownName(test, 300)}</td>
                <td class="number">
                  {failed} of {runs}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {flakes.length > SHOWN_FLAKES && <p class="note">and {flakes.length - SHOWN_FLAKES} more</p>}
    </Section>
  )
}
