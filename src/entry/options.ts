import { AGENT_OPTIONS } from './options/agent.js'
import { ARGUMENT_OPTIONS } from './options/arguments.js'
import { CHECK_OPTIONS } from './options/checks.js'
import { DATASET_OPTIONS } from './options/dataset.js'
import { IMAGE_OPTIONS } from './options/images.js'
import { JOB_OPTIONS } from './options/job.js'
import type { OptionRow, Verb } from './options/option-row.js'
import { OUTPUT_OPTIONS } from './options/output.js'
import { RESULT_OPTIONS } from './options/results.js'
import { SELECTION_OPTIONS } from './options/selection.js'
import { SHARD_OPTIONS } from './options/shards.js'

export {
  type ActionCommand,
  namesOf,
  type OptionRow,
  type OptionType,
  type Verb
} from './options/option-row.js'

/**
 * The one table of options, by topic. Flags, `action.yml` and the tables of docs/options.md are made from it, in
 * this order.
 */
export const options = [
  {
    name: 'command',
    type: 'choice',
    values: ['run', 'plan', 'bases', 'report', 'publish', 'check', 'check-report', 'check-comment'],
    default: 'run',
    sentence:
      'What to do: `run` evaluates an agent, or one shard of a plan; `plan` puts trials on shards for a matrix; `check` looks for mistakes in tasks, `check-report` joins what several jobs found, `check-comment` comments with what another workflow run found; `bases` builds the base images and stops, `report` joins the results of the shards of this workflow run, `publish` keeps a result on a branch.',
    verbs: ['run', 'plan', 'bases', 'report', 'publish', 'check'],
    only: 'input'
  },
  ...DATASET_OPTIONS,
  ...IMAGE_OPTIONS,
  ...SELECTION_OPTIONS,
  ...AGENT_OPTIONS,
  ...JOB_OPTIONS,
  ...RESULT_OPTIONS,
  ...CHECK_OPTIONS,
  ...ARGUMENT_OPTIONS,
  ...SHARD_OPTIONS,
  ...OUTPUT_OPTIONS
] as const satisfies readonly OptionRow[]

type Row = (typeof options)[number]

type Given<R> = R extends { type: 'list' | 'hosts' }
  ? readonly string[]
  : R extends { type: 'count' | 'whole' | 'factor' }
    ? number
    : R extends { type: 'switch' }
      ? boolean
      : R extends { type: 'choice'; values: readonly (infer V)[] }
        ? V
        : string

type Absent<R> = R extends { type: 'list' | 'hosts' } | { default: string } ? never : undefined

/** Every option by name, read and validated; what has no default and was not given is `undefined`. */
export type OptionValues = { [R in Row as R['name']]: Given<R> | Absent<R> }

/** Rows that exist as flags of a verb, in the table's order, as that verb takes them. */
export const flagsOf = (verb: Verb): readonly OptionRow[] =>
  (options as readonly OptionRow[])
    .filter(row => row.only !== 'input' && row.verbs.includes(verb))
    .map(row => ({ ...row, ...row.of?.[verb] }))

/** Rows that exist as inputs of the action, in the table's order. */
export const inputRows = (): readonly OptionRow[] =>
  (options as readonly OptionRow[]).filter(row => row.only !== 'flag')
