import { PUBLISHED_IMAGES, ROW_LANGUAGES, ROW_SPLITS } from '../contracts/swe-polybench.js'

/** What `kotlin-bench` can be asked to do. */
export type Verb =
  | 'run'
  | 'list'
  | 'agents'
  | 'bases'
  | 'prune'
  | 'score'
  | 'explain'
  | 'check'
  | 'calibrate'
  | 'new'
  | 'report'
  | 'plan'
  | 'publish'
  | 'harden'
  | 'import'
  | 'bench'
  | 'bench compare'

/** What input `command` can ask for beside those verbs: it makes sense in a workflow alone. */
export type ActionCommand = 'check-report' | 'check-comment'

/**
 * `path` is made absolute, and `job` where it is a path and no name; `list` is a repeated flag or the lines of an input, `hosts` one of
 * host rules in Harbor's syntax; `count` is a whole number of 1 or more, `whole` one of 0 or more; `factor` is a number above 0;
 * `switch` is a flag without a value or an input that is `true` or `false`.
 */
export type OptionType =
  | 'text'
  | 'path'
  | 'job'
  | 'list'
  | 'hosts'
  | 'count'
  | 'whole'
  | 'factor'
  | 'choice'
  | 'switch'

/** One row of the table: a flag of the command line, an input of the action, a line of docs/options.md. */
export interface OptionRow {
  name: string
  /** One letter, without its dash. */
  short?: string
  /** Other long names that mean the same: Harbor's, so that its users need learn nothing. */
  aliases?: readonly string[]
  type: OptionType
  /** The valid values of a `choice`. */
  values?: readonly string[]
  /** As it would be typed. Without one, an option that is not given is absent. */
  default?: string
  /** What a value looks like in help. */
  placeholder?: string
  /** What a `text`, or each of a `list`, has to match, and how to say so. */
  pattern?: { regex: RegExp; says: string }
  sentence: string
  verbs: readonly Verb[]
  /** What it is to a verb to which it is something else than to the others. */
  of?: Partial<Record<Verb, { placeholder: string; sentence: string }>>
  /** Of the action alone, which take it as well. */
  commands?: readonly (ActionCommand | Verb)[]
  /** Where it exists, when not everywhere. */
  only?: 'flag' | 'input'
  /** Given without its name, as a command's one bare word, or its several where it is a list. */
  isBare?: boolean
  /** A job that goes on takes it from the call; all else is as the job was started. */
  onResume?: true
  /** A shard takes it from its plan, and from nowhere else. */
  inPlan?: true
}

/** The one table of options. Flags, `action.yml` and the tables of docs/options.md are made from it. */
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
  },
  {
    name: 'bases',
    type: 'path',
    placeholder: 'dir',
    sentence:
      'Folder with the manifest and recipes of the base images; by default `bases` beside the tasks folder.',
    verbs: ['run', 'list', 'bases', 'prune', 'plan', 'check', 'calibrate', 'import', 'new']
  },
  {
    name: 'base',
    type: 'list',
    placeholder: 'repo:tag',
    sentence:
      'A base by its repository and tag as the manifest has them: the only one that `bases` makes, or what the tasks of its repository are to build on. May be given several times.',
    verbs: ['bases', 'import', 'new']
  },
  {
    name: 'rebuild',
    type: 'switch',
    default: 'false',
    sentence: 'Build every image again, also those that exist.',
    verbs: ['run', 'bases', 'bench'],
    onResume: true
  },
  {
    name: 'registry',
    type: 'list',
    placeholder: 'name',
    sentence:
      'A registry to take images from before they are built, such as `ghcr.io/owner/repo`, asked in the order given; the first is the one that `push` writes to. `none` alone is no registry. May be given several times.',
    verbs: ['run', 'bases', 'check', 'calibrate', 'new', 'bench'],
    onResume: true
  },
  {
    name: 'push',
    type: 'switch',
    default: 'false',
    sentence: 'Push images to the first `registry`, those that are not there yet.',
    verbs: ['run', 'bases', 'bench'],
    onResume: true
  },
  {
    name: 'pull-only',
    type: 'switch',
    default: 'false',
    sentence: 'Build nothing: an image that is neither here nor in a registry is an error.',
    verbs: ['run', 'bases', 'bench'],
    onResume: true
  },
  {
    name: 'registry-username',
    type: 'text',
    sentence:
      "Who logs in to the first `registry`, with `registry-password`. Without them GitHub's registry gets `github-token`, others what `docker login` has left.",
    verbs: ['run', 'bases', 'check'],
    onResume: true,
    only: 'input'
  },
  {
    name: 'registry-password',
    type: 'text',
    sentence: 'Password or token for `registry-username`.',
    verbs: ['run', 'bases', 'check'],
    onResume: true,
    only: 'input'
  },
  {
    name: 'expect-images',
    type: 'path',
    placeholder: 'file',
    sentence:
      "A `rewards.json` of an earlier run: refuse to run unless every task's image is the one recorded there.",
    verbs: ['run', 'bench'],
    onResume: true
  },
  {
    name: 'apply',
    type: 'switch',
    default: 'false',
    sentence: 'Remove what is named; without it nothing is.',
    verbs: ['prune'],
    only: 'flag'
  },
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
  },
  {
    name: 'agent',
    short: 'a',
    type: 'list',
    default: 'oracle',
    placeholder: 'name',
    sentence:
      'Who solves the tasks: `oracle` applies the gold patch, `nop` does nothing, `patch` applies patches made elsewhere, `command` runs a command of yours; or a coding agent by its name, as `kotlin-bench agents` lists them. `name=provider/model` gives it a model of its own. A plan takes several, `run` one. May be given several times.',
    verbs: ['run', 'plan', 'bench'],
    inPlan: true
  },
  {
    name: 'predictions',
    type: 'path',
    placeholder: 'path',
    sentence:
      'For agent `patch`: a file of SWE-bench, SWE-PolyBench or Multi-SWE-bench predictions, or a folder of `<task>.patch` files.',
    verbs: ['run', 'bench']
  },
  {
    name: 'agent-command',
    type: 'text',
    placeholder: 'command',
    sentence:
      "For agent `command`: what to run in the task's working directory, with the instruction on standard input and in the file that `KOTLIN_BENCH_INSTRUCTION` names.",
    verbs: ['run', 'bench']
  },
  {
    name: 'agent-env',
    type: 'list',
    placeholder: 'name',
    sentence:
      'A variable of this environment, by its name alone, that the agent gets in its container as a secret. May be given several times.',
    verbs: ['run', 'bench']
  },
  {
    name: 'agent-variable',
    type: 'list',
    placeholder: 'name=value',
    sentence: 'A variable for the agent that is no secret. May be given several times.',
    verbs: ['run', 'bench']
  },
  {
    name: 'agent-install',
    type: 'text',
    placeholder: 'script',
    sentence:
      "For agent `command`: a shell script that installs it, run once, as root and with network, into an image on top of the task's.",
    verbs: ['run', 'bench']
  },
  {
    name: 'model',
    short: 'm',
    type: 'list',
    placeholder: 'provider/name',
    pattern: {
      regex: /^[^\s\p{Cc}]{1,200}$/u,
      says: 'a name without blanks, such as `anthropic/claude-sonnet-4-5`'
    },
    sentence:
      '`provider/name`, as in `anthropic/claude-sonnet-4-5`; without a provider, of the first that the agent knows. A plan takes several, and tries each agent with each. May be given several times.',
    verbs: ['run', 'plan', 'bench'],
    inPlan: true
  },
  {
    name: 'provider',
    type: 'list',
    placeholder: 'name',
    sentence:
      'A model provider that agent `command` may ask through the gateway, such as `anthropic` or `openai`. May be given several times.',
    verbs: ['run', 'bench']
  },
  {
    name: 'allow-agent-host',
    type: 'hosts',
    placeholder: 'host',
    sentence:
      'A host that agents may reach beside those the task allows: a name, `*.suffix`, an address or a CIDR block. May be given several times.',
    verbs: ['run', 'bench']
  },
  {
    name: 'deny-agent-host',
    type: 'hosts',
    placeholder: 'host',
    sentence:
      'A host that agents may not reach, whatever else allows it; written as in `allow-agent-host`. May be given several times.',
    verbs: ['run', 'bench']
  },
  {
    name: 'preflight',
    type: 'switch',
    default: 'false',
    sentence:
      'Ask each model provider for one short answer before any image is built, so that a wrong key or model name is told at once.',
    verbs: ['run', 'bench'],
    onResume: true
  },
  {
    name: 'max-cost',
    type: 'factor',
    placeholder: 'usd',
    sentence:
      "Start no new trial once the run's model requests have cost so many US dollars, and end an agent that passes what is left of it. A plan divides it over its shards.",
    verbs: ['run', 'plan', 'bench'],
    onResume: true,
    inPlan: true
  },
  {
    name: 'max-tokens',
    type: 'count',
    placeholder: 'number',
    sentence:
      'Tokens, read and written together, that an agent may use in one trial; it is ended there, and what it changed until then is verified.',
    verbs: ['run', 'bench']
  },
  {
    name: 'prices',
    type: 'path',
    placeholder: 'file',
    sentence:
      'A JSON file that gives each model its `input` and `output` price, and `cached` and `cacheWrite` where they differ, in US dollars for a million tokens; wins over the built-in list.',
    verbs: ['run', 'bench'],
    onResume: true
  },
  {
    name: 'ca-bundle',
    type: 'path',
    placeholder: 'file',
    sentence:
      'Certificates in PEM that containers, image builds and fetches by git are to trust, for networks that inspect TLS; by default the file that `SSL_CERT_FILE` or `NODE_EXTRA_CA_CERTS` names.',
    verbs: ['run', 'bases', 'check', 'calibrate', 'new', 'bench'],
    onResume: true
  },
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
  },
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
  },
  {
    name: 'static',
    type: 'switch',
    default: 'false',
    sentence: 'Only the checks that read files: seconds, and no engine.',
    verbs: ['check'],
    commands: ['check-report']
  },
  {
    name: 'dynamic',
    type: 'switch',
    default: 'false',
    sentence: 'Only the checks that build a task and run its tests.',
    verbs: ['check'],
    commands: ['check-report']
  },
  {
    name: 'repeat',
    type: 'count',
    default: '3',
    placeholder: 'number',
    sentence:
      'How often the tests run at the base commit, with test.patch and with the fix: what differs from run to run is flaky.',
    verbs: ['check', 'calibrate', 'new']
  },
  {
    name: 'exclude-flaky',
    type: 'switch',
    default: 'false',
    sentence:
      'Keep classes with flaky tests from running, by a file in `environment/`, rather than only leaving those tests out of the lists.',
    verbs: ['calibrate', 'new'],
    only: 'flag'
  },
  {
    name: 'code-scanning',
    type: 'switch',
    default: 'false',
    sentence:
      'Send the findings to code scanning, where the token may (`security-events: write`); elsewhere a line of the log says why not.',
    verbs: ['check'],
    commands: ['check-report'],
    only: 'input'
  },
  {
    name: 'sarif',
    type: 'path',
    placeholder: 'file',
    sentence: 'Where to write the findings as SARIF 2.1.0, for code scanning.',
    verbs: ['check'],
    only: 'flag'
  },
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
  },
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
  },
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

/** All long names of a row: its own and its aliases. */
export const namesOf = (row: OptionRow): readonly string[] => [row.name, ...(row.aliases ?? [])]
