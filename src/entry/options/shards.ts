import type { OptionRow } from './option-row.js'

/** A plan and its shards. */
export const SHARD_OPTIONS = [
  {
    name: 'plan',
    type: 'text',
    placeholder: 'file',
    sentence:
      'A plan: its file, or in a workflow the name of its artifact. `run` runs the `shard` of it that is named. A report leaves out what is of another plan, and counts as not run what of it has no result.',
    verbs: ['run', 'report']
  },
  {
    name: 'shard',
    type: 'count',
    placeholder: 'number',
    sentence: 'Which shard of `plan` to run, by its number.',
    verbs: ['run']
  },
  {
    name: 'shards',
    type: 'count',
    placeholder: 'number',
    sentence:
      'On how many shards the trials are put; by default as few as keep the longest under 60 minutes, 256 at most.',
    verbs: ['plan']
  },
  {
    name: 'durations',
    type: 'path',
    placeholder: 'file',
    sentence:
      "A `rewards.json` of an earlier run, which says how long trials take; by default the tasks' own limits do.",
    verbs: ['plan']
  }
] as const satisfies readonly OptionRow[]
