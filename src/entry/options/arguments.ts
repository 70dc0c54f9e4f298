import type { OptionRow } from './option-row.js'

/** What one verb works on. */
export const ARGUMENT_OPTIONS = [
  {
    name: 'expected',
    type: 'path',
    placeholder: 'file',
    sentence: "A task's `expected_tests.json`. Required.",
    verbs: ['score'],
    only: 'flag'
  },
  {
    name: 'reports',
    type: 'path',
    placeholder: 'dir',
    sentence: "The folder that Gradle ran in, or a trial's `verifier/junit`. Required.",
    verbs: ['score'],
    only: 'flag'
  },
  {
    name: 'tests',
    type: 'path',
    placeholder: 'dir',
    sentence:
      "The task's `tests` folder, which tells the shape of its verifier; by default the dataset's common one.",
    verbs: ['score'],
    only: 'flag'
  },
  {
    name: 'task',
    type: 'path',
    placeholder: 'task',
    sentence: "A task's folder. Required.",
    verbs: ['calibrate'],
    only: 'flag',
    isBare: true
  },
  {
    name: 'trial-dir',
    type: 'path',
    placeholder: 'trial-dir',
    sentence: "A trial's folder, `jobs/<job>/<trial>`. Required.",
    verbs: ['explain'],
    only: 'flag',
    isBare: true
  },
  {
    name: 'results',
    type: 'list',
    placeholder: 'path',
    sentence:
      "Results to report on: a job's folder, a folder of artifacts, or a `rewards.json`; in a workflow by default the artifacts of its shards, for `check-report` those of its checks. May be given several times.",
    verbs: ['report'],
    commands: ['check-report'],
    isBare: true
  },
  {
    name: 'result',
    type: 'text',
    placeholder: 'result',
    sentence:
      'The result to publish: a `rewards.json` or the folder that has it; in a workflow also the name of an artifact of this run, by default that of its report.',
    verbs: ['publish'],
    isBare: true
  },
  {
    name: 'tasks',
    type: 'list',
    placeholder: 'task',
    sentence: 'Tasks by their folders, or folders of tasks; by default those of `path`.',
    verbs: ['harden'],
    only: 'flag',
    isBare: true
  },
  {
    name: 'repo',
    type: 'text',
    placeholder: 'dir|url',
    sentence: 'The repository that a task is made from: the folder of a clone, or a URL. Required.',
    verbs: ['new'],
    only: 'flag'
  },
  {
    name: 'before',
    type: 'text',
    placeholder: 'sha',
    sentence: 'The commit before the change. Required.',
    verbs: ['new'],
    only: 'flag'
  },
  {
    name: 'fix',
    type: 'text',
    placeholder: 'sha',
    sentence: 'The commit after the change, with its tests. Required.',
    verbs: ['new'],
    only: 'flag'
  },
  {
    name: 'issue',
    type: 'path',
    placeholder: 'file',
    sentence:
      "A file with the issue's text in Markdown, which the instruction is drafted from; by default the commit's message.",
    verbs: ['new'],
    only: 'flag'
  },
  {
    name: 'dry-run',
    type: 'switch',
    default: 'false',
    sentence: 'Show what would change, and change nothing.',
    verbs: ['harden'],
    only: 'flag'
  },
  {
    name: 'rows',
    type: 'path',
    placeholder: 'file',
    sentence: 'A file of rows, one in JSON a line. Required.',
    verbs: ['import'],
    only: 'flag',
    isBare: true
  },
  {
    name: 'bench',
    type: 'choice',
    values: ['swe-polybench'],
    placeholder: 'benchmark',
    sentence: 'The benchmark: `swe-polybench`. Required.',
    verbs: ['bench'],
    onResume: true,
    only: 'flag',
    isBare: true
  },
  {
    name: 'files',
    type: 'list',
    placeholder: 'file',
    sentence:
      'Files that runs on rows have appended to, as `data/swe-polybench-<model>-results.jsonl`. Required.',
    verbs: ['bench compare'],
    only: 'flag',
    isBare: true
  },
  {
    name: 'format',
    type: 'choice',
    values: ['multi-swe-bench'],
    default: 'multi-swe-bench',
    placeholder: 'name',
    sentence: 'Whose rows they are.',
    verbs: ['import'],
    only: 'flag'
  },
  {
    name: 'build-tool',
    type: 'choice',
    values: ['gradle', 'maven'],
    default: 'gradle',
    placeholder: 'name',
    sentence: 'What builds and tests the repositories of the rows.',
    verbs: ['import'],
    only: 'flag'
  },
  {
    name: 'branch',
    type: 'text',
    default: 'kotlin-bench-results',
    placeholder: 'name',
    pattern: {
      regex: /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/|\/\.|\.lock$|[/.]$))[^\s\p{Cc}~^:?*[\\]{1,200}$/u,
      says: 'the name of a branch, such as `kotlin-bench-results`'
    },
    sentence:
      'The branch that keeps results, made where there is none: each in a file, the newest as `rewards.json`, and a page with their trend.',
    verbs: ['publish']
  }
] as const satisfies readonly OptionRow[]
