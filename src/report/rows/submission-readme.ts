import type { Rewards } from '../../contracts/rewards.js'
import { plural } from '../../text/plural.js'
import { markdownCode } from '../escape.js'
import { settingsPhrase } from './row-words.js'

export interface Submission {
  readonly name: string
  /** As in `metadata.yaml`. */
  readonly rate: string
  readonly instances: number
  /** Instances without a verdict. */
  readonly unscored: number
}

/** The README of a submission: how it was made, and what is to be filled in. */
export const submissionReadme = (
  { dataset, comparability, tool, rulesVersion }: Rewards,
  { name, rate, instances, unscored }: Submission
): string => {
  const commit = dataset.commit === null ? '' : `, sha256 ${markdownCode(dataset.commit)}`
  const facts = [
    `Dataset: ${markdownCode(dataset.source)}${commit}`,
    ...(comparability.rows === undefined ? [] : [`Rows: ${settingsPhrase(comparability.rows)}`]),
    `Resolved by the official rules: ${rate}, one attempt an instance`,
    ...(unscored === 0
      ? []
      : [
          `${plural(unscored, 'instance')} of ${instances} without a verdict, counted as not resolved and without a result in \`logs/\``
        ]),
    `Made with ${tool.name} ${tool.version}, rules of scoring version ${rulesVersion}`
  ]
  return [
    `# ${markdownCode(name)} on SWE-PolyBench`,
    '',
    ...facts.map(fact => `- ${fact}`),
    '',
    '`all_preds.jsonl` has the patches, `logs/` the results of the tests, `trajs/` what was kept of the agent: a',
    'folder an instance. Before you submit this, fill in `metadata.yaml` and read `trajs/` for what is not to be',
    'published.',
    ''
  ].join('\n')
}
