import type { FaultCode } from '../contracts/fault-codes.js'
import type { Fault, FaultKind } from '../contracts/outcome.js'
import type { TrialRecord } from '../contracts/rewards.js'
import { groupBy } from './group-by.js'

/** Codes of a kind that a reader can do something more particular about. */
const BY_CODE: Readonly<Partial<Record<FaultCode, string>>> = {
  'task-toml-invalid': 'Correct `task.toml` where the message says.',
  'task-compose-invalid': 'Correct `environment/docker-compose.yaml` where the message says.',
  'task-file-missing': 'Add the file to the task, or exclude the task.',
  'task-file-refused': 'Make it a regular file within the task’s folder, of usual size.',
  'task-unsupported': 'Exclude the task; what it asks for is not run yet.',
  'base-missing': 'Add the base to `bases/manifest`, or name the folder of bases with `--bases`.',
  'image-build-failed':
    'Read the build’s log in the jobs folder; the same Dockerfile fails again until it is changed.',
  'certificate-untrusted':
    'The network shows certificates that the build does not trust: name them with `--ca-bundle`, and let the Dockerfile mount them as the message says.',
  'agent-install-failed':
    'See why in the last lines of the message: mend `agent-install` where the script is wrong; where it could not fetch something, run these trials again.',
  'agent-install-unrunnable':
    'A command of `agent-install` is not in the task’s image, or cannot be run there: mend the script; the last lines of the message name it.',
  'image-build-timed-out': 'Raise `build_timeout_sec` of the task, or build on a faster machine.',
  'disk-full': 'Free disk space (`docker system df` says what takes it), then run these trials again.',
  'dataset-cache':
    'Let the folder be written, or name another: `--repo-path` for clones of rows, `XDG_CACHE_HOME` for all else that is kept.',
  'registry-limited': 'The registry limits pulls: sign in to it, or wait, then run these trials again.',
  'engine-unreachable':
    'Start the container engine (for Docker: `systemctl start docker`, or Docker Desktop), or correct `DOCKER_HOST` or the docker context; `docker info` has to succeed.',
  'engine-denied':
    'Let this user use the container engine (its group, or its socket), then run these trials again.',
  'engine-network': 'The engine has lost its bridge to the network: restart it, then run these trials again.',
  'registry-unavailable': 'The registry does not answer: wait, then run these trials again.',
  'artifacts-unavailable': 'The artifact service does not answer: wait, then re-run this job.',
  'container-gone':
    'Something outside ended a container in use: see what else manages containers here, then run these trials again.',
  'gold-fails':
    'The task’s own fix fails here: look at its trial below `controls/`, and mend or exclude the task.',
  'nop-passes': 'The tests pass without a fix: mend the expected tests, or exclude the task.',
  'no-work-tree': 'Make the image’s working directory a git work tree, or run with `--verifier-mode shared`.',
  'seal-failed': 'Seal the history in the task’s Dockerfile, or run with `--seal never`.',
  'env-missing': 'Give the variable a default in `task.toml`, after `:-`, or write its value there.',
  'model-unauthorized':
    'The provider does not take the key: check that it is whole, valid, and allowed to use this model (`--preflight` asks before anything is built).',
  'model-not-found':
    'The provider has no such model, or not at this base URL: check `--model` and the base URL.',
  'model-rate-limited':
    'The provider limits requests, or the account has no credit left: run fewer trials at a time (`--concurrency`), or raise the limit, then run these trials again.',
  'model-overloaded': 'The provider is overloaded: wait, then run these trials again.',
  'model-unreachable':
    'The provider was not reached: check the base URL, the network’s proxy and certificates (`--ca-bundle`), then run these trials again.',
  'model-refused':
    'The provider refuses the request: its message says what; check the model’s name and the agent’s settings.',
  'model-failed': 'The provider failed: its status page may say more; run these trials again later.',
  'host-out-of-memory': 'Run fewer trials at a time, or on a machine with more memory.'
}

const BY_KIND: Readonly<Record<FaultKind, string>> = {
  infrastructure:
    'Not the agent’s doing: look at disk, memory, network and the container engine of this machine, then run these trials again.',
  model: 'No request to the model succeeded: check key, quota and model name, then run these trials again.',
  task: 'Correct the task, or exclude it; running it again changes nothing.'
}

/** What to do about faults of this code, as Markdown; undefined where only their kind says something. */
export const adviceForCode = (code: string): string | undefined =>
  Object.hasOwn(BY_CODE, code) ? BY_CODE[code as FaultCode] : undefined

/** What to do about a fault, as one sentence of Markdown. */
export const adviceFor = ({ kind, code }: Pick<Fault, 'kind' | 'code'>): string =>
  adviceForCode(code) ?? BY_KIND[kind]

/** Faults of one cause: the same kind and code. */
export interface FaultGroup {
  readonly fault: Fault
  readonly trials: readonly TrialRecord[]
}

/** Faults by cause, the most frequent first. */
export const groupFaults = (trials: readonly TrialRecord[]): FaultGroup[] => {
  const failed = trials.flatMap(trial => (trial.fault === null ? [] : [{ fault: trial.fault, trial }]))
  return [...groupBy(failed, ({ fault }) => JSON.stringify([fault.kind, fault.code])).values()]
    .map(group => ({ fault: group[0]!.fault, trials: group.map(({ trial }) => trial) }))
    .sort((a, b) => b.trials.length - a.trials.length)
}
