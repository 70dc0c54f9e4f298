import type { OptionRow } from './option-row.js'

/** What results are held against, and where a workflow shows them. */
export const RESULT_OPTIONS = [
  {
    name: 'fail-on',
    type: 'list',
    default: 'error',
    placeholder: 'gate',
    sentence:
      'What makes the exit code 1: `error`, a trial without a verdict through a fault of its task; `below=R`, an agent whose rate is below R, such as `0.4` or `40%`; `regression[=alpha]`, an agent worse than the baseline, tested at the level alpha, `0.05` unless told; `lost=N`, an agent that resolves none of N or more tasks that the baseline did; `flagged`, a suspect flag; `cost=USD`, a model cost above so many US dollars; `never`, nothing. Commas part several, and only those named count. May be given several times.',
    verbs: ['run', 'report', 'bench'],
    onResume: true
  },
  {
    name: 'baseline',
    type: 'text',
    placeholder: 'source',
    sentence:
      'An earlier result to compare with: a `rewards.json` or the folder of a job, `run:ID` of GitHub, or `branch:NAME[:PATH]`; another repository as in `run:owner/repo/ID` and `branch:owner/repo@NAME`. In a workflow by default the newest successful run of it on the default branch.',
    verbs: ['run', 'report', 'bench'],
    onResume: true
  },
  {
    name: 'comment',
    type: 'choice',
    values: ['auto', 'always', 'never'],
    default: 'auto',
    sentence:
      'Keep one comment with the result on the pull request that set the workflow off: `auto`, where the token may (`pull-requests: write`); `always`, with a warning where it may not; `never`.',
    verbs: ['run', 'report', 'check'],
    commands: ['check-report'],
    only: 'input'
  },
  {
    name: 'github-token',
    type: 'text',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not of ours
    default: '${{ github.token }}',
    sentence: "GitHub's token. Taken out of the environment before anything else runs.",
    verbs: ['run', 'bases', 'report', 'publish', 'plan', 'check'],
    commands: ['check-report', 'check-comment'],
    only: 'input'
  },
  {
    name: 'summary',
    type: 'switch',
    default: 'true',
    sentence: 'Write the table of trials to the step summary.',
    verbs: ['run', 'report', 'check'],
    commands: ['check-report'],
    only: 'input'
  },
  {
    name: 'upload-artifact',
    type: 'switch',
    default: 'true',
    sentence: 'Upload the jobs folder and `rewards.json` as an artifact.',
    verbs: ['run', 'report', 'plan', 'check'],
    commands: ['check-report'],
    only: 'input'
  },
  {
    name: 'artifact-name',
    type: 'text',
    pattern: {
      regex: /^[^"<>|*?:/\\\r\n]{1,200}$/,
      says: 'up to 200 characters, none of `" < > | * ? : / \\`'
    },
    sentence:
      "The artifact's name; by default made of job, shard and run attempt, of a report of the job alone.",
    verbs: ['run', 'report', 'plan', 'check'],
    commands: ['check-report', 'check-comment'],
    only: 'input'
  },
  {
    name: 'retention-days',
    type: 'count',
    sentence: "Days that GitHub keeps the artifact; by default the repository's setting.",
    verbs: ['run', 'report', 'plan', 'check'],
    commands: ['check-report'],
    only: 'input'
  }
] as const satisfies readonly OptionRow[]
