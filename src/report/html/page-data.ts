import type { Trajectory } from '../../contracts/gateway/trajectory.js'
import type { Fault, Outcome } from '../../contracts/outcome.js'
import type { TrialRecord } from '../../contracts/rewards.js'
import type { Dispute, Reward, Verdict } from '../../contracts/verdict.js'
import type { LostTests } from '../test-counts.js'
import type { LogEnd, TestFailure } from './input.js'

/** What the page's program gets from the page: written by `index.ts`, read by `page/`. */

/** What the table marks in a trial beside its outcome. */
export type Mark = 'suspect' | 'note' | 'disputed' | 'unverified' | 'second-verdict'

/** A trial in the table, also one that did not run. */
export interface TrialRow {
  readonly task: string
  readonly repository: string
  /** Place in `PageData.agents`. */
  readonly agent: number
  readonly attempt: number
  readonly outcome: Outcome | 'not-run'
  /** Of the fault, else of the first reason. */
  readonly code: string
  readonly message: string
  /** Target tests that passed, and those expected. */
  readonly target: readonly [number, number] | null
  /** Of p2p. */
  readonly lost: LostTests | null
  readonly seconds: number | null
  readonly tokens: number | null
  readonly costUsd: number | null
  readonly marks: readonly Mark[]
  /** Folder of the trial, unique within a job. */
  readonly name: string
}

export interface PageData {
  /** Agents with their model, in the order of the results. */
  readonly agents: readonly string[]
  readonly rows: readonly TrialRow[]
  /** Trials of which not even a row fits. */
  readonly rowsLeftOut: number
}

/** Where a trial's own view lies: block, and place in it; null where it did not fit. */
export type Place = readonly [block: number, index: number] | null

/** A reason or a flag, its tests or paths cut to the first ones. */
export interface Finding {
  readonly code: string
  readonly level: 'note' | 'suspect' | null
  readonly message: string
  readonly items: readonly string[]
  /** Items beyond those. */
  readonly more: number
}

export interface ShownExcerpt {
  readonly text: string
  /** Bytes of the whole file. */
  readonly bytes: number
  /** Whether the text is less than the file. */
  readonly isCut: boolean
}

/** All that the view of one trial shows. */
export interface TrialPage {
  readonly version: string | null
  readonly shard: number
  readonly fault: Fault | null
  readonly evidence: TrialRecord['evidence']
  readonly reward: Reward | null
  readonly tolerant: Reward | null
  /** What test.sh wrote; undefined where no verdict's file was read. */
  readonly container?: Reward | null
  readonly disputes: readonly Dispute[]
  readonly reasons: readonly Finding[]
  readonly flags: readonly Finding[]
  readonly second: { readonly reward: Reward; readonly reasons: readonly Finding[] } | null
  readonly transitions: TrialRecord['transitions']
  readonly tests: Verdict['tests'] | null
  readonly tokens: TrialRecord['tokens']
  readonly seconds: TrialRecord['seconds']
  readonly startedAt: string | null
  readonly finishedAt: string | null
  readonly limits: TrialRecord['limits']
  readonly images: { readonly task: string | null; readonly base: string | null }
  readonly patch: ShownExcerpt | null
  readonly failures: readonly TestFailure[]
  readonly failuresMore: number
  readonly logs: readonly (LogEnd & ShownExcerpt)[]
  readonly trajectory: Trajectory | null
  readonly folder: string | null
  readonly files: readonly string[]
  /** Parts are shorter than they would be on a page of fewer trials. */
  readonly isShortened: boolean
}

/** Ids of the elements that hold the data, each gzip in base64. */
export const ELEMENT = {
  rows: 'kb-rows',
  places: 'kb-places',
  block: (index: number): string => `kb-block-${index}`
} as const
