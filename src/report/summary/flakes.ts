import type { Rewards } from '../../contracts/rewards.js'
import { plural } from '../../text/plural.js'
import { markdownCode } from '../escape.js'
import { cutList } from '../markdown/lists.js'

const SHOWN = 20

/** Tests that failed on one run of a change and passed on another, and what second verifications gave. */
export const flakeLines = ({ flakes = [], trials }: Rewards): string[] => {
  const again = trials.flatMap(({ secondVerdict }) => (secondVerdict === undefined ? [] : [secondVerdict]))
  const passed = again.filter(({ reward }) => reward === 1).length
  const second =
    again.length === 0
      ? []
      : [
          `- ${plural(again.length, 'trial')} missed on p2p alone and ${again.length === 1 ? 'was' : 'were'} verified once more: ${passed} passed then. The first verdict stands.`
        ]
  const tests = flakes.map(
    ({ task, test, failed, runs }) =>
      `- ${markdownCode(test, { maxLength: 200 })} of ${markdownCode(task, { maxLength: 100 })} failed in ${failed} of ${plural(runs, 'run')}`
  )
  return [...second, ...cutList(tests, SHOWN, 'tests')]
}
