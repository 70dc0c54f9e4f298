import type { Difference } from '../../contracts/comparison.js'
import type { Rewards, TrialRecord } from '../../contracts/rewards.js'
import { sentence } from '../../text/capital.js'
import { firstFew } from '../../text/first-few.js'
import { plural } from '../../text/plural.js'
import { visible } from '../escape.js'

const LISTED = 3

const listed = (tasks: readonly string[]): string => firstFew(tasks, { most: LISTED, show: visible })

const datasetOf = ({ dataset }: Rewards): string =>
  visible(dataset.commit === null ? dataset.source : `${dataset.source} at ${dataset.commit.slice(0, 12)}`)

const datasetMessage = (rewards: Rewards, baseline: Rewards): string | undefined => {
  const { dataset } = rewards
  const before = baseline.dataset
  // A commit names its content wherever it was fetched from; a folder's path names none.
  if (dataset.commit !== null && dataset.commit === before.commit) return undefined
  if (dataset.commit === null && before.commit === null) {
    return `no commit is known of the dataset (${datasetOf(rewards)}; the baseline's: ${datasetOf(baseline)}), so tasks may differ`
  }
  return `the dataset is ${datasetOf(rewards)}, the baseline's was ${datasetOf(baseline)}`
}

const multipliersOf = ({ comparability: { multipliers } }: Rewards): string =>
  `environment ${multipliers.environment}, agent ${multipliers.agent}, verifier ${multipliers.verifier}`

/** What each task's trials were given, by task; the first that got as far as having limits. */
const limitsByTask = ({ trials }: Rewards): Map<string, string> => {
  const limits = new Map<string, string>()
  for (const { task, limits: given, outcome } of trials) {
    if (outcome !== 'error' && !limits.has(task)) limits.set(task, limitsText(given))
  }
  return limits
}

const limitsText = ({ cpus, memoryMb, timeoutsSec }: TrialRecord['limits']): string =>
  `${cpus ?? 'all'} CPUs, ${memoryMb ?? 'all'} MB, ${timeoutsSec.agent ?? 'no'} s for the agent, ${timeoutsSec.verify ?? 'no'} s to verify`

const differing = (
  now: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>
): { readonly tasks: readonly string[]; readonly common: number } => {
  const common = [...now.keys()].filter(task => before.has(task)).sort()
  return { tasks: common.filter(task => now.get(task) !== before.get(task)), common: common.length }
}

const limitsMessages = (rewards: Rewards, baseline: Rewards): string[] => {
  const messages: string[] = []
  const multipliers = multipliersOf(rewards)
  const before = multipliersOf(baseline)
  if (multipliers !== before) {
    messages.push(`the time limits are multiplied by ${multipliers}; the baseline's were by ${before}`)
  }
  const clamped = ({ comparability }: Rewards): string =>
    comparability.clamped ? 'cut to what the host has' : 'as the tasks ask'
  if (rewards.comparability.clamped !== baseline.comparability.clamped) {
    messages.push(`CPUs and memory are ${clamped(rewards)}; the baseline's were ${clamped(baseline)}`)
  }
  const now = limitsByTask(rewards)
  const then = limitsByTask(baseline)
  const { tasks, common } = differing(now, then)
  const [first] = tasks
  if (messages.length === 0 && first !== undefined) {
    messages.push(
      `${tasks.length} of ${plural(common, 'common task')} had other limits: ${visible(first)} ${now.get(first)}, in the baseline ${then.get(first)}`
    )
  }
  return messages
}

const imagesMessage = (rewards: Rewards, baseline: Rewards): string | undefined => {
  const { tasks, common } = differing(
    new Map(Object.entries(rewards.comparability.images)),
    new Map(Object.entries(baseline.comparability.images))
  )
  return tasks.length === 0
    ? undefined
    : `${tasks.length} of ${plural(common, 'common task')} ran in another image: ${listed(tasks)}`
}

const networkOf = ({ comparability: { network } }: Rewards): string => {
  const rules = (hosts: readonly string[]): string =>
    hosts.length === 0 ? 'none' : visible(hosts.join(', '))
  return `allowed ${rules(network.allow)}, denied ${rules(network.deny)}`
}

const hintsOf = ({ comparability: { rows } }: Rewards): string => (rows?.hints ? 'given' : 'not given')

const sealingOf = ({ comparability: { sealed } }: Rewards): string =>
  sealed === null ? 'unknown' : sealed ? 'taken out' : 'left in'

const unequal = (now: string, before: string, message: (now: string, before: string) => string): string[] =>
  now === before ? [] : [message(now, before)]

/** What two results do not share and should for their rates to be compared, each in a sentence. */
export const differencesOf = (rewards: Rewards, baseline: Rewards): Difference[] => {
  const maybe = (message: string | undefined): string[] => (message === undefined ? [] : [message])
  const found: Record<Difference['what'], readonly string[]> = {
    dataset: maybe(datasetMessage(rewards, baseline)),
    rules: unequal(
      visible(rewards.rulesVersion),
      visible(baseline.rulesVersion),
      (now, before) =>
        `the scoring rules have version ${now}, the baseline's ${before}: the same reports may get another reward`
    ),
    limits: limitsMessages(rewards, baseline),
    images: maybe(imagesMessage(rewards, baseline)),
    'verifier-mode': unequal(
      rewards.comparability.verifierMode,
      baseline.comparability.verifierMode,
      (now, before) => `the verifier mode is ${now}, the baseline's was ${before}`
    ),
    hints: unequal(
      hintsOf(rewards),
      hintsOf(baseline),
      (now, before) => `agents are ${now} the rows' hints, in the baseline ${before}`
    ),
    sealing: unequal(
      sealingOf(rewards),
      sealingOf(baseline),
      (now, before) => `history that HEAD does not reach is ${now}, in the baseline ${before}`
    ),
    network: unequal(
      networkOf(rewards),
      networkOf(baseline),
      (now, before) => `hosts for agents beside the tasks' own: ${now}; in the baseline ${before}`
    ),
    tool: unequal(
      visible(rewards.tool.version),
      visible(baseline.tool.version),
      (now, before) => `kotlin-bench is ${now}, the baseline's was ${before}`
    )
  }
  return (Object.keys(found) as Difference['what'][]).flatMap(what =>
    found[what].map(message => ({ what, message: sentence(message) }))
  )
}
