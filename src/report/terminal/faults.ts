import type { Rewards } from '../../contracts/rewards.js'
import { firstFew } from '../../text/first-few.js'
import { plural } from '../../text/plural.js'
import { shorten, visible } from '../escape.js'
import { adviceFor, type FaultGroup, groupFaults } from '../fault-advice.js'

const SHOWN_CAUSES = 5
const SHOWN_LINES = 6
const SHOWN_TASKS = 3
const LONGEST_LINE = 300

/** As it stands in a terminal: on one line, with nothing in it that moves the cursor. */
const plain = (text: string): string => shorten(visible(text), LONGEST_LINE)

/** The first line of a message and the last ones, which are the end of a log. */
const messageLines = (message: string): string[] => {
  const [first = '', ...rest] = message.split('\n').filter(line => line.trim() !== '')
  return [first, ...rest.slice(1 - SHOWN_LINES)].filter(line => line !== '').map(line => `  ${plain(line)}`)
}

const causeLines = ({ fault, trials }: FaultGroup): string[] => {
  const tasks = [...new Set(trials.map(({ task }) => plain(task)))]
  const named = firstFew(tasks, { most: SHOWN_TASKS })
  return [
    `fault of the ${fault.kind}: ${plain(fault.code)} on ${plural(trials.length, 'trial')} (${named})`,
    ...messageLines(fault.message),
    `  To do: ${adviceFor(fault)}`
  ]
}

/** Trials without a verdict by cause: whose fault, what was said, and what to do about it. */
export const terminalFaults = ({ trials }: Pick<Rewards, 'trials'>): string[] => {
  const groups = groupFaults(trials)
  const more = groups.length - SHOWN_CAUSES
  return [
    ...groups.slice(0, SHOWN_CAUSES).flatMap(causeLines),
    ...(more > 0 ? [`and ${plural(more, 'more cause')}, which the report has`] : [])
  ]
}
