import { sentence } from '../../../text/capital.js'
import { plural } from '../../../text/plural.js'
import { formatTokens, formatUsd } from '../../amounts.js'
import { formatSeconds } from '../../durations.js'
import {
  caveats,
  errorCount,
  isPlainRate,
  percent,
  rateRange,
  scoredCount,
  unpricedCount,
  withoutRates
} from '../../phrases.js'
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

const tokensOf = ({ rewards }: HtmlReportInput): number =>
  rewards.trials.reduce((sum, { tokens }) => sum + (tokens === null ? 0 : tokens.input + tokens.output), 0)

/** The rate of one agent; of several how far apart theirs are, since a mean over them says nothing of any. */
const Rate = ({ rewards: { summary, groups } }: Pick<HtmlReportInput, 'rewards'>) => {
  const { rate, interval95, resolved } = summary
  if (rate === null || groups.length <= 1) {
    return (
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
    )
  }
  return (
    <div class="rate">
      <p class="rate-value">{rateRange(groups)}</p>
      <p class="rate-text">resolved by {groups.length} agents, which are told apart below</p>
    </div>
  )
}

/** What the model cost for each resolved trial; of one agent alone, and where every price is known. */
const costDetail = ({ rewards: { summary, groups, trials } }: HtmlReportInput): string | undefined => {
  const unpriced = unpricedCount(trials)
  if (unpriced > 0) {
    const word = summary.costUsd === null ? '' : 'without '
    return `${word}${plural(unpriced, 'trial')} of unknown price`
  }
  const { costUsd, resolved } = summary
  return groups.length > 1 || costUsd === null || resolved === 0
    ? undefined
    : `${formatUsd(costUsd / resolved)} per resolved trial`
}

/** The rate and what a reader has to know beside it. */
export const Headline = ({ input }: { readonly input: HtmlReportInput }) => {
  const { summary, groups } = input.rewards
  const { errors, notRun, costUsd, seconds } = summary
  const isOne = groups.length <= 1
  const tokens = tokensOf(input)
  const kinds = (['infrastructure', 'model', 'task'] as const).filter(kind => errors[kind] > 0)
  const notes = [...caveats(isOne ? summary : withoutRates(summary)), ...(isOne ? passPhrase(summary) : [])]
  const cost = costDetail(input)
  return (
    <section class="headline" aria-label="Result">
      <Rate rewards={input.rewards} />
      <dl class="figures">
        <Figure name="Tasks" value={String(summary.tasks)} detail={plural(summary.trials, 'trial')} />
        <Figure
          name="No verdict"
          value={String(errorCount(summary))}
          {...(kinds.length > 0 && { detail: kinds.map(kind => `${errors[kind]} ${kind}`).join(', ') })}
          {...(errorCount(summary) > 0 && { tone: 'bad' as const })}
        />
        {notRun > 0 && <Figure name="Not run" value={String(notRun)} detail="planned" tone="bad" />}
        {isOne &&
          passFigures(summary).map(([name, value]) => <Figure key={name} name={name} value={value} />)}
        <Figure
          name="Model cost"
          value={costUsd === null ? '–' : formatUsd(costUsd)}
          {...(cost !== undefined && { detail: cost })}
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
