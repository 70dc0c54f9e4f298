import type { Rewards } from '../../../contracts/rewards.js'
import { TimelineChart } from '../charts/timeline.js'
import { timelineOf } from '../charts/timeline-lanes.js'
import { OutcomeLegend } from './distributions.js'
import { Section } from './section.js'

/** When each trial ran on its shard; nothing where no trial says when it ran. */
export const Shards = ({ rewards }: { readonly rewards: Rewards }) => {
  const timeline = timelineOf(rewards.trials)
  if (timeline === null) return null
  return (
    <Section title="Timeline of shards">
      <OutcomeLegend />
      <TimelineChart timeline={timeline} />
    </Section>
  )
}
