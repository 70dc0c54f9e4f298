import type { ExpectedTests } from '../contracts/expected-tests.js'
import type { Fault } from '../contracts/outcome.js'
import type { ShippedTree } from '../contracts/shipped-tree.js'
import type { Stage } from '../contracts/stages.js'
import type { Verdict } from '../contracts/verdict.js'
import type { TestResults } from '../score/index.js'
import type { NotRun, Problem, StaticCheck } from './static-check.js'

/** One of our own agents on the task, in fresh containers. */
export interface TriedTask {
  /** null where the fault is. */
  readonly verdict: Verdict | null
  readonly fault: Fault | null
  readonly seconds: {
    /** How long the tests took; null where it did not come to them. */
    readonly verify: number | null
    /** Their limit; null is without one. */
    readonly limit: number | null
  }
}

/** One run of the tests: at the base commit, with test.patch, with test.patch and the task's solution. */
export interface TriedStage extends TriedTask {
  readonly stage: Stage
  /** Counted from 1. */
  readonly repeat: number
  /** By test; null where the run says nothing. */
  readonly statuses: TestResults['statuses'] | null
}

/** What building and running a task has shown. What there is no use in asking is undefined. */
export interface DynamicFacts {
  /** Why there is no image to ask; null where there is one. */
  readonly imageFault: Fault | null
  readonly tree: ShippedTree | undefined
  /** null where the file is missing or wrong. */
  readonly expected: ExpectedTests | null
  /** As often as was asked for, stage by stage. */
  readonly stages: readonly TriedStage[] | undefined
  readonly brokenBuild: TriedTask | undefined
}

/** A check that asks the task's image and its tests. Pure: it judges what the engine has shown. */
export interface DynamicCheck extends Omit<StaticCheck, 'run'> {
  /** @param errors ids of the checks whose findings are errors here: one of them may tell the same, and only once */
  readonly run: (facts: DynamicFacts, errors: ReadonlySet<string>) => readonly Problem[] | NotRun
}

/** Why there is nothing to look at where the containers were not even started. */
export const NOTHING_RAN: NotRun = { notRun: 'the image cannot be built, or the tests cannot be put into it' }

/** Why a check has nothing to go by where every run that it looks at failed through no fault of the task. */
export const nothingKnown = (tried: readonly TriedTask[]): NotRun | undefined => {
  const fault = tried.find(one => one.fault !== null && one.fault.kind !== 'task')?.fault
  return fault ? { notRun: fault.message } : undefined
}
