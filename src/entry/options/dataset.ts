import { PUBLISHED_IMAGES, ROW_LANGUAGES, ROW_SPLITS } from '../../contracts/swe-polybench.js'
import type { OptionRow } from './option-row.js'

/** Where tasks come from. */
export const DATASET_OPTIONS = [
  {
    name: 'path',
    short: 'p',
    type: 'path',
    default: 'tasks',
    placeholder: 'dir',
    sentence: 'Folder of tasks, or one task.',
    verbs: ['run', 'list', 'prune', 'bases', 'plan', 'check', 'harden']
  },
  {
    name: 'dataset',
    short: 'd',
    type: 'text',
    placeholder: 'owner/repo@ref',
    sentence:
      'A dataset to fetch with git instead of `path`: `owner/repo@ref`, with `:folder` after it where the dataset is not at the top; a URL or a local repository in place of `owner/repo`. `Kotlin/kotlin-swe-bench` is the Kotlin Benchmark. With `benchmark: swe-polybench`, and of `bench`, the file of its rows.',
    of: {
      bench: {
        placeholder: 'file',
        sentence:
          'The file of rows: CSV as published, JSON, or JSON Lines, each also compressed by gzip. Without one there is nothing to run.'
      }
    },
    verbs: ['run', 'list', 'prune', 'bases', 'plan', 'check', 'bench'],
    inPlan: true
  },
  {
    name: 'benchmark',
    type: 'choice',
    values: ['kotlin', 'swe-polybench'],
    default: 'kotlin',
    placeholder: 'name',
    sentence:
      'What the dataset is: `kotlin`, tasks in folders; `swe-polybench`, rows in the file that `dataset` names. A report knows it by the results.',
    verbs: ['run', 'plan', 'list'],
    commands: ['report'],
    inPlan: true
  },
  {
    name: 'split',
    type: 'choice',
    values: ROW_SPLITS,
    placeholder: 'name',
    sentence:
      'Only rows of this split of SWE-PolyBench, by the `split` that they name; of a file whose rows name none, which split it is.',
    verbs: ['run', 'plan', 'list', 'bench'],
    inPlan: true
  },
  {
    name: 'language',
    type: 'choice',
    values: ROW_LANGUAGES,
    placeholder: 'name',
    sentence: 'Only rows of SWE-PolyBench in this language.',
    verbs: ['run', 'plan', 'list', 'bench'],
    inPlan: true
  },
  {
    name: 'hints',
    type: 'switch',
    default: 'false',
    sentence:
      "Give agents the rows' `hints_text` beside the problem statement. Not how SWE-PolyBench is run.",
    verbs: ['run', 'plan', 'bench'],
    inPlan: true
  },
  {
    name: 'grading',
    type: 'list',
    default: 'official,strict,simple',
    placeholder: 'name',
    sentence:
      "How rows of SWE-PolyBench are graded: `official`, as its own harness does, which gives the reward; `strict`, which also asks for every test that passed before; `simple`, by the language's own test runner. Without `official` the first of the others gives the reward. Commas part several. May be given several times.",
    verbs: ['run', 'plan', 'bench']
  },
  {
    name: 'repo-path',
    type: 'path',
    placeholder: 'dir',
    sentence:
      "Where clones of the rows' repositories are found and kept, as `owner__name`, `owner/name` or `name`; by default in the cache.",
    verbs: ['run', 'bench']
  },
  {
    name: 'published-images',
    type: 'text',
    default: PUBLISHED_IMAGES,
    placeholder: 'prefix',
    sentence:
      "What published images of rows begin with, before the instance's name; `none` asks for none and builds them.",
    verbs: ['run', 'bench']
  },
  {
    name: 'data-dir',
    type: 'path',
    default: 'data',
    placeholder: 'dir',
    sentence:
      'Where each run on rows appends its results, to `swe-polybench-<model>-results.jsonl`; `bench compare` makes a table of such files.',
    verbs: ['run', 'bench'],
    onResume: true
  },
  {
    name: 'dataset-token',
    type: 'text',
    sentence: 'Token that may read the repository of `dataset`, where it is private. Only git gets it.',
    verbs: ['run', 'bases', 'plan', 'check'],
    only: 'input'
  }
] as const satisfies readonly OptionRow[]
