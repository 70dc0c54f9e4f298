import { asPercent, type Tick } from './scale.js'

const anchorOf = (at: number): 'start' | 'middle' | 'end' =>
  at < 0.03 ? 'start' : at > 0.97 ? 'end' : 'middle'

/** Grid lines over a plot of this height, and the text of the ticks below it. */
export const Axis = ({ ticks, height }: { readonly ticks: readonly Tick[]; readonly height: number }) => (
  <g class="axis">
    {ticks.map(({ at, label }) => (
      <g key={label}>
        <line x1={asPercent(at)} x2={asPercent(at)} y1={0} y2={height} />
        <text x={asPercent(at)} y={height + 16} text-anchor={anchorOf(at)}>
          {label}
        </text>
      </g>
    ))}
  </g>
)
