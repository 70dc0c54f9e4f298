import type { TrialRecord } from '../contracts/rewards.js'
import { plural } from '../text/plural.js'
import { markdownCode } from './escape.js'
import { groupBy } from './group-by.js'
import { taskList } from './markdown/lists.js'

const disputeLine = (disputed: readonly TrialRecord[]): string =>
  `- **disputed** on ${plural(disputed.length, 'trial')} (${taskList(disputed)}): the strict, the tolerant and the container’s verdict differ; \`verifier/report.json\` of each says where.`

/** Disputed verdicts, then flags by code, suspect ones first, as a Markdown list. */
export const flagLines = (trials: readonly TrialRecord[]): string[] => {
  const disputed = trials.filter(trial => trial.disputed)
  const raised = trials.flatMap(trial => trial.flags.map(flag => ({ flag, trial })))
  const groups = [...groupBy(raised, ({ flag }) => flag.code).values()]
  const rank = (group: typeof raised): number => (group.some(({ flag }) => flag.level === 'suspect') ? 0 : 1)
  const lines = groups
    .sort((a, b) => rank(a) - rank(b))
    .map(group => {
      const { flag } = group[0]!
      const flagged = [...new Set(group.map(({ trial }) => trial))]
      const example = markdownCode(flag.message, { maxLength: 300 })
      return `- **${flag.level}** ${markdownCode(flag.code)} on ${plural(flagged.length, 'trial')} (${taskList(flagged)}): ${example}`
    })
  return disputed.length === 0 ? lines : [disputeLine(disputed), ...lines]
}
