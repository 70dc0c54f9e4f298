import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { ProgressListener } from '../../contracts/progress.js'
import type { TrialRecord } from '../../contracts/rewards.js'
import type { ShardOfPlan } from './planned-shard.js'
import { verdictOf } from './resumed-job.js'

const configSchema = z.object({ plan: z.string(), shard: z.number() })

/** Whether a folder is what an earlier attempt left of this very shard. */
const isOfShard = async (dir: string, { plan, shard }: ShardOfPlan): Promise<boolean> => {
  try {
    const config = configSchema.parse(JSON.parse(await readFile(join(dir, 'config.json'), 'utf8')))
    return config.plan === plan.id && config.shard === shard.shard
  } catch {
    return false
  }
}

/**
 * Takes trials with a verdict over from what earlier attempts of a workflow run left of a shard: their
 * folders are copied into the job's, so that it is whole, and their records given. Of several the first
 * folder that has a verdict counts. A folder that is not of the shard is told and passed over.
 * @param earlier absolute paths of jobs' folders, the newest first
 */
export const takeOver = async (
  earlier: readonly string[],
  ofPlan: ShardOfPlan,
  { jobDir, listener }: { readonly jobDir: string; readonly listener: ProgressListener }
): Promise<TrialRecord[]> => {
  const folders: string[] = []
  for (const dir of earlier) {
    if (await isOfShard(dir, ofPlan)) folders.push(dir)
    else {
      const message = `${dir} is passed over: it is not of shard ${ofPlan.shard.shard} of plan ${ofPlan.plan.id}.`
      listener({ type: 'warning', message })
    }
  }
  const done: TrialRecord[] = []
  for (const { name, task, agent, attempt } of ofPlan.shard.trials) {
    for (const dir of folders) {
      const record = await verdictOf(join(dir, name))
      const isSame =
        record?.name === name && record.task === task && record.agent === agent && record.attempt === attempt
      if (record === undefined || !isSame) continue
      await cp(join(dir, name), join(jobDir, name), { recursive: true })
      done.push(record)
      break
    }
  }
  if (done.length > 0) {
    const message = `${done.length} of ${ofPlan.shard.trials.length} trials have a verdict from an earlier attempt of this workflow run; the rest are run.`
    listener({ type: 'notice', message })
  }
  return done
}
