import type { RunnerPort } from '../../github/core.js'
import type { OptionValues } from '../options.js'

/**
 * How to tell what every job of a workflow run meets alike. Of a plan's shards the first makes an
 * annotation of it, the others a line of their log; so do the jobs that make one base each, since the
 * first shard meets it as well.
 */
export const tellOnce = (
  { command, shard = 1, base }: Pick<OptionValues, 'command' | 'shard' | 'base'>,
  runner: Pick<RunnerPort, 'info' | 'notice'>
): ((message: string) => void) => {
  const isOneOfMany = command === 'bases' ? base.length === 1 : shard !== 1
  return isOneOfMany ? message => runner.info(`notice: ${message}`) : runner.notice
}
