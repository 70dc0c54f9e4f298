import type { OptionRow } from './option-row.js'

/** What is written, and how. */
export const OUTPUT_OPTIONS = [
  {
    name: 'out',
    type: 'path',
    placeholder: 'path',
    sentence:
      'Where to write: the folder of a report (by default `report`), the file of a plan (`plan.json`), the folder of new tasks (`tasks`).',
    verbs: ['report', 'plan', 'import', 'new'],
    only: 'flag'
  },
  {
    name: 'json',
    type: 'switch',
    default: 'false',
    sentence:
      'Print the result as JSON on standard output: `rewards.json`, the tasks, the agents, the verdict, or the table.',
    verbs: ['run', 'list', 'agents', 'score', 'report', 'publish', 'plan', 'check', 'bench', 'bench compare'],
    onResume: true,
    only: 'flag'
  },
  {
    name: 'quiet',
    short: 'q',
    type: 'switch',
    default: 'false',
    sentence: 'No progress, only the result and what went wrong.',
    verbs: [
      'run',
      'list',
      'bases',
      'prune',
      'report',
      'publish',
      'plan',
      'check',
      'calibrate',
      'new',
      'bench'
    ],
    onResume: true,
    only: 'flag'
  }
] as const satisfies readonly OptionRow[]
