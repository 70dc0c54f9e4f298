import type { Obstacle, Rewards, TrialRecord } from '../../contracts/rewards.js'
import { plural } from '../../text/plural.js'
import { markdownCode, markdownLines } from '../escape.js'
import { adviceFor, type FaultGroup, groupFaults } from '../fault-advice.js'
import { groupBy } from '../group-by.js'
import { cutList, taskList } from '../markdown/lists.js'

const SHOWN_CAUSES = 20
const SHOWN_MESSAGES = 3

/** Faults that a control has shown: the task itself is not sound here. */
const CONTROLS: readonly string[] = ['gold-fails', 'nop-passes']

const isControls = ({ fault }: TrialRecord): boolean => fault !== null && CONTROLS.includes(fault.code)

/** The different messages of one cause; with the task where there are several. */
const faultMessages = ({ trials }: FaultGroup): string[] => {
  const byMessage = groupBy(trials, ({ fault }) => fault?.message ?? '')
  const shown = [...byMessage].slice(0, SHOWN_MESSAGES)
  const more = byMessage.size - shown.length
  return [
    ...shown.map(([message, [first]]) => {
      const task =
        byMessage.size > 1 && first !== undefined ? `${markdownCode(first.task, { maxLength: 100 })}: ` : ''
      return task + markdownLines(message)
    }),
    ...(more > 0 ? [`and ${more} more messages`] : [])
  ]
}

const causes = (trials: readonly TrialRecord[]): string[] => {
  const lines = groupFaults(trials).map(group => {
    const { kind, code } = group.fault
    const cause = `**${kind}** ${markdownCode(code, { maxLength: 60 })} on ${plural(group.trials.length, 'trial')}`
    return [
      `- ${cause} (${taskList(group.trials)}). ${adviceFor(group.fault)}`,
      ...faultMessages(group)
    ].join('<br>')
  })
  return cutList(lines, SHOWN_CAUSES, 'causes')
}

/** Faults by cause with what to do, but for those that controls have shown. */
export const faultLines = ({ trials }: Rewards): string[] =>
  causes(trials.filter(trial => !isControls(trial)))

/** Tasks whose controls failed, so that no agent was tried on them. */
export const controlLines = ({ trials }: Rewards): string[] => causes(trials.filter(isControls))

/** Why trials were not run, and what to do then; a re-run of a workflow keeps its inputs. */
const NOT_RUN: Readonly<Record<Obstacle | 'unknown', string>> = {
  model:
    'since trials in a row got no answer from the model. Mend that, then re-run what has failed, or resume the job: only these are run.',
  'max-cost':
    'since model requests had cost what `max-cost` allows. Start the workflow anew with a higher one, or resume the job with it: a re-run has the same.',
  deadline:
    'since their limits reach beyond `deadline`. Re-run what has failed, or resume the job: only these are run.',
  unknown:
    'since their shard did not start, or was stopped: its log says which. Re-run what has failed, or resume the job: only these are run.'
}

/** How many trials were not run, by cause, and what to do about it. */
export const notRunLines = ({ summary, notRun }: Rewards): string[] => {
  // Results of before single trials were kept have their number alone.
  const causes = notRun?.map(({ cause }) => cause) ?? Array<undefined>(summary.notRun).fill(undefined)
  const byCause = groupBy(causes, cause => cause ?? 'unknown')
  return [...byCause].map(
    ([cause, trials]) => `- **not run**: ${plural(trials.length, 'trial')}, ${NOT_RUN[cause]}`
  )
}
