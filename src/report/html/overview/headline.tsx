import { formatTokens, formatUsd } from '../../amounts.js'
import { formatSeconds } from '../../durations.js'
import { caveats, errorCount, isPlainRate, percent, plural, scoredCount } from '../../phrases.js'
import { passFigures, passPhrase } from '../../summary/pass-phrase.js'
import { RateBar } from '../charts/interval.js'
import type { HtmlReportInput } from '../input.js'

const Figure = ({
  name,
  value,
  detail,
  tone
}: {
  readonly name: string
  readonly value: string
  readonly detail?: string
  readonly tone?: 'bad'
}) => (
  <div class={tone === undefined ? 'figure' : `figure ${tone}`}>
    <dt>{name}</dt>
    <dd>
      <span class="value">{value}</span>
      {detail !== undefined && <span class="detail">{detail}</span>}
    </dd>
  </div>
)

const sentence = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}.`

const tokensOf = ({ rewards }: HtmlReportInput): number =>
  rewards.trials.reduce((sum, { tokens }) => sum + (tokens === null ? 0 : tokens.input + tokens.output), 0)

/** The rate and what a reader has to know beside it. */
export const Headline = ({ input }: { readonly input: HtmlReportInput }) => {
  const { summary, trials } = input.rewards
  const { rate, interval95, resolved, errors, notRun, costUsd, seconds } = summary
  const unpriced = trials.filter(trial => trial.tokens !== null && trial.costUsd === null).length
  const tokens = tokensOf(input)
  const kinds = (['infrastructure', 'model', 'task'] as const).filter(kind => errors[kind] > 0)
  const notes = [...caveats(summary), ...passPhrase(summary)]
  return (
    <section class="headline" aria-label="Result">
      <div class="rate">
        <p class="rate-value">{rate === null ? 'No rate' : percent(rate)}</p>
        <p class="rate-text">
          {rate === null
            ? 'No trial has a verdict'
            : `${resolved} of ${scoredCount(summary)} resolved${isPlainRate(summary) ? '' : ', mean over tasks'}`}
        </p>
        <RateBar rate={rate} interval={interval95} colour="colour-resolved" />
        {interval95 !== null && (
          <p class="rate-interval">
            95 % interval {percent(interval95[0])} to {percent(interval95[1])}
          </p>
        )}
      </div>
      <dl class="figures">
        <Figure name="Tasks" value={String(summary.tasks)} detail={plural(summary.trials, 'trial')} />
        <Figure
          name="No verdict"
          value={String(errorCount(summary))}
          {...(kinds.length > 0 && { detail: kinds.map(kind => `${errors[kind]} ${kind}`).join(', ') })}
          {...(errorCount(summary) > 0 && { tone: 'bad' as const })}
        />
        {notRun > 0 && <Figure name="Not run" value={String(notRun)} detail="planned" tone="bad" />}
        {passFigures(summary).map(([name, value]) => (
          <Figure key={name} name={name} value={value} />
        ))}
        <Figure
          name="Model cost"
          value={costUsd === null ? '–' : formatUsd(costUsd)}
          {...(costUsd !== null && resolved > 0
            ? { detail: `${formatUsd(costUsd / resolved)} per resolved trial` }
            : unpriced > 0
              ? { detail: `${plural(unpriced, 'trial')} of unknown price` }
              : {})}
        />
        {tokens > 0 && <Figure name="Tokens" value={formatTokens(tokens)} detail="read and written" />}
        <Figure name="Time" value={formatSeconds(seconds)} detail="in all phases" />
      </dl>
      {notes.length > 0 && (
        <ul class="caveats">
          {notes.map(note => (
            <li key={note}>{sentence(note)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
