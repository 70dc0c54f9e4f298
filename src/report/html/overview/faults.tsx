import type { Rewards, TrialRecord } from '../../../contracts/rewards.js'
import { plural } from '../../../text/plural.js'
import { adviceFor, groupFaults } from '../../fault-advice.js'
import { groupBy } from '../../group-by.js'
import { Lines, MarkedText } from '../marked-text.js'
import { shownName } from '../trial-rows.js'
import { LongList, Section } from './section.js'

const SHOWN_CAUSES = 30
const SHOWN_MESSAGES = 3
const MESSAGE_LENGTH = 1_500

const tasksOf = (trials: readonly TrialRecord[]): string[] => [
  ...new Set(trials.map(({ task }) => shownName(task)))
]

const messagesOf = (trials: readonly TrialRecord[]): string[] => [
  ...groupBy(trials, ({ fault }) => (fault?.message ?? '').slice(0, MESSAGE_LENGTH)).keys()
]

/** Trials without a verdict, by cause, and what to do about each. */
export const Faults = ({ rewards }: { readonly rewards: Rewards }) => {
  const faults = groupFaults(rewards.trials)
  if (faults.length === 0) return null
  return (
    <Section title="Trials without a verdict">
      {faults.slice(0, SHOWN_CAUSES).map(({ fault, trials }) => {
        const messages = messagesOf(trials)
        return (
          <article class="cause" key={`${fault.kind}/${fault.code}`}>
            <h3>
              <code>{shownName(fault.code, 60)}</code> <span class="badge error">{fault.kind}</span>{' '}
              <span class="of">{plural(trials.length, 'trial')}</span>
            </h3>
            <p>
              <MarkedText text={adviceFor(fault)} />
            </p>
            {messages.slice(0, SHOWN_MESSAGES).map(message => (
              <p class="message" key={message}>
                <Lines text={message} />
              </p>
            ))}
            {messages.length > SHOWN_MESSAGES && (
              <p class="note">and {plural(messages.length - SHOWN_MESSAGES, 'more message')}</p>
            )}
            <LongList items={tasksOf(trials)} shown={6} />
          </article>
        )
      })}
      {faults.length > SHOWN_CAUSES && <p class="note">and {faults.length - SHOWN_CAUSES} more causes</p>}
    </Section>
  )
}
