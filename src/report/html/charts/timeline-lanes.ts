import type { TrialRecord } from '../../../contracts/rewards.js'

/** A trial in the timeline; seconds since the first trial began. */
export interface Span {
  readonly trial: TrialRecord
  readonly from: number
  readonly to: number
  /** Row within its shard: trials that overlap do not share one. */
  readonly lane: number
}

export interface ShardLanes {
  readonly shard: number
  readonly spans: readonly Span[]
  readonly lanes: number
}

export interface Timeline {
  readonly shards: readonly ShardLanes[]
  /** From the first trial's begin to the last one's end, in seconds. */
  readonly seconds: number
  /** Trials that do not say when they ran. */
  readonly withoutTimes: number
}

interface Timed {
  readonly trial: TrialRecord
  readonly begin: number
  readonly end: number
}

const timed = (trial: TrialRecord): Timed[] => {
  const begin = Date.parse(trial.startedAt ?? '')
  const end = Date.parse(trial.finishedAt ?? '')
  return Number.isFinite(begin) && Number.isFinite(end) && end >= begin ? [{ trial, begin, end }] : []
}

/** The first lane that is free; the trials come by their begin. */
const lanesOf = (shard: number, trials: readonly Timed[], zero: number): ShardLanes => {
  const free: number[] = []
  const spans = trials.map(({ trial, begin, end }): Span => {
    const found = free.findIndex(until => until <= begin)
    const lane = found < 0 ? free.length : found
    free[lane] = end
    return { trial, from: (begin - zero) / 1000, to: (end - zero) / 1000, lane }
  })
  return { shard, spans, lanes: free.length }
}

/** When the trials of each shard ran; null where no trial says. */
export const timelineOf = (trials: readonly TrialRecord[]): Timeline | null => {
  const all = trials.flatMap(timed).sort((a, b) => a.begin - b.begin)
  const [first] = all
  if (first === undefined) return null
  const shards = new Map<number, Timed[]>()
  for (const one of all) {
    const own = shards.get(one.trial.shard)
    if (own === undefined) shards.set(one.trial.shard, [one])
    else own.push(one)
  }
  const last = all.reduce((latest, { end }) => Math.max(latest, end), first.end)
  return {
    shards: [...shards].sort(([a], [b]) => a - b).map(([shard, own]) => lanesOf(shard, own, first.begin)),
    seconds: Math.max(0.001, (last - first.begin) / 1000),
    withoutTimes: trials.length - all.length
  }
}
