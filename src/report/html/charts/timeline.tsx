import { plural } from '../../../text/plural.js'
import { formatSeconds } from '../../durations.js'
import { shownName } from '../trial-rows.js'
import { Axis } from './axis.js'
import { OUTCOME_NAMES, OUTCOMES } from './categories.js'
import { elapsedTicks, round } from './scale.js'
import type { ShardLanes, Span, Timeline } from './timeline-lanes.js'

/** Units over the width; the plot is stretched, so that its text need not be. */
const WIDTH = 10_000
const MAX_HEIGHT = 720
const LANE = { least: 2, most: 14 }
/** With more trials each has no element of its own, and so no name to show. */
const MAX_NAMED = 1_500

interface Layout {
  readonly lane: number
  readonly gap: number
  readonly height: number
  readonly tops: readonly number[]
}

const layOut = (shards: readonly ShardLanes[]): Layout => {
  const lanes = shards.reduce((sum, shard) => sum + shard.lanes, 0)
  const gap = shards.length > 60 ? 1 : 6
  const space = (MAX_HEIGHT - gap * shards.length) / Math.max(1, lanes)
  const lane = Math.min(LANE.most, Math.max(LANE.least, Math.floor(space)))
  const tops: number[] = []
  let top = 0
  for (const shard of shards) {
    tops.push(top)
    top += Math.max(shard.lanes * lane, lane) + gap
  }
  return { lane, gap, height: top, tops }
}

const box = ({ from, to }: Span, seconds: number): { x: number; width: number } => {
  const x = (from / seconds) * WIDTH
  return { x: round(x, 1), width: round(Math.max(8, ((to - from) / seconds) * WIDTH - 4), 1) }
}

const Named = ({
  span,
  top,
  timeline,
  lane
}: {
  readonly span: Span
  readonly top: number
  readonly timeline: Timeline
  readonly lane: number
}) => (
  <rect
    class={`fill-${span.trial.outcome}`}
    {...box(span, timeline.seconds)}
    y={top + span.lane * lane}
    height={lane - 1}
  >
    <title>
      {`${shownName(span.trial.task, 80)}: ${OUTCOME_NAMES[span.trial.outcome].toLowerCase()}, ${formatSeconds(span.to - span.from)}`}
    </title>
  </rect>
)

const pathOf = (timeline: Timeline, layout: Layout, outcome: Span['trial']['outcome']): string =>
  timeline.shards
    .flatMap(({ spans }, index) =>
      spans
        .filter(({ trial }) => trial.outcome === outcome)
        .map(span => {
          const { x, width } = box(span, timeline.seconds)
          const y = layout.tops[index]! + span.lane * layout.lane
          return `M${x} ${y}h${width}v${Math.max(1, layout.lane - 1)}h-${width}z`
        })
    )
    .join('')

/** When each trial ran, a group of rows for each shard. */
export const TimelineChart = ({ timeline }: { readonly timeline: Timeline }) => {
  const layout = layOut(timeline.shards)
  const count = timeline.shards.reduce((sum, { spans }) => sum + spans.length, 0)
  const text = `${plural(count, 'trial')} on ${plural(timeline.shards.length, 'shard')} within ${formatSeconds(timeline.seconds)}`
  const hasNames = timeline.shards.length <= 60
  return (
    <figure class="timeline">
      <div class="timeline-plot">
        {hasNames && (
          <svg class="shard-names" width="34" height={layout.height + 22} aria-hidden="true">
            {timeline.shards.map(({ shard }, index) => (
              <text key={shard} x="28" y={layout.tops[index]! + Math.max(9, layout.lane)} text-anchor="end">
                {shard}
              </text>
            ))}
          </svg>
        )}
        <svg class="plot" width="100%" height={layout.height + 22} role="img" aria-label={text}>
          <Axis ticks={elapsedTicks(timeline.seconds)} height={layout.height} />
          <svg
            width="100%"
            height={layout.height}
            viewBox={`0 0 ${WIDTH} ${layout.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {count <= MAX_NAMED
              ? timeline.shards.map(({ shard, spans }, index) =>
                  spans.map(span => (
                    <Named
                      key={`${shard}/${span.trial.name}`}
                      span={span}
                      top={layout.tops[index]!}
                      timeline={timeline}
                      lane={layout.lane}
                    />
                  ))
                )
              : OUTCOMES.map(outcome => (
                  <path key={outcome} class={`fill-${outcome}`} d={pathOf(timeline, layout, outcome)} />
                ))}
          </svg>
        </svg>
      </div>
      <figcaption>
        {text}
        {timeline.withoutTimes > 0 && `; ${plural(timeline.withoutTimes, 'trial')} do not say when they ran`}.
      </figcaption>
    </figure>
  )
}
