import { UserError } from '../../contracts/errors.js'
import { type OptionRow, options } from '../options.js'
import type { RawOptions } from './read-values.js'

const PLANNED = (options as readonly OptionRow[]).filter(row => row.inPlan)

/**
 * Refuses what would contradict a plan: a shard runs what the plan says.
 * @throws UserError that names every such option
 */
export const refusePlanned = (raws: RawOptions): void => {
  if (!raws.has('plan')) return
  const labels = PLANNED.flatMap(row => {
    const raw = raws.get(row.name)
    const text = raw?.texts.join('\n').trim() ?? ''
    // The runner fills in defaults; only another value was surely typed by someone.
    return raw === undefined || text === '' || text === row.default ? [] : [raw.label]
  })
  if (labels.length === 0) return
  throw new UserError(
    `${labels.join(', ')}: the plan says that, so it cannot be given beside \`plan\`. Leave it out, or make a plan with it.`
  )
}
