import type { PublishedResult } from '../../contracts/published.js'
import { shorten, visible } from '../escape.js'
import { percent } from '../phrases.js'
import { changedWords, type TrendPoint, type TrendSeries, trendSeries } from './series.js'

const WIDTH = 960
const PLOT = { left: 48, right: 944, top: 12, bottom: 332 }
const LEGEND_TOP = 372
const LEGEND_LINE = 20
const LEGEND_COLUMNS = 3
const NAME_LENGTH = 42

/** Agents beyond this many share a colour and have another dash. */
const COLOURS = 6
const DASHES = [undefined, '6 3', '2 3', '8 3 2 3']

const DAY_MS = 86_400_000
const TICKS = 6

/** No character of it means anything in HTML or XML. */
export const CHART_STYLE = [
  '.trend-chart { font: 12px system-ui, sans-serif; --ink: #1f2328; --faint: #d1d9e0; --paper: #fff }',
  '.trend-chart text { fill: var(--ink) }',
  '.trend-chart .grid { stroke: var(--faint) }',
  '.trend-chart .change { stroke: var(--ink); stroke-dasharray: 2 4; opacity: .55 }',
  '.trend-chart .line { fill: none; stroke: var(--colour); stroke-width: 2 }',
  '.trend-chart .interval { stroke: var(--colour); opacity: .45 }',
  '.trend-chart circle { fill: var(--colour) }',
  '.trend-chart circle.changed { fill: var(--paper); stroke: var(--colour); stroke-width: 2 }',
  ...['#5b4bd6', '#b35900', '#00796b', '#c2185b', '#0067b8', '#6b7000'].map(
    (colour, index) => `.trend-chart .agent-${index} { --colour: ${colour} }`
  ),
  '@media (prefers-color-scheme: dark) {',
  '.trend-chart { --ink: #e6edf3; --faint: #3d444d; --paper: #0d1117 }',
  ...['#a99cff', '#ffa657', '#4fd1b5', '#ff8fb8', '#6cb6ff', '#d4d85a'].map(
    (colour, index) => `.trend-chart .agent-${index} { --colour: ${colour} }`
  ),
  '}'
].join('\n')

const round = (value: number): number => Number(value.toFixed(1))

const yOf = (rate: number): number => round(PLOT.bottom - rate * (PLOT.bottom - PLOT.top))

type TimeScale = (date: string) => number

/** Times from the left to the right; a single one, or none, in the middle. */
const timeScale = (
  dates: readonly string[]
): { readonly xOf: TimeScale; readonly first: number; readonly span: number } => {
  const times = dates.map(date => Date.parse(date))
  const first = times.reduce((low, time) => Math.min(low, time), Number.POSITIVE_INFINITY)
  const last = times.reduce((high, time) => Math.max(high, time), Number.NEGATIVE_INFINITY)
  const span = Math.max(0, last - first)
  const share = (date: string): number => (span === 0 ? 0.5 : (Date.parse(date) - first) / span)
  // Half a point stays clear at either end.
  return { xOf: date => round(PLOT.left + 8 + share(date) * (PLOT.right - PLOT.left - 16)), first, span }
}

const TimeAxis = ({ scale }: { readonly scale: ReturnType<typeof timeScale> }) => {
  const { xOf, first, span } = scale
  const count = span === 0 ? 1 : TICKS
  const dates = Array.from({ length: count }, (_, index) =>
    new Date(first + (count === 1 ? 0 : (span * index) / (count - 1))).toISOString()
  )
  return (
    <g>
      {dates.map((date, index) => (
        <text
          key={date}
          x={xOf(date)}
          y={PLOT.bottom + 20}
          text-anchor={
            count === 1 ? 'middle' : index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle'
          }
        >
          {span < 2 * DAY_MS && span > 0 ? date.slice(5, 16).replace('T', ' ') : date.slice(0, 10)}
        </text>
      ))}
    </g>
  )
}

const RateAxis = () => (
  <g>
    {[0, 0.2, 0.4, 0.6, 0.8, 1].map(rate => (
      <g key={rate}>
        <line class="grid" x1={PLOT.left} x2={PLOT.right} y1={yOf(rate)} y2={yOf(rate)} />
        <text x={PLOT.left - 6} y={yOf(rate) + 4} text-anchor="end">
          {rate * 100}%
        </text>
      </g>
    ))}
  </g>
)

/** Where something else than the agents has changed: a line through all of them. */
const Changes = ({
  results,
  xOf
}: {
  readonly results: readonly PublishedResult[]
  readonly xOf: TimeScale
}) => (
  <g>
    {results
      .filter(({ changes }) => changes.length > 0)
      .map(result => (
        <line
          key={result.id}
          class="change"
          x1={xOf(result.date)}
          x2={xOf(result.date)}
          y1={PLOT.top}
          y2={PLOT.bottom}
        >
          <title>{`${result.date.slice(0, 10)}: ${changedWords(result)} changed`}</title>
        </line>
      ))}
  </g>
)

const pointTitle = ({ result, group }: TrendPoint, name: string): string => {
  const interval = group.interval95
    ? ` (${percent(group.interval95[0])} to ${percent(group.interval95[1])})`
    : ''
  const rate = group.rate === null ? 'no verdict' : percent(group.rate)
  return `${name}, ${result.date.slice(0, 10)}: ${rate}${interval}, ${group.resolved} of ${group.resolved + group.unresolved} resolved`
}

const colourClass = (index: number): string => `agent-${index % COLOURS}`
const dashOf = (index: number): string | undefined => DASHES[Math.floor(index / COLOURS) % DASHES.length]
const nameOf = ({ name }: TrendSeries): string => shorten(visible(name), NAME_LENGTH)

const Series = ({
  series,
  index,
  xOf
}: {
  readonly series: TrendSeries
  readonly index: number
  readonly xOf: TimeScale
}) => {
  const scored = series.points.filter(({ group }) => group.rate !== null)
  const path = scored.map(({ result, group }) => `${xOf(result.date)},${yOf(group.rate ?? 0)}`).join(' ')
  return (
    <g class={colourClass(index)}>
      {scored.length > 1 && <polyline class="line" points={path} stroke-dasharray={dashOf(index)} />}
      {scored.map(point => {
        const { result, group } = point
        const x = xOf(result.date)
        return (
          <g key={result.id}>
            {group.interval95 && (
              <line
                class="interval"
                x1={x}
                x2={x}
                y1={yOf(group.interval95[0])}
                y2={yOf(group.interval95[1])}
              />
            )}
            <circle
              class={result.changes.length > 0 ? 'changed' : undefined}
              cx={x}
              cy={yOf(group.rate ?? 0)}
              r={4}
            >
              <title>{pointTitle(point, nameOf(series))}</title>
            </circle>
          </g>
        )
      })}
    </g>
  )
}

const Legend = ({ all }: { readonly all: readonly TrendSeries[] }) => (
  <g>
    {all.map((series, index) => {
      const x = PLOT.left + (index % LEGEND_COLUMNS) * ((PLOT.right - PLOT.left) / LEGEND_COLUMNS)
      const y = LEGEND_TOP + Math.floor(index / LEGEND_COLUMNS) * LEGEND_LINE
      return (
        <g key={series.name} class={colourClass(index)}>
          <line class="line" x1={x} x2={x + 22} y1={y} y2={y} stroke-dasharray={dashOf(index)} />
          <circle cx={x + 11} cy={y} r={4} />
          <text x={x + 28} y={y + 4}>
            {nameOf(series)}
          </text>
        </g>
      )
    })}
  </g>
)

/**
 * The rate of each agent over time with its 95 % interval, as an SVG that stands alone. A hollow point, and
 * a dashed line through it, is a result that differs from the one before in more than the agent.
 */
export const TrendChart = ({
  results,
  hasStyle
}: {
  readonly results: readonly PublishedResult[]
  readonly hasStyle: boolean
}) => {
  const all = trendSeries(results)
  const scale = timeScale(results.map(({ date }) => date))
  const height = LEGEND_TOP + Math.ceil(all.length / LEGEND_COLUMNS) * LEGEND_LINE
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      class="trend-chart"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label="Rate of each agent over time, with its 95 % interval"
    >
      {hasStyle && <style>{CHART_STYLE}</style>}
      <RateAxis />
      {results.length > 0 && <TimeAxis scale={scale} />}
      <Changes results={results} xOf={scale.xOf} />
      {all.map((series, index) => (
        <Series key={series.name} series={series} index={index} xOf={scale.xOf} />
      ))}
      <Legend all={all} />
    </svg>
  )
}
