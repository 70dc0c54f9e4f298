import type { Rewards, TrialRecord } from '../../../contracts/rewards.js'
import { formatUsd } from '../../amounts.js'
import { formatSeconds } from '../../durations.js'
import { trialSeconds } from '../../summarise.js'
import { agentName, trialsOf } from '../../trial-facts.js'
import { OUTCOME_NAMES, OUTCOMES } from '../charts/categories.js'
import { Histogram, type Measured } from '../charts/histogram.js'
import { dollarScale, durationScale, type LogScale } from '../charts/scale.js'
import { shownName } from '../trial-rows.js'
import { Section } from './section.js'

/** Agents beyond these are not drawn one by one. */
const SHOWN_AGENTS = 6

interface Panel {
  readonly name: string
  readonly trials: readonly TrialRecord[]
}

const panelsOf = ({ groups, trials }: Rewards): Panel[] =>
  groups.length < 2
    ? [{ name: 'All trials', trials }]
    : groups.slice(0, SHOWN_AGENTS).map(group => ({
        name: shownName(agentName(group)),
        trials: trialsOf(group, trials)
      }))

const measured = (
  trials: readonly TrialRecord[],
  measure: (trial: TrialRecord) => number | null
): Measured[] =>
  trials.flatMap(trial => {
    const value = measure(trial)
    return value === null ? [] : [{ value, outcome: trial.outcome }]
  })

const Distribution = ({
  title,
  panels,
  measure,
  scaleOf,
  format
}: {
  readonly title: string
  readonly panels: readonly Panel[]
  readonly measure: (trial: TrialRecord) => number | null
  readonly scaleOf: (values: readonly number[]) => LogScale | null
  readonly format: (value: number) => string
}) => {
  const drawn = panels
    .map(({ name, trials }) => ({ name, values: measured(trials, measure) }))
    .filter(({ values }) => values.length > 0)
  const scale = scaleOf(drawn.flatMap(({ values }) => values.map(({ value }) => value)))
  if (scale === null) return null
  return (
    <div class="distribution">
      <h3>{title}</h3>
      {drawn.map(({ name, values }, index) => (
        <Histogram
          key={name}
          title={name}
          values={values}
          scale={scale}
          format={format}
          hasAxis={index === drawn.length - 1}
        />
      ))}
    </div>
  )
}

/** Which colour is which outcome, for charts without a legend of their own. */
export const OutcomeLegend = () => (
  <ul class="legend">
    {OUTCOMES.map(outcome => (
      <li key={outcome}>
        <span class={`swatch back-${outcome}`} aria-hidden="true" />
        {OUTCOME_NAMES[outcome]}
      </li>
    ))}
  </ul>
)

/** How time and money are spread over the trials; on logarithmic axes, since both have long tails. */
export const Distributions = ({ rewards }: { readonly rewards: Rewards }) => {
  const panels = panelsOf(rewards)
  if (rewards.trials.every(trial => trialSeconds(trial) === null)) return null
  return (
    <Section title="Time and cost of a trial">
      <OutcomeLegend />
      <div class="distributions">
        <Distribution
          title="Time, all phases"
          panels={panels}
          measure={trialSeconds}
          scaleOf={durationScale}
          format={formatSeconds}
        />
        <Distribution
          title="Cost of the model"
          panels={panels}
          measure={trial => trial.costUsd}
          scaleOf={dollarScale}
          format={formatUsd}
        />
      </div>
      {rewards.groups.length > SHOWN_AGENTS && (
        <p class="note">
          The first {SHOWN_AGENTS} agents of {rewards.groups.length} are drawn.
        </p>
      )}
    </Section>
  )
}
