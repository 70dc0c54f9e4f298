import type { TrialRecord } from '../../../contracts/rewards.js'
import { plural } from '../../../text/plural.js'
import { Axis } from './axis.js'
import { OUTCOMES } from './categories.js'
import { asPercent, type LogScale, quantile, round } from './scale.js'

const BINS = 32
const HEIGHT = 64

/** One value of a trial, and how the trial ended. */
export interface Measured {
  readonly value: number
  readonly outcome: TrialRecord['outcome']
}

interface Bin {
  readonly counts: Readonly<Record<TrialRecord['outcome'], number>>
  readonly total: number
}

const binsOf = (values: readonly Measured[], scale: LogScale): Bin[] => {
  const bins = Array.from({ length: BINS }, () => ({ resolved: 0, unresolved: 0, error: 0 }))
  for (const { value, outcome } of values) {
    bins[Math.min(BINS - 1, Math.floor(scale.at(value) * BINS))]![outcome] += 1
  }
  return bins.map(counts => ({ counts, total: counts.resolved + counts.unresolved + counts.error }))
}

/** Trials by a value, each bar stacked by outcome; the median is a line. */
export const Histogram = ({
  title,
  values,
  scale,
  format,
  hasAxis
}: {
  /** What is counted, such as `codex: time`. */
  readonly title: string
  readonly values: readonly Measured[]
  readonly scale: LogScale
  readonly format: (value: number) => string
  readonly hasAxis: boolean
}) => {
  const bins = binsOf(values, scale)
  const most = Math.max(1, ...bins.map(({ total }) => total))
  const sorted = values.map(({ value }) => value).sort((a, b) => a - b)
  const [median, high, longest] = [0.5, 0.9, 1].map(share => format(quantile(sorted, share) ?? 0))
  const text = `${title}, ${plural(values.length, 'trial')}: median ${median}, 90 % at most ${high}, the most ${longest}`
  return (
    <figure class="histogram">
      <figcaption>
        <span class="name">{title}</span>
        <span class="numbers">
          median <b>{median}</b>, 90 % ≤ {high}, max {longest}
        </span>
      </figcaption>
      <svg width="100%" height={HEIGHT + (hasAxis ? 22 : 4)} role="img" aria-label={text}>
        {hasAxis ? (
          <Axis ticks={scale.ticks} height={HEIGHT} />
        ) : (
          <line class="ground" x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} />
        )}
        {bins.map(({ counts, total }, index) => {
          let below = HEIGHT
          return total === 0 ? null : (
            <g key={index}>
              <title>{plural(total, 'trial')}</title>
              {OUTCOMES.map(outcome => {
                const height = (counts[outcome] / most) * (HEIGHT - 4)
                below -= height
                return counts[outcome] === 0 ? null : (
                  <rect
                    key={outcome}
                    class={`fill-${outcome}`}
                    x={asPercent((index + 0.06) / BINS)}
                    width={asPercent(0.88 / BINS)}
                    y={round(below)}
                    height={round(height)}
                  />
                )
              })}
            </g>
          )
        })}
        {sorted.length > 0 && (
          <line
            class="median"
            x1={asPercent(scale.at(quantile(sorted, 0.5)!))}
            x2={asPercent(scale.at(quantile(sorted, 0.5)!))}
            y1="0"
            y2={HEIGHT}
          />
        )}
      </svg>
    </figure>
  )
}
