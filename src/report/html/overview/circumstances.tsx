import type { ComponentChildren } from 'preact'
import type { Rewards } from '../../../contracts/rewards.js'
import { plural } from '../../../text/plural.js'
import { settingsPhrase } from '../../rows/row-words.js'
import { FactList } from '../fact-list.js'
import { webAddress } from '../links.js'
import { shownName } from '../trial-rows.js'
import { Section } from './section.js'

const MODES: Readonly<Record<Rewards['comparability']['verifierMode'], string>> = {
  fresh: 'in a container of their own',
  shared: 'in the agent’s container',
  both: 'of both kinds: in a container of their own, and in the agent’s'
}

const multipliers = ({ environment, agent, verifier }: Rewards['comparability']['multipliers']): string =>
  environment === 1 && agent === 1 && verifier === 1
    ? 'the tasks’ own'
    : `the tasks’ own, times ${environment} (environment), ${agent} (agent), ${verifier} (verifier)`

const rules = ({ allow, deny }: Rewards['comparability']['network']): string => {
  const parts = [
    ...(allow.length > 0 ? [`allowed besides: ${allow.map(host => shownName(host)).join(', ')}`] : []),
    ...(deny.length > 0 ? [`denied: ${deny.map(host => shownName(host)).join(', ')}`] : [])
  ]
  return parts.length === 0 ? 'the tasks’ own rules' : parts.join('; ')
}

const WorkflowRun = ({ workflow }: { readonly workflow: NonNullable<Rewards['workflow']> }) => {
  const text = `${workflow.repository}, run ${workflow.runId}, attempt ${workflow.runAttempt}`
  const address = webAddress(workflow.url)
  return (
    <>
      {address === null ? shownName(text) : <a href={address}>{shownName(text)}</a>}
      {workflow.commit !== null && (
        <>
          {' '}
          at <code>{shownName(workflow.commit.slice(0, 12))}</code>
        </>
      )}
    </>
  )
}

const Dataset = ({ dataset }: { readonly dataset: Rewards['dataset'] }) => (
  <>
    {shownName(dataset.source)}
    {dataset.commit !== null && (
      <>
        {' '}
        at <code>{shownName(dataset.commit)}</code>
      </>
    )}
  </>
)

/** How the results came to be: what has to be the same for rates to be compared. */
export const Circumstances = ({ rewards }: { readonly rewards: Rewards }) => {
  const { comparability, dataset, tool, workflow } = rewards
  const { rows, sealed } = comparability
  const facts: readonly (readonly [string, ComponentChildren] | null)[] = [
    ['Dataset', <Dataset key="dataset" dataset={dataset} />],
    rows === undefined ? null : ['Rows', settingsPhrase(rows)],
    ['Tests run', MODES[comparability.verifierMode]],
    ['History', sealed === null ? 'not known' : sealed ? 'sealed' : 'not sealed in all trials'],
    ['Time limits', multipliers(comparability.multipliers)],
    [
      'CPU and memory',
      comparability.clamped ? 'less than tasks ask for, in some trials' : 'as the tasks ask'
    ],
    ['Network of agents', rules(comparability.network)],
    ['Images', `${plural(Object.keys(comparability.images).length, 'digest')}, in rewards.json`],
    ['Rules of scoring', `version ${rewards.rulesVersion}`],
    ['Tool', `${tool.name} ${tool.version}`],
    workflow ? ['Workflow', <WorkflowRun key="run" workflow={workflow} />] : null,
    rewards.plan === null ? null : ['Plan', <code key="plan">{shownName(rewards.plan)}</code>]
  ]
  return (
    <Section title="How this was measured">
      <FactList facts={facts.filter(fact => fact !== null)} />
    </Section>
  )
}
