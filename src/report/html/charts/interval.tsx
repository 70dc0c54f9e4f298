import { asPercent } from './scale.js'

/** A rate between 0 and 1 as a bar, with its 95 % interval as a line across its end. */
export const RateBar = ({
  rate,
  interval,
  colour
}: {
  readonly rate: number | null
  readonly interval: readonly [number, number] | null
  /** A class of the style. */
  readonly colour: string
}) => (
  <svg class={`rate-bar ${colour}`} width="100%" height="18" aria-hidden="true">
    <rect class="track" x="0" y="4" width="100%" height="10" rx="2" />
    {rate !== null && <rect class="bar" x="0" y="4" width={asPercent(rate)} height="10" rx="2" />}
    {interval !== null && (
      <g class="whisker">
        <line x1={asPercent(interval[0])} x2={asPercent(interval[1])} y1="9" y2="9" />
        <line x1={asPercent(interval[0])} x2={asPercent(interval[0])} y1="5" y2="13" />
        <line x1={asPercent(interval[1])} x2={asPercent(interval[1])} y1="5" y2="13" />
      </g>
    )}
  </svg>
)

/** A change of a rate, with its interval, around a line that says "no change". */
export const ChangeBar = ({
  change,
  interval,
  reach
}: {
  readonly change: number
  readonly interval: readonly [number, number] | null
  /** The change that lies at either end of the bar. */
  readonly reach: number
}) => {
  const at = (value: number): string => asPercent((value / reach + 1) / 2)
  return (
    <svg class="change-bar" width="100%" height="18" aria-hidden="true">
      <rect class="track" x="0" y="7" width="100%" height="4" rx="2" />
      <line class="zero" x1="50%" x2="50%" y1="0" y2="18" />
      {interval !== null && <line class="span" x1={at(interval[0])} x2={at(interval[1])} y1="9" y2="9" />}
      <circle class={change < 0 ? 'down' : 'up'} cx={at(change)} cy="9" r="4.5" />
    </svg>
  )
}
