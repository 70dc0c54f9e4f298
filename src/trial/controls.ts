import { join } from 'node:path'
import { z } from 'zod'
import { nop } from '../agent/nop.js'
import { oracle } from '../agent/oracle.js'
import type { FaultCode } from '../contracts/fault-codes.js'
import type { Fault } from '../contracts/outcome.js'
import type { TrialRecord } from '../contracts/rewards.js'
import { readTree } from '../engine/read-tree.js'
import { contentKey } from '../image/content-key.js'
import type { Task } from '../task/task.js'
import { oncePerKey } from '../text/single-flight.js'
import type { PreparedImage } from './prepared-image.js'
import { controlGrading, decidingOf } from './rows/control-grading.js'
import { rowGradingOf } from './rows/row-grading.js'
import { runTrial } from './run-trial.js'
import type { Controls, TrialContext } from './trial-context.js'

/** When a task's controls run: `never` still runs them where the tests did not end by themselves. */
export type ControlsMode = 'cached' | 'always' | 'never'

const resultSchema = z.object({ gold: z.number().nullable(), nop: z.number().nullable(), why: z.string() })
type ControlsResult = z.infer<typeof resultSchema>

const whyOf = ({ fault, reasons, agent, reward, secondVerdict }: TrialRecord): string => {
  const why = fault?.message ?? reasons[0]?.message ?? `${agent} got ${reward}`
  return secondVerdict?.reward === 1
    ? `${why} Verified once more it gets 1, so a test of the task fails now and then.`
    : why
}

const toFault = ({
  gold,
  nop: untouched,
  why
}: ControlsResult): (Fault & { code: FaultCode }) | undefined => {
  if (gold === null || (gold === 1 && untouched === null)) {
    return {
      kind: 'infrastructure',
      code: 'controls-failed',
      phase: 'score',
      message: `Gold and nop could not be run, so it is not known whether the task is sound here: ${why}`
    }
  }
  if (gold !== 1) {
    return {
      kind: 'task',
      code: 'gold-fails',
      phase: 'score',
      message: `The task's own solution does not get 1 on this image and machine, so no agent can be judged by it: ${why}`
    }
  }
  if (untouched !== 0) {
    return {
      kind: 'task',
      code: 'nop-passes',
      phase: 'score',
      message: `An untouched tree does not get 0 on this image and machine, so the tests show nothing: ${why}`
    }
  }
  return undefined
}

/**
 * Results hold for a task as its files are, for an image, and for machines that give the containers the
 * same. An image of ours is known by its content key, so that one that is built anew is the same.
 */
const keyOf = async (
  task: Task,
  image: PreparedImage,
  { host, multipliers, rowGrading }: Pick<TrialContext, 'host' | 'multipliers' | 'rowGrading'>
): Promise<string> => {
  const machine = [host.platform, host.cpus, Math.round(host.memoryMb / 1024), multipliers.verifier].join('-')
  const imageKey = task.environment.dockerImage === null ? image.key : undefined
  const files = contentKey({
    dockerfile: '',
    context: await readTree(task.dir),
    platform: host.platform,
    parents: { image: imageKey ?? image.id }
  })
  const name = `${task.name}-${files.slice(0, 32)}-${machine}`
  const grading = rowGrading ? `-${decidingOf(rowGrading)}` : ''
  return `controls-2-${name.replaceAll(/[^A-Za-z0-9._-]+/g, '_')}${grading}`
}

/**
 * Runs gold and nop on a task, below `controls/` of the job's folder; once a task and job, and not at
 * all where the cache knows the answer and the mode lets it.
 */
export const createControls = (
  mode: ControlsMode,
  base: Omit<TrialContext, 'agent' | 'controls'>
): Controls => {
  const results = oncePerKey<string, ControlsResult>()

  const runBoth = async (task: Task): Promise<ControlsResult> => {
    const one = (agent: typeof oracle, control: 'gold' | 'nop') =>
      runTrial(
        {
          task: task.name,
          agent: agent.name,
          model: null,
          attempt: 1,
          name: `${task.name.slice(0, 32)}__${agent.name}`
        },
        task,
        {
          ...base,
          agent,
          controls: null,
          jobDir: join(base.jobDir, 'controls'),
          verifierMode: 'fresh',
          rowGrading: controlGrading(control, rowGradingOf(base))
        }
      )
    base.listener({
      type: 'notice',
      task: task.name,
      message: 'Running the controls (gold and nop) of the task.'
    })
    const gold = await one(oracle, 'gold')
    if (gold.reward !== 1) return { gold: gold.reward, nop: null, why: whyOf(gold) }
    const untouched = await one(nop, 'nop')
    return { gold: 1, nop: untouched.reward, why: whyOf(untouched) }
  }

  return {
    when: mode === 'never' ? 'on-doubt' : 'before-agent',
    async check(task, image) {
      const key = await keyOf(task, image, base)
      const result = await results.get(key, async () => {
        const kept = resultSchema.safeParse(mode === 'always' ? undefined : await base.cache.read(key))
        if (kept.success) return kept.data
        const run = await runBoth(task)
        // A fault of the infrastructure says nothing about the task.
        if (run.gold !== null && (run.gold === 0 || run.nop !== null)) await base.cache.write(key, run)
        return run
      })
      return toFault(result)
    }
  }
}
