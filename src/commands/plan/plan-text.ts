import type { Plan } from '../../contracts/plan.js'
import { formatUsd } from '../../report/amounts.js'
import { formatSeconds } from '../../report/durations.js'
import { layOutColumns } from '../../report/terminal/lay-out-columns.js'
import { plural } from '../../text/plural.js'

const WIDEST = 60

/** A plan for people: a line a shard, and what they come to. */
export const planText = ({ shards }: Plan): string => {
  if (shards.length === 0) return 'No trials, so no shards.'
  const trials = shards.reduce((sum, shard) => sum + shard.trials.length, 0)
  const total = shards.reduce((sum, { seconds }) => sum + seconds, 0)
  const longest = Math.max(...shards.map(({ seconds }) => seconds))
  const right = { align: 'right' as const, width: 12 }
  const hasMoney = shards.some(({ maxCostUsd }) => maxCostUsd !== null)
  const money = shards.map(({ maxCostUsd }) => (maxCostUsd === null ? '' : formatUsd(maxCostUsd)))
  const table = layOutColumns([
    { title: 'shard', cells: shards.map(({ shard }) => String(shard)), ...right },
    { title: 'agent', cells: shards.map(({ agent }) => agent), width: WIDEST },
    { title: 'model', cells: shards.map(({ model }) => model ?? '-'), width: WIDEST },
    { title: 'trials', cells: shards.map(shard => String(shard.trials.length)), ...right },
    { title: 'expected', cells: shards.map(({ seconds }) => formatSeconds(seconds)), ...right },
    ...(hasMoney ? [{ title: 'at most', cells: money, ...right }] : [])
  ])
  const sums = `${plural(trials, 'trial')} on ${plural(shards.length, 'shard')}; the longest takes ${formatSeconds(longest)}, all together ${formatSeconds(total)}, images not counted.`
  return [...table, '', sums].join('\n')
}
