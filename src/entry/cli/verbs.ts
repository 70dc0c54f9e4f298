import type { Verb } from '../options.js'
import type { VerbHandler } from './verb-context.js'

/** What each verb does, as help shows it. */
export const verbSentences: Readonly<Record<Verb, string>> = {
  run: 'Run an agent on tasks, verify, score, and write the results.',
  list: 'List the tasks of a dataset, and what in it is no task.',
  agents: 'List the agents there are, their keys and hosts.',
  bases: 'Pull or build the base images that tasks share.',
  prune: 'Name the images of ours that the dataset does not need, and remove them with --apply.',
  check: 'Look for mistakes in tasks: schema, files, patches, expected tests, verifier.',
  new: 'Make a task of a change of a repository, from two commits.',
  calibrate: 'Find the expected tests of a task by running it, and write them.',
  score: 'Give the verdict on test reports that are there already.',
  explain: 'Tell why a trial got its reward.',
  plan: 'Put trials on shards, for a matrix of runners or several machines.',
  report: 'Join results of any number of jobs and shards, and write the report.',
  publish: 'Keep a result on a branch, with a page that shows the trend.',
  harden: 'Give verifiers of tasks the seven steps that leave no other way to a reward.',
  import: 'Make tasks of the rows of another benchmark.',
  bench:
    'Run an agent on the rows of another benchmark, SWE-PolyBench, as `run` does on tasks; `bench compare` makes a table of several.',
  'bench compare': 'Compare models by the results that runs on rows have appended to files.'
}

/** All verbs, in the order of help. */
export const verbs = Object.keys(verbSentences) as readonly Verb[]

/** Loads the code of one verb alone, so that help and mistakes answer at once. */
export const loadVerb: Readonly<Record<Verb, () => Promise<VerbHandler>>> = {
  run: async () => (await import('./run-verb.js')).runVerb,
  list: async () => (await import('./list-verb.js')).listVerb,
  agents: async () => (await import('./agents-verb.js')).agentsVerb,
  bases: async () => (await import('./bases-verb.js')).basesVerb,
  prune: async () => (await import('./prune-verb.js')).pruneVerb,
  check: async () => (await import('./check-verb.js')).checkVerb,
  new: async () => (await import('./new-verb.js')).newVerb,
  calibrate: async () => (await import('./calibrate-verb.js')).calibrateVerb,
  score: async () => (await import('./score-verb.js')).scoreVerb,
  explain: async () => (await import('./explain-verb.js')).explainVerb,
  plan: async () => (await import('./plan-verb.js')).planVerb,
  report: async () => (await import('./report-verb.js')).reportVerb,
  publish: async () => (await import('./publish-verb.js')).publishVerb,
  harden: async () => (await import('./harden-verb.js')).hardenVerb,
  import: async () => (await import('./import-verb.js')).importVerb,
  bench: async () => (await import('./bench-verb.js')).benchVerb,
  'bench compare': async () => (await import('./bench-compare-verb.js')).benchCompareVerb
}
