import type { OptionRow } from './option-row.js'

/** How a job runs its trials. */
export const JOB_OPTIONS = [
  {
    name: 'attempts',
    short: 'k',
    aliases: ['n-attempts'],
    type: 'count',
    default: '1',
    placeholder: 'number',
    sentence: 'How often each task is attempted.',
    verbs: ['run', 'plan', 'bench'],
    inPlan: true
  },
  {
    name: 'concurrency',
    short: 'n',
    aliases: ['n-concurrent'],
    type: 'count',
    default: '1',
    placeholder: 'number',
    sentence: 'How many trials run at a time.',
    verbs: ['run', 'check', 'calibrate', 'new', 'bench'],
    onResume: true
  },
  {
    name: 'jobs-dir',
    short: 'o',
    type: 'path',
    default: 'jobs',
    placeholder: 'dir',
    sentence: 'Where the results go, one folder a job.',
    verbs: ['run', 'check', 'calibrate', 'new', 'bench'],
    onResume: true
  },
  {
    name: 'job-name',
    type: 'text',
    placeholder: 'name',
    pattern: {
      regex: /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,
      says: 'up to 100 letters, digits, `.`, `_` and `-`, the first a letter or digit'
    },
    sentence:
      "The job's name and folder; by default the time of its start, of a plan in a workflow the id of the workflow run.",
    verbs: ['run', 'plan', 'bench'],
    inPlan: true
  },
  {
    name: 'timeout-multiplier',
    type: 'factor',
    default: '1',
    placeholder: 'factor',
    sentence: "Stretches or shortens the tasks' own time limits, all phases.",
    verbs: ['run', 'bench']
  },
  {
    name: 'environment-timeout-multiplier',
    aliases: ['environment-build-timeout-multiplier'],
    type: 'factor',
    placeholder: 'factor',
    sentence: 'The same for building images alone; wins over `timeout-multiplier`.',
    verbs: ['run', 'bench']
  },
  {
    name: 'agent-timeout-multiplier',
    type: 'factor',
    placeholder: 'factor',
    sentence: 'The same for the agent phase alone; wins over `timeout-multiplier`.',
    verbs: ['run', 'bench']
  },
  {
    name: 'verifier-timeout-multiplier',
    type: 'factor',
    placeholder: 'factor',
    sentence: 'The same for the verify phase alone; wins over `timeout-multiplier`.',
    verbs: ['run', 'bench']
  },
  {
    name: 'verifier-mode',
    type: 'choice',
    values: ['fresh', 'shared', 'both'],
    default: 'fresh',
    sentence:
      "Where the tests run: `fresh`, a new container that gets the agent's change and nothing else; `shared`, the agent's own, as Harbor does; `both`, which names where they differ.",
    verbs: ['run', 'bench']
  },
  {
    name: 'seal',
    type: 'choice',
    values: ['auto', 'never'],
    default: 'auto',
    sentence:
      'Whether history that HEAD does not reach is taken out of a copy of the task image before the agent starts. Runs on open history are flagged.',
    verbs: ['run', 'bench']
  },
  {
    name: 'controls',
    type: 'choice',
    values: ['cached', 'always', 'never'],
    default: 'never',
    sentence:
      "When a task's controls (gold gets 1, an untouched tree 0) run before an agent does; with `never`, only where tests hang or run out of memory.",
    verbs: ['run', 'bench']
  },
  {
    name: 'max-retries',
    short: 'r',
    type: 'whole',
    default: '2',
    placeholder: 'number',
    sentence:
      'How often a trial is tried again that the infrastructure failed: engine, registry, network, disk.',
    verbs: ['run', 'check', 'calibrate', 'new', 'bench'],
    onResume: true
  },
  {
    name: 'deadline',
    type: 'count',
    placeholder: 'minutes',
    sentence:
      'Start no trial whose limits reach beyond so many minutes from now. Tasks then take their turn in a random order.',
    verbs: ['run', 'bench'],
    onResume: true
  },
  {
    name: 'seed',
    type: 'whole',
    default: '1',
    placeholder: 'number',
    sentence:
      'Of the random order in which tasks take their turn with `deadline` or `max-cost`, and of `sample`.',
    verbs: ['run', 'list', 'plan', 'check', 'bench']
  },
  {
    name: 'prune-images',
    type: 'switch',
    default: 'false',
    sentence:
      "Remove a task's image after its last trial, for small disks; one that was here before and is none of ours stays.",
    verbs: ['run', 'bench'],
    onResume: true
  },
  {
    name: 'resume',
    type: 'job',
    placeholder: 'job',
    sentence: 'Go on with this job, a name in the jobs folder or a path: run only what has no verdict.',
    verbs: ['run', 'bench'],
    onResume: true
  }
] as const satisfies readonly OptionRow[]
