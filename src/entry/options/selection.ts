import type { OptionRow } from './option-row.js'

/** Which tasks of a dataset. */
export const SELECTION_OPTIONS = [
  {
    name: 'include',
    short: 'i',
    aliases: ['include-task-name'],
    type: 'list',
    placeholder: 'glob',
    sentence: 'Only tasks whose name matches this glob. May be given several times.',
    verbs: ['run', 'list', 'plan', 'check', 'bench'],
    inPlan: true
  },
  {
    name: 'exclude',
    short: 'x',
    aliases: ['exclude-task-name'],
    type: 'list',
    placeholder: 'glob',
    sentence: 'No tasks whose name matches this glob. May be given several times.',
    verbs: ['run', 'list', 'plan', 'check', 'bench'],
    inPlan: true
  },
  {
    name: 'limit',
    short: 'l',
    aliases: ['n-tasks'],
    type: 'count',
    placeholder: 'number',
    sentence: 'At most this many tasks, in the order of their names.',
    verbs: ['run', 'list', 'plan', 'check', 'bench'],
    inPlan: true
  },
  {
    name: 'sample',
    type: 'count',
    placeholder: 'number',
    sentence: 'So many of the selected tasks, drawn at random by `seed`: the same on every machine.',
    verbs: ['run', 'list', 'plan', 'check', 'bench'],
    inPlan: true
  },
  {
    name: 'repository',
    type: 'list',
    placeholder: 'owner/name',
    sentence:
      'Only tasks from this repository, or from those that match this glob. May be given several times.',
    verbs: ['run', 'list', 'plan', 'check', 'bench'],
    inPlan: true
  },
  {
    name: 'changed-since',
    type: 'text',
    placeholder: 'ref',
    sentence:
      'Only tasks that changed since the history parted from this branch, tag or commit, and tasks whose base did. A shallow clone is deepened as far as that needs.',
    verbs: ['run', 'list', 'plan', 'check'],
    inPlan: true
  }
] as const satisfies readonly OptionRow[]
