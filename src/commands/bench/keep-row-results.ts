import { errorMessage } from '../../contracts/errors.js'
import type { ProgressListener } from '../../contracts/progress.js'
import type { Rewards } from '../../contracts/rewards.js'
import type { RunOptions } from '../run/run-options.js'
import { resultLines } from './result-lines.js'
import { appendResults } from './results-file.js'

/**
 * Appends what a run on rows came to, to the files of its models. Where that cannot be, a warning says so:
 * the job's own results are out.
 */
export const keepRowResults = async (
  { rows, ofRows }: Pick<RunOptions, 'rows' | 'ofRows'>,
  rewards: Rewards,
  listener: ProgressListener
): Promise<void> => {
  if (rows === undefined) return
  await appendResults(ofRows.dataDir, resultLines(rewards, new Date())).catch((error: unknown) => {
    listener({ type: 'warning', message: errorMessage(error) })
  })
}
