/** What takes the place of a flag of Harbor's that is none of ours, as the end of a sentence. */
const FLAGS: Readonly<Record<string, string>> = {
  '-t': '`-i`/`--include-task-name` chooses tasks, and `-p` may name one',
  '--task': '`-i`/`--include-task-name` chooses tasks, and `-p` may name one',
  '--task-name': '`-i`/`--include-task-name` chooses tasks, and `-p` may name one',
  '-e': 'containers always run on this machine’s engine: leave it out',
  '--env': 'containers always run on this machine’s engine: leave it out',
  '--ek': 'containers always run on this machine’s engine: leave it out',
  '--environment-kwarg': 'containers always run on this machine’s engine: leave it out',
  '-y': 'nothing is ever asked: leave it out',
  '--yes': 'nothing is ever asked: leave it out',
  '--ak':
    'agents have no such settings: `--agent-variable NAME=VALUE` gives the agent a variable, and `kotlin-bench agents` has the version of each',
  '--agent-kwarg':
    'agents have no such settings: `--agent-variable NAME=VALUE` gives the agent a variable, and `kotlin-bench agents` has the version of each',
  '--ae':
    '`--agent-env NAME` hands over a secret of your environment, `--agent-variable NAME=VALUE` what is none',
  '--env-file': '`KOTLIN_BENCH_AGENT_ENV="$(cat .env)"` in the environment takes the lines of such a file',
  '--ve': 'what the tests get stands in `[verifier.env]` of `task.toml`',
  '--verifier-env': 'what the tests get stands in `[verifier.env]` of `task.toml`',
  '-c': 'there is no file of settings: each has its flag',
  '--config': 'there is no file of settings: each has its flag',
  '--force-build': 'it is `--rebuild`',
  '--delete': 'containers are always removed: leave it out',
  '--no-delete': 'containers are always removed; what they leave is in the trial’s folder',
  '--silent': 'it is `-q`/`--quiet`',
  '--debug': '`job.log` and each `trial.log` have everything: leave it out',
  '--agent-setup-timeout-multiplier':
    'an agent is installed once a machine, before its trials and outside their limits: leave it out',
  '--disable-verification': 'every trial is verified: leave it out',
  '--artifact': 'what the agent changed is in `artifacts/model.patch`',
  '--upload': 'results stay here; `kotlin-bench publish` keeps them on a branch of GitHub’s'
}

/** The same for its commands. */
const COMMANDS: Readonly<Record<string, string>> = {
  lint: '`kotlin-bench check --static` reads task files for mistakes',
  view: 'open `report.html` in the job’s folder, or make one of several jobs with `kotlin-bench report`',
  analyze: '`kotlin-bench explain jobs/<job>/<trial>` says why a trial got its reward',
  job: '`kotlin-bench run` starts a job, and `kotlin-bench run --resume <job>` goes on with one',
  jobs: '`kotlin-bench run` starts a job, and `kotlin-bench run --resume <job>` goes on with one',
  trial: '`kotlin-bench run -p tasks/<task>` runs one task',
  trials: '`kotlin-bench run -p tasks/<task>` runs one task',
  task: '`kotlin-bench check` checks tasks, `kotlin-bench new` makes one',
  tasks: '`kotlin-bench check` checks tasks, `kotlin-bench new` makes one',
  init: '`kotlin-bench new` makes a task from a commit',
  agent: '`kotlin-bench agents` lists the agents',
  dataset: '`kotlin-bench list -d owner/repo@ref` lists the tasks of a dataset in git',
  datasets: '`kotlin-bench list -d owner/repo@ref` lists the tasks of a dataset in git',
  download: '`-d owner/repo@ref` fetches a dataset with git',
  upload: '`kotlin-bench publish` keeps results on a branch of GitHub’s',
  cache: '`kotlin-bench prune` names what can be removed, and `--apply` removes it'
}

const wordFor = (words: Readonly<Record<string, string>>, typed: string): string | undefined =>
  Object.hasOwn(words, typed) ? ` For users of Harbor: ${words[typed]}.` : undefined

/** What Harbor's users are told whose fingers typed a flag of it; undefined for all others. */
export const harborFlag = (flag: string): string | undefined => wordFor(FLAGS, flag.replace(/=.*$/s, ''))

/** What Harbor's users are told who typed a command of it. */
export const harborCommand = (typed: string): string | undefined => wordFor(COMMANDS, typed)
